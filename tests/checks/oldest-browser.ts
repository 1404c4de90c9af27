import bcd from '@mdn/browser-compat-data';
import type {Page} from '@playwright/test';
import postcss from 'postcss';
import {changePages} from './policy-violations';
import {isPromised, lackingApis} from './promised';

const STYLE = /(<style[^>]*>)([^]*?)(?=<\/style>)/g;
const POLICY = /<meta[^>]*http-equiv="content-security-policy"[^>]*>/gi;

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

/**
 * Styles as parsed by a browser with only the features of all supported ones: it drops unknown declarations, and rules with unknown
 * selectors.
 */
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

/** Limits a page to the features that every supported browser has. */
export async function withOldestBrowser(page: Page): Promise<void> {
  const read = new Map<string, string>();
  const older = (css: string) => read.get(css) ?? read.set(css, olderStyles(css)).get(css);
  await changePages(page, (html) =>
    html.replace(POLICY, '').replace(STYLE, (_all, tag: string, css: string) => `${tag}${older(css)}`),
  );
  await page.addInitScript((apis) => {
    const take = (owner: object | undefined, name: string) => owner && Reflect.deleteProperty(owner, name);
    for (const [name, member] of apis.map((api) => api.split('.'))) {
      const owner = (window as unknown as Record<string, {readonly prototype?: object}>)[name];
      if (!member) [window, Window.prototype].forEach((global) => take(global, name));
      else if (owner) [owner, owner.prototype].forEach((place) => take(place, member));
    }
  }, lackingApis());
}
