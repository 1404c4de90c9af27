import {SECTION_LINK} from '../../data/marks';
import {copyText} from '../../controls/copy-text';
import {on} from '../../controls/on';
import {announce} from '../../controls/status';
import * as words from '../../../contract/words';

/**
 * A click on the link beside a heading, on the name of a field or an error code, or on a code or value that names its table row, goes there
 * and copies its address. A status element reports it, outside of the heading, whose accessible name it would change.
 */
on('click', `.hash-link, [${SECTION_LINK}], td [id] > a`, (link) => {
  if (copyText((link as HTMLAnchorElement).href)) announce(words.controls.linkCopied);
});
