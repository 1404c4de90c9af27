/** Paths by owner, the content of paths.json. */
export type Lists = {
  readonly sample: {readonly paths: readonly string[]; readonly packages: readonly string[]};
  readonly owner: {
    readonly paths: readonly string[];
    /** New places of the owner's files, by the places that they had in an earlier engine. */
    readonly moved?: Readonly<Record<string, string>>;
  };
  readonly engine: {readonly paths: readonly string[]};
};

/** Whether a file is a path of a list, or below one. */
export const isIn = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);

/** The owner of a file: the longest path that contains it decides; undefined if no list contains it. */
export function ownerOf(file: string, lists: Lists): keyof Lists | undefined {
  const named = (['sample', 'owner', 'engine'] as const).flatMap((owner) =>
    lists[owner].paths.filter((place) => isIn(file, place)).map((place) => ({owner, length: place.length})),
  );
  return named.sort((one, another) => another.length - one.length)[0]?.owner;
}
