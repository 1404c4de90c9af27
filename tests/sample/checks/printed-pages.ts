import {condensed} from '../../checks/pdf';
import type {PdfPage} from '../../checks/pdf';

export const pdfText = (pages: readonly PdfPage[]): string =>
  condensed(pages.flatMap(({texts}) => texts.map(({text}) => text)).join(''));

export function missingTexts(pages: readonly PdfPage[], texts: readonly string[]): readonly string[] {
  const said = pdfText(pages);
  return texts.filter((text) => !said.includes(condensed(text)));
}

/**
 * The texts that extend beyond the page or into its right margin.
 *
 * @param margin in points
 */
export function cutOffTexts(pages: readonly PdfPage[], margin: number): readonly string[] {
  return pages.flatMap(({width, texts}) =>
    texts.filter((text) => text.left + text.width > width - margin + 1).map(({text}) => text),
  );
}

/** Largest font size, in points: browsers shrink the whole page if something is too wide for the paper. */
export const largestSize = (pages: readonly PdfPage[]): number =>
  Math.max(...pages.flatMap(({texts}) => texts.map(({size}) => size)));

/**
 * Headings in the last line of a page, whose text is on the next page.
 *
 * @param size minimum size of headings, in points
 */
export function lonelyHeadings(pages: readonly PdfPage[], size: number): readonly string[] {
  return pages.slice(0, -1).flatMap(({texts}) => {
    const lowest = Math.min(...texts.map(({bottom}) => bottom));
    const lastLine = texts.filter(({bottom}) => bottom < lowest + 2);
    return lastLine.every((text) => text.size >= size) ? [condensed(lastLine.map(({text}) => text).join(''))] : [];
  });
}
