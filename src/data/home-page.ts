/** What src/plugins/home hands to the home page. */

/** A call of an interface, highlighted when the site is built. */
export type Example = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Address of the section about the interface. */
  readonly to: string;
  /** A program in curl that calls it, as HTML. */
  readonly program: string;
  /** What it is answered, as HTML. */
  readonly answer?: string;
  /** Whether the sandbox gave this answer to this program. */
  readonly recorded: boolean;
};

/** A group of the sidebar with its pages. */
export type DocGroupData = {
  readonly title: string;
  readonly description: string;
  /** The note says how many interfaces a page has, or begins its description. */
  readonly docs: readonly {readonly title: string; readonly note: string; readonly docId: string}[];
};

export type HomePage = {
  readonly groups: readonly DocGroupData[];
  /** The summary of the changes in each docs version by its name. */
  readonly changes: Readonly<Record<string, string>>;
  readonly example?: Example;
  /** What changed last, the day on which it did, and where that is explained. */
  readonly newest?: {readonly day: string; readonly text: string; readonly to: string};
};
