import {STATUS} from '../data/marks';
import {all} from './on';

/** How long a confirmation is shown, milliseconds. */
const CONFIRMATION_MS = 2000;

/** Shows a confirmation for a moment, and announces it to screen readers. */
export function say(status: Element, text: string): void {
  status.textContent = text;
  setTimeout(() => {
    status.textContent = '';
  }, CONFIRMATION_MS);
}

/** Shows a text in the page's status elements. */
export const announce = (text: string): void => all(`[${STATUS}]`).forEach((status) => say(status, text));
