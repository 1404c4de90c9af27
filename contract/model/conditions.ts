import type {Schema} from '../read/openapi';
import type {Resolve} from '../read/references';

/** What a schema asks for under a condition that its `if` tells. */
export type Condition = {
  /** `idType 为 ID_CARD`. */
  readonly when: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
};

type Values = readonly unknown[];

/** The values that a test names; nothing where it is no test of values. */
function valuesOf({const: value, enum: values, anyOf}: Schema): Values | undefined {
  if (value !== undefined) return [value];
  if (values) return values;
  const parts = anyOf?.map(valuesOf);
  return parts?.every((part): part is Values => part !== undefined) ? parts.flat() : undefined;
}

/** Fields whose test in an `if` cannot be told in words: the check of contracts refuses them. */
export const testsWithoutValues = ({properties = {}}: Schema): readonly string[] =>
  Object.keys(properties).filter((name) => valuesOf(properties[name].not ?? properties[name]) === undefined);

/** `idType 为 ID_CARD`, or the opposite. */
function testOf(name: string, test: Schema, opposite: boolean): string {
  const values = valuesOf(test.not ?? test) ?? [];
  return `${name} ${Boolean(test.not) === opposite ? '为' : '不为'} ${values.map(String).join('、')}`;
}

/** An `if` in words: every test of a value, and fields that only must be there. */
function wordsOf({properties = {}, required = []}: Schema, opposite: boolean): string {
  const tests = Object.entries(properties).map(([name, test]) => testOf(name, test, opposite));
  const presences = required.filter((name) => !properties[name]).map((name) => `${opposite ? '没有' : '有'} ${name}`);
  return [...tests, ...presences].join(opposite ? ' 或 ' : ' 且 ');
}

const conditionOf = (when: string, {required = [], properties = {}}: Schema): Condition => ({when, required, properties});

/** The conditions of a schema and of the parts that it is made of. */
export function conditionsOf(schema: Schema, resolve: Resolve): readonly Condition[] {
  const {if: test, then, else: otherwise, allOf = []} = resolve(schema);
  return [
    ...(test && then ? [conditionOf(wordsOf(test, false), then)] : []),
    ...(test && otherwise ? [conditionOf(wordsOf(test, true), otherwise)] : []),
    ...allOf.flatMap((part) => conditionsOf(part, resolve)),
  ];
}
