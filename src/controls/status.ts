/** Milliseconds for which the confirmation of a press stays. */
const CONFIRMATION_MS = 2000;

/** Shows, and announces to screen readers, a confirmation for a moment. */
export function say(status: Element, text: string): void {
  status.textContent = text;
  setTimeout(() => {
    status.textContent = '';
  }, CONFIRMATION_MS);
}
