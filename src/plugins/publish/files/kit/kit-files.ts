import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import {
  SAMPLES_FOLDER as SAMPLES,
  LANGUAGES,
  bundleContract,
  extensionPath,
  interfaceSample,
  openVersionFiles,
  operationsOf,
  plainText,
  sourceOf,
  topicOf,
} from '../../../../../contract';
import type {OpenApi, VersionContracts, VersionFiles} from '../../../../../contract';
import {contractDownloads} from '../../../docs/blocks/downloads';
import type {Files} from './archive';
import type {Reference} from './assistant/reference';
import {readme} from './readme';

const VECTORS = '_vectors';

/** The readme of the kit in a docs version; `{version}` is replaced by its number. */
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

/** The data of the assistant's program for a version. */
const referenceOf = ({number, contracts}: VersionContracts, whole: string): Reference => ({
  version: number,
  whole,
  dictionaries: Object.fromEntries(
    Object.entries(contracts.common['x-dictionaries']).map(([id, {title, values}]) => [
      id,
      {
        title,
        values: Object.fromEntries(Object.entries(values).map(([name, {meaning}]) => [name, plainText(meaning)])),
      },
    ]),
  ),
});

/**
 * Makes the files of a docs version's kit.
 *
 * @param made the downloads of its contracts; meanwhile esbuild bundles the programs
 * @param whole the Markdown of its pages, llms-full.txt
 */
export async function kitFiles(
  siteDir: string,
  version: VersionContracts,
  made: Files | Promise<Files>,
  whole: string,
  programs: Promise<Programs> = bundlePrograms(siteDir),
): Promise<Files> {
  const {number} = version;
  const files = openVersionFiles(siteDir, version.folder);
  const vectors = folderFiles(files, VECTORS);
  const downloads = await made;
  const families: Record<string, OpenApi> = {};
  const contracts: Record<string, string> = {};
  for (const name of version.names) {
    const {json, yaml} = contractDownloads(name);
    // Without signatures: the sandbox has the signing schemes itself, and reads only the content of calls.
    families[name] = bundleContract(version, name);
    Object.assign(contracts, {[json]: downloads[json], [yaml]: downloads[yaml]});
  }
  const {sandbox, assistant} = await programs;
  const packages = Array.from(new Set([...sandbox.packages, ...assistant.packages])).sort();
  const all: Files = {
    'sandbox.mjs': withData(sandbox, 'KIT', {version: number, families, vectors}),
    'mcp.mjs': withData(assistant, 'REFERENCE', referenceOf(version, whole)),
    'LICENSES.txt': licensesText(siteDir, packages),
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

/** The licences of bundled packages, which must accompany each copy. */
const licensesText = (siteDir: string, packages: readonly string[]): string =>
  `${packages.map((name) => licenseOf(siteDir, name)).join('\n\n')}\n`;

type Program = {readonly text: string; readonly packages: readonly string[]};

/** The programs of kits without data, shared by all docs versions. */
export type Programs = {readonly sandbox: Program; readonly assistant: Program};

/** Some of the packages are CommonJS and load Node's modules with `require`. */
const REQUIRE = "import {createRequire} from 'node:module';const require = createRequire(import.meta.url);";

const packageOf = (file: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];

/**
 * Bundles a program without its data, with esbuild.
 *
 * @param contents its module, in the folder of the site
 */
async function bundle(siteDir: string, contents: string): Promise<Program> {
  const {build} = await import('esbuild');
  const {outputFiles, metafile} = await build({
    stdin: {contents, resolveDir: siteDir},
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Unminified code contains paths of packages, which differ between computers.
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

/** Bundles the programs of kits. */
export async function bundlePrograms(siteDir: string): Promise<Programs> {
  const from = (file: string): string => `from ${JSON.stringify(file)};`;
  const rules = extensionPath('sandbox');
  const [sandbox, assistant] = await Promise.all(
    [
      `import {runKit} ${from(path.join(siteDir, 'sandbox', 'kit'))}
       ${rules ? `import rules ${from(rules)} runKit(rules);` : 'runKit();'}`,
      `import ${JSON.stringify(path.join(__dirname, 'assistant', 'main'))};`,
    ].map((contents) => bundle(siteDir, contents)),
  );
  return {sandbox, assistant};
}

/**
 * A program with its data in one file for Node.
 *
 * @param name of the constant with the data
 */
const withData = ({text}: Program, name: string, data: unknown): string =>
  `${REQUIRE}\nconst ${name} = ${JSON.stringify(data)};\n${text}`;
