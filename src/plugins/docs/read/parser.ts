import type {Root} from 'mdast';
import type {Pluggable, Processor} from 'unified';
import {restoreTitles, withLabels} from './admonitions';
import {seldomLooking} from './bare-addresses';
import {indentedCode} from './indented-code';
import {headingIds, voidElements, withAngles} from './syntax';
import {withoutFences} from './mdx1-tree';
import {withOpenTags} from './open-tags';

/** A tree of micromark, and the text that its positions refer to. */
export type Parsed = {readonly root: Root; readonly source: string};

type Read = (markdown: string) => Parsed;

export type Parser = {
  /** The syntax of the pages, for more plugins. */
  readonly create: () => Processor;
  readonly page: Read;
  /** Markdown in which no line is code by indentation. */
  readonly block: Read;
  readonly jsx: (text: string) => Root;
};

/** A single `~` stands between numbers, as in `1~3 个工作日`. */
export const GFM_OPTIONS = {singleTilde: false};

/** Constructs of Markdown, which are off inside the text of JSX. */
const MARKDOWN = [
  'attention',
  'autolink',
  'blockQuote',
  'characterEscape',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'labelEnd',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** What makes trees of pages: front matter, GFM, MDX, and directives for admonitions. @param own plugins of an owner, which may add to the syntax */
export async function createParser(hasAdmonitions: boolean, own: readonly Pluggable[]): Promise<Parser> {
  const [
    {unified},
    {default: remark},
    {default: frontMatter},
    {default: gfm},
    {default: mdx},
    {default: directive},
    {default: comment},
    {mdxJsxFromMarkdown},
    {autolink, ...constructs},
    {default: cjkFriendly},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('remark-directive'),
    import('@slorber/remark-comment'),
    import('mdast-util-mdx-jsx'),
    import('micromark-core-commonmark'),
    import('remark-cjk-friendly'),
  ]);
  function mdx1(this: Processor): void {
    const data = this.data();
    data.micromarkExtensions = [...withAngles(data.micromarkExtensions ?? [], autolink), headingIds];
    data.fromMarkdownExtensions?.push(voidElements(mdxJsxFromMarkdown));
  }
  const indented = indentedCode(constructs);
  function withIndentedCode(this: Processor): void {
    const data = this.data();
    data.micromarkExtensions = [...indented.withCode(data.micromarkExtensions ?? [])];
  }
  // Not frozen: a copy of a frozen processor would add each extension of the syntax once more.
  const syntax = unified()
    .use(remark)
    .use(frontMatter)
    .use(gfm, GFM_OPTIONS)
    .use(seldomLooking)
    // `**“开始”**：` is strong, as in beta.13; CommonMark alone wants a space beside it ("left-flanking delimiter run").
    .use(cjkFriendly)
    .use(mdx)
    .use(hasAdmonitions ? [directive] : [])
    .use(comment)
    .use(mdx1)
    .use(withIndentedCode);
  const processor = syntax()
    .use([...own])
    .freeze();
  const jsx = unified()
    .use(remark)
    .use(mdx)
    .use(mdx1)
    .use(function withoutMarkdown() {
      this.data().micromarkExtensions?.push({disable: {null: MARKDOWN}});
    })
    .freeze();
  const read = (markdown: string, parsePage: (source: string) => Root): Parsed => {
    const text = markdown.replace(/^\ufeff/, '').replace(/\r\n/g, '\n');
    const source = hasAdmonitions ? withLabels(text) : text;
    const root = withOpenTags(source, parsePage);
    const bare = withoutFences(root, source);
    const page = bare === source ? {root, source} : {root: withOpenTags(bare, parsePage), source: bare};
    if (source !== text) restoreTitles(page.root, text);
    return page;
  };
  const withoutCode = (source: string): Root => processor.parse(source);
  const withCode = (source: string): Root => indented.read(source, withoutCode);
  return {
    create: () => syntax() as unknown as Processor,
    page: (markdown) => read(markdown, withCode),
    block: (markdown) => read(markdown, withoutCode),
    jsx: (text) => jsx.parse(text),
  };
}
