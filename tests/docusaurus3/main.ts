/** Builds the pages of all docs versions with Docusaurus 3, see README.md. */
import {execSync} from 'child_process';
import {copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'fs';
import path from 'path';
import {anchorsIn, linksOf, nodesIn} from '../../src/plugins/docs/tree/nodes';
import {expandPage} from '../../src/plugins/docs/blocks/expanded-page';
import {loadRemark} from '../../src/plugins/docs/read/remark';
import {readDocFiles} from '../../src/plugins/docs/files/doc-files';
import type {DocFile} from '../../src/plugins/docs/files/doc-files';
import {throwProblems} from '../../contract';
import {toMdx} from './to-mdx';

const ROOT = path.join(__dirname, '..', '..');
/** The packages and configuration of the Docusaurus 3 site, which are committed. */
const KEPT = path.join(__dirname, 'site');
const SITE = path.join(ROOT, '.docusaurus3');
/** Parts of the project that are copied unchanged. */
const SHARED = [
  'sidebars.ts',
  'versions.json',
  'versioned_sidebars',
  'static',
  'contract/words',
  'src/controls',
  'src/data',
  'src/components',
];

async function expanded(page: DocFile): Promise<string> {
  const {root, problems} = await expandPage(ROOT, '/docs', page);
  throwProblems(problems);
  const links = nodesIn(root).flatMap((node) => (node.type === 'component' ? linksOf(node) : []));
  const marks = {anchors: anchorsIn(root), links};
  return `${toMdx(root, await loadRemark())}\n\n<Marks anchors={${JSON.stringify(marks.anchors)}} links={${JSON.stringify(marks.links)}} />\n`;
}

async function assemble(): Promise<void> {
  ['docs', 'versioned_docs', 'src', ...SHARED].forEach((part) =>
    rmSync(path.join(SITE, part), {recursive: true, force: true}),
  );
  cpSync(KEPT, SITE, {recursive: true});
  // A site without frozen versions has no sidebars of them.
  SHARED.filter((part) => existsSync(path.join(ROOT, part))).forEach((part) =>
    cpSync(path.join(ROOT, part), path.join(SITE, part), {recursive: true}),
  );
  for (const page of readDocFiles(ROOT)) {
    mkdirSync(path.dirname(path.join(SITE, page.file)), {recursive: true});
    writeFileSync(path.join(SITE, page.file), await expanded(page));
  }
}

/** Runs a command in a shell, as npm is a shell script on Windows. */
const run = (command: string): void => {
  execSync(command, {cwd: SITE, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}});
};

/** Installs the packages if they are missing. */
function installPackages(): void {
  const wanted = path.join(SITE, 'package.json');
  const installed = path.join(SITE, 'node_modules', 'installed.json');
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(wanted))) return;
  run('npm install --no-package-lock --ignore-scripts --no-audit --no-fund');
  copyFileSync(wanted, installed);
}

type Package = {readonly dependencies: Readonly<Record<string, string>>};

const {dependencies} = JSON.parse(readFileSync(path.join(KEPT, 'package.json'), 'utf8')) as Package;
const release = `Docusaurus ${dependencies['@docusaurus/core']}`;

async function main(): Promise<void> {
  await assemble();
  installPackages();
  run('npm run build');
  console.log(`[docusaurus3] ${release} builds all pages.`);
}

main().catch((error: Error) => {
  console.error(`[docusaurus3] ${release} does not build the pages. ${error.message}`);
  console.error('Fix what it names above: .docusaurus3/docs/a.mdx is docs/a.mdx with its blocks expanded.');
  process.exitCode = 1;
});
