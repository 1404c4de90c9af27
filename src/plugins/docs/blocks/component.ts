/** A component as a page has it, on a line of its own. */
export type Component = {readonly name: string; readonly props: Readonly<Record<string, unknown>>};

/** A component with its props as MDX reads it; props without a value are left out. */
export function component(name: string, props: Component['props']): string {
  const written = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => `${prop}={${JSON.stringify(value)}} `);
  return `<${name} ${written.join('')}/>`;
}

const START = /^<([A-Z]\w*) (?=\w+=\{|\/>)/;
const PROP = /(\w+)=\{/y;
/** A string of JSON, or a bracket. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;

/** Where the JSON ends that begins at `start`: before the brace that closes the prop. */
function endOfJson(line: string, start: number): number {
  let depth = 0;
  TOKEN.lastIndex = start;
  for (let token = TOKEN.exec(line); token; token = TOKEN.exec(line)) {
    if (depth === 0 && token[0] === '}') return token.index;
    if (/^[{[]/.test(token[0])) depth += 1;
    if (/^[}\]]/.test(token[0])) depth -= 1;
  }
  return line.length;
}

/** The component that `component()` wrote on a line; nothing for any other line. */
export function readComponent(line: string): Component | undefined {
  const [start, name] = START.exec(line) ?? [];
  if (!start || !name) return undefined;
  const props: Record<string, unknown> = {};
  PROP.lastIndex = start.length;
  for (let prop = PROP.exec(line); prop; prop = PROP.exec(line)) {
    const json = prop.index + prop[0].length;
    const end = endOfJson(line, json);
    props[prop[1]] = JSON.parse(line.slice(json, end));
    PROP.lastIndex = end + 2;
  }
  return {name, props};
}

/** The texts that stand under a key anywhere in the props of a component, e.g. the addresses of its links under `href`. */
export function valuesOf(key: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === key && typeof inner === 'string' ? [inner] : valuesOf(key, inner)));
}
