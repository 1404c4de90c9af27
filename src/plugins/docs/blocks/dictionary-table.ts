import {causeOf, dictionaryName, plainName} from '../../../../contract';
import type {Common, Dictionary, DictionaryValue, StateMachine} from '../../../../contract';
import * as words from '../../../../contract/words';
import {newIn} from './additions';
import type {DictionaryField} from './dictionary-uses';
import {code, inlineMarkdown, linkTarget, table} from './markdown';
import type {PageUrl} from './markdown';

type Row = {readonly word: string; readonly value: DictionaryValue; readonly meaning: string};
type Column = {
  readonly title: string;
  readonly cell: (row: Row) => string;
  /** Whether the cells are already Markdown of the page, and not text of a contract. */
  readonly own?: boolean;
};

/** The codes of a dictionary value that differ from its name. */
const codesOf = (name: string, {codes = {}}: Partial<DictionaryValue>): readonly string[] =>
  Array.from(new Set(Object.values(codes))).filter((code) => code !== name);

/** Whether pages of a docs version show the names of dictionary values; false if all its enums use codes. */
export function showsNames(fields: readonly DictionaryField[], {'x-dictionaries': dictionaries}: Common): boolean {
  const used = fields.flatMap(({field: {values, dictionary = ''}}) =>
    values.map((value) => ({form: String(value), known: dictionaries[dictionary] ?? {values: {}}})),
  );
  const named = used.some(({form, known}) => codesOf(form, known.values[form] ?? {}).length > 0);
  return named || !used.some(({form, known}) => !known.values[form] && dictionaryName(form, known) !== undefined);
}

/** Splits a meaning, `名称。说明`, into name and explanation. */
function splitMeaning(meaning: string): {readonly name: string; readonly explanation: string} {
  const [name, ...rest] = meaning.split(words.text.stop);
  return {name, explanation: rest.join(words.text.stop)};
}

function finality(word: string, {final, transitions}: StateMachine): string {
  if (!final.includes(word)) return words.dictionaries.no;
  const causes = transitions.filter(({from}) => from === word).map(({by}) => causeOf(by)?.name ?? by);
  return causes.length > 0
    ? words.interpolate(words.dictionaries.until, {causes: causes.join(words.dictionaries.or)})
    : words.dictionaries.yes;
}

function stateColumns(values: Dictionary['values'], machine: StateMachine, names: boolean): readonly Column[] {
  const show = (word: string): string => {
    const [digits] = codesOf(word, values[word] ?? {});
    if (!names) return code(digits ?? word);
    return digits ? code(word) + words.interpolate(words.text.note, {note: code(digits)}) : code(word);
  };
  const next = (word: string) =>
    Array.from(new Set(machine.transitions.filter(({from}) => from === word).map(({to}) => to)));
  return [
    {title: words.dictionaries.meaning, cell: ({meaning}) => meaning},
    {title: words.dictionaries.next, cell: ({word}) => next(word).map(show).join(words.text.list) || words.text.none},
    {title: words.dictionaries.final, cell: ({word}) => finality(word, machine)},
  ];
}

function valueColumns(columns: Dictionary['columns'] = {}): readonly Column[] {
  return [
    {title: words.dictionaries.meaning, cell: ({meaning}) => splitMeaning(meaning).name},
    {title: words.dictionaries.explanation, cell: ({meaning}) => splitMeaning(meaning).explanation},
    ...Object.entries(columns).map(([key, title]) => ({title, cell: ({value}: Row) => value.cells?.[key] ?? ''})),
  ];
}

/**
 * The values of a dictionary, or of one of its groups, as a table without empty columns; each row has an anchor.
 *
 * @param number id of the dictionary, e.g. `D0010`
 * @param machine the state machine whose states the dictionary explains
 * @param names whether names are shown with codes beside them, or codes only
 * @param since returns the version that added a value, if one did
 */
export function valueTable(
  number: string,
  {values, columns}: Dictionary,
  machine: StateMachine | undefined,
  names: boolean,
  pageUrl: PageUrl,
  since: (value: string) => string | undefined,
  group?: string,
): string {
  const rows = Object.entries(values)
    .map(([word, value]) => ({word, value, meaning: (group && value.meanings?.[group]) ?? value.meaning}))
    .filter(({value}) => !group || value.group === group || value.meanings?.[group]);
  const families = names ? Array.from(new Set(rows.flatMap(({value: {codes = {}}}) => Object.keys(codes)))) : [];
  const shown: readonly Column[] = [
    {
      title: words.dictionaries.value,
      own: true,
      cell: ({word, value}: Row) => {
        const [digits = word] = codesOf(word, value);
        const shownAs = names ? word : digits;
        const anchor = [number, group, plainName(shownAs)].filter(Boolean).join('-');
        return linkTarget(anchor, code(shownAs)) + newIn(since(word) ?? since(digits));
      },
    },
    ...families.map((family) => ({
      title: words.interpolate(words.dictionaries.familyValue, {family}),
      cell: ({word, value: {codes: {[family]: own = word} = {}}}: Row) => (own === word ? '' : code(own)),
    })),
    ...(machine ? stateColumns(values, machine, names) : valueColumns(columns)),
  ].filter(({cell}: Column) => rows.some((row) => cell(row)));
  return table(
    shown.map(({title}) => title),
    rows.map((row) => shown.map(({cell, own}) => (own ? cell(row) : inlineMarkdown(cell(row), pageUrl)))),
  );
}
