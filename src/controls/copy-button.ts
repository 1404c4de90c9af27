import copy from 'copy-text-to-clipboard';
import {on} from './on';
import {say} from './status';

/** Copies what the button names, else the code that it belongs to, and says so in the status after it. */
on('click', '[data-copy]', (button) => {
  const code = button.dataset.copy || button.closest('[data-code]')?.querySelector('code')?.textContent || '';
  const status = button.nextElementSibling;
  if (copy(code) && status) say(status, '已复制');
});
