/**
 * Makes the browser load the page at the current address.
 *
 * @returns never resolves, so that the caller does nothing more
 */
export function loadInFull(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}
