/** An HTML element, or a component of src/theme/MDXComponents. */
export type PageElement = {
  readonly name: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly children?: readonly PageNode[];
};

/** A node of a page: text or an element. */
export type PageNode = string | PageElement;

/** What the theme needs of a page besides its content, in the form of beta.13. */
export type PageFacts = {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly toc: readonly unknown[];
  /** Only keys beside title and description, which are metadata. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  /** Text of the page's leading h1, if it has one; the theme then adds no title. */
  readonly contentTitle?: string;
};

/** A page whose content React does not hydrate. */
export type StaticPage = PageFacts & {
  readonly nodes: readonly PageNode[];
};
