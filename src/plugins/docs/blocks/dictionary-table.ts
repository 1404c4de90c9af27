import {causeOf} from '../../../../contract';
import type {Common, Dictionary, DictionaryValue, StateMachine} from '../../../../contract';
import {newIn} from './additions';
import type {DictionaryField} from './dictionary-uses';
import {code, table} from './markdown';
import {inlineMarkdown} from './inline';
import type {PageUrl} from './inline';

/** Which values the interfaces of a docs version use: the names, their two-digit `v1` values, or both. */
export type ValueForms = {readonly names: boolean; readonly digits: boolean};

type Row = {readonly word: string; readonly value: DictionaryValue; readonly meaning: string};
type Column = {readonly title: string; readonly cell: (row: Row) => string};

/** Which value forms the enums of a docs version use; names when no enum uses digits. */
export function valueForms(fields: readonly DictionaryField[], {'x-dictionaries': dictionaries}: Common): ValueForms {
  const used = fields.flatMap(({field: {values, dictionary = ''}}) =>
    values.map((value) => ({value: String(value), known: dictionaries[dictionary]?.values ?? {}})),
  );
  const digits = used.some(({value, known}) => !known[value] && Object.values(known).some(({v1}) => v1 === value));
  const names = used.some(({value, known}) => known[value]?.v1 !== undefined && known[value].v1 !== value);
  return {names: names || !digits, digits};
}

/** A meaning is `名称。说明`. */
function splitMeaning(meaning: string): {readonly name: string; readonly explanation: string} {
  const [name, ...rest] = meaning.split('。');
  return {name, explanation: rest.join('。')};
}

function finality(word: string, {final, transitions}: StateMachine): string {
  if (!final.includes(word)) return '否';
  const causes = transitions.filter(({from}) => from === word).map(({by}) => causeOf(by)?.name ?? by);
  return causes.length > 0 ? `是，直到${causes.join('或')}` : '是';
}

function stateColumns(values: Dictionary['values'], machine: StateMachine, {names}: ValueForms): readonly Column[] {
  const show = (word: string): string => {
    const digits = values[word]?.v1;
    if (!names) return code(digits ?? word);
    return digits ? `${code(word)}（${code(digits)}）` : code(word);
  };
  const next = (word: string) =>
    Array.from(new Set(machine.transitions.filter(({from}) => from === word).map(({to}) => to)));
  return [
    {title: '含义', cell: ({meaning}) => meaning},
    {title: '下一状态', cell: ({word}) => next(word).map(show).join('、') || '无'},
    {title: '终态', cell: ({word}) => finality(word, machine)},
  ];
}

function valueColumns(columns: Dictionary['columns'] = {}): readonly Column[] {
  return [
    {title: '含义', cell: ({meaning}) => splitMeaning(meaning).name},
    {title: '说明', cell: ({meaning}) => splitMeaning(meaning).explanation},
    ...Object.entries(columns).map(([key, title]) => ({title, cell: ({value}: Row) => value.cells?.[key] ?? ''})),
  ];
}

/**
 * The values of a dictionary, or of one of its groups, as a table without empty columns.
 *
 * @param machine the states that the dictionary explains
 * @param since the version that brought a value, where it was added
 */
export function valueTable(
  {values, columns}: Dictionary,
  machine: StateMachine | undefined,
  forms: ValueForms,
  pageUrl: PageUrl,
  since: (value: string) => string | undefined,
  group?: string,
): string {
  const rows = Object.entries(values)
    .map(([word, value]) => ({word, value, meaning: (group && value.meanings?.[group]) ?? value.meaning}))
    .filter(({value}) => !group || value.group === group || value.meanings?.[group]);
  const shown = [
    {
      title: '取值',
      cell: ({word, value: {v1 = word}}: Row) => code(forms.names ? word : v1) + newIn(since(word) ?? since(v1)),
    },
    {title: 'v1 取值', cell: ({word, value: {v1}}: Row) => (forms.names && v1 && v1 !== word ? code(v1) : '')},
    ...(machine ? stateColumns(values, machine, forms) : valueColumns(columns)),
  ].filter(({cell}) => rows.some((row) => cell(row)));
  return table(
    shown.map(({title}) => title),
    rows.map((row) => shown.map(({cell}) => inlineMarkdown(cell(row), pageUrl))),
  );
}
