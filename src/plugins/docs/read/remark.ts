import type {Root as HastRoot} from 'hast';
import type {Root, RootContent} from 'mdast';
import type {Options as RehypeOptions} from 'remark-rehype';
import type {Options as StringifyOptions} from 'remark-stringify';
import type {Pluggable} from 'unified';
import {nodesIn} from '../tree/nodes';
import {looksOf, noteLooks} from './admonitions';
import {seldomLooking} from './bare-addresses';
import {attachable, docsPlugins, pluginRunner} from './owner-plugins';
import type {OwnerPlugins} from './owner-plugins';
import {markTitle, giveSlugs, takeId} from './headings';
import {createTextHtml} from './text-html';
import type {TextHtml} from './text-html';
import {createParser, GFM_OPTIONS} from './parser';
import type {Parsed} from './parser';
import {writeText} from './write-text';
import {withoutComments, withoutDirectives, withoutParagraphs, withReactNames, withoutReferences} from './mdx1-tree';

/** remark with the syntax of the pages: front matter, GFM, MDX, and directives for admonitions. */
export type Remark = {
  /** @returns the tree, and the text that its positions refer to, with titles of admonitions as labels @throws VFileMessage */
  readonly parse: (markdown: string) => Parsed;
  /** What the plugins of an owner make of a page. @throws ProblemsError for one that fails */
  readonly transform: (root: Root, page: {readonly file: string; readonly markdown: string}) => Promise<Root>;
  readonly changesHtml: boolean;
  readonly transformHtml: (root: HastRoot, page: {readonly file: string}) => Promise<HastRoot>;
  /** Markdown that a block makes; its nodes have no place on the page. */
  readonly parseBlock: (markdown: string) => readonly RootContent[];
  /** A text of a contract: CommonMark with GFM and the HTML that GitHub shows, in which `{` and `:` are text. Its nodes have no place on the page. */
  readonly parseText: (text: string) => readonly RootContent[];
  readonly loadTextHtml: TextHtml['load'];
  readonly toHast: (page: Root, options: RehypeOptions) => HastRoot;
  /** @param handlers write nodes that are not Markdown, or that are written differently from remark */
  readonly toMarkdown: (page: Root, handlers?: StringifyOptions['handlers']) => string;
};

/** The nodes of a tree without their positions, which are not positions in the page. */
function placeless(root: Root): readonly RootContent[] {
  nodesIn(root).forEach((node) => delete node.position);
  return root.children;
}

/** What may be an emoji, e.g. `:smile:`; few pages have one, and a walk over each costs as much as three checks of it. */
const EMOJI = /:[\w+-]+:/;

async function createRemark(owner: OwnerPlugins): Promise<Remark> {
  const [
    {unified},
    {default: remark},
    {default: frontMatter},
    {default: gfm},
    {default: mdx},
    {default: directive},
    {default: emoji},
    {default: cjkFriendly},
    {default: rehype},
    {default: stringify},
  ] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-gfm'),
    import('remark-mdx'),
    import('remark-directive'),
    import('remark-emoji'),
    import('remark-cjk-friendly'),
    import('remark-rehype'),
    import('remark-stringify'),
  ]);
  const {beforeDefaultRemarkPlugins: before, remarkPlugins: after} = owner;
  const own = [...before, ...after].map((plugin): Pluggable => attachable(plugin));
  const parser = await createParser(owner.admonitions !== false, own);
  const texts = unified().use(remark).use(gfm, GFM_OPTIONS).use(seldomLooking).use(cjkFriendly).freeze();
  const textHtml = createTextHtml();
  const writer = (handlers?: StringifyOptions['handlers']) =>
    unified()
      .use(frontMatter)
      .use(gfm, {tablePipeAlign: false})
      .use(cjkFriendly)
      .use(mdx)
      .use(directive)
      .use(own)
      .use(stringify, {bullet: '-', emphasis: '*', rule: '-', handlers: {text: writeText, ...handlers}})
      .freeze();
  // Made once, as each one compiles dozens of patterns.
  const plainWriter = writer();
  const finish = (root: Root, source: string): void => {
    withoutComments(root);
    withoutReferences(root);
    withoutDirectives(root, source);
    withoutParagraphs(root);
    nodesIn(root).forEach((node) => {
      withReactNames(node);
      if (node.type === 'heading') takeId(node);
    });
  };
  const withEmoji = unified().use(emoji).freeze();
  const looks = await looksOf(owner.admonitions || {});
  const finishPage = (root: Root, source: string): void => {
    finish(root, source);
    if (before.length > 0 || EMOJI.test(source)) withEmoji.runSync(root);
    if (looks) noteLooks(root, looks);
    giveSlugs(root);
    markTitle(root, source);
  };
  const finished = (page: Parsed, change: typeof finish): Parsed => {
    change(page.root, page.source);
    return page;
  };
  const {onMarkdown, onHtml} = pluginRunner(owner, parser.create, (text) => {
    const root = parser.jsx(text);
    nodesIn(root).forEach(withReactNames);
    return root;
  });
  return {
    parse(markdown) {
      const page = parser.page(markdown);
      return before.length > 0 ? page : finished(page, finishPage);
    },
    transform: (root, page) => onMarkdown(root, page, (changed) => finishPage(changed, page.markdown)),
    changesHtml: owner.beforeDefaultRehypePlugins.length + owner.rehypePlugins.length > 0,
    transformHtml: onHtml,
    parseBlock: (markdown) => placeless(finished(parser.block(markdown), finish).root),
    parseText: (text) => placeless(textHtml.shownIn(texts.parse(text))),
    loadTextHtml: textHtml.load,
    toHast: (page, options) => unified().use(rehype, options).runSync(page) as HastRoot,
    toMarkdown: (page, handlers) => (handlers ? writer(handlers) : plainWriter).stringify(page),
  };
}

const loading = new WeakMap<OwnerPlugins, Promise<Remark>>();

/** Loads remark once for each set of plugins of an owner. */
export function loadRemark(owner: OwnerPlugins = docsPlugins()): Promise<Remark> {
  const loaded = loading.get(owner) ?? createRemark(owner);
  loading.set(owner, loaded);
  return loaded;
}
