import {readFileSync} from 'fs';
import autocorrect from 'autocorrect-node';

/** Words that are written in one way only: what is wrong, and what is right. */
const terms = JSON.parse(readFileSync(new URL('terms.json', import.meta.url), 'utf8'));

/**
 * What AutoCorrect looks for: spaces between Chinese and Latin, full-width punctuation. Brackets and quotes are ours: it puts
 * spaces around half-width ones.
 */
const RULES = {
  'space-word': 1,
  'space-punctuation': 1,
  'space-bracket': 0,
  'space-backticks': 1,
  'space-dash': 0,
  fullwidth: 1,
  'no-space-fullwidth': 1,
  'no-space-fullwidth-quote': 1,
  'halfwidth-word': 1,
  'halfwidth-punctuation': 1,
  spellcheck: 0,
};
autocorrect.loadConfig(JSON.stringify({rules: RULES}));

/** Code, the address of a link, a tag, a place-holder of a template, the id of a heading, a key before its text: no prose. */
const NO_PROSE = /(?:^|\\n)\s*(?:- )?[a-z]+: |`[^`]*`|\]\([^)]*\)|<[^>]*>|\$?\{[^}]*\}|https?:\/\/[\w./:?=&#-]+/;
const HAN = '\\p{Script=Han}';
const FULL_WIDTH = {',': '，', ';': '；', ':': '：', '!': '！', '?': '？'};

/** Patterns with what stands in the place of a match; group numbers are those of the pattern alone. */
const REPLACEMENTS = [
  [`(?:(?<=${HAN} ?)|(?=[^)]*${HAN}))\\(([^()\\n]*)\\)`, ([inside]) => `（${inside}）`],
  [`"(?=[^"\\n]*${HAN})([^"\\n]*)"`, ([inside]) => `“${inside}”`],
  [`(?<=[${HAN}）”》])([,;:!?])(?:\\s+|$)|([,;:!?])\\s*(?=${HAN})`, ([end, middle]) => FULL_WIDTH[end ?? middle]],
  [`(${Object.keys(terms).join('|')})`, ([term]) => terms[term]],
].map(([pattern, write]) => ({pattern: new RegExp(`(?:${NO_PROSE.source})|${pattern}`, 'gu'), write}));

/** Whether a text is Chinese and does not only name something Chinese, as messages for developers do. */
function isChinese(text) {
  const prose = text.replace(new RegExp(NO_PROSE, 'g'), '');
  return (prose.match(/\p{Script=Han}/gu) ?? []).length > (prose.match(/[A-Za-z]+/g) ?? []).length;
}

function replaced(text, {pattern, write}) {
  return text.replace(pattern, (found, ...rest) => {
    const groups = rest.slice(0, rest.findIndex((part) => typeof part === 'number'));
    return groups.every((group) => group === undefined) ? found : write(groups);
  });
}

/** AutoCorrect leaves code without a space where other marks are near. */
const withSpacesAroundCode = (text) =>
  text.replace(/(\p{Script=Han}?)(`[^`]*`)(?=(\p{Script=Han}?))/gu, (_, before, code, after) => `${before && `${before} `}${code}${after && ' '}`);

/**
 * A line of Chinese prose in Markdown as it should be: punctuation, spaces, terms. Other texts stay as they are.
 */
export function mended(line) {
  if (!isChinese(line)) return line;
  const prose = withSpacesAroundCode(REPLACEMENTS.reduce(replaced, line));
  const indent = /^\s*/.exec(prose)[0];
  const end = /\s*$/.exec(prose)[0];
  return indent + autocorrect.formatFor(prose.trim(), 'line.md').trim() + end;
}
