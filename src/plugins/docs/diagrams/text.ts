/** Font size of a diagram in the units of its viewBox. */
export const FONT_SIZE = 14;
/** Height of a line of text in the same units. */
export const LINE_HEIGHT = 20;

/** Parts of a text that are not broken: Latin letters, digits and marks stay together; a line may end after any other character. */
const UNIT = /[\x21-\x7e]+|./gu;
/** Characters that never begin a line. */
const CLOSING = /^[，。、；：！？）」』】]/u;
const SEPARATOR = /(?<=[、，])/;

/** Estimated width: generous for Latin text, as the reader's fonts are not known. */
export function widthOf(text: string): number {
  const ems = Array.from(text).reduce(
    (sum, character) => sum + (character > '\u2e7f' ? 1 : /[A-Z_m%@]/.test(character) ? 0.72 : 0.58),
    0,
  );
  return Math.ceil(ems * FONT_SIZE);
}

export const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

function fill(parts: readonly string[], maxWidth: number): readonly string[] {
  return parts.reduce<string[]>((lines, part) => {
    const last = lines[lines.length - 1];
    const fits = last !== undefined && (widthOf((last + part).trimEnd()) <= maxWidth || CLOSING.test(part));
    return fits ? [...lines.slice(0, -1), last + part] : [...lines, part.trimStart()];
  }, []);
}

/** Text in lines no wider than `maxWidth`, broken after 、 or ， where such breaks suffice. */
export function wrap(text: string, maxWidth: number): readonly string[] {
  if (widthOf(text) <= maxWidth) return [text];
  const phrases = text.split(SEPARATOR).flatMap((phrase) => {
    if (widthOf(phrase) <= maxWidth) return [phrase];
    const even = widthOf(phrase) / Math.ceil(widthOf(phrase) / maxWidth) + FONT_SIZE;
    return fill(phrase.match(UNIT) ?? [], Math.min(even, maxWidth));
  });
  return fill(phrases, maxWidth).map((line) => line.trimEnd());
}
