import {expect, test} from './plain-test';
import {readOptions} from '../../tools/adopt/options';
import type {Options} from '../../tools/adopt/options';
import * as words from '../../contract/words';
import {withSection} from '../../tools/adopt/update/changes-page';
import {restOfOverlay} from '../../tools/adopt/update/overlay';
import {withItem, withoutItem} from '../../tools/adopt/update/sidebar';
import {familyOfFile} from '../../tools/adopt/update/update';
import {siteWith} from './fixtures/site-with';

const DOCUMENT = '{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {}}';

test('actions of an overlay that select nothing any more are taken out, with all that is written beside the others', () => {
  const overlay = (actions: string) => `overlay: 1.0.0\ninfo: {title: A, version: '1'}\n# ours\nactions:\n${actions}`;
  const live = `  - target: $.info\n    update: {description: 我们的。} # kept\n`;
  const stale = `  - {target: $.paths.x, remove: true}\n`;
  const restOf = (actions: string) =>
    restOfOverlay(
      siteWith({
        'docs/_contract/shop.json': DOCUMENT,
        'docs/_contract/shop.overlay.yaml': overlay(actions),
      }),
      'docs/_contract/shop.json',
    );
  expect(restOf(live)).toBeUndefined();
  expect(restOf(stale + live)).toEqual({
    file: 'docs/_contract/shop.overlay.yaml',
    text: overlay(live),
    gone: ['$.paths.x'],
  });
  expect(restOf(`${stale + live}---\n`)?.text).toBe(overlay(live));
  expect(restOf(stale)).toEqual({file: 'docs/_contract/shop.overlay.yaml', gone: ['$.paths.x']});
  expect(() => restOf('  - {target: $.info}\n')).toThrow('the action has neither update nor remove');
});

test('the family of a document is the one of its file, the one that is named, or the only one', () => {
  const asked = (files: readonly string[], family?: string) => ({files, family}) as Options;
  expect(familyOfFile('shop.v2.json', asked(['a']), ['shop'])).toBe('shop');
  expect(familyOfFile('stock.json', asked(['a', 'b']), ['shop', 'stock'])).toBe('stock');
  expect(familyOfFile('v2.json', asked(['a'], 'stock'), ['shop', 'stock'])).toBe('stock');
  expect(() => familyOfFile('shp.json', asked(['a']), ['shop', 'stock'])).toThrow(
    'the site has no family "shp". Known: shop, stock. Did you mean shop? Name the family with --family',
  );
});

for (const [args, message] of [
  [['a.yaml', '--dry-run'], '--dry-run has no meaning without --update.'],
  [['--update', 'a.yaml', '--version', '2.0'], '--version has no meaning with --update.'],
  [['--update', 'a.yaml', 'b.yaml', '--family', 'shop'], '--family names the family of one document.'],
] as const) {
  test(`the arguments "${args.join(' ')}" are refused`, () => {
    expect(() => readOptions(args, '/')).toThrow(message);
  });
}

test('a sidebar takes a page behind another one, and lets one go, whatever else the owner wrote in it', () => {
  const text = `export const docs = ["index", {label: 'shop/a', items: ['shop/a', /* own */ 'shop/b']}];`;
  expect(withItem(text, 'shop/c', 'shop/a')).toContain(`items: ['shop/a', 'shop/c', /* own */ 'shop/b']`);
  expect(withItem(text, 'shop/c', 'index')).toContain(`["index", 'shop/c', {`);
  expect(withItem(text, 'shop/c', 'shop/z')).toBeUndefined();
  const marked = `['shop/a(1).b+', 'shop/axb']`;
  expect(withItem(marked, 'shop/c', 'shop/a(1).b+')).toBe(`['shop/a(1).b+', 'shop/c', 'shop/axb']`);
  expect(withItem(marked, 'shop/c', 'shop/a.b')).toBeUndefined();
  expect(withoutItem(text, 'shop/a')).toContain(`{label: 'shop/a', items: [/* own */ 'shop/b']}`);
  expect(withoutItem(`['a', 'b']`, 'b')).toBe(`['a']`);
  expect(withoutItem(text, 'shop/z')).toBe(text);
});

test('the page of changes takes the section of the next version above that of the last one, and keeps what a writer wrote', () => {
  const generated = words.interpolate(words.adopt.changes, {version: '2.0'});
  const page = (description: string, more = '') =>
    `---\ntitle: 更新\ndescription: ${description}\n---\n\n## 分类\n\n作者的说明。\n\n${more}## 2.0 {#v2-0}\n\n作者的说明。\n\n~~~changes 2.0\n~~~\n`;
  const after = (text: string) => withSection({file: 'docs/changes.mdx', text}, '3.0', ['2.0', '1.0']).text;
  const section = '## 3.0 {#v3-0}\n\n~~~changes 3.0\n~~~\n\n';
  expect(after(page('作者写的。'))).toBe(page('作者写的。', section));
  expect(after(page(generated))).toBe(page(words.interpolate(words.adopt.changes, {version: '3.0'}), section));
  expect(after('作者的说明。')).toBe(`作者的说明。\n\n${section.trimEnd()}\n`);
});
