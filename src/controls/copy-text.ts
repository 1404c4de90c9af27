/**
 * Copies a text to the clipboard, on hosts without TLS too, where browsers have no `navigator.clipboard`.
 *
 * @returns whether the browser has copied it
 */
export function copyText(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  // Else telephones show their keyboard.
  area.readOnly = true;
  area.style.cssText = 'position:fixed;opacity:0';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  focused?.focus({preventScroll: true});
  return copied;
}
