/** Takes over the styles of another page, if it needs others than this one: the home page has styles of its own. */
export function takeStyles(text: string | null | undefined): void {
  const style = document.querySelector('style');
  if (style && text && style.textContent !== text) style.textContent = text;
}
