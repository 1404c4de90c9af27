import {OPEN, UNFOLD} from '../../data/marks';
import {all, on, onContent, placeOf} from '../../controls/on';

/** Opens all `details` around the target of the fragment, and scrolls to it; for a removed field the target is its interface. */
function reveal(): void {
  const {hash} = location;
  const target = placeOf(hash);
  if (!target) return;
  if (decodeURIComponent(hash) !== `#${target.id}`) location.replace(`#${target.id}`);
  all<HTMLDetailsElement>('main details:not([open])').forEach((fold) => {
    if (!fold.contains(target)) return;
    fold.open = true;
    target.scrollIntoView();
  });
}

onContent(reveal);
addEventListener('hashchange', reveal);

/** Opens or closes all `details` beside the button, whose data attribute holds the alternative label. */
on('click', `[${UNFOLD}]`, (button) => {
  const open = button.toggleAttribute(OPEN);
  const said = button.textContent ?? '';
  button.textContent = button.getAttribute(UNFOLD);
  button.setAttribute(UNFOLD, said);
  all<HTMLDetailsElement>('details', button.parentElement as HTMLElement).forEach((fold) => {
    fold.open = open;
  });
});
