/**
 * Replaces the styles by those of another page, if they differ: only the home page has styles of its own. The element is new, as browsers
 * would check an emptied one against the policy while its text is replaced.
 */
export function takeStyles(text: string | null | undefined): void {
  const style = document.querySelector('style');
  if (style && text && style.textContent !== text)
    style.replaceWith(Object.assign(document.createElement('style'), {textContent: text}));
}
