import type {Common} from './openapi';

/** Text as a Markdown table cell: a raw `|` would end the cell, in a code span too. */
export function escapeCell(text: string): string {
  return text.replace(/\|/g, '&#124;').replace(/\s*\n\s*/g, ' ');
}

/**
 * A dictionary as a section of 数据字典.
 *
 * @throws when common.yaml has no such dictionary
 */
export function dictionarySection(number: string, common: Common): string {
  const dictionary = common['x-dictionaries'][number];
  if (!dictionary) {
    throw new Error(`dictionary "${number}" not found in _contract/common.yaml. Known: ${Object.keys(common['x-dictionaries']).join(', ')}.`);
  }
  const entries = Object.entries(dictionary.values);
  const digits = entries.some(([word, {v1}]) => v1 !== undefined && v1 !== word);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `## ${number} ${dictionary.title} {#${number}}`,
    dictionary.description ?? '',
    [
      row(digits ? ['取值', 'v1 取值', '含义'] : ['取值', '含义']),
      row(digits ? ['---', '---', '---'] : ['---', '---']),
      ...entries.map(([word, {v1, meaning}]) =>
        row([`\`${word}\``, ...(digits ? [v1 ? `\`${v1}\`` : ''] : []), escapeCell(meaning)]),
      ),
    ].join('\n'),
  ].join('\n\n');
}
