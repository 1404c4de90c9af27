import {parse} from 'postcss';
import {browserTargets} from '../../browsers';
import {BUTTON} from './pages';
import {withoutConstants} from './style-constants';
import type {UsedNames} from './used-names';

/**
 * Classes in scripts of the stock theme that few sites use: of its home page, collapsible sidebar, images by colour mode, logos, dark
 * footer. PurgeCSS keeps rules for all classes in scripts, so rules for these are removed here if neither a page nor code of the owner has them.
 */
const RARE_CLASSES = [
  /^hero(__|--|$)/,
  /^(navbar__logo|footer__logo|footer--dark|text--center)$/,
  /^(card|close|iframe|col--4|pagination|menu__list-item--collapsed|docusaurus-base-url-issue-banner-container)$/,
  /^(collapsedDocSidebar|docSidebarContainerHidden|doc\w+Enhanced|expandSidebarButtonIcon|themedImage|iconLanguage|iconExternalLink)/,
];

const rareClassesOf = ({names, shown}: Pick<UsedNames, 'names' | 'shown'>): string[] =>
  [...names].filter((name) => !shown.has(name) && RARE_CLASSES.some((form) => form.test(name)));

/** Infima's notation for the colours of admonitions, which PurgeCSS does not recognize as a use. */
const SPACE_IN_VAR = /var\(\s+(--[\w-]+)\s+\)/g;

/** Removes rules with names that no page or script uses. */
async function purged(css: string, used: UsedNames): Promise<string> {
  const {names, variables} = used;
  const {PurgeCSS} = await import('purgecss');
  const {transform} = await import('esbuild');
  const [{css: needed}] = await new PurgeCSS().purge({
    content: [{raw: [...names].join(' '), extension: 'txt'}],
    extractors: [{extensions: ['txt'], extractor: (text) => text.split(' ')}],
    css: [{raw: css.replace(SPACE_IN_VAR, 'var($1)')}],
    variables: true,
    // PurgeCSS looks for uses of variables in rules alone.
    safelist: {variables: [...variables]},
    blocklist: rareClassesOf(used),
  });
  const short = withoutConstants(needed, (name) => variables.has(name));
  return (
    await transform(short, {loader: 'css', minify: true, target: browserTargets(), legalComments: 'none'})
  ).code.trim();
}

/** Rules of Infima's buttons. PurgeCSS keeps them everywhere, as it takes the element `button` for the class. */
const BUTTON_CLASS = /^\.button(?:[:.[]|--|$)/;
/** The class of a button on a page, or one beside it in a script. */
const isButton = (name: string): boolean => name === BUTTON || name.startsWith('button--');
/** Rules for samples and version labels, which depend on attributes of `<html>` that a script sets; most sites need them. */
const BY_CHOICE = /\[(data-language|data-version-label)\b/;

/** Removes rules that no page needs and PurgeCSS keeps. */
function withoutRare(css: string, {shown}: UsedNames): string {
  const root = parse(css);
  const hasButtons = [...shown].some(isButton);
  root.walkRules((rule) => {
    const [, attribute] = BY_CHOICE.exec(rule.selector) ?? [];
    if ((!hasButtons && BUTTON_CLASS.test(rule.selector)) || (attribute && !shown.has(attribute))) rule.remove();
  });
  return root.toString();
}

/** The styles that pages need. */
export const usedStyles = (css: string, used: UsedNames): Promise<string> => purged(withoutRare(css, used), used);
