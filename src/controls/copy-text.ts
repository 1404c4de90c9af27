/**
 * Copies a text to the clipboard, also on hosts without TLS, where browsers have no `navigator.clipboard`.
 *
 * @returns whether the browser copied it
 */
export function copyText(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  // Otherwise phones show their keyboard.
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
 * Copies a text that is still loading. Safari allows that only if the clipboard gets the promise during the click itself; without that API,
 * or if it rejects the text, e.g. in a frame, the text is copied once it has loaded.
 *
 * @returns whether the browser copied it
 * @throws the error with which the text is rejected
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
