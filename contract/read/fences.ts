/** What a block of an operation says behind its name when another page shows the operation, and this one does so again. */
export const REPEATED = / repeated$/;

const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const COMMENTS: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
];

/** A comment that a line begins and does not end. */
const begunIn = (line: string): string | undefined =>
  COMMENTS.find(([begin, end]) => line.lastIndexOf(begin) > line.lastIndexOf(end))?.[1];

/** What a block of an operation names, which pages may write in several ways. */
export function targetOf(text: string): string {
  const plain = text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.replace(/#[a-z]+ \/.*$/i, (call) => call.toLowerCase());
}

/** The names that a block may call an operation by. */
export const targetsOf = (contract: string, operationId: string, method: string, address: string): readonly string[] =>
  [operationId, `${method} ${address}`].map((name) => targetOf(`${contract}#${name}`));

/** A fence of a page that is in no other and in no comment. */
export type Fence = {
  readonly marks: string;
  /** The word behind its marks, e.g. `openapi`. */
  readonly name: string;
  /** What stands behind that. */
  readonly info: string;
  /** Its first and its last line, from 1 on. */
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

/** What a block of a schema names, beside the names of operations. */
export const schemaTarget = (contract: string, schema: string): string => `schema ${targetOf(`${contract}#${schema}`)}`;

/** What the blocks of a page name, with their lines. */
export const blocksOf = (markdown: string): readonly {readonly target: string; readonly line: number}[] =>
  fencesOf(markdown)
    .filter(({name, info}) => ['openapi', 'schema'].includes(name) && info !== '' && !REPEATED.test(info))
    .map(({name, info, line}) => ({target: name === 'schema' ? `schema ${targetOf(info)}` : targetOf(info), line}));
