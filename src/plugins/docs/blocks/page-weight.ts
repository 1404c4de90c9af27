import {allFields, groupsOnPage, isWebhook, jsonOf, topFields} from '../../../../contract';
import type {Field, FieldGroup, Groups, LocatedOperation, Resolve} from '../../../../contract';
import {WHOLE_SIDEBAR} from '../../../data/sidebar';

/** Bytes of HTML of a page without its sidebar and the sections of its operations. */
const FRAME = 45_000;

/** Bytes of a page's link in the sidebar, with the collapsed list of its operations. */
const SIDEBAR_LINK = 240;

/** Bytes of HTML of the sidebar, which is on every page; one of more pages leaves out those of closed categories. */
export const sidebarWeight = (pages: number): number => SIDEBAR_LINK * Math.min(pages, WHOLE_SIDEBAR);

/** A page with more bytes of HTML, uncompressed, is slow to load and tedious to scan. */
export const HEAVY = 250_000;

/** Bytes of markup around the texts of a field, a fold and a value; bytes of a section without fields and examples, and of its samples. */
const FIELD = 140;
const FOLD = 55;
const VALUE = 110;
const SECTION = 3_000;
const SAMPLES = 16_000;

/** Bytes of HTML for each byte of text: in a field, in an anchor (`id` and link), and in highlighted code. */
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

/** Bytes of HTML of fields and their nested fields. */
export const fieldsWeight = (fields: readonly Field[]): number => sum(allFields(fields).map(fieldWeight));

/** Bytes of the page of a schema without its fields. */
export const SCHEMA_PAGE = FRAME + SECTION;

const groupWeight = (group: FieldGroup): number =>
  fieldsWeight(topFields(group)) +
  TEXT * bytes(group.description) +
  sum(group.examples.map(({value}) => COLOURED * bytes(jsonOf(value, 2))));

/**
 * Estimates the bytes of HTML, uncompressed, of a page with these operations, without its sidebar. On 366 pages of four public
 * documents the estimate is at most 12 % off for pages of more than 150 KB.
 *
 * @param operations the operations of the page, all of one document
 * @param groups their parts
 */
export const weightWith = (operations: readonly LocatedOperation[], groups: Groups): number =>
  FRAME +
  sum(operations.map(({operation}) => SECTION + (isWebhook(operation) ? 0 : SAMPLES))) +
  sum(Array.from(groups.values()).flat().map(groupWeight));

/** The estimate of `weightWith` for operations whose parts are not known yet. @param resolve resolves references of their document */
export const pageWeight = (operations: readonly LocatedOperation[], resolve: Resolve): number =>
  weightWith(operations, groupsOnPage(operations, resolve));
