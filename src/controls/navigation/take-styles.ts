/**
 * Takes over the styles of another page, if it needs others than this one: the home page has styles of its own. A new element, as browsers
 * check an empty one against the policy while its text is replaced.
 */
export function takeStyles(text: string | null | undefined): void {
  const style = document.querySelector('style');
  if (style && text && style.textContent !== text)
    style.replaceWith(Object.assign(document.createElement('style'), {textContent: text}));
}
