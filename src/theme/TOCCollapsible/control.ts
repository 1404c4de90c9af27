import {all} from '../../controls/on';

/** The bar with the table of contents, by its class in theme-common. */
const CONTENTS = 'details.theme-doc-toc-mobile';

// A press on a link of the list, or beside it, closes it.
addEventListener('click', ({target}) => {
  // The document itself has no `closest`.
  if (!(target as Partial<Element>).closest?.(`${CONTENTS} summary`))
    all<HTMLDetailsElement>(CONTENTS).forEach((contents) => {
      contents.open = false;
    });
});
