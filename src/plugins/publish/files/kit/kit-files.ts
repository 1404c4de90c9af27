import {contractDownloads} from '../../../docs/blocks/downloads';
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
import type {Files} from './archive';
import {licensesText} from './licenses';
import {readme} from './readme';
import {bundleSandbox, sandboxProgram} from './sandbox-program';

/** Folder of a docs version with its signature vectors, test keys and signed notifications. */
const VECTORS = '_vectors';

/** The files of a folder, by name. */
const folderFiles = (files: VersionFiles, folder: string): Files =>
  Object.fromEntries(files.list(folder).map((name) => [name, files.read(`${folder}/${name}`) ?? '']));

const under = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** The samples of every interface of a contract, in a folder for each. */
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

/** The samples that are written by hand, in a folder for each topic. */
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

/**
 * Makes the kit of a docs version: samples, sandbox, contracts and vectors, with a readme.
 *
 * @param made the downloads of its contracts, by name; esbuild bundles the sandbox while they are made
 * @returns the same texts for the same version
 */
export async function kitFiles(
  siteDir: string,
  version: VersionContracts,
  made: Files | Promise<Files>,
): Promise<Files> {
  const {number} = version;
  const sandbox = bundleSandbox(siteDir);
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
  return {...all, 'README.md': readme({version: number, files: Object.keys(all)}, firstInterface(version))};
}
