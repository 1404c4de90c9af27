import {existsSync, readFileSync, readdirSync} from 'fs';
import path from 'path';
import {addressMistake} from '../model/address';
import {textParts} from '../model/text';
import type {Problem} from '../problems';
import type {Contracts} from '../read/contracts';
import {COMMON} from '../read/folder';
import {locate, textsOf} from './shared';
import type {Found} from './shared';

/** An address with a scheme or a host of its own. */
const LEADS_AWAY = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Blocks whose anchors their page does not name. */
const MAKES_ANCHORS = /^(```|~~~)(changes|dictionar|error-codes|openapi)/m;

const makesAnchor = (markdown: string, anchor: string): boolean =>
  markdown.includes(`{#${anchor}}`) || MAKES_ANCHORS.test(markdown);

/** The id that a page gives itself in its front matter. */
const OWN_ID = /^---\r?\n(?:(?!---)[^\n]*\n)*?id:[ \t]*['"]?([^'"\r\n]+)/;

/** The file whose front matter has the last part of the id of a page. */
function fileWithId(folder: string, page: string): string | undefined {
  const {dir, base} = path.posix.parse(page);
  const names = existsSync(path.join(folder, dir)) ? readdirSync(path.join(folder, dir)) : [];
  const found = names.find(
    (name) =>
      /\.mdx?$/.test(name) && OWN_ID.exec(readFileSync(path.join(folder, dir, name), 'utf8'))?.[1].trim() === base,
  );
  return found && path.posix.join(dir, found);
}

/**
 * The file of a page in the folder of its docs version, relative to it; undefined where there is no such page.
 *
 * @param folder absolute folder of the version's pages
 * @param page id of the page or its file without its ending, empty for the first one
 */
export const pageFile = (folder: string, page: string): string | undefined =>
  ['.mdx', '.md'].map((ending) => (page || 'index') + ending).find((file) => existsSync(path.join(folder, file))) ??
  fileWithId(folder, page);

/**
 * Whether a docs version has a page with a heading of this anchor, or with a block that may make it; folder and page as above.
 */
export function hasPlace(folder: string, page: string, anchor = ''): boolean {
  const file = pageFile(folder, page);
  return file !== undefined && (anchor === '' || makesAnchor(readFileSync(path.join(folder, file), 'utf8'), anchor));
}

function deadLinks(document: unknown, folder: string): readonly Found[] {
  return textsOf(document).flatMap(({keys, text}) =>
    textParts(text).flatMap((part) => {
      if (part.kind !== 'link') return [];
      const message = addressMistake([part.page, ...(part.anchor ? [part.anchor] : [])].join('#'));
      if (message) return [{keys, message}];
      if (LEADS_AWAY.test(part.page) || hasPlace(folder, part.page, part.anchor)) return [];
      const place = hasPlace(folder, part.page)
        ? `no heading "${part.anchor}" of the page "${part.page}"`
        : `no page "${part.page}"`;
      return [
        {
          keys,
          message: `link leads to ${place}. Expected the id of a document of this version and an anchor of it, e.g. [签名](#signature).`,
        },
      ];
    }),
  );
}

/**
 * Links in the texts of contracts that lead nowhere, which pages show as text, or whose address cannot be decoded.
 *
 * @param folder absolute folder of the version's pages
 */
export const linkProblems = (folder: string, contracts: Contracts): readonly Problem[] =>
  [COMMON, ...contracts.names].flatMap((name) => locate(name, contracts, deadLinks(contracts.yaml(name).data, folder)));
