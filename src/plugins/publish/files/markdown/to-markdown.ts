import {TITLES} from '../../../beta13/admonition-titles';
import {withoutComponents} from './components';
import type {LinkWriter} from './links';
import {pageLines} from '../../../docs/page-lines';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^(\s*)(`{3,}|~{3,})(\S*)(.*)$/;
const CODE_TITLE = /\btitle="([^"]*)"/;
const ADMONITION = /^:::(?:(\w+)\s*(.*))?$/;
const HEADING_ID = /^(#{1,6}\s.*?)\s*\{#[^}]*\}\s*$/;
/** What a generated table row can be linked by. */
const ANCHOR = /<span id="[^"]*">(.*?)<\/span>/g;
/** A code span, which stays as it is, or the address of a link. */
const CODE_OR_LINK = /(`+).*?\1|\]\(([^)\s]+)/g;

function proseLine(line: string, link: LinkWriter): string {
  return withoutComponents(line)
    .replace(HEADING_ID, '$1')
    .replace(ANCHOR, '$1')
    .replace(CODE_OR_LINK, (text, _mark: string | undefined, url: string | undefined) => (url ? `](${link(url)}` : text));
}

/** The title of a code block stands above it, as its info string would hide it. */
function fenceLines([, indent, mark, language, info]: readonly string[]): readonly string[] {
  const title = CODE_TITLE.exec(info)?.[1];
  return [...(title ? [`${indent}**${title}**`, ''] : []), `${indent}${mark}${language}`];
}

/**
 * Turns an expanded page into Markdown that stands alone: no front matter, no MDX, no heading ids; admonitions are quotes.
 *
 * @throws on a component that has no Markdown form
 */
export function toMarkdown(page: string, title: string, description: string, link: LinkWriter): string {
  const output = [`# ${title}`, '', `> ${description}`, ''];
  let quote = '';
  const push = (line: string, isCode = false) => {
    const text = (quote + line).trimEnd();
    if (isCode || line || output[output.length - 1] !== quote.trimEnd()) output.push(text);
  };
  for (const {text, code} of pageLines(page.replace(FRONT_MATTER, ''))) {
    const admonition = code ? undefined : ADMONITION.exec(text);
    if (code === 'opens') {
      fenceLines(FENCE.exec(text) ?? []).forEach((line) => push(line));
    } else if (code) {
      push(text, true);
    } else if (admonition) {
      const [, kind, heading] = admonition;
      if (!kind && output[output.length - 1] === '>') output.pop();
      quote = kind ? '> ' : '';
      if (kind) push(`**${heading || TITLES[kind]}**`);
    } else {
      push(proseLine(text, link));
    }
  }
  return `${output.join('\n').trimEnd()}\n`;
}
