import type {Elsewhere} from './fields';

/** Where a page shows the fields of a schema. */
type ShownPlace = {
  /** Anchor of the field that has them within. */
  readonly shownAt: string;
  /** Set where that field is part of a schema that has a page of its own, so that this page has no such anchor. */
  readonly elsewhere?: Elsewhere;
};

/** A schema whose fields are being read, and the anchor of the field that has it. */
type Open = {readonly identity: unknown; readonly anchor: string; readonly own?: Elsewhere};

/** A schema with more fields than these, nested ones too, is shown once on a page; other places link there. */
const MANY = 20;

/**
 * Keeps track of the schemas whose fields a page shows, so that large ones and those that contain themselves are shown once.
 *
 * @param pageOf the page of a schema that has one of its own
 */
export function createShownOnce(pageOf: (identity: unknown) => Elsewhere | undefined) {
  const places = new Map<unknown, ShownPlace>();
  /** Schemas whose fields are being read, one within the other. */
  const open: Open[] = [];
  const recursive = new Set<unknown>();
  /** Small recursive ones, which the next request or answer shows again. */
  const shownAgain = new Set<unknown>();

  return {
    /** The place that shows the fields of a schema already. */
    placeOf(identity: unknown): ShownPlace | undefined {
      if (open.some((one) => one.identity === identity)) recursive.add(identity);
      return places.get(identity);
    },

    /** Begins to read the fields of a schema. @returns the page that the schema has for itself */
    begin(identity: unknown, anchor: string): Elsewhere | undefined {
      const own = pageOf(identity);
      const outer = [...open].reverse().find((one) => one.own);
      const within = outer?.own && {...outer.own, path: anchor.slice(outer.anchor.length)};
      open.push({identity, anchor, own});
      places.set(identity, {shownAt: anchor, elsewhere: own ?? within});
      return own;
    },

    /** Ends to read them. @param count how many they are, nested ones too */
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
