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

/** Radicals, each before the character that looks the same: a PDF may have either. */
const RADICALS = '⻁虎⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙';

/** Without spaces and line ends, which differ in a PDF, and with one of lookalike characters. */
export const condensed = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u200b]/g, '')
    // NFKC turns the radical of 户 into its older form.
    .replaceAll('戶', '户')
    .replace(/[\u2e80-\u2eff]/g, (radical) => RADICALS.charAt(RADICALS.indexOf(radical) + 1));
