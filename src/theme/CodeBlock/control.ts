import {CODE, WRAP, WRAPPED} from '../../data/marks';
import {on} from '../../controls/on';

/** Breaks the long lines of the code that the button belongs to, or leaves them long again. */
on('click', `[${WRAP}]`, (button) => {
  const wrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrapped));
  button.closest(`[${CODE}]`)?.toggleAttribute(WRAPPED, wrapped);
});
