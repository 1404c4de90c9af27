/** Address of an anchor on a page of the same docs version, or of the one in another folder. */
export type PageUrl = (page: string, anchor: string, folder?: string) => string;

/** What the texts of a contract may carry: `code`, and `[text](page#anchor)`, whose page is a document id, empty for 接入说明. */
const INLINE = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]*)\)/g;

type Writers = {readonly code: (text: string) => string; readonly link: (text: string, url: string) => string};

/** A text of a contract, its code and links written anew; the rest stays. */
function rewrite(text: string, pageUrl: PageUrl, {code, link}: Writers): string {
  return text.replace(INLINE, (_all, coded: string | undefined, label: string, target: string) => {
    if (coded !== undefined) return code(coded);
    const [page, anchor = ''] = target.split('#');
    return link(label, pageUrl(page, anchor).replace(/#$/, ''));
  });
}

/** A text of a contract as Markdown, its links resolved. */
export const inlineMarkdown = (text: string, pageUrl: PageUrl): string =>
  rewrite(text, pageUrl, {code: (coded) => `\`${coded}\``, link: (label, url) => `[${label}](${url})`});

/** A text of a contract where nothing can be followed: links are their labels. */
export const inlineText = (text: string): string =>
  rewrite(text, () => '', {code: (coded) => `\`${coded}\``, link: (label) => label});

/** A text of a contract as HTML; what is neither code nor link must be escaped already. */
export const inlineMarkup = (escaped: string, pageUrl: PageUrl): string =>
  rewrite(escaped, pageUrl, {code: (coded) => `<code>${coded}</code>`, link: (label, url) => `<a href="${url}">${label}</a>`});

/** The document ids that the links of a text lead to. */
export const linkedPages = (text: string): readonly string[] =>
  Array.from(text.matchAll(INLINE))
    .filter(([, coded]) => coded === undefined)
    .map(([, , , target]) => target.split('#')[0]);
