/** Data that src/plugins/home passes to the home page. */

/** A call of an interface, highlighted when the site is built. */
export type Example = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Address of the section about the interface. */
  readonly to: string;
  /** A curl command that calls it, as HTML. */
  readonly program: string;
  /** The response, as HTML. */
  readonly answer?: string;
  /** Whether the response was recorded from the sandbox. */
  readonly recorded: boolean;
};

/** A group of the sidebar with its pages. */
export type DocGroupData = {
  readonly title: string;
  readonly description: string;
  /** The note is the number of interfaces on the page, or the beginning of its description. */
  readonly docs: readonly {readonly title: string; readonly note: string; readonly docId: string}[];
};

export type HomePage = {
  readonly groups: readonly DocGroupData[];
  /** The summary of the changes in each docs version, by its name. */
  readonly changes: Readonly<Record<string, string>>;
  readonly example?: Example;
  /** The latest change, its day, and the address of its explanation. */
  readonly newest?: {readonly day: string; readonly text: string; readonly to: string};
};
