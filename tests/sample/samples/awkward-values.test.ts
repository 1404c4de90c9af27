import path from 'path';
import {expect, test} from '@playwright/test';
import {LANGUAGES, interfaceSample} from '../../../contract';
import type {LocatedOperation, Source} from '../../../contract';
import {faultsByInterface} from '../checks/sample-call';
import {interfaceSamples} from '../../../tools/samples/files';
import type {InterfaceSample} from '../../../tools/samples/files';
import {lacksToRun} from '../../../tools/samples/languages';
import {CURRENT_NUMBER} from '../../../src/data/versions';

const ROOT = path.join(__dirname, '..', '..', '..');

/** Characters that end a string, start an expression or have another special meaning in one of the languages. */
const AWKWARD = '\' " """ \\ \\n ` ${x} $x {x} %s %20 & = + / ? # 张三\ttab\nline <<<JSON urllib.parse. strings.';

const samples = interfaceSamples(ROOT);
const awkwardQuery = (located: LocatedOperation): LocatedOperation => {
  const [first, ...others] = (located.operation.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && parameter.required,
  );
  const paths = located.operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
  return {
    ...located,
    operation: {...located.operation, parameters: [...paths, {...first, example: AWKWARD}, ...others]},
  };
};
const awkwardBody = (located: LocatedOperation): LocatedOperation => {
  const content = {'application/json': {example: {remark: AWKWARD, items: [{remark: AWKWARD}, []]}}};
  return {...located, operation: {...located.operation, requestBody: {content}}};
};

const cases: readonly (readonly [id: string, change: (located: LocatedOperation) => LocatedOperation])[] = [
  ['v3#createTask', awkwardBody],
  ['v3#listTransactions', awkwardQuery],
  ['v1#createWorker', awkwardBody],
  ['v1#listAccountFlows', awkwardQuery],
  ['v1#issueTokenV1', awkwardBody],
];

const signedBy = (scheme: string): Source => ({
  name: scheme,
  document: {'x-signing': scheme},
  resolve: (schema) => schema,
});

function changed(sample: InterfaceSample, change: (located: LocatedOperation) => LocatedOperation): InterfaceSample {
  const located = change(sample.located);
  const text = interfaceSample(sample.language, located, signedBy(sample.id.split('#')[0]));
  return {...sample, located, text};
}

for (const {id, label} of LANGUAGES) {
  const lack = lacksToRun(id);

  test(`${label}: sends every character of an example as it is${lack && ` (${lack})`}`, async () => {
    test.skip(lack !== '', lack);
    const awkward = cases.map(([interfaceId, change]) => {
      const sample = samples.find(
        (one) => one.version === CURRENT_NUMBER && one.language === id && one.id === interfaceId,
      );
      if (!sample) throw new Error(`no sample of ${interfaceId}`);
      return changed(sample, change);
    });
    expect(await faultsByInterface(awkward)).toEqual({});
  });
}

const [, , , , , , getAccount] = samples;

test('names the parameter that has no example to call with', () => {
  const located = {...getAccount.located, path: '/openapi/v1/things/{thingNo}'};
  const parameters = [{name: 'thingNo', in: 'path', required: true, schema: {}}] as const;
  const call = () =>
    interfaceSample('node', {...located, operation: {...located.operation, parameters}}, signedBy('v1'));
  expect(call).toThrow(/\[samples\] _contract\/v1\.yaml: .*: parameter "thingNo" has no example\. Add one/);
});

test('names the signing scheme that does not exist', () => {
  const call = () => interfaceSample('node', getAccount.located, signedBy('v9'));
  expect(call).toThrow(/\[samples\] _contract\/v9\.yaml: .*x-signing "v9" is unknown\. Known: v1, v3\. Name one/);
});
