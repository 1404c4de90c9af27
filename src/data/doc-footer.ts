/** The facts that decide which footer a page has. */
export type FooterFacts = {
  readonly tags: readonly unknown[];
  readonly editUrl?: string | null;
  readonly lastUpdatedBy?: string;
};

/** Whether a page has tags, an edit link or the name of its last author, which only the footer of the stock theme shows. */
export const needsStockFooter = ({tags, editUrl, lastUpdatedBy}: FooterFacts): boolean =>
  tags.length > 0 || Boolean(editUrl) || Boolean(lastUpdatedBy);
