import type {Common, Contracts} from '../../../../contract';
import {stateDiagram} from '../diagrams/state-diagram';
import type {Content} from '../tree/nodes';
import {showsNames, valueTable} from './dictionary-table';
import {dictionaryFields, dictionaryUses, dictionaryValueSince} from './dictionary-uses';
import {inlineMarkdown} from './markdown';
import type {PageContext} from './context';

const heading = (number: string, {'x-dictionaries': dictionaries}: Common): string =>
  `${number} ${dictionaries[number].title}`;

function dictionaryDiagrams(number: string, contracts: Contracts, context: PageContext, shown: Set<string>): Content {
  return Object.entries(contracts.common['x-states'] ?? {})
    .filter(([, {dictionary}]) => dictionary === number)
    .map(([machine]) => stateDiagram(machine, contracts, context, shown));
}

/**
 * A dictionary as a section of 数据字典.
 *
 * @throws Error if common.yaml has no such dictionary
 */
export function dictionarySection(
  number: string,
  contracts: Contracts,
  context: PageContext,
  shown: Set<string>,
  fields = dictionaryFields(contracts),
): Content {
  const {common} = contracts;
  const dictionary = common['x-dictionaries'][number];
  if (!dictionary) {
    throw new Error(
      `dictionary "${number}" not found in _contract/common.yaml. Known: ${Object.keys(common['x-dictionaries']).join(', ')}.`,
    );
  }
  const {description = '', note = '', groups = {}} = dictionary;
  const machine = Object.values(common['x-states'] ?? {}).find((states) => states.dictionary === number);
  const names = showsNames(fields, common);
  const since = dictionaryValueSince(number, fields, context);
  const parts = Object.entries(groups).flatMap(([group, title]) => [
    `### ${title} {#${number}-${group}}`,
    valueTable(number, dictionary, machine, names, context.pageUrl, since, group),
  ]);
  return [
    `## ${heading(number, common)} {#${number}}`,
    inlineMarkdown(description, context.pageUrl),
    ...(parts.length > 0 ? parts : [valueTable(number, dictionary, machine, names, context.pageUrl, since)]),
    inlineMarkdown(note, context.pageUrl),
    dictionaryDiagrams(number, contracts, context, shown),
    dictionaryUses(number, dictionary, fields, contracts, context),
  ];
}

/** All dictionaries in the order of common.yaml. */
export function dictionarySections(contracts: Contracts, context: PageContext, shown: Set<string>): Content {
  const fields = dictionaryFields(contracts);
  const numbers = Object.keys(contracts.common['x-dictionaries']);
  return numbers.map((number) => dictionarySection(number, contracts, context, shown, fields));
}

/** Links to the sections of all dictionaries on the same page. */
export function dictionaryIndex(common: Common): string {
  return Object.keys(common['x-dictionaries'])
    .map((number) => `- [${heading(number, common)}](#${number})`)
    .join('\n');
}
