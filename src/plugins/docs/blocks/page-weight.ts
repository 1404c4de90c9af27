import {
  allFields,
  createResolve,
  groupsOnPage,
  isShownHere,
  isWebhook,
  jsonOf,
  operationsOf,
  topFields,
} from '../../../../contract';
import type {Contracts, Field, FieldGroup, LocatedOperation, Problem, Resolve} from '../../../../contract';

/** Bytes of HTML of a page beside its sidebar and the sections of its interfaces. */
const FRAME = 45_000;

/** Bytes of the link to a page in the sidebar, with the closed list of its interfaces. */
const SIDEBAR_LINK = 240;

/** Bytes of HTML of a sidebar, which each page of a site has. */
export const sidebarWeight = (pages: number): number => SIDEBAR_LINK * pages;

/** A page with more HTML than this, in bytes before compression, is slow to load and to look through. */
export const HEAVY = 250_000;

/** Bytes of what surrounds the texts of a field, of a fold and of a value, of a section without fields and examples, and of its samples. */
const FIELD = 140;
const FOLD = 55;
const VALUE = 110;
const SECTION = 3_000;
const SAMPLES = 16_000;

/** How often a text stands on a page with its marks: that of a field, its anchor (in its `id` and its link), and code with its colours. */
const TEXT = 1.33;
const ANCHOR = 2.6;
const COLOURED = 2.4;

const bytes = (text: string): number => Buffer.byteLength(text);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const fieldWeight = ({anchor, name, type, description, limits, values, children, choices, shownAt}: Field): number =>
  FIELD +
  ANCHOR * bytes(anchor) +
  TEXT * sum([name, type, description, ...limits].map(bytes)) +
  (values.length > 1 ? sum(values.map((value) => VALUE + bytes(String(value)))) : 0) +
  (children.length > 0 || choices ? FOLD : 0) +
  (shownAt === undefined ? 0 : 2 * bytes(shownAt));

/** Which fields show what is within them on the page. */
type IsOpen = (field: Field) => boolean;

/** Bytes of HTML of fields with what is within them. */
export const fieldsWeight = (fields: readonly Field[], isOpen: IsOpen = isShownHere): number =>
  sum(allFields(fields, isOpen).map(fieldWeight));

/** Bytes of the page of a schema beside its fields. */
export const SCHEMA_PAGE = FRAME + SECTION;

const groupWeight = (group: FieldGroup, isOpen: IsOpen): number =>
  fieldsWeight(topFields(group), isOpen) +
  TEXT * bytes(group.description) +
  sum(group.examples.map(({value}) => COLOURED * bytes(jsonOf(value, 2))));

/**
 * About how many bytes of HTML a page with these interfaces has before compression, without its sidebar. The 366 pages of four documents of
 * other makers differ from it by a tenth at most where they have more than 150 KB.
 *
 * @param operations those of the page, of one document
 * @param resolve follows the references of the document
 * @param isOpen whether the page shows what is within a field
 */
export const pageWeight = (
  operations: readonly LocatedOperation[],
  resolve: Resolve,
  isOpen: IsOpen = isShownHere,
): number =>
  FRAME +
  sum(operations.map(({operation}) => SECTION + (isWebhook(operation) ? 0 : SAMPLES))) +
  sum(
    Array.from(groupsOnPage(operations, resolve).values())
      .flat()
      .map((group) => groupWeight(group, isOpen)),
  );

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
  const pages = Array.from(new Set(operations.map(({operation}) => operation.page ?? '')));
  return pages.flatMap((page) => {
    const own = operations.filter(({operation}) => (operation.page ?? '') === page);
    const weight = pageWeight(own, resolve) + sidebarWeight(pages.length);
    if (own.length === 1 || weight <= HEAVY) return [];
    const message = `has about ${Math.round(weight / KILOBYTE)} KB of HTML. Expected ${HEAVY / KILOBYTE} KB at most, as it is slow to load and to look through. Give some of its ${own.length} interfaces another page.`;
    return [{plugin: 'docs', file: `${folder}/${page || 'index'}`, message}];
  });
}
