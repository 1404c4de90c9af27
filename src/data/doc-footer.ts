/** What decides which footer a page of the docs has. */
export type FooterFacts = {
  readonly tags: readonly unknown[];
  readonly editUrl?: string | null;
  readonly lastUpdatedBy?: string;
};

/** Whether a page has what only the footer of the stock theme shows: tags, a link to edit it, or who did so last. */
export const needsStockFooter = ({tags, editUrl, lastUpdatedBy}: FooterFacts): boolean =>
  tags.length > 0 || Boolean(editUrl) || Boolean(lastUpdatedBy);
