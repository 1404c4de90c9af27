import {textParts} from '../../../../contract';

/** Address of an anchor on a page of the same docs version, or of the one in another folder. */
export type PageUrl = (page: string, anchor: string, folder?: string) => string;

/** A text of a contract as Markdown, its links resolved. */
export const inlineMarkdown = (text: string, pageUrl: PageUrl): string =>
  textParts(text)
    .map((part) => {
      if (part.kind === 'link') return `[${part.text}](${pageUrl(part.page, part.anchor).replace(/#$/, '')})`;
      return part.kind === 'code' ? `\`${part.text}\`` : part.text;
    })
    .join('');
