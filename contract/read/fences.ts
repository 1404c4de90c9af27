/** The suffix of a block for an operation that another page shows as well. */
export const REPEATED = / repeated$/;

const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const COMMENTS: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
];

/** A comment that begins in a line and does not end there. */
const begunIn = (line: string): string | undefined =>
  COMMENTS.find(([begin, end]) => line.lastIndexOf(begin) > line.lastIndexOf(end))?.[1];

/** The operation that a block names, in one form; pages may write it in several. */
export function targetOf(text: string): string {
  const plain = text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.replace(/#[a-z]+ \/.*$/i, (call) => call.toLowerCase());
}

/** The names of an operation that blocks may use. */
export const targetsOf = (contract: string, operationId: string, method: string, address: string): readonly string[] =>
  [operationId, `${method} ${address}`].map((name) => targetOf(`${contract}#${name}`));

/** A fenced block of a page, outside of other blocks and of comments. */
export type Fence = {
  readonly marks: string;
  /** The word after its opening marks, e.g. `openapi`. */
  readonly name: string;
  /** The text after that word. */
  readonly info: string;
  /** Its first and its last line, counted from 1. */
  readonly line: number;
  readonly end: number;
};

/** The fences of a page. */
export function fencesOf(markdown: string): readonly Fence[] {
  const found: (Fence & {end: number})[] = [];
  let open: (Fence & {end: number}) | undefined;
  let comment: string | undefined;
  markdown.split(/\r?\n/).forEach((text, index) => {
    if (comment) {
      comment = text.includes(comment) ? undefined : comment;
      return;
    }
    const [, marks, info = ''] = FENCE.exec(text) ?? [];
    if (open) {
      open.end = index + 1;
      if (marks?.startsWith(open.marks) && info.trim() === '') open = undefined;
      return;
    }
    if (marks) {
      const [, name = '', more = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(info) ?? [];
      open = {marks, name, info: more, line: index + 1, end: index + 1};
      found.push(open);
      return;
    }
    comment = begunIn(text);
  });
  return found;
}

/** The name of a schema in blocks, distinct from those of operations. */
export const schemaTarget = (contract: string, schema: string): string => `schema ${targetOf(`${contract}#${schema}`)}`;

/** The operations and schemas that the blocks of a page name, with their lines. */
export const blocksOf = (markdown: string): readonly {readonly target: string; readonly line: number}[] =>
  fencesOf(markdown)
    .filter(({name, info}) => ['openapi', 'schema'].includes(name) && info !== '' && !REPEATED.test(info))
    .map(({name, info, line}) => ({target: name === 'schema' ? `schema ${targetOf(info)}` : targetOf(info), line}));
