/** A tag of HTML or a component of src/theme/MDXComponents. */
export type PageElement = {readonly name: string; readonly props?: Readonly<Record<string, unknown>>; readonly children?: readonly PageNode[]};

/** What a page consists of: text, or an element. */
export type PageNode = string | PageElement;
