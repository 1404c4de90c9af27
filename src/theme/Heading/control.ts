import copy from 'copy-text-to-clipboard';
import {SECTION_LINK, STATUS} from '../../data/marks';
import {all, on} from '../../controls/on';
import {say} from '../../controls/status';

/**
 * The link beside a heading and the name of a field or an error code lead to their own place, and their address goes to the clipboard; a status says so, to
 * eyes and ears, away from the heading whose name it would change.
 */
on('click', `.hash-link, [${SECTION_LINK}]`, (link) => {
  if (copy((link as HTMLAnchorElement).href)) all(`[${STATUS}]`).forEach((status) => say(status, '链接已复制'));
});
