/** A page shows a schema with more fields than this, counting nested ones, only once, and links to it from other places. */
const MANY = 20;

/** Keeps track of the schemas on a page, so that large and recursive ones are shown once. */
export function createShownOnce() {
  /** Anchors of the fields that show a schema. */
  const places = new Map<unknown, string>();
  /** Stack of the schemas whose fields are being read, the outermost first. */
  const open: unknown[] = [];
  const recursive = new Set<unknown>();
  /** Small recursive schemas, which the next request or response shows again. */
  const shownAgain = new Set<unknown>();

  return {
    /** Returns the anchor of the field that shows a schema already, if any. */
    placeOf(identity: unknown): string | undefined {
      if (open.includes(identity)) recursive.add(identity);
      return places.get(identity);
    },

    /** Starts reading the fields of a schema. */
    begin(identity: unknown, anchor: string): void {
      open.push(identity);
      places.set(identity, anchor);
    },

    /**
     * Finishes reading the fields of a schema.
     *
     * @param count number of its fields, counting nested ones
     */
    end(identity: unknown, count: number): void {
      open.pop();
      if (count <= MANY && !recursive.has(identity)) places.delete(identity);
      else if (count <= MANY) shownAgain.add(identity);
      if (open.length > 0) return;
      shownAgain.forEach((one) => places.delete(one));
      shownAgain.clear();
    },
  };
}
