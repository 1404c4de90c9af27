import {on} from './on';

/** Breaks the long lines of the code that the button belongs to, or leaves them long again. */
on('click', '[data-wrap]', (button) => {
  const wrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrapped));
  button.closest('[data-code]')?.toggleAttribute('data-wrapped', wrapped);
});
