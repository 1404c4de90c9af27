import copy from 'copy-text-to-clipboard';
import {on} from './on';

/** How long the page says that it copied, in milliseconds. */
export const CONFIRMATION_MS = 2000;

/** Copies what the button names, else the code that it belongs to, and says so in the status after it. */
on('click', '[data-copy]', (button) => {
  const code = button.dataset.copy || button.closest('[data-code]')?.querySelector('code')?.textContent || '';
  const status = button.nextElementSibling;
  if (!copy(code) || !status) return;
  status.textContent = '已复制';
  setTimeout(() => {
    status.textContent = '';
  }, CONFIRMATION_MS);
});
