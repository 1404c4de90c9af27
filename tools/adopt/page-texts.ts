import {stringify} from 'yaml';
import {corrected} from '../lint/prose/correct.mjs';
import {literal} from '../../src/plugins/docs/blocks/markdown';
import type {LocatedOperation, OpenApi} from '../../contract';
import type {Family, TagPage} from './pages';
import {interpolate} from '../../contract/words';
import type {Words} from './language';

/** Markup in Markdown that a summary leaves out. */
const MARKS = /```[\s\S]*?(```|$)|<[^>]*>|!?\[([^\]]*)\]\([^)]*\)|[#>*_`|~]+/g;
const LONGEST = 120;

/** A text on one line, corrected for the prose linter. */
export const lineOf = (text: string): string => corrected(text.replace(/\s+/g, ' ').trim());

/** The first sentences of a Markdown text without markup, as long as search engines display; empty if it has none. */
export function summaryOf(markdown: string, words: Words): string {
  const plain = lineOf(markdown.replace(MARKS, (_all, _fence, label: string | undefined) => label ?? ' '));
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  const end = Math.max(cut.lastIndexOf(words.text.stop), cut.lastIndexOf('. '));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, LONGEST - 1)}…`;
}

export const frontMatter = (title: string, description: string): string =>
  `---\n${stringify({title: lineOf(title), description}, {lineWidth: 0, singleQuote: true})}---\n`;

/** A block, with a fence of tildes because names may contain backticks. */
export const block = (name: string, target: string): string =>
  `~~~${name} ${target.replace(/\s+/g, ' ').replace(/[\\&]/g, '\\$&').trim()}\n~~~\n`;

/** The name by which a block refers to an operation: its operationId, or method and path if that contains spaces. */
export const targetOf = ({operation, method, path, keys}: LocatedOperation): string =>
  keys[0] === 'webhooks' || /^\S+$/.test(operation.operationId)
    ? operation.operationId
    : `${method.toLowerCase()} ${path}`;

/** The block of an operation. */
export const operationBlock = (family: string, located: LocatedOperation): string =>
  block('openapi', `${family}#${targetOf(located)}`);

/** The page of a tag, with its description and operations, or the page of a schema. All texts stay in the contract, and blocks show them. */
export function tagPage(
  family: string,
  {title, tag, description, operations, schema, hasOthers}: TagPage,
  words: Words,
): string {
  if (schema !== undefined)
    return [
      frontMatter(title, summaryOf(description, words) || lineOf(title)),
      block('schema', `${family}#${schema}`),
    ].join('\n');
  return [
    frontMatter(
      title,
      summaryOf(description, words) || lineOf(interpolate(words.adopt.interfaces, {title, count: operations.length})),
    ),
    // A page without operations needs a heading for its table of contents.
    ...(operations.length === 0 && !hasOthers ? [`## ${words.adopt.about} {#about}\n`] : []),
    ...(tag !== undefined && description ? [block('tag', `${family}#${tag}`)] : []),
    ...operations.map((located) => operationBlock(family, located)),
    ...(hasOthers ? [`## ${words.adopt.others} {#others}\n`, block('operations', `${family}#${tag}`)] : []),
  ].join('\n');
}

/** Whether a document has more information about itself than title and version. */
const saysOfItself = ({info = {}, externalDocs}: OpenApi): boolean =>
  [info.summary, info.description, info.contact, info.license, info.termsOfService, externalDocs].some(Boolean);

/** The sections of one document on 接入说明. */
function familySections({family, title, shown, pages}: Family, alone: boolean, words: Words): readonly string[] {
  const of = alone ? '' : literal(lineOf(title)) + words.text.colon;
  const {servers = [], components: {securitySchemes = {}} = {}} = shown;
  const contents = {
    about: saysOfItself(shown),
    servers: servers.length > 0,
    security: Object.keys(securitySchemes).length > 0,
    catalog: pages.some(({operations}) => operations.length > 0),
  };
  return (Object.keys(contents) as (keyof typeof contents)[])
    .filter((name) => contents[name])
    .flatMap((name) => [`## ${of}${words.adopt.sections[name]} {#${name}-${family}}\n`, block(name, family)]);
}

/** 接入说明: descriptions of the documents, their servers and security schemes, and a catalog of all operations. */
export function indexPage(families: readonly Family[], siteTitle: string, words: Words): string {
  const description =
    summaryOf(families[0].shown.info?.description ?? '', words) ||
    lineOf(interpolate(words.adopt.index.description, {title: siteTitle}));
  const downloads = [
    `## ${words.adopt.sections.downloads} {#downloads}\n`,
    block('downloads', families.map(({family}) => family).join(' ')),
  ];
  return [
    frontMatter(words.adopt.index.title, description),
    ...families.flatMap((family) => familySections(family, families.length === 1, words)),
    ...downloads,
  ].join('\n');
}
