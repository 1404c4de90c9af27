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

/**
 * Copies a text that is on its way. Safari allows that only where the clipboard gets the promise at the press itself; where there is no such
 * clipboard, or it refuses the text, e.g. in a frame, the text is copied when it is here.
 *
 * @returns whether the browser has copied it
 * @throws what the text is rejected with
 */
export async function copyPromised(text: Promise<string>): Promise<boolean> {
  const type = 'text/plain';
  try {
    // eslint-disable-next-line baseline/use-baseline, compat/compat -- Where it is missing, this throws, and the text is copied below.
    await navigator.clipboard.write([new ClipboardItem({[type]: text.then((here) => new Blob([here], {type}))})]);
    return true;
  } catch {
    return copyText(await text);
  }
}
