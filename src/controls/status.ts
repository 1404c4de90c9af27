/** How long the page says what a press did, in milliseconds. */
const CONFIRMATION_MS = 2000;

/** Says to eyes and ears, for a moment, what a press did. */
export function say(status: Element, text: string): void {
  status.textContent = text;
  setTimeout(() => {
    status.textContent = '';
  }, CONFIRMATION_MS);
}
