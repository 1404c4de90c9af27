import {SECTION_LINK, STATUS} from '../../data/marks';
import {copyText} from '../../controls/copy-text';
import {all, on} from '../../controls/on';
import {say} from '../../controls/status';
import * as words from '../../../words';

/**
 * A press on the link beside a heading, or on the name of a field or an error code, goes to its section and copies its address. A status
 * element reports that; it is outside the heading, whose accessible name it would change.
 */
on('click', `.hash-link, [${SECTION_LINK}]`, (link) => {
  if (copyText((link as HTMLAnchorElement).href))
    all(`[${STATUS}]`).forEach((status) => say(status, words.controls.linkCopied));
});
