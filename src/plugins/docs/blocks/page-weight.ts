import {allFields, createResolve, groupsOnPage, isWebhook, jsonOf, operationsOf, topFields} from '../../../../contract';
import type {Contracts, Field, FieldGroup, LocatedOperation, Problem, Resolve} from '../../../../contract';

/** Bytes of HTML of a page beside the sections of its interfaces: its frame, its sidebar and its lists of them. */
const FRAME = 68_000;

/** A page with more HTML than this, in bytes before compression, is slow to load and to look through. */
export const HEAVY = 250_000;

/** Bytes of what surrounds the texts of a field, of a fold and of a value, of a section without fields and examples, and of its samples. */
const FIELD = 235;
const FOLD = 60;
const VALUE = 26;
const SECTION = 3_000;
const SAMPLES = 14_000;

/** Code has an element for each of its colours. */
const COLOURED = 3;

const bytes = (text: string): number => Buffer.byteLength(text);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The anchor of a field stands in its `id` and in the address of its link. */
const fieldWeight = ({anchor, name, type, description, limits, values, children, choices, shownAt}: Field): number =>
  FIELD +
  2 * bytes(anchor) +
  bytes(name) +
  bytes(type) +
  bytes(description) +
  sum(limits.map(bytes)) +
  (values.length > 1 ? sum(values.map((value) => VALUE + bytes(String(value)))) : 0) +
  (children.length > 0 || choices ? FOLD : 0) +
  (shownAt === undefined ? 0 : 2 * bytes(shownAt));

const groupWeight = (group: FieldGroup): number =>
  sum(allFields(topFields(group)).map(fieldWeight)) +
  bytes(group.description) +
  sum(group.examples.map(({value}) => COLOURED * bytes(jsonOf(value, 2))));

/**
 * About how many bytes of HTML a page with these interfaces has before compression; real pages of more than 100 KB differ from it by a tenth.
 *
 * @param operations those of the page, of one document
 * @param resolve follows the references of the document
 */
export const pageWeight = (operations: readonly LocatedOperation[], resolve: Resolve): number =>
  FRAME +
  sum(operations.map(({operation}) => SECTION + (isWebhook(operation) ? 0 : SAMPLES))) +
  sum(Array.from(groupsOnPage(operations, resolve).values()).flat().map(groupWeight));

const KILOBYTE = 1_000;

/**
 * The pages of a contract that have become heavy, and could be less: those of a single interface are what it is.
 *
 * @param folder of the docs version, e.g. `docs`
 * @param name of the contract
 */
export function heavyPages(folder: string, name: string, contracts: Contracts): readonly Problem[] {
  const operations = operationsOf(contracts.read(name));
  const resolve = createResolve(contracts, name);
  return Array.from(new Set(operations.map(({operation}) => operation.page ?? ''))).flatMap((page) => {
    const own = operations.filter(({operation}) => (operation.page ?? '') === page);
    const weight = pageWeight(own, resolve);
    if (own.length === 1 || weight <= HEAVY) return [];
    const message = `has about ${Math.round(weight / KILOBYTE)} KB of HTML. Expected ${HEAVY / KILOBYTE} KB at most, as it is slow to load and to look through. Give some of its ${own.length} interfaces another page.`;
    return [{plugin: 'docs', file: `${folder}/${page || 'index'}`, message}];
  });
}
