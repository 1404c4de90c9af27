import type {Element, Text} from 'hast';
import type {Paragraph, Root, Nodes} from 'mdast';
import {element} from '../tree/page-nodes';
import {nodesIn} from '../tree/nodes';
import defaults from '../../../data/admonitions.json';

/** An icon of Octicons (MIT), 16 px high. */
type Icon = {readonly width: number; readonly emoji: string; readonly path: string};

const ICONS: Readonly<Record<string, Icon>> = defaults.icons;

/** The admonitions of beta.13 (remark-admonitions 1.2): Infima colour and icon. */
export const ADMONITIONS: Readonly<Record<string, {readonly alert: string; readonly icon: Icon}>> = Object.fromEntries(
  Object.entries(defaults.types).map(([name, {alert, icon}]) => [name, {alert, icon: ICONS[icon]}]),
);

/** The look of an admonition: its Infima colour and its icon, both optional. */
export type AdmonitionLook = {readonly alert?: string; readonly icon?: Element | Text};

/** The look of an admonition by an owner's settings; undefined without settings. */
export const lookOf = ({data}: {readonly data?: object}): AdmonitionLook | undefined =>
  (data as {readonly look?: AdmonitionLook} | undefined)?.look;

let messages: Readonly<Record<string, string>> = {};

/** Sets the translation strings of the site, with the names of admonitions under `theme.admonition.note` and so on, as in Docusaurus 3. */
export const setMessages = (strings: Readonly<Record<string, string>>): void => void (messages = strings);

/** The title of an admonition without one: the translation of its keyword, else the keyword itself, which beta.13 shows in every language. */
export const standardTitle = (name: string): string => messages[`theme.admonition.${name}`] ?? name;

function iconElement({width, path}: Icon): Element {
  const shape = element('path', [], {fillRule: 'evenodd', d: path});
  const properties = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(width),
    height: '16',
    viewBox: `0 0 ${width} 16`,
  };
  return element('svg', [shape], properties);
}

/** Whether a node is the title that a writer gave an admonition. */
export const isTitle = (node: {readonly type: string}): node is Paragraph =>
  node.type === 'paragraph' && (node as Paragraph).data?.directiveLabel === true;

/**
 * An admonition in the HTML of remark-admonitions, except that its title is a paragraph: upstream uses an `h5`, which skips heading levels
 * (WCAG technique H42).
 */
export function admonitionElement(
  name: string,
  title: Element['children'],
  content: Element['children'],
  look?: AdmonitionLook,
): Element {
  const {alert, icon} = look ?? {...ADMONITIONS[name], icon: iconElement(ADMONITIONS[name].icon)};
  const heading = [
    ...(icon ? [element('span', [icon], {className: 'admonition-icon'})] : []),
    ...(title.length > 0 ? title : [{type: 'text' as const, value: standardTitle(name)}]),
  ];
  const parts = [
    element('div', [element('p', heading)], {className: 'admonition-heading'}),
    element('div', content, {className: 'admonition-content'}),
  ];
  return element('div', parts, {
    className: `admonition admonition-${name}${alert ? ` alert alert--${alert}` : ''}`,
  });
}

type CustomType = {readonly ifmClass?: string; readonly emoji?: string; readonly svg?: string};

/** The option `admonitions` of beta.13, which is that of remark-admonitions 1.2. */
export type AdmonitionSettings = {
  readonly customTypes?: Readonly<Record<string, CustomType | string>>;
  readonly icons?: 'svg' | 'emoji' | 'none';
};

/** Settings with only one allowed value: a tag other than `:::` is no directive, and remark-admonitions ignores the other two. */
const FIXED: Readonly<Record<string, unknown>> = {tag: ':::', infima: true, useDefaultTypes: true};

const FORMS = ['svg', 'emoji', 'none'];

