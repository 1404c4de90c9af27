import type {Common, DictionaryValue, Field} from '../../../../contract';
import type {FieldContext} from './context';

/** A value of a field with what its dictionary says of it. */
export type Value = {readonly name: string; readonly meaning: string};

/** Name of the rules that amounts keep. */
export const RULES_TITLE = '金额关系';

/** Whether a field must be there, and under which condition. */
export const requirement = ({required, condition}: Field): string => (required ? '必填' : condition ?? '可选');

/** Said of a field only where it is newer than its operation, or goes before it. */
export function lifetime({anchor}: Field, {history, contract}: FieldContext): {readonly since?: string; readonly removed?: string} {
  const operationId = anchor.split('.')[0];
  const since = history.since(contract, anchor);
  const removed = history.removedIn(contract, anchor);
  return {
    since: since === history.since(contract, operationId) ? undefined : since,
    removed: removed === history.removedIn(contract, operationId) ? undefined : removed,
  };
}

/** The values that a field may have, in the order of its enum; v1 families write the second value of a dictionary. */
export function valuesOf({values, dictionary}: Field, common: Common): readonly Value[] {
  if (values.length === 0) return [];
  const {columns = {}, values: explained = {}} = dictionary ? common['x-dictionaries'][dictionary] : {};
  const explain = ({meaning, cells = {}}: DictionaryValue) =>
    [meaning, ...Object.entries(cells).map(([column, text]) => `${columns[column]}：${text}`)].join('');
  const known = Object.entries(explained);
  const valueOf = (name: string) => known.find(([word, {v1}]) => word === name || v1 === name)?.[1] ?? {meaning: ''};
  return values.map(String).map((name) => ({name, meaning: explain(valueOf(name))}));
}

/** `D0010 结算单状态`, the title of a dictionary's section. */
export const dictionaryTitle = (number: string, common: Common): string => `${number} ${common['x-dictionaries'][number].title}`;
