/** Mistakes in the configuration are said with their line, and with what is known. */
import {expect, test} from './plain-test';
import {createRequire} from 'module';
import {Joi} from '@docusaurus/utils-validation';
import {loadConfig} from '../../src/plugins/beta13/options/load-config';
import {validatorsOf} from '../../src/plugins/beta13/options/validate';
import {siteWith} from './fixtures/site-with';

const load = createRequire(__filename);

const SOUND = {title: 'a', url: 'https://a.example', baseUrl: '/'};

const FILE = `const navbar = {};
export default {
  titel: 'a',
  url: 'https://a.example',
  themeConfig: {navbr: navbar, navbar: {titl: 'a'}},
  presets: [['classic', {blog: {feedOption: 1, 'a(': 1}}]],
};
`;
const siteOf = (text = FILE) => siteWith({'docusaurus.config.ts': text});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('a configuration is what its module exports, with or without a name', () => {
  const site = siteOf();
  expect(loadConfig(site, () => ({default: SOUND}))).toMatchObject(SOUND);
  expect(loadConfig(site, () => SOUND)).toMatchObject(SOUND);
});

for (const [what, exported] of [
  ['a function', () => SOUND],
  ['a promise', Promise.resolve(SOUND)],
  ['a', 'a'],
  ['null', null],
] as const)
  test(`a configuration that is ${what} is refused`, () => {
    expect(messageOf(() => loadConfig(siteOf(), () => ({default: exported})))).toBe(
      `[beta13] docusaurus.config.ts: the configuration is ${what}. Expected an object, as beta.13 waits for nothing. Export that.`,
    );
  });

test('code that cannot run is reported at its line in the site', () => {
  const site = siteWith({'docusaurus.config.js': 'gone();\n', 'data.js': "require('none');\n"});
  const loading = (name: string) => messageOf(() => loadConfig(site, () => load(`${site}/${name}`) as unknown));
  // Playwright adds lines of its own to code.
  expect(loading('docusaurus.config.js')).toMatch(
    /^\[beta13\] docusaurus\.config\.js:\d+:1: the configuration cannot be loaded: gone is not defined\. Fix the code of the file\.$/,
  );
  expect(loading('data.js')).toMatch(
    /^\[beta13\] data\.js:\d+:\d+: the configuration cannot be loaded: Cannot find module 'none'\. Fix the code of the file\.$/,
  );
});

test('code that throws what is no error, and what names its own place, is passed on in one line', () => {
  const throwing = (thrown: unknown) => () => {
    throw thrown;
  };
  expect(messageOf(() => loadConfig(siteOf(), throwing('kaputt')))).toBe(
    '[beta13] docusaurus.config.ts: the configuration cannot be loaded: kaputt. Fix the code of the file.',
  );
  expect(messageOf(() => loadConfig(siteOf(), throwing(new Error('[site] src/data/site.json: a.'))))).toBe(
    '[site] src/data/site.json: a.',
  );
});

test('all options that Docusaurus does not know, or misses, are reported at once', () => {
  const config = {titel: 'a', url: 'https://a.example', baseUrl: '/', onBrokenLinks: 'thro'};
  const lines = messageOf(() => loadConfig(siteOf(), () => config)).split('\n');
  expect(lines).toEqual([
    '[beta13] docusaurus.config.ts: the configuration: "title" is required. Add it.',
    '[beta13] docusaurus.config.ts: the configuration: "onBrokenLinks" must be one of [ignore, log, warn, error, throw]. Fix it.',
    expect.stringMatching(
      /^\[beta13\] docusaurus\.config\.ts:3: the configuration: "titel" is not allowed\. Known: baseUrl, .* Did you mean title\? Fix or drop it\.$/,
    ),
  ]);
});

const OPTIONS = Joi.object({feedOptions: Joi.object({type: Joi.string()}), path: Joi.string().default('blog')});

test('options of a plugin are those of its schema, and its id', () => {
  const {options} = validatorsOf(siteOf(), 'owner');
  expect(options(OPTIONS, {id: 'a'})).toEqual({id: 'a', path: 'blog'});
  expect(options(OPTIONS, {})).toEqual({id: 'default', path: 'blog'});
});

test('wrong options of a plugin are reported with its name, and the line of a key that occurs once', () => {
  const {options} = validatorsOf(siteOf(), 'owner');
  expect(messageOf(() => options(OPTIONS, {feedOption: 1, 'a(': 1, path: 2}))).toBe(
    [
      '[beta13] docusaurus.config.ts: the options of the plugin "owner": "path" must be a string. Fix it.',
      '[beta13] docusaurus.config.ts:6: the options of the plugin "owner": "feedOption" is not allowed. Known: feedOptions, path, id. Did you mean feedOptions? Fix or drop it.',
      '[beta13] docusaurus.config.ts:6: the options of the plugin "owner": "a(" is not allowed. Known: feedOptions, path, id. Fix or drop it.',
    ].join('\n'),
  );
});

const THEME = Joi.object({
  navbar: Joi.object({title: Joi.string(), links: Joi.forbidden()}).default({}),
  image: Joi.string(),
});

test('themeConfig may have keys of other plugins, but none that is nearly one of the theme which is missing', () => {
  const {themeConfig} = validatorsOf(siteOf(), '@docusaurus/theme-classic');
  expect(themeConfig(THEME, {navbar: {}, zoom: {}, navbars: 1})).toEqual({navbar: {}, zoom: {}, navbars: 1});
  expect(messageOf(() => themeConfig(THEME, {navbr: {}}))).toBe(
    '[beta13] docusaurus.config.ts:5: themeConfig: "navbr" is unknown. Did you mean navbar? Rename it, or put a value of your own into customFields.',
  );
  expect(messageOf(() => themeConfig(THEME, {navbar: {titl: 'a'}}))).toBe(
    '[beta13] docusaurus.config.ts:5: themeConfig: "navbar.titl" is not allowed. Known: title. Did you mean title? Fix or drop it.',
  );
  expect(validatorsOf(siteOf(), 'owner').themeConfig(THEME, {navbr: {}})).toEqual({navbr: {}, navbar: {}});
});
