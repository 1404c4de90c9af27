/** Builds show what was edited, and with the caches of earlier builds give the same bytes as builds without, after random edits and after builds that were killed. */
import {cpSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {setTimeout as wait} from 'timers/promises';
import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {differences, fingerprints} from '../../deploy/release/fingerprint';
import {listFiles} from '../../deploy/serve/list-files';
import {removeLeftovers} from '../fixtures/site-copy';
import {copySite, startBuild} from '../fixtures/site-to-build';

const ROUNDS = 3;

async function build(site: string): Promise<ReadonlyMap<string, string>> {
  const {ended, output} = startBuild(site);
  expect(await ended, output()).toBe(0);
  return fingerprints(path.join(site, 'build'));
}

/** Starts a build, and kills it after a time in milliseconds. */
async function killBuild(site: string, after: number): Promise<void> {
  const {ended, program} = startBuild(site);
  await Promise.race([ended, wait(after)]);
  program.kill('SIGKILL');
  await ended;
}

/** One of the files of a folder whose names match, by a random number. */
function pick(site: string, folder: string, names: RegExp, number: number): string {
  const files = listFiles(path.join(site, folder))
    .filter((file) => names.test(file))
    .sort();
  return path.join(site, folder, files[number % files.length]);
}

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A page of any version, but no page that others depend on by its text. */
const page = (site: string, number: number): string =>
  pick(site, number % 2 ? 'docs' : 'versioned_docs', /^(?!.*\/_|_).*\.mdx$/, number);

/** Edits of everything that a build reads, each of which leaves a site that can be built. */
const EDITS: Readonly<Record<string, (site: string, number: number) => void>> = {
  text: (site, number) => edit(page(site, number), (text) => `${text}\n第 ${number} 次编辑。\n`),
  heading: (site, number) => edit(page(site, number), (text) => `${text}\n## 新的一节 {#new-${number}}\n\n内容。\n`),
  title: (site, number) =>
    edit(page(site, number), (text) =>
      text.replace(/^title: (.*)$/m, (_, title: string) => `title: ${title.slice(0, 40)}${number % 10}`),
    ),
  image: (site, number) => {
    const file = page(site, number);
    cpSync(path.join(site, 'static/img/icon-192.png'), path.join(path.dirname(file), `picture-${number}.png`));
    edit(file, (text) => `${text}\n![图 ${number}](picture-${number}.png)\n`);
  },
  component: (site, number) =>
    edit(page(site, number), (text) =>
      text.replace(/^---\n[^]*?\n---\n/, (matter) => `${matter}\nimport Tabs from '@theme/Tabs';\n`),
    ),
  contract: (site, number) =>
    edit(pick(site, 'docs/_contract', /^v\d+\.yaml$/, number), (text) =>
      text.replace(/^( +summary: )(.*)$/m, (_, key: string, summary: string) => `${key}${summary}${number % 10}`),
    ),
  description: (site, number) =>
    edit(pick(site, number % 2 ? 'docs' : 'versioned_docs', /_contract\/v\d+\.yaml$/, number), (text) =>
      text.replace(/( description: [^'"\n]*?)。/, `$1（${number}）。`),
    ),
  sample: (site, number) => edit(pick(site, 'docs/_samples', /\.py$/, number), (text) => `${text}# ${number}\n`),
  sidebar: (site, number) =>
    edit(path.join(site, 'sidebars.ts'), (text) =>
      text.replace(/label: '([^']+)'/, (_, label: string) => `label: '${label}${number % 10}'`),
    ),
  configuration: (site, number) =>
    edit(path.join(site, 'src/data/site.json'), (text) => text.replace(/("copyright": ")/, `$1${number} `)),
  style: (site, number) =>
    edit(
      path.join(site, 'src/css/custom.css'),
      (text) => `${text}\nhtml { --edited: ${number}; }\nbody { order: var(--edited); }\n`,
    ),
  code: (site, number) =>
    edit(path.join(site, 'src/components/Endpoint/index.tsx'), (text) =>
      text.replace(/className=/, `data-edited="${number}" className=`),
    ),
  control: (site, number) =>
    edit(
      pick(site, 'src', /(?:^|\/)control\.ts$/, number),
      (text) => `${text}\ndocument.documentElement.dataset.edited = '${number}';\n`,
    ),
  revert: (site, number) =>
    cpSync(path.join(path.join(__dirname, '../..'), path.relative(site, page(site, number))), page(site, number)),
};

const edits = fc.array(fc.record({name: fc.constantFrom(...Object.keys(EDITS)), number: fc.nat(1000)}), {
  minLength: 1,
  maxLength: 3,
});

test('builds with and without caches give the same bytes after any edits, and after killed builds', async () => {
  test.setTimeout(60 * 60_000);
  const sites = [copySite(), copySite()];
  const [kept, fresh] = sites;
  try {
    let before = await build(kept);
    for (const [round, made] of fc.sample(edits, ROUNDS).entries()) {
      const said = `round ${round}: ${JSON.stringify(made)}`;
      for (const {name, number} of made) sites.forEach((site) => EDITS[name](site, number));
      if (round % 2) await killBuild(kept, 500 + 1500 * round);
      removeLeftovers(fresh);
      const [after, anew] = [await build(kept), await build(fresh)];
      expect.soft(differences(after, anew), said).toEqual([]);
      expect.soft(differences(before, after), `${said} shows nowhere`).not.toEqual([]);
      before = after;
    }
  } finally {
    sites.forEach((site) => rmSync(site, {recursive: true}));
  }
});
