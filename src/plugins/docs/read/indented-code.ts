import type {Root} from 'mdast';
import type {Construct, Effects, Extension, TokenizeContext} from 'micromark-util-types';
import {isJsx, nodesIn} from '../tree/nodes';
import {isOpenTag} from './mdx1-tags';

/** Indented code, which beta.13 supports. MDX 3 disables it, and parses its lines as paragraphs, lists and expressions. */

/** Indentation of code in columns. */
const WIDTH = 4;

/** Character codes of micromark: tab, virtual space of a tab, space. */
const WHITE = [-2, -1, 32];

const charCodes = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

const BETWEEN = ['lineEnding', 'linePrefix', 'whitespace'];

/** Constructs that the next line continues, unless a blank line ends them. */
const CONTINUES = /^(?:content|paragraph|mdxJsxFlow|mdxFlow)/;

const isBlank = (line: string | undefined): boolean => /^[\s>]*$/.test(line ?? '');

const widthOf = (line: string): number => /^[ \t>]*/.exec(line)?.[0].replace(/\t/g, '    ').length ?? 0;

/** Whether a line continues the text, tag or expression of the previous line. */
function belongsToLast({events}: TokenizeContext): boolean {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const [, {type}] = events[at];
    if (!BETWEEN.includes(type)) return CONTINUES.test(type);
  }
  return false;
}

const linesOfJsx = (root: Root): ReadonlySet<number> =>
  new Set(
    nodesIn(root).flatMap((node) => {
      const {start, end} = (isJsx(node) && node.position) || {};
      return start && end ? Array.from({length: end.line - start.line + 1}, (_, index) => start.line + index) : [];
    }),
  );

export type IndentedCode = {
  readonly withCode: (extensions: readonly Extension[]) => readonly Extension[];
  /** Parses a page; if that leaves tags unclosed, lines inside of elements are not parsed as code. */
  readonly read: (source: string, parse: (source: string) => Root) => Root;
};

type Constructs = Readonly<Record<'codeIndented' | 'list' | 'blockQuote', Construct>>;

const at = (codes: readonly number[], construct: Construct): NonNullable<Extension['flow']> =>
  Object.fromEntries(codes.map((code) => [code, construct]));

/** @returns the syntax extension, which finds code only during `read` */
export function indentedCode({codeIndented, list, blockQuote}: Constructs): IndentedCode {
  let lines: readonly string[] = [];
  let mayBeCode: (line: number) => boolean = () => false;
  let last = {line: 0, width: 0};
  const isAfterBlank = (line: number): boolean => line === 1 || isBlank(lines[line - 2]);
  const continues = (line: number): boolean =>
    last.line > 0 &&
    last.line < line &&
    lines.slice(last.line - 1, line - 1).every((one) => widthOf(one) >= last.width);

  const code: Construct = {
    ...codeIndented,
    name: 'codeByIndentation',
    tokenize(effects, ok, nok) {
      const {line, column} = this.now();
      if (!mayBeCode(line) || (!isAfterBlank(line) && belongsToLast(this))) return nok;
      const start = codeIndented.tokenize.call(this, effects, ok, nok);
      return (first) => {
        last = {line, width: column - 1 + WIDTH};
        return start(first);
      };
    },
  };

  function notInCode(container: Construct): Construct {
    const {continuation = container} = container;
    const own: Construct = {
      ...container,
      name: `${container.name}OutsideOfCode`,
      tokenize(effects, ok, nok) {
        const {line} = this.now();
        const [, token, context] = this.events[this.events.length - 1] ?? [];
        const indent = token?.type === 'linePrefix' ? context.sliceSerialize(token, true).length : 0;
        return indent >= WIDTH && mayBeCode(line) && (isAfterBlank(line) || continues(line))
          ? nok
          : container.tokenize.call(this, effects, ok, nok);
      },
      continuation: {
        // The next line, or the next item of a list, continues the construct itself.
        tokenize(effects, ok, nok) {
          const attempt: Effects['attempt'] = (next, ...states) =>
            effects.attempt(next === container ? own : next, ...states);
          return continuation.tokenize.call(this, {...effects, attempt}, ok, nok);
        },
      },
    };
    return own;
  }

  return {
    withCode: (extensions) => [
      ...extensions,
      {
        // These replace the constructs of the same names.
        disable: {null: ['list', 'blockQuote']},
        document: {...at(charCodes('*+-0123456789'), notInCode(list)), ...at(charCodes('>'), notInCode(blockQuote))},
        flowInitial: at(WHITE, code),
      },
    ],
    read(source, parse) {
      lines = source.split('\n');
      const attempt = (allowed: typeof mayBeCode): Root => {
        mayBeCode = allowed;
        last = {line: 0, width: 0};
        return parse(source);
      };
      try {
        return attempt(() => true);
      } catch (error) {
        try {
          const elements = linesOfJsx(attempt(() => false));
          return attempt((line) => !elements.has(line));
        } catch (other) {
          // Such a tag can be closed, see mdx1-tags.ts.
          throw isOpenTag(other) ? other : error;
        }
      } finally {
        mayBeCode = () => false;
      }
    },
  };
}
