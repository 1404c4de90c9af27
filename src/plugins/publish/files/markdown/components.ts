import {load} from 'cheerio';

const ENDPOINT = /<Endpoint method="(\w+)" path="([^"]*)" \/>/;
const DIAGRAM = /^<Diagram(?: id="[^"]*")? html=\{(".*")\} \/>$/;
/** A code span, which stays as it is, or a component. */
const CODE_OR_COMPONENT = /(`+).*?\1|<([A-Z]\w*)/g;

/** A diagram as its title and what it says in words. */
function diagramText(html: string): string {
  const $ = load(html);
  const words = $('details li').toArray().map((item) => `- ${$(item).text()}`);
  return [`**${$('figcaption').text()}**`, '', ...words].join('\n');
}

/**
 * A line of an expanded page with its components written as Markdown.
 *
 * @throws on a component that has no Markdown form
 */
export function withoutComponents(line: string): string {
  const diagram = DIAGRAM.exec(line)?.[1];
  if (diagram) return diagramText(JSON.parse(diagram) as string);
  const markdown = line.replace(ENDPOINT, '`$1 $2`');
  const component = Array.from(markdown.matchAll(CODE_OR_COMPONENT)).find(([, , name]) => name)?.[2];
  if (component) throw new Error(`<${component}> has no Markdown form. Known: <Endpoint>, <Diagram>. Give it one in components.ts.`);
  return markdown;
}
