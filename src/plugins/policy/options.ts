import {isNode, suggestion, throwProblems} from '../../../contract';
import {perSite} from '../per-site';
import {mistakeInSource} from './sources';

/** Name of the plugin with the option, in messages. */
export const PLUGIN = 'publish';
/** The file that has the option. */
export const CONFIG_FILE = 'docusaurus.config.ts';

/** Directives of Content Security Policy Level 3 to which a site may add sources. */
const DIRECTIVES = [
  'script-src',
  'style-src',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'object-src',
  'manifest-src',
  'base-uri',
  'form-action',
] as const;

export type Directive = (typeof DIRECTIVES)[number];

/** Sources that pages may load and run in addition to the site's own files and scripts: source expressions by directive. */
export type Policy = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Options of the plugin. */
export type Options = {readonly policy: Policy};

/**
 * The only expression that permits style attributes: their hashes would need another keyword, and there would be hundreds. In `style-src`
 * it permits all inline styles, also those that scripts add.
 */
export const UNSAFE_INLINE = "'unsafe-inline'";

const isDirective = (name: string): name is Directive => (DIRECTIVES as readonly string[]).includes(name);

function sourceMistakes(name: string, sources: unknown): readonly string[] {
  if (!isDirective(name))
    return [
      `policy: the directive "${name}" is unknown. Known: ${DIRECTIVES.join(', ')}.${suggestion(name, [...DIRECTIVES])} Fix or drop it.`,
    ];
  const texts: readonly unknown[] = Array.isArray(sources) ? sources : [sources];
  if (!Array.isArray(sources) || !texts.every((source) => typeof source === 'string'))
    return [
      `policy: '${name}' is ${JSON.stringify(sources)}. Expected a list of texts, e.g. ['https://stats.example'].`,
    ];
  if (name === 'style-src-attr')
    return texts
      .filter((source) => source !== UNSAFE_INLINE)
      .map(
        (source) => `policy: "${String(source)}" of '${name}' permits no style attributes. Write ["${UNSAFE_INLINE}"].`,
      );
  return (sources as readonly string[]).flatMap((source) => {
    if (name === 'style-src' && source === UNSAFE_INLINE) return [];
    const mistake = mistakeInSource(source);
    return mistake ? [`policy: "${source}" of '${name}' ${mistake}`] : [];
  });
}

/** Known options; core adds `id`. */
const KNOWN = ['policy', 'id'];

function mistakesIn({policy = {}, ...others}: Readonly<Record<string, unknown>>): readonly string[] {
  const unknown = Object.keys(others)
    .filter((name) => !KNOWN.includes(name))
    .map((name) => `the option "${name}" is unknown. Known: policy.${suggestion(name, ['policy'])} Fix or drop it.`);
  if (!isNode(policy))
    return [
      ...unknown,
      `policy is ${JSON.stringify(policy)}. Expected lists of sources by directive, e.g. {'script-src': ['https://stats.example']}.`,
    ];
  return [...unknown, ...Object.entries(policy).flatMap(([name, sources]) => sourceMistakes(name, sources))];
}

/**
 * Checks the options of the plugin `publish`.
 *
 * @throws ProblemsError with all mistakes
 */
export function checkOptions(options: unknown): Options {
  const checked = isNode(options) ? options : {};
  throwProblems(mistakesIn(checked).map((message) => ({plugin: PLUGIN, file: CONFIG_FILE, message})));
  return {policy: (checked.policy ?? {}) as Policy};
}

const permitted = perSite((): {policy: Policy} => ({policy: {}}));

/** Stores the policy of a site for the checks of its pages. */
export const setPolicy = (siteDir: string, policy: Policy): void => void (permitted(siteDir).policy = policy);

/** The sources that a site permits in addition to its own; empty if its configuration names none. */
export const policyOf = (siteDir: string): Policy => permitted(siteDir).policy;
