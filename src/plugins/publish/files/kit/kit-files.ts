import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import {
  SAMPLES_FOLDER as SAMPLES,
  LANGUAGES,
  bundleContract,
  interfaceSample,
  openVersionFiles,
  operationsOf,
  sourceOf,
  topicOf,
} from '../../../../../contract';
import type {OpenApi, VersionContracts, VersionFiles} from '../../../../../contract';
import {contractDownloads} from '../../../docs/blocks/downloads';
import type {Files} from './archive';
import {readme} from './readme';

const VECTORS = '_vectors';

/** The readme that a docs version has for its kit, where `{version}` stands for its number. */
const README = `${SAMPLES}/kit.md`;

const folderFiles = (files: VersionFiles, folder: string): Files =>
  Object.fromEntries(files.list(folder).map((name) => [name, files.read(`${folder}/${name}`) ?? '']));

const under = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

function interfaceSamples({contracts}: VersionContracts, name: string): Files {
  const source = sourceOf(contracts, name);
  const operations = operationsOf(source.document).filter(({keys}) => keys[0] === 'paths');
  const samples = operations.flatMap((located) => {
    const {anchor} = located.operation;
    return LANGUAGES.map(
      ({id, fileName}) => [`${anchor}/${fileName(topicOf(anchor))}`, interfaceSample(id, located, source)] as const,
    );
  });
  return under(name, Object.fromEntries(samples));
}

function topicSamples(files: VersionFiles): Files {
  const topics = files.list(SAMPLES).filter((name) => !name.includes('.'));
  return Object.assign({}, ...topics.map((topic) => under(topic, folderFiles(files, `${SAMPLES}/${topic}`))));
}

/** The interface whose sample the readme runs first: the first one of the newest family that needs credentials, else the first. */
function firstInterface({names, contracts}: VersionContracts): {readonly folder: string; readonly topic: string} {
  const name = names[names.length - 1];
  const operations = operationsOf(contracts.read(name)).filter(({keys}) => keys[0] === 'paths');
  const {anchor} = (operations.find(({operation: {security = []}}) => security.length > 0) ?? operations[0])
    ?.operation ?? {anchor: ''};
  return {folder: `${name}/${anchor}`, topic: topicOf(anchor)};
}

/** Makes the kit of a docs version. @param made the downloads of its contracts; esbuild bundles the sandbox meanwhile */
export async function kitFiles(
  siteDir: string,
  version: VersionContracts,
  made: Files | Promise<Files>,
  sandbox: Promise<Program> = bundleSandbox(siteDir),
): Promise<Files> {
  const {number} = version;
  const files = openVersionFiles(siteDir, version.folder);
  const vectors = folderFiles(files, VECTORS);
  const downloads = await made;
  const families: Record<string, OpenApi> = {};
  const contracts: Record<string, string> = {};
  for (const name of version.names) {
    const {json, yaml} = contractDownloads(name);
    // The sandbox knows the signing schemes itself, and takes what a call is about.
    families[name] = bundleContract(version, name);
    Object.assign(contracts, {[json]: downloads[json], [yaml]: downloads[yaml]});
  }
  const program = sandboxProgram(await sandbox, {version: number, families, vectors});
  const all: Files = {
    'sandbox.mjs': program.text,
    'LICENSES.txt': licensesText(siteDir, program.packages),
    ...under('contracts', contracts),
    ...under('vectors', vectors),
    ...under('samples', {
      ...topicSamples(files),
      ...Object.assign({}, ...version.names.map((name) => interfaceSamples(version, name))),
    }),
  };
  const own = files.read(README)?.replaceAll('{version}', number);
  return {...all, 'README.md': own ?? readme({version: number, files: Object.keys(all)}, firstInterface(version))};
}

const isLicense = (file: string): boolean => /^licen[cs]e/i.test(file);

function licenseOf(siteDir: string, name: string): string {
  const folder = path.join(siteDir, 'node_modules', name);
  const {version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find(isLicense);
  const text = file ? readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim() : '';
  return `## ${name} ${version} (${license})\n\n${text}`.trim();
}

/** The licences of packages, which every copy of them must include. */
const licensesText = (siteDir: string, packages: readonly string[]): string =>
  `${packages.map((name) => licenseOf(siteDir, name)).join('\n\n')}\n`;

export type Program = {readonly text: string; readonly packages: readonly string[]};

/** Some of the packages are CommonJS and load Node's modules with `require`. */
const REQUIRE = "import {createRequire} from 'node:module';const require = createRequire(import.meta.url);";

const packageOf = (file: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];

/** Bundles the sandbox without contracts, in a process of esbuild. */
export async function bundleSandbox(siteDir: string): Promise<Program> {
  const {build} = await import('esbuild');
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(siteDir, 'sandbox', 'kit.ts')],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Unminified code contains the folders of packages, which differ between computers.
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
  });
  const packages = Object.keys(metafile.inputs)
    .map(packageOf)
    .filter((name) => name !== undefined);
  return {text: outputFiles[0].text, packages: Array.from(new Set(packages)).sort()};
}

/** The sandbox of a docs version in one file for Node. @param kit contracts and vectors */
const sandboxProgram = ({text, packages}: Program, kit: unknown): Program => ({
  text: `${REQUIRE}\nconst KIT = ${JSON.stringify(kit)};\n${text}`,
  packages,
});
