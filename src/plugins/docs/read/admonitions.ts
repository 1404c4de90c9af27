import type {Element, Text} from 'hast';
import type {Paragraph, Root, Nodes} from 'mdast';
import {element} from '../tree/page-nodes';
import {nodesIn} from '../tree/nodes';

/** An icon of Octicons (MIT), 16 px high. */
type Icon = {readonly width: number; readonly emoji: string; readonly path: string};

const ICONS = {
  note: {
    width: 14,
    emoji: 'ℹ️',
    path: 'M6.3 5.69a.942.942 0 0 1-.28-.7c0-.28.09-.52.28-.7.19-.18.42-.28.7-.28.28 0 .52.09.7.28.18.19.28.42.28.7 0 .28-.09.52-.28.7a1 1 0 0 1-.7.3c-.28 0-.52-.11-.7-.3zM8 7.99c-.02-.25-.11-.48-.31-.69-.2-.19-.42-.3-.69-.31H6c-.27.02-.48.13-.69.31-.2.2-.3.44-.31.69h1v3c.02.27.11.5.31.69.2.2.42.31.69.31h1c.27 0 .48-.11.69-.31.2-.19.3-.42.31-.69H8V7.98v.01zM7 2.3c-3.14 0-5.7 2.54-5.7 5.68 0 3.14 2.56 5.7 5.7 5.7s5.7-2.55 5.7-5.7c0-3.15-2.56-5.69-5.7-5.69v.01zM7 .98c3.86 0 7 3.14 7 7s-3.14 7-7 7-7-3.12-7-7 3.14-7 7-7z',
  },
  tip: {
    width: 12,
    emoji: '💡',
    path: 'M6.5 0C3.48 0 1 2.19 1 5c0 .92.55 2.25 1 3 1.34 2.25 1.78 2.78 2 4v1h5v-1c.22-1.22.66-1.75 2-4 .45-.75 1-2.08 1-3 0-2.81-2.48-5-5.5-5zm3.64 7.48c-.25.44-.47.8-.67 1.11-.86 1.41-1.25 2.06-1.45 3.23-.02.05-.02.11-.02.17H5c0-.06 0-.13-.02-.17-.2-1.17-.59-1.83-1.45-3.23-.2-.31-.42-.67-.67-1.11C2.44 6.78 2 5.65 2 5c0-2.2 2.02-4 4.5-4 1.22 0 2.36.42 3.22 1.19C10.55 2.94 11 3.94 11 5c0 .66-.44 1.78-.86 2.48zM4 14h5c-.23 1.14-1.3 2-2.5 2s-2.27-.86-2.5-2z',
  },
  warning: {
    width: 12,
    emoji: '🔥',
    path: 'M5.05.31c.81 2.17.41 3.38-.52 4.31C3.55 5.67 1.98 6.45.9 7.98c-1.45 2.05-1.7 6.53 3.53 7.7-2.2-1.16-2.67-4.52-.3-6.61-.61 2.03.53 3.33 1.94 2.86 1.39-.47 2.3.53 2.27 1.67-.02.78-.31 1.44-1.13 1.81 3.42-.59 4.78-3.42 4.78-5.56 0-2.84-2.53-3.22-1.25-5.61-1.52.13-2.03 1.13-1.89 2.75.09 1.08-1.02 1.8-1.86 1.33-.67-.41-.66-1.19-.06-1.78C8.18 5.31 8.68 2.45 5.05.32L5.03.3l.02.01z',
  },
  important: {
    width: 14,
    emoji: '❗️',
    path: 'M7 2.3c3.14 0 5.7 2.56 5.7 5.7s-2.56 5.7-5.7 5.7A5.71 5.71 0 0 1 1.3 8c0-3.14 2.56-5.7 5.7-5.7zM7 1C3.14 1 0 4.14 0 8s3.14 7 7 7 7-3.14 7-7-3.14-7-7-7zm1 3H6v5h2V4zm0 6H6v2h2v-2z',
  },
  caution: {
    width: 16,
    emoji: '⚠️',
    path: 'M8.893 1.5c-.183-.31-.52-.5-.887-.5s-.703.19-.886.5L.138 13.499a.98.98 0 0 0 0 1.001c.193.31.53.501.886.501h13.964c.367 0 .704-.19.877-.5a1.03 1.03 0 0 0 .01-1.002L8.893 1.5zm.133 11.497H6.987v-2.003h2.039v2.003zm0-3.004H6.987V5.987h2.039v4.006z',
  },
} satisfies Readonly<Record<string, Icon>>;

/** The admonitions of beta.13 (remark-admonitions 1.2): Infima colour and icon. */
export const ADMONITIONS: Readonly<Record<string, {readonly alert: string; readonly icon: Icon}>> = {
  note: {alert: 'secondary', icon: ICONS.note},
  tip: {alert: 'success', icon: ICONS.tip},
  info: {alert: 'info', icon: ICONS.important},
  important: {alert: 'info', icon: ICONS.important},
  caution: {alert: 'warning', icon: ICONS.caution},
  warning: {alert: 'danger', icon: ICONS.warning},
  danger: {alert: 'danger', icon: ICONS.warning},
  secondary: {alert: 'secondary', icon: ICONS.note},
  success: {alert: 'success', icon: ICONS.tip},
};

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
