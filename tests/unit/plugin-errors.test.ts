/** Errors of an owner's plugins name plugin, function and place. */
import {expect, test} from './plain-test';
import path from 'path';
import {ProblemsError} from '../../contract';
import {callEntry, nameErrors} from '../../src/plugins/beta13/plugin-errors';

const ROOT = path.join(__dirname, '..', '..');

const HOOKS = ['loadContent', 'contentLoaded', 'postBuild', 'configureWebpack', 'configurePostCss', 'injectHtmlTags'];

type Made = Record<string, () => unknown> & {name: string};

async function thrownBy(hook: string, run: () => unknown, given: object = {}, site = ROOT) {
  const plugin = {name: 'owner', [hook]: run, ...given} as Made;
  nameErrors(site, [plugin]);
  try {
    await plugin[hook]();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** A package that no site has. */
const MISSING = '@owner/missing';

const fail = (): never => {
  throw new TypeError('kaputt.');
};

for (const hook of HOOKS)
  test(`an error of ${hook} names the plugin and the line`, async () => {
    for (const run of [fail, async () => fail()]) {
      const {message, stack = ''} = (await thrownBy(hook, run)) as Error;
      expect(message).toMatch(
        /^\[beta13\] tests\/unit\/plugin-errors\.test\.ts:\d+:\d+: (\w+) of the plugin "owner" has failed: kaputt\. Fix it there, or take the plugin out\.$/,
      );
      expect(message).toContain(`: ${hook} of`);
      expect(stack).toContain(`${message}\n`);
      expect(stack).not.toContain('plugin-errors.ts:');
    }
  });

test('what an entry of the configuration throws names it and the line, but for those of Docusaurus', () => {
  expect(callEntry(ROOT, {name: './src/owner'}, 'the function', () => 1)).toBe(1);
  expect(() => callEntry(ROOT, {name: './src/owner'}, 'the function', fail)).toThrow(
    /^\[beta13\] tests\/unit\/plugin-errors\.test\.ts:\d+:\d+: the function of the plugin "\.\/src\/owner" has failed: kaputt\. Fix/,
  );
  const version = {type: 'package', name: '@docusaurus/plugin-content-blog'};
  expect(() => callEntry(ROOT, {name: '@docusaurus/plugin-content-blog', version}, 'x', fail)).toThrow(/^kaputt\.$/);
});

test('a plugin may be a promise, whose error is named; a preset may not', async () => {
  const owner = {name: './src/owner'};
  expect(await callEntry(ROOT, owner, 'the function', async () => 1)).toBe(1);
  await expect(callEntry(ROOT, owner, 'the function', async () => fail())).rejects.toThrow(
    /the function of the plugin "\.\/src\/owner" has failed: kaputt\. Fix it there/,
  );
  expect(() => callEntry(ROOT, {kind: 'preset', name: 'own'}, 'the function', async () => ({}))).toThrow(
    'the function of the preset "own" has failed: it returns a promise, for which beta.13 does not wait.',
  );
});

test('an error of a package names the configuration', async () => {
  const {message} = (await thrownBy('postBuild', fail, {}, path.join(ROOT, 'docs'))) as Error;
  expect(message).toBe(
    '[beta13] docusaurus.config.ts: postBuild of the plugin "owner" has failed: kaputt. See what the plugin asks for, or take the plugin out.',
  );
});

test('a module that a plugin misses is named at the line of the plugin', async () => {
  const {message} = (await thrownBy('configureWebpack', () => require.resolve(MISSING))) as Error;
  expect(message).toMatch(
    /^\[beta13\] tests\/unit\/plugin-errors\.test\.ts:\d+:\d+: configureWebpack of the plugin "owner" has failed: Cannot find module '@owner\/missing'\. Fix it there, or take the plugin out\.$/,
  );
});

test('what is no error is named too, and what a function returns stays', async () => {
  const text = () => {
    throw 'kaputt';
  };
  expect(((await thrownBy('postBuild', text)) as Error).message).toContain('"owner" has failed: kaputt.');
  const plugin = {name: 'owner', loadContent: () => 1};
  nameErrors(ROOT, [plugin]);
  expect(plugin.loadContent()).toBe(1);
});

test('what is said with its place, and what the plugins of Docusaurus say, stays as it is', async () => {
  const problem = new ProblemsError([{plugin: 'docs', file: 'docs/a.md', message: 'a.'}]);
  const throwing = (error: Error) => () => {
    throw error;
  };
  expect(await thrownBy('loadContent', throwing(problem))).toBe(problem);
  const own = new Error('[publish] robots.txt: a.');
  expect(await thrownBy('postBuild', throwing(own))).toBe(own);
  const stock = {version: {type: 'package', name: '@docusaurus/plugin-content-blog'}};
  expect(await thrownBy('loadContent', throwing(new Error('a')), stock)).toEqual(new Error('a'));
});
