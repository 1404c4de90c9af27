import copy from 'copy-text-to-clipboard';
import {CODE, COPY} from '../data/marks';
import {on} from './on';
import {say} from './status';

/** Copies what the button names, else the code that it belongs to, and says so in the status after it. */
on('click', `[${COPY}]`, (button) => {
  const code = button.getAttribute(COPY) || button.closest(`[${CODE}]`)?.querySelector('code')?.textContent || '';
  const status = button.nextElementSibling;
  if (copy(code) && status) say(status, '已复制');
});
