import {load} from 'cheerio';
import {CURRENT_NUMBER} from '../../../../data/versions';
import {versionAnchor} from '../../../docs/blocks/changes';
import {escapeHtml} from '../../../docs/tree/nodes';
import type {News} from './feed';
import type {Release} from './releases';
import * as words from '../../../../../words';

/** A part of a page for use elsewhere: with absolute links, and without anchors. */
function standingAlone(html: string, pageUrl: string): string {
  const $ = load(html, null, false);
  $('a[href]').each((_, link) => {
    $(link).attr('href', new URL($(link).attr('href') ?? '', pageUrl).href);
  });
  $('span[id], .hash-link').remove();
  return $.html();
}

/** The text of a paragraph on one line, as HTML. */
const titleOf = (html: string): string => escapeHtml(load(html.replaceAll(/<br\s*\/?>/g, words.text.sentences)).text());

/**
 * The entries of a feed: every release, and each change.
 *
 * @param html the page of changes as it was built
 * @param pageUrl its absolute address
 * @throws when nothing is released, or the page lacks the anchor of an entry
 */
export function newsOf(releases: readonly Release[], html: string, pageUrl: string): readonly News[] {
  const $ = load(html);
  const find = (anchor: string) => {
    const found = $(`[id="${anchor}"]`);
    if (found.length === 1) return found;
    throw new Error(
      `no anchor "${anchor}", to which the feed links. Give every release a heading and a block, e.g. \`## ${CURRENT_NUMBER} {#${versionAnchor(CURRENT_NUMBER)}}\` and \`\`\`changes ${CURRENT_NUMBER}.`,
    );
  };
  const releaseNews = ({number, day, isFirst}: Release): News => {
    const anchor = versionAnchor(number);
    // The release entry of the first version holds its whole section; in later versions each change has its own entry.
    const said = find(anchor).nextUntil(isFirst ? 'h2' : 'h2, h3');
    return {
      anchor,
      title: words.interpolate(words.changes.feed.release, {version: number}),
      day,
      html: standingAlone($.html(said), pageUrl),
    };
  };
  const changeNews = ({number, day: released, changes}: Release): readonly News[] =>
    changes.map(({anchor, class: term, day = released}) => {
      const facts = find(anchor).closest('p');
      const name = words.changes.classes[term];
      return {
        anchor,
        title: words.interpolate(words.changes.feed.change, {
          version: number,
          class: name,
          title: titleOf(facts.html() ?? ''),
        }),
        category: {term, name},
        day,
        html: standingAlone(facts.closest('li').html() ?? '', pageUrl),
      };
    });
  if (releases.length === 0)
    throw new Error(
      `no release. Expected one in _contract/changes.yaml at least, e.g. \`- {version: '${CURRENT_NUMBER}', released: 2026-10-20}\`.`,
    );
  return releases.flatMap((release) => [releaseNews(release), ...changeNews(release)]);
}
