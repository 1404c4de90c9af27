import {getDocumentProxy} from 'unpdf';

/** A piece of text on a page of a PDF. */
type PdfText = {
  readonly text: string;
  /** Distances from the left and from the bottom edge of the page, in points. */
  readonly left: number;
  readonly bottom: number;
  /** In points. */
  readonly width: number;
  /** Font size, in points. */
  readonly size: number;
};

export type PdfPage = {
  /** In points. */
  readonly width: number;
  readonly texts: readonly PdfText[];
};

/** The text on the pages of a PDF with its positions. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const {items} = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              left: item.transform[4] as number,
              bottom: item.transform[5] as number,
              width: item.width,
              size: item.height,
            },
          ]
        : [],
    );
    pages.push({width: page.getViewport({scale: 1}).width, texts});
  }
  await document.destroy();
  return pages;
}

/** Radicals, each followed by the character that looks the same: fonts use one glyph for both, and a PDF may contain either. */
const RADICALS = '⻁虎⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙';

/** A text without spaces and line ends, which differ in a PDF, and with lookalike characters unified. */
export const condensed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200b]/g, '')
    // NFKC turns the radical of 户 into its older form.
    .replaceAll('戶', '户')
    .replace(/[\u2e80-\u2eff]/g, (radical) => RADICALS.charAt(RADICALS.indexOf(radical) + 1));

/** The whole text of the pages, condensed. */
export const pdfText = (pages: readonly PdfPage[]): string =>
  condensed(pages.flatMap(({texts}) => texts.map(({text}) => text)).join(''));

/** The texts that a PDF lacks. */
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
