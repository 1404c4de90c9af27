import type {Root as HastRoot} from 'hast';
import type {Root, RootContent} from 'mdast';
import type {Options as RehypeOptions} from 'remark-rehype';
import type {Options as StringifyOptions} from 'remark-stringify';
import type {Pluggable, Processor} from 'unified';
import {nodesIn} from '../tree/nodes';
import {looksOf, noteLooks, restoreTitles, withLabels} from './admonitions';
import {loadGfm} from './gfm';
import {indentedCode} from './indented-code';
import {attachable, docsPlugins, pluginRunner} from './owner-plugins';
import type {OwnerPlugins} from './owner-plugins';
import {markTitle, giveSlugs, takeId} from './headings';
import {createTextHtml} from './text-html';
import type {TextHtml} from './text-html';
import {writeLine, writeText} from './write-text';
import {
  withoutComments,
  withoutDirectives,
  withoutFences,
  withoutParagraphs,
  withReactNames,
  withoutReferences,
} from './mdx1-tree';
import {withMdx1Tags} from './mdx1-tags';
import {headingIds, voidElements, withAngles} from './syntax';
import {memoized} from '../../../../contract';

/** The tree of a page, and the text to which its positions refer. */
type Parsed = {readonly root: Root; readonly source: string};

/** remark with the syntax of pages: front matter, GFM, MDX, and directives for admonitions. */
export type Remark = {
  /**
   * @returns the tree and the text of its positions, in which titles of admonitions are labels
   * @throws VFileMessage
   */
  readonly parse: (markdown: string) => Parsed;
  /**
   * Applies the owner's plugins to a page.
   *
   * @throws ProblemsError for a plugin that fails
   */
  readonly transform: (root: Root, page: {readonly file: string; readonly markdown: string}) => Promise<Root>;
  readonly changesHtml: boolean;
  readonly transformHtml: (root: HastRoot, page: {readonly file: string}) => Promise<HastRoot>;
  /** Parses Markdown that a block generates; its nodes have no positions. */
  readonly parseBlock: (markdown: string) => readonly RootContent[];
  /** Parses a text of a contract: CommonMark with GFM and the HTML that GitHub shows, in which `{` and `:` are text. Its nodes have no positions. */
  readonly parseText: (text: string) => readonly RootContent[];
  readonly loadTextHtml: TextHtml['load'];
  readonly toHast: (page: Root, options: RehypeOptions) => HastRoot;
  /** @param handlers for nodes that are not Markdown, or are written differently than remark does */
  readonly toMarkdown: (page: Root, handlers?: StringifyOptions['handlers']) => string;
};

/** The nodes of a tree without their positions, which do not refer to the page. */
function placeless(root: Root): readonly RootContent[] {
  nodesIn(root).forEach((node) => delete node.position);
  return root.children;
}

/** A possible emoji, e.g. `:smile:`. Few pages have one, and searching a tree costs as much as three checks of a page. */
const EMOJI = /:[\w+-]+:/;

/** Markdown constructs, which are disabled when only JSX is parsed. */
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

/** Changes a tree to that of beta.13. */
function finish(root: Root, source: string): void {
  withoutComments(root);
  withoutReferences(root);
  withoutDirectives(root, source);
  withoutParagraphs(root);
  nodesIn(root).forEach((node) => {
    withReactNames(node);
    if (node.type === 'heading') takeId(node);
  });
}

function finished(page: Parsed, change: typeof finish): Parsed {
  change(page.root, page.source);
  return page;
}

async function createRemark(owner: OwnerPlugins): Promise<Remark> {
  const [
    {unified},
    {default: remark},
    {default: frontMatter},
    {default: mdx},
    {default: directive},
    {default: comment},
    {default: emoji},
    {default: rehype},
    {default: stringify},
    {mdxJsxFromMarkdown},
    {autolink, ...constructs},
    gfm,
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-mdx'),
    import('remark-directive'),
    import('@slorber/remark-comment'),
    import('remark-emoji'),
    import('remark-rehype'),
    import('remark-stringify'),
    import('mdast-util-mdx-jsx'),
    import('micromark-core-commonmark'),
    loadGfm(),
  ]);
  const {beforeDefaultRemarkPlugins: before, remarkPlugins: after} = owner;
  const own = [...before, ...after].map((plugin): Pluggable => attachable(plugin));
  const hasAdmonitions = owner.admonitions !== false;
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
  // Not frozen, as a copy of a frozen processor would add each syntax extension again.
  const syntax = unified()
    .use(remark)
    .use(frontMatter)
    .use(gfm())
    .use(mdx)
    .use(hasAdmonitions ? [directive] : [])
    .use(comment)
    .use(mdx1)
    .use(withIndentedCode);
  const processor = syntax().use(own).freeze();
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
    const root = withMdx1Tags(source, parsePage);
    const bare = withoutFences(root, source);
    const page = bare === source ? {root, source} : {root: withMdx1Tags(bare, parsePage), source: bare};
    if (source !== text) restoreTitles(page.root, text);
    return page;
  };
  const withoutCode = (source: string): Root => processor.parse(source);
  const withCode = (source: string): Root => indented.read(source, withoutCode);
  const texts = unified().use(remark).use(gfm()).freeze();
  const textHtml = createTextHtml();
  const writer = (handlers?: StringifyOptions['handlers']) =>
    unified()
      .use(frontMatter)
      .use(gfm({tablePipeAlign: false}))
      .use(mdx)
      .use(directive)
      .use(own)
      .use(stringify, {
        bullet: '-',
        emphasis: '*',
        rule: '-',
        handlers: {text: writeText, jsxLine: writeLine, ...handlers},
      })
      .freeze();
  // Created once, as each one compiles dozens of patterns.
  const plainWriter = writer();
  const withEmoji = unified().use(emoji).freeze();
  const looks = await looksOf(owner.admonitions || {});
  const finishPage = (root: Root, source: string): void => {
    finish(root, source);
    if (before.length > 0 || EMOJI.test(source)) withEmoji.runSync(root);
    if (looks) noteLooks(root, looks);
    giveSlugs(root);
    markTitle(root, source);
  };
  const {onMarkdown, onHtml} = pluginRunner(
    owner,
    () => syntax() as unknown as Processor,
    (text) => {
      const root = jsx.parse(text);
      nodesIn(root).forEach(withReactNames);
      return root;
    },
  );
  return {
    parse(markdown) {
      const page = read(markdown, withCode);
      return before.length > 0 ? page : finished(page, finishPage);
    },
    transform: (root, page) => onMarkdown(root, page, (changed) => finishPage(changed, page.markdown)),
    changesHtml: owner.beforeDefaultRehypePlugins.length + owner.rehypePlugins.length > 0,
    transformHtml: onHtml,
    parseBlock: (markdown) => placeless(finished(read(markdown, withoutCode), finish).root),
    parseText: (text) => placeless(textHtml.shownIn(texts.parse(text))),
    loadTextHtml: textHtml.load,
    toHast: (page, options) => unified().use(rehype, options).runSync(page) as HastRoot,
    toMarkdown: (page, handlers) => (handlers ? writer(handlers) : plainWriter).stringify(page),
  };
}

const loadOnce = memoized(createRemark);

/** Loads remark, once for each set of an owner's plugins. */
export const loadRemark = (owner: OwnerPlugins = docsPlugins()): Promise<Remark> => loadOnce(owner);
