/**
 * Adds a delegated event listener, which also handles elements that are added later.
 *
 * @param selector matches the element that is handled, inside of which the event may occur
 */
export function on<Name extends keyof DocumentEventMap>(
  name: Name,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Name]) => void,
): void {
  // In the capture phase, as focus and close do not bubble.
  document.addEventListener(
    name,
    (event) => {
      // The document itself has no `closest`.
      const element = (event.target as Partial<Element>).closest?.<HTMLElement>(selector);
      if (element) handle(element, event);
    },
    true,
  );
}

/** All elements that match a selector, in the page or in a part of it. */
export const all = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): readonly Found[] => [...within.querySelectorAll<Found>(selector)];

/**
 * The target of a fragment; for a removed field its interface, so that old links still work.
 *
 * @param hash with `#`, or empty
 */
export function placeOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Not a valid encoding.
  }
  return document.getElementById(id) ?? document.getElementById('op-' + id.split('.')[0]);
}

/** Interval for polling whether the document is parsed, milliseconds. */
const LOOK_MS = 50;

/** Calls back when the document is parsed, in a task of its own: the event would run in the last task of the parser and prolong it. */
export function whenParsed(callBack: () => void): void {
  if (document.readyState === 'loading') setTimeout(whenParsed, LOOK_MS, callBack);
  else callBack();
}

/** Calls back for new content: when the document is parsed, and whenever another page is shown. */
export function onContent(callBack: () => void): void {
  whenParsed(callBack);
  document.addEventListener('content', callBack);
}
