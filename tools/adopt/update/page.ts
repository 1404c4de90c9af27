import {REPEATED, fencesOf, targetOf} from '../../../contract';

/** A part of a page that begins with a generated block or a heading; the first one begins with neither. */
export type Section = {
  /** Kind of its block, e.g. `openapi`; undefined for a heading. */
  readonly name?: string;
  /** Target of its block, e.g. `shop#createOrder`. */
  readonly target?: string;
  readonly isHeading: boolean;
  /** Lines of the block or heading. */
  readonly head: readonly string[];
  /** All lines below, written by hand or empty. */
  readonly rest: readonly string[];
};

/** Kinds of blocks that become invalid when the document no longer has their target. */
const FOLLOWING = ['openapi', 'schema', 'tag', 'operations'];

const HEADING = /^#{1,2}\s/;

/** Splits a page into sections; together they have all its lines. */
export function sectionsOf(markdown: string): readonly Section[] {
  const lines = markdown.split('\n');
  const fences = fencesOf(markdown);
  const inFence = new Set(
    fences.flatMap(({line, end}) => Array.from({length: end - line + 1}, (_, index) => line + index)),
  );
  const starts = new Map<number, Omit<Section, 'rest'>>();
  fences
    .filter(({name, line, end}) => FOLLOWING.includes(name) && end === line + 1)
    .forEach(({name, info, line, end}) => {
      const target = targetOf(info.replace(REPEATED, ''));
      starts.set(line, {name, target, isHeading: false, head: lines.slice(line - 1, end)});
    });
  const bodyStart = /^---\r?\n[^]*?\n---\r?\n/.exec(markdown)?.[0].split('\n').length ?? 1;
  lines.forEach((text, index) => {
    if (index + 1 >= bodyStart && !inFence.has(index + 1) && HEADING.test(text))
      starts.set(index + 1, {isHeading: true, head: [text]});
  });
  const order = [...starts.keys()].sort((one, another) => one - another);
  const first = lines.slice(0, (order[0] ?? lines.length + 1) - 1);
  return [
    {isHeading: false, head: [], rest: first},
    ...order.map((line, index) => {
      const section = starts.get(line) as Omit<Section, 'rest'>;
      const end = order[index + 1] ?? lines.length + 1;
      return {...section, rest: lines.slice(line - 1 + section.head.length, end - 1)};
    }),
  ];
}

/** Joins sections to the text of a page. */
export const pageOf = (sections: readonly Section[]): string =>
  sections.flatMap(({head, rest}) => [...head, ...rest]).join('\n');

export const hasProse = ({rest}: Section): boolean => rest.some((line) => line.trim() !== '');

/** Removes the block of a section, but keeps text below it. */
export const withoutBlock = (section: Section): readonly Section[] =>
  hasProse(section) ? [{isHeading: false, head: [], rest: section.rest}] : [];

/**
 * A section with the block of an operation.
 *
 * @param text the lines of the block as adopt writes it
 */
export const newSection = (target: string, text: string): Section => ({
  name: 'openapi',
  target: targetOf(target),
  isHeading: false,
  head: text.trimEnd().split('\n'),
  rest: [''],
});

/** Inserts a section at an index, after an empty line. */
export function inserted(sections: readonly Section[], at: number, section: Section): readonly Section[] {
  const before = sections.slice(0, at);
  const last = before[before.length - 1];
  const isOpen = last && [...last.head, ...last.rest].length > 0 && last.rest[last.rest.length - 1] !== '';
  return [
    ...(isOpen ? [...before.slice(0, -1), {...last, rest: [...last.rest, '']}] : before),
    section,
    ...sections.slice(at),
  ];
}
