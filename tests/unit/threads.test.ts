/** Results of threads are the same as those of the build itself. */
import {expect, test} from './plain-test';
import {mkdirSync, writeFileSync} from 'fs';
import path from 'path';
import {OwnMarkup} from '../../src/plugins/policy/html-markup';
import {EarlyParts} from '../../src/plugins/publish/pages/early-parts';
import {inputsOfParts, PARTS, partsOf} from '../../src/plugins/publish/pages/pages';
import {Store} from '../../src/plugins/store';
import {startThread, Thread} from '../../src/plugins/thread';

test('a page that a thread reads has the same parts, which are in the store', async ({}, {outputDir}) => {
  const html =
    '<head><meta charset="UTF-8"><style>a{}</style><script>own()</script></head><img style="top:0" src="//a.example/a">';
  const rules = {own: new OwnMarkup('<style>a{}</style><script>own()</script>', ''), policy: {}};
  const store = new Store(outputDir);
  const early = new EarlyParts(store, rules);
  await early.read(html);
  await early.end();
  await store.written();
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
