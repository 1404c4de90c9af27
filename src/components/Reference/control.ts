import {OPEN, UNFOLD} from '../../data/marks';
import {all, idOf, on, onContent, placeOf} from '../../controls/on';

const FOLD = 'details';

/** Opens all `details` around the element that the fragment names, and scrolls to it where the browser has not. */
function reveal(): void {
  const {hash} = location;
  const target = placeOf(hash);
  const isOther = target !== null && target.id !== idOf(hash);
  if (isOther) history.replaceState(history.state, '', `#${target.id}`);
  let folded = isOther;
  for (let fold = target?.closest(FOLD); fold; fold = fold.parentElement?.closest(FOLD)) {
    folded ||= !fold.open;
    fold.open = true;
  }
  if (folded) target?.scrollIntoView();
}

onContent(reveal);
addEventListener('hashchange', reveal);

/** Opens or closes all `details` beside the button; its data attribute holds its other label. */
on('click', `[${UNFOLD}]`, (button) => {
  const open = button.toggleAttribute(OPEN);
  const said = button.textContent ?? '';
  button.textContent = button.getAttribute(UNFOLD);
  button.setAttribute(UNFOLD, said);
  all<HTMLDetailsElement>(FOLD, button.parentElement as HTMLElement).forEach((fold) => {
    fold.open = open;
  });
});
