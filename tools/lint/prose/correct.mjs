import autocorrect from 'autocorrect-node';
import {KEPT, TERMS} from './terms.mjs';

/**
 * The enabled rules of AutoCorrect: spaces between Chinese and Latin, full-width punctuation. Brackets and quotes are handled below, as
 * AutoCorrect puts spaces around half-width ones.
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

/** Parts that are not prose: code, link addresses, tags, placeholders, heading ids, keys in front of their text. */
const NO_PROSE = /(?:^|\\n)\s*(?:- )?[a-z]+: |`[^`]*`|\]\([^)]*\)|<[^>]*>|\$?\{[^}]*\}|https?:\/\/[\w./:?=&#-]+/;
const HAN = '\\p{Script=Han}';
const FULL_WIDTH = {',': '，', ';': '；', ':': '：', '!': '！', '?': '？'};

/** Patterns with their replacements; group numbers count within a pattern. */
const REPLACEMENTS = [
  [`(?:(?<=${HAN} ?)|(?=[^)]*${HAN}))\\(([^()\\n]*)\\)`, ([inside]) => `（${inside}）`],
  [`"(?=[^"\\n]*${HAN})([^"\\n]*)"`, ([inside]) => `“${inside}”`],
  [`(?<=[${HAN}）”》])([,;:!?])(?:\\s+|$)|([,;:!?])\\s*(?=${HAN})`, ([end, middle]) => FULL_WIDTH[end ?? middle]],
  [`(${[...KEPT, ...Object.keys(TERMS)].join('|')})`, ([term]) => TERMS[term] ?? term],
].map(([pattern, write]) => ({pattern: new RegExp(`(?:${NO_PROSE.source})|${pattern}`, 'gu'), write}));

/** Whether a text is mainly Chinese, unlike developer messages that only quote some Chinese. */
function isChinese(text) {
  const prose = text.replace(new RegExp(NO_PROSE, 'g'), '');
  return (prose.match(/\p{Script=Han}/gu) ?? []).length > (prose.match(/[A-Za-z]+/g) ?? []).length;
}

function replaced(text, {pattern, write}) {
  return text.replace(pattern, (found, ...rest) => {
    const groups = rest.slice(
      0,
      rest.findIndex((part) => typeof part === 'number'),
    );
    return groups.every((group) => group === undefined) ? found : write(groups);
  });
}

/** Adds spaces around inline code next to other punctuation, where AutoCorrect does not. */
const withSpacesAroundCode = (text) =>
  text.replace(
    /(\p{Script=Han}?)(`[^`]*`)(?=(\p{Script=Han}?))/gu,
    (_, before, code, after) => `${before && `${before} `}${code}${after && ' '}`,
  );

/** Corrects a line of Chinese prose in Markdown: punctuation, spaces, terms. Other texts stay unchanged. */
export function corrected(line) {
  if (!isChinese(line)) return line;
  const prose = withSpacesAroundCode(REPLACEMENTS.reduce(replaced, line));
  const indent = /^\s*/.exec(prose)[0];
  const end = /\s*$/.exec(prose)[0];
  return indent + autocorrect.formatFor(prose.trim(), 'line.md').trim() + end;
}
