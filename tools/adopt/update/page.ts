import {REPEATED, fencesOf, targetOf} from '../../../contract';

/** A part of a page that begins with a block of ours or with a heading; the first one may begin with neither. */
export type Section = {
  /** What its block is, e.g. `openapi`; none for a heading. */
  readonly name?: string;
  /** What its block names, e.g. `shop#createOrder`. */
  readonly target?: string;
  readonly isHeading: boolean;
  /** The lines of the block or the heading. */
  readonly head: readonly string[];
  /** What the writer has written below, and lines without text. */
  readonly rest: readonly string[];
};

/** Blocks that follow the document: without what they name they are mistakes. */
const FOLLOWING = ['openapi', 'schema', 'tag', 'operations'];

const HEADING = /^#{1,2}\s/;

/** The sections of a page; their lines are those of the page. */
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

/** A page of these sections. */
export const pageOf = (sections: readonly Section[]): string =>
  sections.flatMap(({head, rest}) => [...head, ...rest]).join('\n');

export const hasProse = ({rest}: Section): boolean => rest.some((line) => line.trim() !== '');

/** A section without its block: what the writer has written below stays. */
export const withoutBlock = (section: Section): readonly Section[] =>
  hasProse(section) ? [{isHeading: false, head: [], rest: section.rest}] : [];

/** The block of an operation, as a section. @param text as adopt writes it, with a line of its own for each mark */
export const newSection = (target: string, text: string): Section => ({
  name: 'openapi',
  target: targetOf(target),
  isHeading: false,
  head: text.trimEnd().split('\n'),
  rest: [''],
});

/** Sections with one more at a place, behind a line without text. */
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
