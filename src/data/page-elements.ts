/** A tag of HTML or a component of src/theme/MDXComponents. */
export type PageElement = {
  readonly name: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly children?: readonly PageNode[];
};

/** What a page consists of: text, or an element. */
export type PageNode = string | PageElement;

/** What the theme needs to know of a page besides its content, in the form of beta.13. */
export type PageFacts = {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly toc: readonly unknown[];
  /** Only where it says more than the title and the description, which are metadata. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** The heading of level 1 at the beginning of the content, in place of which the theme adds none. */
  readonly contentTitle?: string;
};

/** A page whose content React does not hydrate. */
export type StaticPage = PageFacts & {
  readonly nodes: readonly PageNode[];
};
