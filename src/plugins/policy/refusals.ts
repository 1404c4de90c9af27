import {hashSource} from '../../../deploy/serve/policy';
import {isComponent, isForeign, plainName, readAddress, runsCode} from './addresses';
import {CONFIG_FILE, UNSAFE_INLINE} from './options';
import type {Directive, Policy} from './options';
import {refusedMedia} from './media';
import {allowsAddress, sourceOf} from './sources';

/** An element of a page. */
export type Markup = {
  readonly name: string;
  /** Names as written, values with character references decoded. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The text of a script or a style; empty for others. */
  readonly text: string;
};

/** Elements whose text content is code. */
export const WITH_TEXT: ReadonlySet<string> = new Set(['script', 'style']);

const SHOWN_CHARACTERS = 80;

/** The start tag of an element with the text of a script or a style, shortened for a message. */
function tagOf({name, attributes, text}: Markup): string {
  const tag = `<${[name, ...attributes.map(([attribute, value]) => `${attribute}=${JSON.stringify(value)}`)].join(' ')}>`;
  const shown = tag + text.replace(/\s+/g, ' ').trim();
  return shown.length > SHOWN_CHARACTERS ? `${shown.slice(0, SHOWN_CHARACTERS)}…` : shown;
}

/** The value of the first attribute with one of these names, compared by plainName. */
export const valueOf = ({attributes}: Markup, ...names: readonly string[]): string | undefined =>
  attributes.find(([name]) => names.includes(plainName(name)))?.[1];

/** MIME types of scripts (HTML Standard, section 4.12.1), and types to which the policy for scripts applies too. */
const SCRIPT_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script[\d.]*|module|importmap|speculationrules)?$/i;

/** Whether browsers run a script; others are data blocks, to which the policy does not apply. */
export const runs = (script: Markup): boolean => SCRIPT_TYPE.test((valueOf(script, 'type') ?? '').trim());

/** The address of a script in HTML or SVG. */
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

/** Elements that load documents or change the base of addresses, with the directive that permits them. */
const LOADING: Readonly<Record<string, {readonly directive: Directive; readonly does: string}>> = {
  base: {directive: 'base-uri', does: 'changes where all addresses of the page lead'},
  object: {directive: 'object-src', does: 'loads a document'},
  embed: {directive: 'object-src', does: 'loads a document'},
  iframe: {directive: 'frame-src', does: 'loads a document'},
  link: {directive: 'style-src', does: 'loads a style sheet of another site'},
};

/** Whether a link loads a style sheet; other links do not matter. */
const isStylesheet = (link: Markup): boolean => /(?:^|\s)stylesheet(?:\s|$)/i.test(valueOf(link, 'rel') ?? '');

/** Values of `http-equiv` that documentation generators write, and that change nothing: files are served as UTF-8. */
const WITHOUT_EFFECT = [undefined, 'content-type', 'content-language', 'x-ua-compatible'];

/** The message about an element itself, without its attributes. */
function elementRefusal(element: Markup, policy: Policy): string | undefined {
  if (isComponent(element.name)) return undefined;
  const name = element.name.toLowerCase();
  if (name === 'script') return scriptRefusal(element, policy);
  if (name === 'style') return styleRefusal(element, policy);
  if (name === 'meta' && !WITHOUT_EFFECT.includes(valueOf(element, 'httpequiv')?.toLowerCase()))
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

/** Attributes with a script or a document. Components may have props of these names. */
const BLOCKED = /^(?:on[a-z]+|srcdoc)$/i;

/** Whether the policy permits style attributes, which it blocks by default. */
const allowsStyles = ({'style-src-attr': attributes = [], 'style-src': styles = []}: Policy): boolean =>
  attributes.length > 0 || styles.includes(UNSAFE_INLINE);

const STYLES_REFUSED = `has the attribute "style", which the policy blocks. Use a class, or permit style attributes in ${CONFIG_FILE}: policy: {'style-src-attr': ["'unsafe-inline'"]}.`;

/** Messages about the attributes of an element; see `refusals`. */
export function attributeRefusals(element: Markup, policy: Policy): readonly string[] {
  const {name, attributes} = element;
  return attributes.flatMap(([attribute, value]) => {
    const isOwn = !isComponent(name);
    // Without the value: a page may have hundreds of them, e.g. in formulas, and the message should appear once.
    if (isOwn && attribute.toLowerCase() === 'style')
      return allowsStyles(policy) ? [] : [`<${name}> ${STYLES_REFUSED}`];
    if (isOwn && BLOCKED.test(attribute))
      return [
        `${tagOf(element)} has the attribute "${attribute}". The Content-Security-Policy refuses it. Use a class, or a component.`,
      ];
    if (runsCode(name, attribute, value))
      return [
        `${tagOf(element)} has an address that runs code in "${attribute}". Expected https:, mailto:, tel:, or a path. Fix it, or use a component.`,
      ];
    return [];
  });
}

/**
 * Messages about an element that would run code, load a document, or be blocked by the Content-Security-Policy.
 *
 * @param policy the sources that the site permits in addition to its own
 * @returns what is wrong and how to fix it, each with the element
 */
export function refusals(element: Markup, policy: Policy): readonly string[] {
  const attributes = attributeRefusals(element, policy);
  const whole = attributes.length === 0 ? elementRefusal(element, policy) : undefined;
  return whole === undefined ? attributes : [`${tagOf(element)} ${whole}`];
}
