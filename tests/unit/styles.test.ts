import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'fs';
import path from 'path';
import type {TestInfo} from '@playwright/test';
import {applyConfigurePostCss, getStyleLoaders} from '@docusaurus/core/lib/webpack/utils';
import type {LoadContext} from '@docusaurus/types';
import webpack from 'webpack';
import type {Configuration, Stats} from 'webpack';
import {expect, test} from './plain-test';
import fastBuild from '../../src/plugins/beta13/build';
import {makeStyles} from '../../src/plugins/beta13/build/styles';

const {configurePostCss} = fastBuild({siteDir: ''} as LoadContext);

/** What makeStyles needs of beta.13's configuration. */
const upstream = (): Configuration => applyConfigurePostCss(configurePostCss as NonNullable<typeof configurePostCss>, {
  mode: 'production',
  output: {publicPath: '/'},
  optimization: {minimize: false, splitChunks: {cacheGroups: {styles: {name: 'styles', type: 'css/mini-extract'}}}},
  module: {
    rules: [
      {test: /\.png$/, use: [{loader: 'no-loader-for-scripts'}]},
      {test: /\.css$/, exclude: /\.module\.css$/, use: getStyleLoaders(false)},
      {test: /\.module\.css$/, use: getStyleLoaders(false)},
    ],
  },
});

const FILES = {
  'index.js': "import './site.css'; import styles from './card.module.css'; document.title = styles.card; import('./home.js');",
  'home.js': "import styles from './home.module.css'; document.title = styles.hero + styles['hero--dark'];",
  'site.css': '.button { --gap: 1px; background: url(./large.png) } .small { background: url("./small.png") }',
  'card.module.css': '@keyframes turn { to { rotate: 1turn } } .card { animation: turn; margin: var(--gap); grid-area: main }',
  'home.module.css': '.hero { composes: card from "./card.module.css"; color: red } .hero--dark { color: black }',
};

type Built = {readonly css: Readonly<Record<string, string>>; readonly scripts: Readonly<Record<string, string>>; readonly images: readonly string[]; readonly errors: readonly string[]};

async function build(testInfo: TestInfo, changes: Readonly<Record<string, string>> = {}): Promise<Built> {
  const site = testInfo.outputPath('site');
  mkdirSync(site, {recursive: true});
  const config = upstream();
  makeStyles(config);
  const folder = testInfo.outputPath('build');
  for (const [name, text] of Object.entries({...FILES, ...changes})) writeFileSync(path.join(site, name), text);
  writeFileSync(path.join(site, 'large.png'), Buffer.alloc(10_001));
  writeFileSync(path.join(site, 'small.png'), Buffer.alloc(10));
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack({...config, context: site, entry: './index.js', output: {...config.output, path: folder}}, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const read = (names: readonly string[], at = '') => Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, at, name), 'utf8')]));
  const errors = (stats?.toJson({errors: true}).errors ?? []).map(({message}) => message);
  if (errors.length > 0) return {css: {}, scripts: {}, images: [], errors};
  return {
    css: read(readdirSync(path.join(folder, 'assets/css')), 'assets/css'),
    scripts: read(readdirSync(folder).filter((name) => name.endsWith('.js'))),
    images: readdirSync(path.join(folder, 'assets/images')),
    errors,
  };
}

test('one file holds the styles of all chunks in the order of imports', async ({}, testInfo) => {
  const {css} = await build(testInfo);
  expect(Object.keys(css)).toHaveLength(1);
  const [text] = Object.values(css);
  const places = ['.button', '@keyframes turn', '.card_', '.hero_'].map((name) => text.indexOf(name));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('each script has the names of its own classes, and none loads styles', async ({}, testInfo) => {
  const {css, scripts} = await build(testInfo);
  const [, card, hero, dark] = /\.(card_\w+)[^]*\.(hero_\w+)[^]*\.(hero--dark_\w+)/.exec(Object.values(css)[0]) ?? [];
  const {'main.js': main, ...others} = scripts;
  expect(main).toContain(card);
  expect(main).not.toContain(hero);
  expect(main).not.toContain('stylesheet');
  expect(Object.values(others).join()).toContain(`${hero} ${card}`);
  expect(Object.values(others).join()).toContain(dark);
});

test('custom properties and areas of a grid keep their names', async ({}, testInfo) => {
  const [text] = Object.values((await build(testInfo)).css);
  expect(text).toContain('--gap: 1px');
  expect(text).toContain('margin: var(--gap); grid-area: main');
});

test('a small image is part of the styles, a large one has an address', async ({}, testInfo) => {
  const {css, images} = await build(testInfo);
  expect(images).toEqual([expect.stringMatching(/^large-\w+\.png$/)]);
  expect(Object.values(css)[0]).toContain(`url(/assets/images/${images[0]})`);
  expect(Object.values(css)[0]).toContain('url(data:image/png;base64,');
});

test('a mistake in a style sheet is reported with its line, a missing image with its name', async ({}, testInfo) => {
  const {errors} = await build(testInfo, {'site.css': '.button {\n  color: red', 'home.module.css': '.hero { background: url(./none.png) }'});
  expect(errors.join('\n')).toMatch(/\(1:1\) .*site\.css Unclosed block/);
  expect(errors.join('\n')).toContain("Can't resolve './none.png'");
});

test('a configuration without rules for styles stops the build', () => {
  expect(() => makeStyles({...upstream(), module: {rules: []}})).toThrow('[beta13] no rules for styles');
});
