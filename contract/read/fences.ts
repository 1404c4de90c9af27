/** Suffix in the info string of a block whose operation another page shows too. */
export const REPEATED = / repeated$/;

const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const COMMENTS: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['{/*', '*/}'],
];

/** The end mark of a comment that begins on this line and does not end on it. */
const begunIn = (line: string): string | undefined =>
  COMMENTS.find(([begin, end]) => line.lastIndexOf(begin) > line.lastIndexOf(end))?.[1];

/** Normalises the operation or schema that a block names, as pages may spell it in several ways. */
export function targetOf(text: string): string {
  const plain = text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.replace(/#[a-z]+ \/.*$/i, (call) => call.toLowerCase());
}

/** The two names by which a block can refer to an operation. */
export const targetsOf = (contract: string, operationId: string, method: string, address: string): readonly string[] =>
  [operationId, `${method} ${address}`].map((name) => targetOf(`${contract}#${name}`));

/** A fenced code block outside of other fences and comments. */
export type Fence = {
  readonly marks: string;
  /** The first word of the info string, e.g. `openapi`. */
  readonly name: string;
  /** The rest of the info string. */
  readonly info: string;
  /** First and last line, 1-based. */
  readonly line: number;
  readonly end: number;
};

/** The fenced code blocks of a page. */
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

/** Keeps the names of schemas apart from those of operations. */
const ofSchema = (info: string): string => `schema ${targetOf(info)}`;

/** The key of a schema block; the prefix separates it from the names of operations. */
export const schemaTarget = (contract: string, schema: string): string => ofSchema(`${contract}#${schema}`);

/** The operations and schemas that the blocks of a page show, with line numbers. */
export const blocksOf = (markdown: string): readonly {readonly target: string; readonly line: number}[] =>
  fencesOf(markdown)
    .filter(({name, info}) => ['openapi', 'schema'].includes(name) && info !== '' && !REPEATED.test(info))
    .map(({name, info, line}) => ({target: name === 'schema' ? ofSchema(info) : targetOf(info), line}));
