import {all} from '../../controls/on';

/** The bar with the table of contents; its class is that of theme-common. */
const CONTENTS = 'details.theme-doc-toc-mobile';

// A click on a link in the list, or outside of the list, closes it.
addEventListener('click', ({target}) => {
  // The document itself has no `closest`.
  if (!(target as Partial<Element>).closest?.(`${CONTENTS} summary`))
    all<HTMLDetailsElement>(CONTENTS).forEach((contents) => {
      contents.open = false;
    });
});
