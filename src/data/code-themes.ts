import {KINDS, codeHtml, kindClass} from './code-colours';
import type {Token} from './code-colours';
import {CODE} from './marks';

type Style = Readonly<Record<string, unknown>>;

/** A theme of prism-react-renderer. */
export type CodeTheme = {
  readonly plain: Style;
  readonly styles: readonly {
    readonly types: readonly string[];
    readonly style: Style;
    /** The languages that it is for, if not for all. */
    readonly languages?: readonly string[];
  }[];
};

/** The themes of `themeConfig.prism`; without one the site has colours of its own. */
export type CodeThemes = {readonly theme?: CodeTheme; readonly darkTheme?: CodeTheme};

/** The themes of a site's `themeConfig`. */
export function codeThemesOf({prism = {}}: {readonly prism?: CodeThemes}): CodeThemes {
  const {theme, darkTheme} = prism;
  return {theme, darkTheme};
}

/** A theme, what the names of its classes begin with, and the root of a page that it colours, by a selector that outweighs src/css/custom.css. */
type Mode = {readonly theme: CodeTheme; readonly name: string; readonly root: string};

/** As in beta.13 the light theme is that of both modes where there is no dark one. */
const modesOf = ({theme, darkTheme}: CodeThemes): readonly Mode[] => [
  ...(theme
    ? [{theme, name: 'code-light', root: darkTheme ? ':root:root:not([data-theme=dark])' : ':root:root:root'}]
    : []),
  ...(darkTheme ? [{theme: darkTheme, name: 'code-dark', root: ':root:root[data-theme=dark]'}] : []),
];

/** Properties whose numbers have no unit; React gives all others the unit `px`. */
const WITHOUT_UNIT = ['fontWeight', 'lineHeight', 'opacity'];

/** The declarations of a style as CSS. */
const declarationsOf = (style: Style): readonly string[] =>
  Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([property, value]) => {
      const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${name}:${String(value)}${typeof value === 'number' && !WITHOUT_UNIT.includes(property) ? 'px' : ''}`;
    });

const known = new WeakMap<CodeTheme, readonly string[]>();

/** The declarations of a theme, each once: pages have a class for each of them, as their policy blocks style attributes. */
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

/** The classes that show a token in the colours of the themes. */
const themeClasses = (themes: CodeThemes, token: Token, language: string): readonly string[] =>
  modesOf(themes).flatMap(({theme, name}) =>
    declarationsOf(styleOf(theme, token, language)).map(
      (declaration) => `${name}-${declarationsIn(theme).indexOf(declaration)}`,
    ),
  );

/** CSS for `themeClasses`, and for the boxes around code; nothing without themes. */
export function themeRules(themes: CodeThemes): string {
  // In the other mode a theme that stands alone shares its pieces of code with the colours of the site.
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
