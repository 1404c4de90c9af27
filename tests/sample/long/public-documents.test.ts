import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {checkContracts, contractVersions, formatProblem, openContracts, operationsOf} from '../../../contract';
import type {FieldData, ReferenceData} from '../../../src/components/Reference/data';
import {fieldRows} from '../../../src/plugins/publish/files/contracts/field-rows';
import {siteVersions} from '../../../src/plugins/docs/files/site-versions';
import {walkDocument} from '../checks/document-walk';
import {PUBLIC_DOCUMENTS, writePublicSite} from '../../fixtures/public-documents';
import {componentsOf, expandPage} from '../../unit/fixtures/small-site';

/** Only letters and digits, without addresses: Markdown may write the rest in several ways, and leaves out links without a target. */
const letters = (text: string) =>
  text
    .replace(/\]\([^)]*\)|```+\w*|&#?\w+;|https?:\/\/[^\s)\]]+/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const within = (field: FieldData) => [...(field.children?.fields ?? []), ...(field.choices?.fields ?? [])];
/** Fields with their nested fields; an alternative of a value is not a field, but contains some. */
const flat = (fields: readonly FieldData[]): readonly FieldData[] =>
  fields.flatMap((field) => [field, ...flat(within(field))]);

/** The texts of a page that readers see: texts, titles of code, and the data of components, without names of elements. */
function textsIn(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  const {type, meta, value, children, props} = node as Readonly<Record<string, unknown>>;
  if (Array.isArray(children)) return children.flatMap(textsIn);
  if (type === 'break' || type === 'thematicBreak') return [];
  if (typeof type === 'string' && props !== undefined) return textsIn(props);
  if (typeof type === 'string' && typeof value === 'string') return [meta, value].flatMap(textsIn);
  return Object.values(node).flatMap(textsIn);
}

for (const [name, file] of Object.entries(PUBLIC_DOCUMENTS)) {
  test(`${name}: a walk of its own finds on the page, in the Markdown and in the CSV all that the document has, and no more`, async () => {
    test.setTimeout(180_000);
    const site = test.info().outputPath('site');
    const text = writePublicSite(site, file);
    expect(
      checkContracts(site, contractVersions(site, [{number: '1', folder: 'docs'}]), 'docs').problems.map(formatProblem),
    ).toEqual([]);
    const operations = operationsOf(openContracts(site, 'docs').read('a'));
    const blocks = operations.map(
      ({operation, method, path: at}) =>
        `\`\`\`openapi a#${/\s/.test(operation.operationId) ? `${method} ${at}` : operation.operationId}\n\`\`\`\n`,
    );
    const {tags = []} = openContracts(site, 'docs').read('a');
    const head = [
      'about a',
      'servers a',
      'security a',
      ...new Set(tags.map((tag) => `tag a#${tag.name.replace(/\s+/g, ' ').trim()}`)),
    ].map((block) => `~~~${block}\n~~~\n`);
    const page = await expandPage(site, [...head, ...blocks].join('\n'));
    expect(page.problems.map(formatProblem)).toEqual([]);
    const {operations: calls, names, ...others} = walkDocument(parseDocument(file, text));

    expect(operations.map(({method, path: at}) => `${method} ${at}`).sort()).toEqual([...calls].sort());
    const parts = (componentsOf(page, 'Reference') as unknown as readonly ReferenceData[]).flatMap(
      (reference) => reference.parts,
    );
    const fields = parts.flatMap(({fields: own = [], body}) => flat([...own, ...(body ? [body] : [])]));
    const shown = new Set(fields.map((field) => field.name));
    expect(
      [...names].filter((one) => !shown.has(one)),
      'names on the page',
    ).toEqual([]);
    const forms = new Set(fields.flatMap(({choices}) => (choices?.fields ?? []).map((form) => form.name)));
    expect(
      [...shown].filter((one) => !names.has(one) && !forms.has(one) && !/^(\*|\[\d+\]|\/.*\/|)$/.test(one)),
      'names that the document has not',
    ).toEqual([]);

    const csv = fieldRows(site, siteVersions(site)[0]).slice(1);
    const columns = new Set(
      csv.map((cells) =>
        String(cells[4])
          .split(/\.|（.*?）/)
          .pop(),
      ),
    );
    expect(
      [...names].filter((one) => !columns.has(one) && !csv.some((cells) => cells[4].endsWith(one))),
      'names in the CSV',
    ).toEqual([]);

    const places = {
      page: letters(textsIn(page.root).join(' ')),
      markdown: letters(page.plain),
      csv: letters(csv.flat().join(' ')),
    };
    const all = {...others, statuses: new Set([...others.statuses].map((one) => `应答 ${one}`))};
    for (const [place, text] of Object.entries(places)) {
      for (const [kind, wanted] of Object.entries(all))
        expect(
          [...wanted].filter((one) => !text.includes(letters(one))),
          `${kind} in the ${place}`,
        ).toEqual([]);
    }
  });
}

function parseDocument(file: string, text: string) {
  return (file.includes('.json') ? JSON.parse(text) : parse(text)) as Readonly<Record<string, unknown>>;
}
