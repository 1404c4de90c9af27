import {STATUS} from '../data/marks';
import {all} from './on';

/** Milliseconds for which the confirmation of a press stays. */
const CONFIRMATION_MS = 2000;

/** Shows, and announces to screen readers, a confirmation for a moment. */
export function say(status: Element, text: string): void {
  status.textContent = text;
  setTimeout(() => {
    status.textContent = '';
  }, CONFIRMATION_MS);
}

/** Says something in the element that the page has for that. */
export const announce = (text: string): void => all(`[${STATUS}]`).forEach((status) => say(status, text));
