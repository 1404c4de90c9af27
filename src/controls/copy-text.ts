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

/** Missing in browsers without it, and where the host has no TLS. */
type Promising = {
  readonly ClipboardItem?: new (items: Readonly<Record<string, Promise<Blob>>>) => unknown;
  readonly navigator: {readonly clipboard?: {readonly write?: (items: readonly unknown[]) => Promise<void>}};
};

/**
 * Copies a text that is on its way. Safari allows that only where the clipboard gets the promise at the press itself; where there is no such
 * clipboard, the text is copied when it is here.
 *
 * @returns whether the browser has copied it
 * @throws what the text is rejected with
 */
export async function copyPromised(text: Promise<string>): Promise<boolean> {
  const {
    ClipboardItem: Item,
    navigator: {clipboard},
  } = window as unknown as Promising;
  const type = 'text/plain';
  try {
    if (Item && clipboard?.write) {
      await clipboard.write([new Item({[type]: text.then((here) => new Blob([here], {type}))})]);
      return true;
    }
  } catch {
    // It may be refused all the same, e.g. in a frame.
  }
  return copyText(await text);
}
