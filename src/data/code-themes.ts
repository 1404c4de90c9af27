import {KINDS, codeHtml, kindClass} from './code-colours';
import type {Token} from './code-colours';
import {declarationsOf} from './declarations';
import {CODE} from './marks';

type Style = Readonly<Record<string, unknown>>;

/** A theme of prism-react-renderer. */
export type CodeTheme = {
  readonly plain: Style;
  readonly styles: readonly {
    readonly types: readonly string[];
    readonly style: Style;
    /** The languages to which it applies; all if undefined. */
    readonly languages?: readonly string[];
  }[];
};

/** The themes of `themeConfig.prism`; without one the site uses its own colours. */
export type CodeThemes = {readonly theme?: CodeTheme; readonly darkTheme?: CodeTheme};

/** The themes of a site's `themeConfig`. */
export function codeThemesOf({prism = {}}: {readonly prism?: CodeThemes}): CodeThemes {
  const {theme, darkTheme} = prism;
  return {theme, darkTheme};
}

/** A theme, the prefix of its class names, and a selector for the page in its colour mode, more specific than those of src/css/custom.css. */
type Mode = {readonly theme: CodeTheme; readonly name: string; readonly root: string};

/** As in beta.13, the light theme applies to both modes if there is no dark one. */
const modesOf = ({theme, darkTheme}: CodeThemes): readonly Mode[] => [
  ...(theme
    ? [{theme, name: 'code-light', root: darkTheme ? ':root:root:not([data-theme=dark])' : ':root:root:root'}]
    : []),
  ...(darkTheme ? [{theme: darkTheme, name: 'code-dark', root: ':root:root[data-theme=dark]'}] : []),
];

const known = new WeakMap<CodeTheme, readonly string[]>();

/** The declarations of a theme without duplicates: pages have a class for each of them, as their policy blocks style attributes. */
function declarationsIn(theme: CodeTheme): readonly string[] {
  const all = known.get(theme) ?? Array.from(new Set(theme.styles.flatMap(({style}) => declarationsOf(style))));
  known.set(theme, all);
  return all;
}

/** The style of a token, merged as prism-react-renderer does it. */
const styleOf = ({styles}: CodeTheme, {types}: Token, language: string): Style =>
  Object.assign(
    {},
    ...types.flatMap((type) =>
      styles
        .filter(({types: shown, languages}) => shown.includes(type) && (!languages || languages.includes(language)))
        .map(({style}) => style),
    ),
  ) as Style;

/** The classes for a token in the colours of the themes. */
const themeClasses = (themes: CodeThemes, token: Token, language: string): readonly string[] =>
  modesOf(themes).flatMap(({theme, name}) =>
    declarationsOf(styleOf(theme, token, language)).map(
      (declaration) => `${name}-${declarationsIn(theme).indexOf(declaration)}`,
    ),
  );

/** CSS for `themeClasses` and for code blocks; empty without themes. */
export function themeRules(themes: CodeThemes): string {
  // With a theme for one mode only, code in the other mode uses the site's colours.
  const ownColours = themes.theme ? [] : Object.keys(KINDS).map((kind) => `--code-${kind}:initial`);
  return modesOf(themes)
    .flatMap(({theme, name, root}) => {
      const {color, backgroundColor, ...others} = theme.plain;
      const colours = declarationsOf({'--code-text': color, '--code-background': backgroundColor});
      return [
        [root, [...colours, ...ownColours].join(';')],
        [`${root} [${CODE}] pre`, declarationsOf(others).join(';')],
        ...declarationsIn(theme).map((declaration, index) => [`${root} .${name}-${index}`, declaration]),
      ];
    })
    .flatMap(([selector, declarations]) => (declarations ? [`${selector}{${declarations}}`] : []))
    .join('');
}

/**
 * Code as HTML, in the colours of themes, or of the site.
 *
 * @param tokens of a language of Prism
 */
export const themedHtml = (tokens: readonly Token[], themes: CodeThemes, language: string): string =>
  codeHtml(tokens, (token) => {
    const own = themes.theme ? [] : [kindClass(token)];
    return [...own, ...themeClasses(themes, token, language)].filter(Boolean).join(' ') || undefined;
  });
