/**
 * Delegates an event of all elements that match a selector, present and future, to a listener on the document.
 *
 * @param selector of the element that the handler is for; the event may come from inside of it
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

/** All elements that match a selector, of the page or within a part of it. */
export const all = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): readonly Found[] => [...within.querySelectorAll<Found>(selector)];

/** The element that a fragment names, and of a field that is gone its interface: links to it live on. @param hash with `#`, or empty */
export function placeOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // It is none that a browser has encoded.
  }
  return document.getElementById(id) ?? document.getElementById('op-' + id.split('.')[0]);
}

/** Milliseconds from one look at whether the document is parsed to the next. */
const LOOK_MS = 50;

/** Calls back when the document is parsed, in a task of its own: an event would call back in the last task of the parser, and prolong it. */
export function whenParsed(callBack: () => void): void {
  if (document.readyState === 'loading') setTimeout(whenParsed, LOOK_MS, callBack);
  else callBack();
}

/** Calls back when the page has new content: when the document is parsed, and when another page is shown. */
export function onContent(callBack: () => void): void {
  whenParsed(callBack);
  document.addEventListener('content', callBack);
}
