import {CODE, WRAP, WRAPPED} from '../../data/marks';
import {on} from '../../controls/on';

/** Toggles the wrapping of long lines in the code that the button belongs to. */
on('click', `[${WRAP}]`, (button) => {
  const wrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrapped));
  button.closest(`[${CODE}]`)?.toggleAttribute(WRAPPED, wrapped);
});
