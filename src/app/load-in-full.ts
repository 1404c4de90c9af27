/** Has the browser load the page at the present address. @returns never resolves, so that nothing else happens to the page until then */
export function loadInFull(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}
