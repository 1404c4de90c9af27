import {CODE, COPY} from '../data/marks';
import {copyText} from './copy-text';
import {on} from './on';
import {say} from './status';
import * as words from '../../contract/words';

/** Copies the text in the button's attribute, or the code block around it, and reports it in the status element after the button. */
on('click', `[${COPY}]`, (button) => {
  const code = button.getAttribute(COPY) || button.closest(`[${CODE}]`)?.querySelector('code')?.textContent || '';
  const status = button.nextElementSibling;
  if (copyText(code) && status) say(status, words.controls.copied);
});
