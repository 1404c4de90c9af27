import type {DocusaurusConfig} from '@docusaurus/types';
import type {Problem} from '../../../../contract';
import {site} from '../../../data/site';
import {configProblem} from './config-problem';
import {classicOptions} from './preset';

export type Refusal = {
  readonly reason: string | ((value: unknown) => string);
  readonly isNone?: (value: unknown) => boolean;
};

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isFalse = (value: unknown): boolean => value === false;
/** Whether an item is not a dropdown that is also a link. */
const isPlain = ({items, to, href}: Readonly<Record<string, unknown>>): boolean => !items || !(to ?? href);

/** An option that the data of the site has, or for one build an environment variable. */
const ofSiteData = (name: 'url' | 'baseUrl', variable: string): Refusal => ({
  reason: (value) =>
    `src/data/site.json has it for all files that name it. Write ${name}: site.${name} here, and there "${name}": ${JSON.stringify(value)}, or set ${variable} for one build.`,
  isNone: (value) => value === site[name],
});

/** Refused options by their path in `docusaurus.config.ts`, in which `[]` stands for each item of a list and `*` for each key. */
const REFUSED: Readonly<Record<string, Refusal>> = {
  url: ofSiteData('url', 'SITE_URL'),
  baseUrl: ofSiteData('baseUrl', 'BASE_URL'),
  baseUrlIssueBanner: {
    reason: 'src/controls/base-url-banner.ts shows its own on every page. Write false.',
    isNone: isFalse,
  },
  ssrTemplate: {
    reason:
      'the plugins of this site put styles, scripts and the policy into src/page-template.html. Begin with that file, and keep its <meta charset>, its link to styles.css and its scripts with data-src.',
    isNone: (value) =>
      ['assets/css/styles.css', 'data-src=', '<meta charset'].every((part) => String(value).includes(part)),
  },
  'i18n.localeConfigs.*.direction': {
    reason: 'the styles of this site are for text from left to right. Write ltr, or take the locale out.',
    isNone: (value) => value === 'ltr',
  },
  'webpack.jsLoader': {
    reason: 'Rspack compiles the code. Give it jsLoader of src/plugins/beta13/js-loader.ts.',
    isNone: (value) => typeof value === 'function',
  },
  'themeConfig.algolia': {reason: 'this site has no search. Take it out.'},
  'themeConfig.customCss': {reason: 'theme-classic reads it from the preset. Write theme: {customCss} there.'},
  'themeConfig.docs.versionPersistence': {
    reason: 'the version that a reader chose stays in the browser, also before the app runs. Take it out.',
    isNone: (value) => value === 'localStorage',
  },
  'themeConfig.hideableSidebar': {
    reason: 'pages are read without the app, which would hide the sidebar. Take it out.',
    isNone: isFalse,
  },
  'themeConfig.navbar.hideOnScroll': {
    reason: 'pages are read without the app, which would hide the navbar. Take it out.',
    isNone: isFalse,
  },
  'themeConfig.navbar.items[]': {
    reason: 'the label of a dropdown opens it. Take its address out, or give it an item of its own.',
    isNone: (value) => isPlain(value as Readonly<Record<string, unknown>>),
  },
  'plugins[]': {
    reason:
      'plugin-pwa lists the files of a build before this site has finished them, and no browser installs a service worker with missing files. Take it out.',
    isNone: (entry) => !/[/\\]plugin-pwa(?![\w-])/.test(String([entry].flat()[0])),
  },
  'presets[].blog.feedOptions.type': {
    reason: 'beta.13 writes RSS and Atom alone. Name "rss", "atom" or "all".',
    isNone: (value) => [value].flat().every((type) => [null, 'all', 'rss', 'atom'].includes(type as string | null)),
  },
  'presets[].theme': {
    reason: 'theme-classic reads customCss alone. Take the rest out.',
    isNone: (value) => entriesOf(value).every(([key]) => key === 'customCss'),
  },
  'presets[].docs': {
    reason:
      'src/plugins/docs, which is in plugins, shows the docs. Write false here, or take that entry out: then it shows the docs with these options.',
    isNone: isFalse,
  },
};

function valuesAt(value: unknown, steps: readonly string[], at = ''): readonly (readonly [string, unknown])[] {
  const [step, ...rest] = steps;
  if (value === undefined) return [];
  if (step === undefined) return [[at, value]];
  if (step === '[]')
    return (Array.isArray(value) ? value : []).flatMap((item, index) => valuesAt(item, rest, `${at}[${index}]`));
  return entriesOf(value)
    .filter(([key]) => step === '*' || key === step)
    .flatMap(([key, inner]) => valuesAt(inner, rest, at ? `${at}.${key}` : key));
}

const stepsOf = (path: string): readonly string[] =>
  path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), '[]'] : [step]));

/** The options of theme-classic's preset; docs are on unless the options disable them. */
const presetsOf = ({presets}: Pick<DocusaurusConfig, 'presets'>): readonly object[] =>
  (presets as readonly unknown[]).flatMap((preset) => {
    const options = classicOptions(preset);
    return options ? [{docs: {}, ...options}] : [];
  });

const shown = (value: unknown): string => {
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/**
 * Finds options of Docusaurus that have no effect on this site.
 *
 * @param config with the defaults of beta.13
 */
export function refusedOptions(config: DocusaurusConfig): readonly Problem[] {
  const whole = {...config, presets: presetsOf(config)};
  return Object.entries(REFUSED).flatMap(([path, {reason, isNone}]: readonly [string, Refusal]) =>
    valuesAt(whole, stepsOf(path))
      .filter(([, value]) => !isNone?.(value))
      .map(([at, value]) =>
        configProblem(
          `the option ${at} is ${shown(value)}. It has no effect here: ${typeof reason === 'string' ? reason : reason(value)}`,
        ),
      ),
  );
}
