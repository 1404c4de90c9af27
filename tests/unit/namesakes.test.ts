import {expect, test} from './plain-test';
import {formatProblem, openContracts} from '../../contract';
import {namesakeProblems} from '../../contract/rules/namesakes';
import {siteWith} from './fixtures/site-with';

type Fields = Record<string, object>;

const schema = (properties: Fields) => ({content: {'application/json': {schema: {type: 'object', properties}}}});

/** Problems of two families: a call that sends and returns fields, and one that only returns fields. */
function problemsOf(sent: Fields, answered: Fields, others: Fields = {}, parameters: object[] = []) {
  const document = (operation: object) => ({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {'/a': {post: {operationId: 'a', ...operation}}},
  });
  const shop = document({parameters, requestBody: schema(sent), responses: {'200': schema(answered)}});
  const club = document({responses: {'200': schema(others)}});
  const site = siteWith({
    'docs/_contract/shop.json': JSON.stringify(shop),
    'docs/_contract/club.json': JSON.stringify(club),
  });
  return namesakeProblems(['shop', 'club'], openContracts(site, 'docs')).map(formatProblem);
}

const text = (more: object = {}) => ({type: 'string', maxLength: 18, ...more});

test('fields of one name that are alike are no problem, whatever their texts, and a number is no text', () => {
  const answered = {idNo: text({description: 'Masked.'}), amount: {type: 'integer', maximum: 5}};
  expect(
    problemsOf({idNo: text(), amount: text()}, answered, {
      inner: {type: 'object', properties: {idNo: text()}},
    }),
  ).toEqual([]);
});

for (const [name, other, difference] of [
  ['an upper bound', text({maxLength: 20}), 'maxLength 20, not 18'],
  ['a pattern', text({pattern: '^a$'}), 'pattern "^a$", not none'],
  ['a mark', text({'x-sensitive': true}), 'x-sensitive true, not false'],
  ['null', text({type: ['string', 'null']}), 'null true, not false'],
] as const) {
  test(`${name} that one family alone has is reported with both places`, () => {
    expect(problemsOf({idNo: text()}, {idNo: text()}, {idNo: other})).toEqual([
      `[contract] docs/_contract/club.json:1:194: "idNo" has ${difference} as at docs/_contract/shop.json:1. Expected one form for a name. Make them agree, or say in x-differs why this one differs.`,
    ]);
  });
}

test('a parameter is compared with the fields of its name, deep in lists and compositions too', () => {
  const inside = {list: {type: 'array', items: {allOf: [{type: 'object', properties: {idNo: text()}}]}}};
  const parameter = {name: 'idNo', in: 'query', schema: text({maxLength: 20})};
  expect(problemsOf({idNo: text()}, inside, {}, [parameter])).toEqual([
    expect.stringContaining('"idNo" has maxLength 20, not 18'),
  ]);
});

test('a default is asked of what is sent alone', () => {
  const limit = {type: 'integer', minimum: 1};
  const parameter = {name: 'limit', in: 'query', schema: {...limit, default: 20}};
  expect(problemsOf({}, {limit}, {}, [parameter])).toEqual([]);
  expect(problemsOf({limit}, {}, {}, [parameter])).toEqual([expect.stringContaining('"limit" has default')]);
});

test('the values of an enum are its bounds, and what a condition narrows is no field of its own', () => {
  const narrowed = {
    type: 'object',
    properties: {idNo: text()},
    if: {properties: {idNo: text({const: 'a'})}},
    then: {properties: {idNo: text({maxLength: 2})}},
  };
  expect(problemsOf({status: text()}, {status: {type: 'string', enum: ['A']}}, {inner: narrowed})).toEqual([]);
});

test('a contract says why a field differs, and only where it does', () => {
  const why = {'x-differs': 'The number of a passport.'};
  expect(problemsOf({idNo: text()}, {idNo: text()}, {idNo: text({maxLength: 20, ...why})})).toEqual([]);
  expect(problemsOf({idNo: text()}, {idNo: text()}, {idNo: text(why)})).toEqual([
    expect.stringContaining('x-differs of "idNo" explains nothing'),
  ]);
});
