import {expect, test} from './plain-test';
import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {Config, DocusaurusConfig, LoadContext} from '@docusaurus/types';
import {formatProblem} from '../../contract';
import {completeConfig} from '../../src/plugins/beta13/options/complete';
import {localeProblems} from '../../src/plugins/beta13/options/locales';
import {refusedOptions} from '../../src/plugins/beta13/options/refused';
import {searchItemProblems} from '../../src/plugins/beta13/options/search-items';
import {site} from '../../src/data/site';
import docs from '../../src/plugins/docs';
import {siteWith} from './fixtures/site-with';

const ROOT = path.join(__dirname, '..', '..');

const SOUND = {
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
  ssrTemplate: readFileSync(path.join(ROOT, 'src/page-template.html'), 'utf8'),
  presets: [
    ['@docusaurus/preset-classic', {docs: false, blog: {feedOptions: {type: ['atom']}}, theme: {customCss: ['a.css']}}],
  ],
  themeConfig: {
    hideableSidebar: false,
    docs: {versionPersistence: 'localStorage'},
    colorMode: {switchConfig: {darkIconStyle: {}, lightIconStyle: {}}},
    navbar: {hideOnScroll: false, items: [{type: 'doc', docId: 'index'}]},
  },
};
const refused = (config: object) =>
  refusedOptions(config as DocusaurusConfig).map(({message}) => message.split('. It has')[0]);

test('nothing is said of options that work', () => {
  expect(refused(SOUND)).toEqual([]);
});

test('options without effect are named with their values, once each', () => {
  const config = {
    url: 'https://other.example',
    baseUrl: '/other/',
    baseUrlIssueBanner: true,
    i18n: {localeConfigs: {ar: {direction: 'rtl'}}},
    ssrTemplate: '<html>',
    webpack: {jsLoader: 'babel'},
    plugins: ['plugin-pwa-like', ['@docusaurus/plugin-pwa', {}], [() => ({name: 'own'}), {}]],
    presets: ['other', ['classic', {blog: {feedOptions: {type: ['rss', 'json']}}, theme: {customCs: 'a.css'}}]],
    themeConfig: {
      algolia: {appId: 'a'},
      customCss: 'a.css',
      hideableSidebar: true,
      docs: {versionPersistence: 'none'},
      navbar: {hideOnScroll: true, items: [{type: 'doc'}, {items: [], to: '/'}]},
    },
  };
  expect(refused(config)).toEqual([
    'the option url is "https://other.example"',
    'the option baseUrl is "/other/"',
    'the option baseUrlIssueBanner is true',
    'the option ssrTemplate is "<html>"',
    'the option i18n.localeConfigs.ar.direction is "rtl"',
    'the option webpack.jsLoader is "babel"',
    'the option themeConfig.algolia is {"appId":"a"}',
    'the option themeConfig.customCss is "a.css"',
    'the option themeConfig.docs.versionPersistence is "none"',
    'the option themeConfig.hideableSidebar is true',
    'the option themeConfig.navbar.hideOnScroll is true',
    'the option themeConfig.navbar.items[1] is {"items":[],"to":"/"}',
    'the option plugins[1] is ["@docusaurus/plugin-pwa",{}]',
    'the option presets[0].blog.feedOptions.type is ["rss","json"]',
    'the option presets[0].theme is {"customCs":"a.css"}',
    'the option presets[0].docs is {}',
  ]);
});

const docsOf = (config: object) => {
  const {plugins, presets} = completeConfig(config as Config);
  return {plugins: plugins?.map((entry) => (Array.isArray(entry) ? [entry[0] === docs, entry[1]] : entry)), presets};
};

test('src/plugins/docs shows the docs of the preset, and those of the plugin of beta.13, with their options', () => {
  const options = {editUrl: 'https://forge.example/'};
  const more = ['@docusaurus/plugin-content-docs', {id: 'more'}];
  expect(docsOf({presets: [['classic', {docs: options, blog: false}], 'other'], plugins: [more, 'a']})).toEqual({
    plugins: [[true, options], [false, more[1]], 'a'],
    presets: [['classic', {docs: false, blog: false}], 'other'],
  });
  expect(docsOf({presets: ['@docusaurus/preset-classic']})).toEqual({
    plugins: [[true, {}]],
    presets: [['@docusaurus/preset-classic', {docs: false}]],
  });
  expect(docsOf({presets: [['classic', {docs: false}]], plugins: [['content-docs', options]]})).toEqual({
    plugins: [[true, options]],
    presets: [['classic', {docs: false}]],
  });
});

test('docs of the preset beside src/plugins/docs in plugins are refused', () => {
  const config = completeConfig({presets: ['classic'], plugins: [[docs, {}]]} as unknown as Config);
  expect(refused(config)).toContain('the option presets[0].docs is {}');
});

test('a search field in the navbar is refused without one of a plugin or of src/theme', () => {
  const classic = path.join(
    path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
    'lib-next',
    'theme',
  );
  const of = (files: Readonly<Record<string, string>>, name: string, items = [{type: 'doc'}, {type: 'search'}]) => {
    const siteDir = siteWith(files);
    const plugins = [classic, path.join(siteDir, name)].map((folder) => ({getThemePath: () => folder}));
    const context = {siteDir, siteConfig: {themeConfig: {navbar: {items}}}} as unknown as LoadContext;
    return searchItemProblems(context, plugins).map(({message}) => message.split('. ')[0]);
  };
  expect(readdirSync(classic)).toContain('SearchBar.js');
  expect(of({}, 'none')).toEqual(['the option themeConfig.navbar.items[1].type is "search"']);
  expect(of({}, 'none', [{type: 'doc'}])).toEqual([]);
  expect(of({'local/SearchBar/index.js': ''}, 'local')).toEqual([]);
  expect(of({'src/theme/SearchBar.tsx': ''}, 'none')).toEqual([]);
});

test('a locale in the language of the default locale is refused', () => {
  const of = (defaultLocale: string, ...others: readonly string[]) =>
    localeProblems({defaultLocale, locales: [defaultLocale, ...others], currentLocale: 'en', localeConfigs: {}});
  expect(of('eo', 'fr')).toEqual([]);
  expect(of(site.language, 'fr')).toEqual([]);
  expect(of('eo', site.language).map(formatProblem)).toEqual([
    expect.stringContaining(`i18n.locales has "${site.language}", which is the language of the default locale "eo"`),
  ]);
});

for (const [locale, expected] of [
  ['zh', '关闭'],
  ['zh-CN', '关闭'],
  ['zh-TW', '關閉'],
  ['pt', 'Fechar'],
] as const)
  test(`the locale ${locale} has the texts of stock for its script`, async () => {
    const texts = await readDefaultCodeTranslationMessages({locale, name: 'theme-common'});
    expect(texts['theme.AnnouncementBar.closeButtonAriaLabel']).toBe(expected);
  });
