import {isDeepStrictEqual} from 'util';
import {examplesOf} from '../../../contract/model/examples';
import {mediaOf} from '../../../contract/model/success';
import type {LocatedOperation} from '../../../contract/model/operations';
import {ANSWER, openRecordingPlatform} from '../../checks/recording-platform';
import type {Received} from '../../checks/recording-platform';
import type {InterfaceSample} from '../../../tools/samples/files';
import {runSamples} from '../../../tools/samples/run';
import type {Run} from '../../../tools/samples/run';
import {platformHeaders} from './platform-answer';
import {readSigned} from './signed-request';

const firstExample = (part: Parameters<typeof examplesOf>[0]) => examplesOf(part)[0]?.value;

function expectedPath({operation, path}: LocatedOperation) {
  const valueOf = (name: string) =>
    operation.parameters?.find((parameter) => parameter.in === 'path' && parameter.name === name);
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(firstExample({...valueOf(name), keys: []})));
}

/** The parameters that the call must have: those that the contract requires in the query, and the common ones of the family. */
function expectedParameters({operation}: LocatedOperation, family: string) {
  const own = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required);
  return {
    ...Object.fromEntries(own.map((parameter) => [parameter.name, String(firstExample({...parameter, keys: []}))])),
    appId: 'app_sample_01',
    signType: 'RSA2',
    ...(family === 'v3' ? {keyId: 'mk_sample_01'} : {charset: 'UTF-8', method: operation.operationId, version: '1.0'}),
  };
}

function uploadFaults({meta, ...digests}: Readonly<Record<string, string>>, example: unknown) {
  const {sha256, fileName, ...rest} = JSON.parse(meta) as Record<string, string>;
  const expected = {...(example as {meta: Record<string, string>}).meta, sha256: undefined, fileName: undefined};
  return [
    Object.values(digests).includes(sha256) ? '' : 'the digest is not that of the file',
    fileName.endsWith('.png') ? '' : 'the file is no image',
    isDeepStrictEqual({...rest, sha256: undefined, fileName: undefined}, expected) ? '' : `meta is ${meta}`,
  ];
}

async function signedFaults({id, located}: InterfaceSample, request: Received) {
  const [family] = id.split('#');
  const {faults, parameters, content} = await readSigned(request);
  const {meta, 'digest of file': digest, ...others} = parameters;
  const expected = expectedParameters(located, family);
  const media = mediaOf(located.operation.requestBody);
  const example = media && firstExample({...media, keys: []});
  return [
    ...faults,
    isDeepStrictEqual(others, expected) ? '' : `parameters are ${JSON.stringify(others)}`,
    ...(meta
      ? uploadFaults({meta, digest}, example)
      : [isDeepStrictEqual(content, example) ? '' : `content is ${JSON.stringify(content)}`]),
  ];
}

async function callFaults(sample: InterfaceSample, {stdout, stderr, exitCode}: Run, requests: readonly Received[]) {
  if (exitCode !== 0 || requests.length !== 1)
    return [`sent ${requests.length} requests and ended with ${exitCode}: ${stderr}`];
  const [request] = requests;
  const {operation, method} = sample.located;
  const path = request.target.split('?')[0];
  const unsigned = operation.security?.length === 0;
  const said = unsigned && JSON.stringify(JSON.parse(request.body.toString('utf8')));
  const example = firstExample({...mediaOf(operation.requestBody), keys: []});
  const faults = [
    stdout === `${ANSWER}\n` ? '' : `printed ${stdout}`,
    request.method === method ? '' : `method is ${request.method}`,
    path === expectedPath(sample.located) ? '' : `path is ${path}`,
    ...(unsigned ? [said === JSON.stringify(example) ? '' : `body is ${said}`] : await signedFaults(sample, request)),
  ];
  return faults.filter(Boolean);
}

export async function faultsByInterface(
  samples: readonly InterfaceSample[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  const open = () => openRecordingPlatform(platformHeaders);
  await runSamples(samples, open, async (sample, run, {received}) => {
    const faults = await callFaults(sample, run, received);
    if (faults.length > 0) found[`${sample.version} ${sample.id}`] = faults;
  });
  return found;
}
