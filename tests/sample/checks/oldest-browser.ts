import bcd from '@mdn/browser-compat-data';
import postcss from 'postcss';
import {isPromised} from './promised';

const {'at-rules': atRules, properties, selectors} = bcd.css;
const everyWord = (text: string, pattern: RegExp, holds: (word: string) => boolean) =>
  Array.from(text.matchAll(pattern), ([, word]) => word).every(holds);

function understands({prop, value}: postcss.Declaration): boolean {
  const property = properties[prop];
  // The text after the slash is for screen readers.
  if (prop === 'content' && value.includes(' / ') && !isPromised(property.alt_text)) return false;
  // Browsers skip fonts that are missing.
  if (prop === 'font-family') return true;
  return (
    isPromised(property) && (!property || everyWord(value, /([a-z][a-z-]+)/g, (word) => isPromised(property[word])))
  );
}

/** Styles without everything that some supported browser lacks. */
export function olderStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    const holds =
      rule.name !== 'supports' || everyWord(rule.params, /\(([a-z-]+):/g, (name) => isPromised(properties[name]));
    if (!holds || !isPromised(atRules[rule.name])) rule.remove();
  });
  root.walkRules((rule) => {
    const isNested = rule.parent?.type === 'rule' && !isPromised(selectors.nesting);
    if (isNested || !everyWord(rule.selector, /::?([a-z-]+)/g, (name) => isPromised(selectors[name]))) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (!understands(declaration)) declaration.remove();
  });
  return root.toString();
}
