import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {Root} from 'mdast';
import type {Problem} from '../../../../contract';
import {SITE, problemIn} from '../files/doc-files';
import type {Page} from '../tree/nodes';
import {nodesIn} from '../tree/nodes';
import {readPage} from '../read/read-page';

/** A Markdown file that a page imports. */
export type Part = {
  /** Relative to the site. */
  readonly file: string;
  /** Whether the import names its content, and not only what the file exports. */
  readonly hasContent: boolean;
  /** The line of the import. */
  readonly line?: number;
};

const IMPORT = /^(?:im|ex)port\s+([^'"]*?)\s*from\s*(['"])([^'"]+\.mdx?)\2/gm;

/** The Markdown files that a page imports. */
export const partsIn = (file: string, root: Root): readonly Part[] =>
  nodesIn(root).flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? Array.from(node.value.matchAll(IMPORT), ({1: names, 3: name, index}) => ({
          file: name.startsWith(SITE) ? name.slice(SITE.length) : path.posix.join(path.posix.dirname(file), name),
          hasContent: /^\w|\bdefault\b/.test(names),
          line: node.position && node.position.start.line + node.value.slice(0, index).split('\n').length - 1,
        }))
      : [],
  );

/** A Markdown file of a site; undefined if there is none. */
export async function readPart(siteDir: string, file: string): Promise<Page | undefined> {
  const place = path.join(siteDir, file);
  return existsSync(place) ? readPage({file, markdown: readFileSync(place, 'utf8')}) : undefined;
}

/** Whether a file may import others: few do, and parsing takes long, as many pages import the same file. */
const mayImport = (siteDir: string, file: string): boolean => {
  const place = path.join(siteDir, file);
  return existsSync(place) && readFileSync(place, 'utf8').search(IMPORT) >= 0;
};

/** The files between a part and the page that it imports again, with both ends; undefined if it does not. */
async function wayBack(siteDir: string, page: string, way: readonly string[]): Promise<readonly string[] | undefined> {
  const last = way[way.length - 1];
  if (last === page) return way;
  const part = mayImport(siteDir, last) ? await readPart(siteDir, last) : undefined;
  for (const {file, hasContent} of part ? partsIn(last, part.root) : []) {
    const found = hasContent && !way.includes(file) ? await wayBack(siteDir, page, [...way, file]) : undefined;
    if (found) return found;
  }
  return undefined;
}

export type ImportCircle = {
  readonly problem: Problem;
  /** The files in it: an edit of one may end it. */
  readonly files: readonly string[];
};

/** Finds imports of a page by which it would contain itself: rendering it would never end. */
export async function importCircles(siteDir: string, {file, root}: Page): Promise<readonly ImportCircle[]> {
  const ways = partsIn(file, root)
    .filter(({hasContent}) => hasContent)
    .map(async (part) => ({line: part.line, files: await wayBack(siteDir, file, [part.file])}));
  return (await Promise.all(ways)).flatMap(({line, files}) => {
    if (!files) return [];
    const message = `imports ${files.join(', which imports ')}, and so would contain itself without end. Take one of these imports out.`;
    return [{problem: problemIn(file, message, {line}), files}];
  });
}
