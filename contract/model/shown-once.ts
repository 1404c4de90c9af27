import type {Elsewhere} from './fields';

/** The place where a page shows the fields of a schema. */
type ShownPlace = {
  /** Anchor of the field that contains them. */
  readonly shownAt: string;
  /** Set if that field belongs to a schema with a page of its own, on which the anchor is. */
  readonly elsewhere?: Elsewhere;
};

/** A schema whose fields are being read, with the anchor of its field. */
type Open = {readonly identity: unknown; readonly anchor: string; readonly own?: Elsewhere};

/** A page shows a schema with more fields than this, counting nested ones, only once, and links to it from other places. */
const MANY = 20;

/**
 * Keeps track of the schemas on a page, so that large and recursive ones are shown once.
 *
 * @param pageOf returns the page of a schema that has one of its own
 */
export function createShownOnce(pageOf: (identity: unknown) => Elsewhere | undefined) {
  const places = new Map<unknown, ShownPlace>();
  /** Stack of the schemas whose fields are being read, the outermost first. */
  const open: Open[] = [];
  const recursive = new Set<unknown>();
  /** Small recursive schemas, which the next request or response shows again. */
  const shownAgain = new Set<unknown>();

  return {
    /** Returns the place that shows the fields of a schema already, if any. */
    placeOf(identity: unknown): ShownPlace | undefined {
      if (open.some((one) => one.identity === identity)) recursive.add(identity);
      return places.get(identity);
    },

    /**
     * Starts reading the fields of a schema.
     *
     * @returns the page of the schema, if it has one of its own
     */
    begin(identity: unknown, anchor: string): Elsewhere | undefined {
      const own = pageOf(identity);
      const outer = [...open].reverse().find((one) => one.own);
      const within = outer?.own && {...outer.own, path: anchor.slice(outer.anchor.length)};
      open.push({identity, anchor, own});
      places.set(identity, {shownAt: anchor, elsewhere: own ?? within});
      return own;
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
