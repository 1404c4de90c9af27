/** Builds in the same folder: concurrent, after edits, after a killed build, with damaged results. */
import {spawn} from 'child_process';
import type {ChildProcess} from 'child_process';
import {once} from 'events';
import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync} from 'fs';
import path from 'path';
import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {differences, fingerprints} from '../../../deploy/release/fingerprint';
import {listFiles} from '../../../deploy/serve/list-files';
import {editFile} from '../../fixtures/edit-file';
import {PROJECT} from '../../fixtures/site-copy';
import {copySiteWithPackages} from '../fixtures/site-copy';

const CACHE = 'node_modules/.cache/site';
/** Caches and output of a build. */
const LEFTOVERS = ['build', '.docusaurus', 'node_modules/.cache'];
const PAGE = /^(?!.*\/_|_).*\.mdx$/;

/** Edits the first file of a folder that matches a pattern. */
function edit(site: string, folder: string, names: RegExp, pattern: RegExp, by: string): void {
  const files = listFiles(path.join(site, folder)).filter((file) => names.test(file));
  const file = files
    .map((name) => path.join(site, folder, name))
    .find((one) => pattern.test(readFileSync(one, 'utf8')));
  if (file === undefined) throw new Error(`${folder} has no ${names} with ${pattern}`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, by));
}

type Edit = readonly [shown: string, folder: string, names: RegExp, pattern: RegExp, by: string];