/** Finds mistakes in the settings; the messages name the keys. */
export function settingMistakes(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const wrong = `the option "${name}" of admonitions`;
    if (name in FIXED)
      return value === FIXED[name] ? [] : [`${wrong} can only be ${JSON.stringify(FIXED[name])}. Take it out.`];
    if (name === 'icons')
      return FORMS.includes(value as string) ? [] : [`${wrong} is none of ${FORMS.join(', ')}. Give it one of them.`];
    if (name !== 'customTypes')
      return [
        `${wrong} has no effect here. Known: customTypes, icons. Take it out, or write false for no admonitions.`,
      ];
    return Object.entries(value as NonNullable<AdmonitionSettings['customTypes']>).flatMap(([keyword, type]) => {
      const types = {...ADMONITIONS, ...(value as object)};
      if (!/^[a-z][\w-]*$/i.test(keyword))
        return [`${wrong} has the keyword "${keyword}". Expected letters and digits.`];
      return typeof type === 'string' && typeof types[type as keyof typeof types] !== 'object'
        ? [
            `${wrong} has "${keyword}" look like "${type}", which is no type. Name one, or give it an icon and a colour.`,
          ]
        : [];
    });
  });
}

type Looks = Readonly<Record<string, AdmonitionLook>>;

/** The looks of admonitions by an owner's settings; undefined without settings. */
export async function looksOf({customTypes = {}, icons = 'svg'}: AdmonitionSettings): Promise<Looks | undefined> {
  if (Object.keys(customTypes).length === 0 && icons === 'svg') return undefined;
  const [{unified}, {default: html}] = await Promise.all([import('unified'), import('rehype-parse')]);
  const parseSvg = (markup: string) => unified().use(html, {fragment: true}).parse(markup).children[0] as Element;
  const iconOf = (svg: Element | undefined, emoji: string | undefined): AdmonitionLook['icon'] => {
    if (icons === 'none') return undefined;
    return icons === 'svg' ? svg : {type: 'text', value: emoji ?? ''};
  };
  const standard = Object.entries(ADMONITIONS).map(([keyword, {alert, icon}]) => [
    keyword,
    {alert, icon: iconOf(iconElement(icon), icon.emoji)},
  ]);
  const own = Object.entries(customTypes).flatMap(([keyword, type]) =>
    typeof type === 'string'
      ? []
      : [[keyword, {alert: type.ifmClass, icon: iconOf(type.svg ? parseSvg(type.svg) : undefined, type.emoji)}]],
  );
  const looks = Object.fromEntries([...standard, ...own]) as Looks;
  const alike = Object.entries(customTypes).flatMap(([keyword, type]) =>
    typeof type === 'string' ? [[keyword, looks[type]]] : [],
  );
  return {...looks, ...(Object.fromEntries(alike) as Looks)};
}

/** Stores the looks of an owner's settings on the admonitions of a page. */
export const noteLooks = (root: Root, looks: Looks): void =>
  nodesIn(root).forEach((node) => {
    if (node.type === 'containerDirective' && looks[node.name])
      Object.assign(node, {data: {...node.data, look: looks[node.name]}});
  });

/** An admonition with a title, also in a list or a quotation. */
const TITLE = /^([ \t>]*:{3,}[a-z][\w-]*)[ \t]([ \t]*)(\S.*)$/gm;
const LABEL = /^([ \t>]*:{3,}[a-z][\w-]*)\[(.*)\]$/;

/** Turns `:::note Title` into `:::note[Title]` of remark-directive, as Docusaurus 3 does, without changing the columns of other characters. */
export const withLabels = (source: string): string => source.replace(TITLE, '$1[$2$3]');

function trimTitle(node: Nodes): void {
  const [first] = node.type === 'paragraph' && node.data?.directiveLabel ? node.children : [];
  if (first?.type === 'text') first.value = first.value.trimStart();
}

/**
 * Restores titles and code blocks as they were written.
 *
 * @param text the page before `withLabels`
 */
export function restoreTitles(root: Root, text: string): void {
  const written = text.split('\n');
  for (const node of nodesIn(root)) {
    trimTitle(node);
    const {start} = node.position ?? {};
    if (node.type !== 'code' || start === undefined) continue;
    const isFenced = /^[`~]/.test(written[start.line - 1]?.slice(start.column - 1) ?? '');
    const first = isFenced ? start.line : start.line - 1;
    node.value = node.value
      .split('\n')
      .map((line, index) => (written[first + index]?.includes(line) ? line : line.replace(LABEL, '$1 $2')))
      .join('\n');
  }
}
