/** What threads make beside a build is what the build makes itself. */
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {claim} from '../../src/plugins/docs/read/parse-ahead';
import {createParser} from '../../src/plugins/docs/read/parser';
import type {Parsed} from '../../src/plugins/docs/read/parser';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import {EarlyParts} from '../../src/plugins/publish/pages/early-parts';
import {inputsOfParts, PARTS, partsOf} from '../../src/plugins/publish/pages/pages';
import {Store} from '../../src/plugins/store';
import {startThread, Thread} from '../../src/plugins/thread';
import {expect, test} from './plain-test';

const ROOT = path.join(__dirname, '..', '..');

const PAGE = `---
title: 题
---

# 题 {#t}

:::note 标题

**“开始”**：1~3 个 <b title={/a+/g}>工作日</b>

:::

    code

import A from './a';

{1 + 2}

| a | b |
| - | - |
| 1 | 2 |
`;

test('a page that a thread parses has the same tree; one that is claimed or has mistakes is left to others', async () => {
  const claims = new Int32Array(new SharedArrayBuffer(12));
  const module = path.join(ROOT, 'src/plugins/docs/read/parse-ahead-thread.ts');
  const thread = new Thread<readonly [number, string], Parsed | undefined>(() =>
    startThread(module, {claims, hasAdmonitions: true}),
  );
  expect(claim(claims, 0)).toBe(true);
  const [claimed, parsed, wrong] = await Promise.all(
    [PAGE, PAGE, '{'].map((markdown, index) => thread.ask([index, markdown])),
  );
  await thread.end();
  const {page} = await createParser(true, []);
  expect(parsed).toEqual(page(PAGE));
  expect(JSON.stringify(parsed)).toBe(JSON.stringify(page(PAGE)));
  expect([claimed, wrong]).toEqual([undefined, undefined]);
  expect(claim(claims, 1)).toBe(false);
});

test('a page that a thread reads has the same parts, which are in the store', async ({}, {outputDir}) => {
  const html =
    '<head><meta charset="UTF-8"><style>a{}</style><script>own()</script></head><img style="top:0" src="//a.example/a">';
  const rules = {own: new OwnMarkup('<style>a{}</style><script>own()</script>', ''), policy: {}};
  const early = new EarlyParts(new Store(outputDir), rules);
  await early.read(html);
  await early.end();
  const found = new Store(outputDir).find(PARTS, inputsOfParts(html, rules));
  expect(found).toEqual(JSON.parse(JSON.stringify(partsOf(html, rules.own, rules.policy))));
});

test('a thread that fails says so to all who wait for it, and another one starts for the next request', async ({}, {
  outputDir,
}) => {
  mkdirSync(outputDir, {recursive: true});
  const module = path.join(outputDir, 'failing.ts');
  writeFileSync(
    module,
    "import {parentPort} from 'worker_threads';\nparentPort.on('message', (text) => { throw text; });\n",
  );
  let started = 0;
  const thread = new Thread<Error, never>(() => {
    started += 1;
    return startThread(module, {});
  });
  const answers = await Promise.allSettled(['a', 'b'].map((text) => thread.ask(new Error(text))));
  expect(answers).toEqual(Array(2).fill({status: 'rejected', reason: new Error('a')}));
  await expect(thread.ask(new Error('c'))).rejects.toThrow('c');
  expect(started).toBe(2);
});
