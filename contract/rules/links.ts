import {readFileSync} from 'fs';
import path from 'path';
import {addressMistake} from '../openapi/address';
import {textParts} from '../model/text';
import type {Problem} from '../problems';
import type {Contracts} from '../read/contracts';
import {COMMON} from '../read/folder';
import {pageFile} from '../read/pages';
import {locate, textsOf} from './shared';
import type {Found} from './shared';

/** An address with a scheme or a host of its own. */
const IS_EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Blocks that generate anchors, which the page's source does not contain. */
const MAKES_ANCHORS = /^(```|~~~)(changes|dictionar|error-codes|openapi|schema)/m;

const makesAnchor = (markdown: string, anchor: string): boolean =>
  markdown.includes(`{#${anchor}}`) || MAKES_ANCHORS.test(markdown);

/**
 * Whether a docs version has a page with a heading of this anchor, or with a block that may generate it.
 *
 * @param folder absolute folder of the version's pages
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
      if (IS_EXTERNAL.test(part.page) || hasPlace(folder, part.page, part.anchor)) return [];
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
 * Links in the texts of contracts without a target, which pages show as plain text, or with an address that cannot be decoded.
 *
 * @param folder absolute folder of the version's pages
 */
export const linkProblems = (folder: string, contracts: Contracts): readonly Problem[] =>
  [COMMON, ...contracts.names].flatMap((name) => locate(name, contracts, deadLinks(contracts.yaml(name).data, folder)));
