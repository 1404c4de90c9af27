import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {formatProblem} from '../../../contract/problems';
import {operationsOf} from '../../../contract/model/operations';
import {openContracts} from '../../../contract/read/contracts';
import {contractVersions} from '../../../contract/read/versions';
import {checkContracts} from '../../../contract/rules/all';
import type {FieldData, ReferenceData} from '../../../src/components/Reference/data';
import {fieldRows} from '../../../src/plugins/publish/files/contracts/field-rows';
import {siteVersions} from '../../../src/plugins/docs/site-versions';
import {walkDocument} from '../../checks/document-walk';
import {PUBLIC_DOCUMENTS, publicText, writePublicSite} from '../../fixtures/public-documents';
import {componentsOf, expandPage} from '../../fixtures/small-site';

/** Letters and digits alone, without addresses: Markdown may write the rest in several ways, and leaves out links that lead nowhere. */
const letters = (text: string): string => text.replace(/\]\([^)]*\)|```+\w*|&#?\w+;|https?:\/\/[^\s)\]]+/g, '').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const within = (field: FieldData): readonly FieldData[] => [...(field.children?.fields ?? []), ...(field.choices?.fields ?? [])];
/** Fields with those nested in them; a form of a value is none, but has some. */
const flat = (fields: readonly FieldData[]): readonly FieldData[] => fields.flatMap((field) => [field, ...flat(within(field))]);

for (const [name, file] of Object.entries(PUBLIC_DOCUMENTS)) {
  test(`${name}: a walk of its own finds on the page, in the Markdown and in the CSV all that the document has, and no more`, async ({}, testInfo) => {
    test.setTimeout(180_000);
    const site = testInfo.outputPath('site');
    writePublicSite(site, file);
    expect(checkContracts(site, contractVersions(site, [{number: '1', folder: 'docs'}]), 'docs').problems.map(formatProblem)).toEqual([]);
    const operations = operationsOf(openContracts(site, 'docs').read('a'));
    const blocks = operations.map(({operation, method, path: at}) => `\`\`\`openapi a#${/\s/.test(operation.operationId) ? `${method} ${at}` : operation.operationId}\n\`\`\`\n`);
    const page = await expandPage(site, blocks.join('\n'));
    expect(page.problems.map(formatProblem)).toEqual([]);
    const {operations: calls, names, values, statuses, descriptions, further} = walkDocument(parseDocument(file, publicText(file)));

    expect(operations.map(({method, path: at}) => `${method} ${at}`).sort()).toEqual([...calls].sort());
    const parts = (componentsOf(page, 'Reference') as unknown as readonly ReferenceData[]).flatMap((reference) => reference.parts);
    const fields = parts.flatMap(({fields: own = [], body}) => flat([...own, ...(body ? [body] : [])]));
    const shown = new Set(fields.map((field) => field.name));
    expect([...names].filter((one) => !shown.has(one)), 'names on the page').toEqual([]);
    const forms = new Set(fields.flatMap(({choices}) => (choices?.fields ?? []).map((form) => form.name)));
    expect([...shown].filter((one) => !names.has(one) && !forms.has(one) && !/^(\*|\[\d+\]|\/.*\/|)$/.test(one)), 'names that the document has not').toEqual([]);

    const csv = fieldRows(site, siteVersions(site)[0]).slice(1);
    const columns = new Set(csv.map((cells) => String(cells[4]).split(/\.|（.*?）/).pop()));
    expect([...names].filter((one) => !columns.has(one) && !csv.some((cells) => cells[4].endsWith(one))), 'names in the CSV').toEqual([]);

    const plain = letters(page.plain);
    expect([...values].filter((one) => letters(one) && !plain.includes(letters(one))), 'values in the Markdown').toEqual([]);
    expect([...statuses].filter((one) => !plain.includes(`应答${one.toLowerCase()}`)), 'statuses in the Markdown').toEqual([]);
    expect([...descriptions].filter((one) => !plain.includes(letters(one))), 'descriptions in the Markdown').toEqual([]);
    const cells = letters(csv.flat().join(' '));
    const missing = (text: string) => [...further].filter((one) => !text.includes(letters(one)));
    expect([missing(plain), missing(cells)], 'examples, links and ways of sending in the Markdown, in the CSV').toEqual([[], []]);
  });
}

test('the walk finds how a parameter and a part of a form are sent, examples and links', () => {
  const operation = {
    parameters: [{name: 'a', in: 'query', style: 'deepObject', explode: true, examples: {one: {value: 5}}}, {name: 'b', in: 'path', style: 'simple', explode: false}],
    requestBody: {content: {'multipart/form-data': {schema: {}, encoding: {c: {contentType: 'image/png', headers: {'X-D': {}}}}}}},
    responses: {200: {description: '', links: {next: {operationId: 'e', parameters: {f: '$response.body#/g'}}}}},
  };
  expect([...walkDocument({paths: {'/a': {get: operation}}}).further]).toEqual(['deepObject', 'explode true', '5', 'image/png', 'X-D', 'f', '$response.body#/g']);
});

test('the walk finds a property, a value, a status and a text that a page would have to show', () => {
  const document = (schema: object) => ({paths: {'/a': {get: {responses: {200: {description: 'Done.', content: {'application/json': {schema}}}}}}}});
  const before = walkDocument(document({properties: {}}));
  const after = walkDocument(document({properties: {extra: {enum: ['one'], description: 'More.'}}}));
  expect([before.names.size, after.names.size]).toEqual([0, 1]);
  expect([...after.values, ...after.statuses, ...after.descriptions]).toEqual(['one', '200', 'Done.', 'More.']);
});

function parseDocument(file: string, text: string): Readonly<Record<string, unknown>> {
  return (file.includes('.json') ? JSON.parse(text) : parse(text)) as Readonly<Record<string, unknown>>;
}
