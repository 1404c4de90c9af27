import {openApiFiles} from '../contracts';
import {SAMPLES_FOLDER as SAMPLES, LANGUAGES, bundleContract, createResolve, interfaceSample, isWebhook, openVersionFiles, operationsOf, topicOf} from '../../../../../contract';
import type {OpenApi, VersionContracts, VersionFiles} from '../../../../../contract';
import type {Files} from './archive';
import {licensesText} from './licenses';
import {readme} from './readme';
import {sandboxProgram} from './sandbox-program';

/** Folder of a docs version with its signature vectors, test keys and signed notifications. */
const VECTORS = '_vectors';

/** The files of a folder by their names. */
const folderFiles = (files: VersionFiles, folder: string): Files =>
  Object.fromEntries(files.list(folder).map((name) => [name, files.read(`${folder}/${name}`) ?? '']));

const under = (folder: string, files: Files): Files => Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** The samples of every interface of a contract, in a folder for each. */
function interfaceSamples({contracts}: VersionContracts, name: string): Files {
  const resolve = createResolve(contracts, name);
  const operations = operationsOf(contracts.read(name)).filter(({operation}) => !isWebhook(operation));
  const samples = operations.flatMap((located) => {
    const {operationId} = located.operation;
    return LANGUAGES.map(({id, fileName}) => [`${operationId}/${fileName(topicOf(operationId))}`, interfaceSample(id, name, located, resolve)] as const);
  });
  return under(name, Object.fromEntries(samples));
}

/** The samples that are written by hand, in a folder for each topic. */
function topicSamples(files: VersionFiles): Files {
  const topics = files.list(SAMPLES).filter((name) => !name.includes('.'));
  return Object.assign({}, ...topics.map((topic) => under(topic, folderFiles(files, `${SAMPLES}/${topic}`))));
}

/** The interface whose sample the readme runs first: the first of the newest family that is called with a token and a signature. */
function firstInterface({names, contracts}: VersionContracts): {readonly folder: string; readonly topic: string} {
  const name = names[names.length - 1];
  const found = operationsOf(contracts.read(name)).find(({operation}) => operation.security === undefined);
  const operationId = found?.operation.operationId ?? '';
  return {folder: `${name}/${operationId}`, topic: topicOf(operationId)};
}

/**
 * Makes the kit of a docs version: samples, sandbox, contracts and vectors, with a readme.
 *
 * @returns the same texts for the same version
 */
export async function kitFiles(siteDir: string, version: VersionContracts): Promise<Files> {
  const {number} = version;
  const files = openVersionFiles(siteDir, version.folder);
  const vectors = folderFiles(files, VECTORS);
  const families: Record<string, OpenApi> = {};
  for (const name of version.names) families[name] = await bundleContract(siteDir, version, name);
  const program = await sandboxProgram(siteDir, {version: number, families, vectors});
  const all: Files = {
    'sandbox.mjs': program.text,
    'LICENSES.txt': licensesText(siteDir, program.packages),
    ...under('contracts', Object.assign({}, ...version.names.map((name) => openApiFiles(name, families[name])))),
    ...under('vectors', vectors),
    ...under('samples', {...topicSamples(files), ...Object.assign({}, ...version.names.map((name) => interfaceSamples(version, name)))}),
  };
  return {...all, 'README.md': readme({version: number, files: Object.keys(all)}, firstInterface(version))};
}
