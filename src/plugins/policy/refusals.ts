import {hashSource} from '../../../deploy/serve/policy';
import {isComponent, isForeign, plainName, readAddress, runsCode} from './addresses';
import {CONFIG_FILE, UNSAFE_INLINE} from './options';
import type {Directive, Policy} from './options';
import {refusedMedia} from './media';
import {allowsAddress, sourceOf} from './sources';

/** An element of a page. */
export type Markup = {
  readonly name: string;
  /** Names as they are written, values without character references. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The text of a script or a style; empty for others. */
  readonly text: string;
};

/** Elements whose text is code. */
export const WITH_TEXT: ReadonlySet<string> = new Set(['script', 'style']);

const SHOWN_CHARACTERS = 80;

/** The start tag of an element with the text of a script or a style, or what fits of it into a message. */
function tagOf({name, attributes, text}: Markup): string {
  const tag = `<${[name, ...attributes.map(([attribute, value]) => `${attribute}=${JSON.stringify(value)}`)].join(' ')}>`;
  const shown = tag + text.replace(/\s+/g, ' ').trim();
  return shown.length > SHOWN_CHARACTERS ? `${shown.slice(0, SHOWN_CHARACTERS)}…` : shown;
}

/** The value of the first attribute that has one of these names; see plainName. */
export const valueOf = ({attributes}: Markup, ...names: readonly string[]): string | undefined =>
  attributes.find(([name]) => names.includes(plainName(name)))?.[1];

/** MIME types of scripts (HTML Standard, section 4.12.1), and types to which the policy for scripts applies too. */
const SCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|module|importmap|speculationrules)?$/i;

/** Whether browsers run a script: others are data, which the policy does not govern. */
export const runs = (script: Markup): boolean => SCRIPT_TYPE.test((valueOf(script, 'type') ?? '').trim());

/** The address that a script has in HTML, or in SVG. */
export const scriptAddress = (script: Markup): string | undefined => valueOf(script, 'src', 'href', 'xlinkhref');

const permit = (directive: Directive, source: string): string =>
  `Take it out, or permit it in ${CONFIG_FILE}: policy: {'${directive}': [${JSON.stringify(source)}]}.`;

function scriptRefusal(script: Markup, {'script-src': sources = []}: Policy): string | undefined {
  const address = scriptAddress(script);
  if (!runs(script)) return undefined;
  if (address !== undefined)
    return allowsAddress(sources, address)
      ? undefined
      : `loads a script. Pages load those of the site only. ${permit('script-src', sourceOf(address))}`;
  const source = hashSource(script.text);
  return sources.includes(source)
    ? undefined
    : `is a script. Pages run those of the site only. ${permit('script-src', source)}`;
}

function styleRefusal({text}: Markup, {'style-src': sources = []}: Policy): string | undefined {
  const source = hashSource(text);
  return sources.includes(source) || sources.includes(UNSAFE_INLINE)
    ? undefined
    : `is a style sheet, which the policy blocks. Put it into src/css/custom.css, or permit it in ${CONFIG_FILE}: policy: {'style-src': [${JSON.stringify(source)}]}.`;
}

/** Elements that load documents or change where addresses lead, with the directive that permits them. */
const LOADING: Readonly<Record<string, {readonly directive: Directive; readonly does: string}>> = {
  base: {directive: 'base-uri', does: 'changes where all addresses of the page lead'},
  object: {directive: 'object-src', does: 'loads a document'},
  embed: {directive: 'object-src', does: 'loads a document'},
  iframe: {directive: 'frame-src', does: 'loads a document'},
  link: {directive: 'style-src', does: 'loads a style sheet of another site'},
};

/** Links lead to much else, and to the style sheets of the site. */
const isStylesheet = (link: Markup): boolean => /(?:^|\s)stylesheet(?:\s|$)/i.test(valueOf(link, 'rel') ?? '');

/** What is wrong with an element apart from its attributes. */
function elementRefusal(element: Markup, policy: Policy): string | undefined {
  if (isComponent(element.name)) return undefined;
  const name = element.name.toLowerCase();
  if (name === 'script') return scriptRefusal(element, policy);
  if (name === 'style') return styleRefusal(element, policy);
  if (name === 'meta' && valueOf(element, 'httpequiv') !== undefined)
    return 'changes how the page is loaded, which servers and the build decide. Take it out. A page that has moved stands in src/plugins/addresses/moved.json.';
  if (name === 'use' && isForeign(valueOf(element, 'href', 'xlinkhref') ?? ''))
    return 'loads a drawing of another site, which browsers refuse. Put the file into static/.';
  if (/^(?:animate|set)/.test(name) && /^(?:xlink:)?href$/i.test(valueOf(element, 'attributename')?.trim() ?? ''))
    return 'changes an address. Write the address into the link.';
  const media = refusedMedia(name, element.attributes, policy);
  if (media) return `loads a file of another site. Put it into static/. ${permit(media.directive, media.source)}`;
  const loading = LOADING[name];
  const address = readAddress(valueOf(element, 'href', 'data', 'src') ?? '');
  if (!loading || (name === 'link' && !(isForeign(address) && isStylesheet(element)))) return undefined;
  return allowsAddress(policy[loading.directive] ?? [], address)
    ? undefined
    : `${loading.does}. ${permit(loading.directive, sourceOf(address))}`;
}

/** Attributes that hold a script or a document. A component has props of its own. */
const BLOCKED = /^(?:on[a-z]+|srcdoc)$/i;

/** Whether the policy of the site lets elements have style attributes, which it blocks by itself. */
const allowsStyles = ({'style-src-attr': attributes = [], 'style-src': styles = []}: Policy): boolean =>
  attributes.length > 0 || styles.includes(UNSAFE_INLINE);

const STYLES_REFUSED = `has the attribute "style", which the policy blocks. Use a class, or permit style attributes in ${CONFIG_FILE}: policy: {'style-src-attr': ["'unsafe-inline'"]}.`;

/** What of the attributes of an element pages may not have; see `refusals`. */
export function attributeRefusals(element: Markup, policy: Policy): readonly string[] {
  const {name, attributes} = element;
  return attributes.flatMap(([attribute, value]) => {
    const isOwn = !isComponent(name);
    // Without its value: a page may have hundreds, e.g. in formulas, and hears of them once.
    if (isOwn && attribute.toLowerCase() === 'style')
      return allowsStyles(policy) ? [] : [`<${name}> ${STYLES_REFUSED}`];
    if (isOwn && BLOCKED.test(attribute))
      return [
        `${tagOf(element)} has the attribute "${attribute}". The Content-Security-Policy refuses it. Use a class, or a component.`,
      ];
    if (runsCode(name, attribute, value))
      return [
        `${tagOf(element)} has an address that runs code in "${attribute}". Expected https:, mailto:, tel:, or a path. Mend it, or use a component.`,
      ];
    return [];
  });
}

/**
 * What of an element pages may not have, as it would run code, load a document, or be blocked by the Content-Security-Policy.
 *
 * @param policy what the site permits beyond its own
 * @returns what is wrong and how to mend it, each of them with the element
 */
export function refusals(element: Markup, policy: Policy): readonly string[] {
  const attributes = attributeRefusals(element, policy);
  const whole = attributes.length === 0 ? elementRefusal(element, policy) : undefined;
  return whole === undefined ? attributes : [`${tagOf(element)} ${whole}`];
}