/** Edits of texts that the build shows. */
const TEXTS: readonly Edit[] = [
  ['第一次编辑', 'docs', PAGE, /\n$/, '\n\n第一次编辑。\n'],
  ['旧版编辑', 'versioned_docs', PAGE, /\n$/, '\n\n旧版编辑。\n'],
  ['改题', 'docs/dev', PAGE, /^title: .*$/m, '$&改题'],
  ['新的一节', 'docs/dev', PAGE, /\n$/, '\n\n## 新的一节 {#new}\n\n![图](edited.png)\n'],
  ['改要', 'docs/_contract', /^v\d+\.yaml$/, /^ +summary: .*$/m, '$&改要'],
  ['改述', 'versioned_docs', /_contract\/v\d+\.yaml$/, /^ {10}description: [^'"\n]*?(?=。)/m, '$&（改述）'],
  ['# edited sample', 'docs/_samples', /\.py$/, /\n$/, '\n# edited sample\n'],
];

/** Edits of the code that makes pages. */
const CODE: readonly Edit[] = [
  ['data-page-content', 'docs/biz', PAGE, /^---\n[^]*?\n---\n/, "$&\nimport Tabs from '@theme/Tabs';\n"],
  ['改权', 'src/data', /^site\.json$/, /"copyright": "/, '$&改权 '],
  ['order:7654', 'src/css', /^custom\.css$/, /$/, '\nbody { order: 7654; }\n'],
  ['data-edited', 'src/components/Endpoint', /^index\.tsx$/, /className=/, 'data-edited="" $&'],
  ['dataset.edited', 'src', /(?:^|\/)control\.ts$/, /$/, "\ndocument.documentElement.dataset.edited = '';\n"],
];

/** A build that was started. */
type StartedBuild = {
  readonly program: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
};

/** Starts the stock command in a site. */
function startBuild(site: string): StartedBuild {
  const program = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.js', 'build'], {
    cwd: site,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
  const printed: Buffer[] = [];
  [program.stdout, program.stderr].forEach((stream) => stream.on('data', (chunk: Buffer) => printed.push(chunk)));
  return {
    program,
    output: () => Buffer.concat(printed).toString(),
    ended: once(program, 'close').then(([code]) => code as number | null),
  };
}

const makeEdits = (site: string, edits: readonly Edit[]): void => edits.forEach(([, ...made]) => edit(site, ...made));

const textsOf = (site: string): string =>
  listFiles(path.join(site, 'build'))
    .filter((file) => /\.(?:html|js|css|md)$/.test(file))
    .map((file) => readFileSync(path.join(site, 'build', file), 'utf8'))
    .join('\n');

/** The edits that a build does not show. */
const missing = (site: string, edits: readonly Edit[]): readonly string[] => {
  const texts = textsOf(site);
  return edits.map(([shown]) => shown).filter((shown) => !texts.includes(shown));
};

/** Ways to damage a file, by a random number. */
const DAMAGES: readonly ((file: string, number: number) => void)[] = [
  (file) => truncateSync(file),
  (file, number) => truncateSync(file, number % statSync(file).size),
  (file) => rmSync(file),
  (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  (file, number) => {
    const bytes = readFileSync(file);
    bytes[number % bytes.length] ^= 1 << (number % 8);
    writeFileSync(file, bytes);
  },
];

function damageResults(site: string, seed: number): void {
  const names = readdirSync(path.join(site, CACHE)).sort();
  const firsts = names.filter((name, index) => name.split('-')[0] !== names[index - 1]?.split('-')[0]);
  fc.sample(fc.tuple(fc.boolean(), fc.nat(), fc.nat(1_000_000)), {numRuns: names.length, seed}).forEach(
    ([chosen, kind, number], index) => {
      if (chosen || firsts.includes(names[index]))
        DAMAGES[kind % DAMAGES.length](path.join(site, CACHE, names[index]), number);
    },
  );
}

/** Times at which the bundles were written. */
const bundleTimes = (site: string): readonly number[] =>
  readdirSync(path.join(site, CACHE))
    .filter((name) => name.startsWith('bundle'))
    .map((name) => statSync(path.join(site, CACHE, name)).mtimeMs);

/** Starts a build, and another one while it runs. */
async function startTwo(site: string): Promise<readonly [StartedBuild, StartedBuild]> {
  const first = startBuild(site);
  await expect.poll(first.output, {timeout: 60_000}).toContain('Creating an optimized production build');
  const second = startBuild(site);
  await expect.poll(second.output, {timeout: 60_000}).toContain('another build is at work in this folder');
  return [first, second];
}

async function succeed({ended, output}: StartedBuild): Promise<string> {
  expect(await ended, output()).toBe(0);
  return output().replace(/^\[build\] another build .*\n/, '');
}

test('a copy builds from the results of the original; of two builds in a folder, one waits for the other, and goes on when that is killed; it shows all edits, and makes anew what is damaged', async () => {
  test.setTimeout(15 * 60_000);
  const site = copySiteWithPackages();
  try {
    cpSync(path.join(PROJECT, CACHE), path.join(site, CACHE), {recursive: true, preserveTimestamps: true});
    const times = bundleTimes(site);
    expect(times).toHaveLength(2);
    await succeed(startBuild(site));
    expect(bundleTimes(site), 'made anew: `npm run build` first, if the project was changed').toEqual(times);

    cpSync(path.join(site, 'static/img/icon-192.png'), path.join(site, 'docs/dev/edited.png'));
    editFile(path.join(site, 'sidebars.ts'), "label: '", "label: '改栏");
    // In the kits, whose fingerprints are compared below.
    edit(site, 'sample/sandbox/session', /^platform\.ts$/, /$/, "\nconsole.debug('edited');\n");
    const edits = [...TEXTS, ...CODE];
    makeEdits(site, edits);
    expect(missing(site, TEXTS)).toHaveLength(TEXTS.length);
    const seed = Date.now() % 1_000_000;
    damageResults(site, seed);
    const [killed, next] = await startTwo(site);
    killed.program.kill('SIGKILL');
    const said = await succeed(next);
    expect(missing(site, edits)).toEqual([]);
    expect(textsOf(site)).toContain('改栏');
    const built = fingerprints(path.join(site, 'build'));
    LEFTOVERS.forEach((name) => rmSync(path.join(site, name), {recursive: true, force: true}));
    expect(await succeed(startBuild(site))).toBe(said);
    expect(differences(built, fingerprints(path.join(site, 'build'))), `damaged by seed ${seed}`).toEqual([]);
  } finally {
    rmSync(path.dirname(site), {recursive: true});
  }
});
