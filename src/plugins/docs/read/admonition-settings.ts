import type {Element} from 'hast';
import type {Root} from 'mdast';
import {ADMONITIONS, iconElement} from './admonitions';
import type {AdmonitionLook} from './admonitions';
import {nodesIn} from '../tree/nodes';

/** A type of admonitions as remark-admonitions takes it: its Infima colour, and its icon in two forms. */
type CustomType = {readonly ifmClass?: string; readonly emoji?: string; readonly svg?: string};

/** The option `admonitions` of beta.13, which is that of remark-admonitions 1.2. */
export type AdmonitionSettings = {
  /** Types by their keywords; a text is the keyword of the type that it looks like. */
  readonly customTypes?: Readonly<Record<string, CustomType | string>>;
  readonly icons?: 'svg' | 'emoji' | 'none';
};

/** Settings with only one value: another tag is no directive, and remark-admonitions itself reads the other two nowhere. */
const FIXED: Readonly<Record<string, unknown>> = {tag: ':::', infima: true, useDefaultTypes: true};

const ICONS = ['svg', 'emoji', 'none'];

/** What is wrong with the settings, by their names. */
export function settingMistakes(settings: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    const wrong = `the option "${name}" of admonitions`;
    if (name in FIXED)
      return value === FIXED[name] ? [] : [`${wrong} can only be ${JSON.stringify(FIXED[name])}. Take it out.`];
    if (name === 'icons')
      return ICONS.includes(value as string) ? [] : [`${wrong} is none of ${ICONS.join(', ')}. Give it one of them.`];
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

/** How admonitions look by their keywords. */
type Looks = Readonly<Record<string, AdmonitionLook>>;

/** How the admonitions of an owner look; nothing without settings. */
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

/** Notes on the admonitions of a page how they look, where an owner has set that. */
export const noteLooks = (root: Root, looks: Looks): void =>
  nodesIn(root).forEach((node) => {
    if (node.type === 'containerDirective' && looks[node.name])
      Object.assign(node, {data: {...node.data, look: looks[node.name]}});
  });
