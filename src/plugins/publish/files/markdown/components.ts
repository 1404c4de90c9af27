import type {Figure} from '../../../../components/Diagram/data';
import {readComponent} from '../../../docs/blocks/component';
import type {Component} from '../../../docs/blocks/component';

const ENDPOINT = /<Endpoint method="(\w+)" path="([^"]*)" \/>/;
/** A code span, which stays as it is, or a component. */
const CODE_OR_COMPONENT = /(`+).*?\1|<([A-Z]\w*)/g;

/** Components that stand on a line of their own, as Markdown. */
const FORMS: Readonly<Record<string, (props: Component['props']) => string>> = {
  Diagram: (props) => {
    const {title, words} = props as unknown as Figure;
    return [`**${title}**`, '', ...words.map((line) => `- ${line}`)].join('\n');
  },
};

/**
 * A line of an expanded page with its components written as Markdown.
 *
 * @throws on a component that has no Markdown form
 */
export function withoutComponents(line: string): string {
  const shown = readComponent(line);
  if (shown && shown.name in FORMS) return FORMS[shown.name](shown.props);
  const markdown = line.replace(ENDPOINT, '`$1 $2`');
  const component = Array.from(markdown.matchAll(CODE_OR_COMPONENT)).find(([, , name]) => name)?.[2];
  if (component) throw new Error(`<${component}> has no Markdown form. Known: <Endpoint>, <Diagram>. Give it one in components.ts.`);
  return markdown;
}
