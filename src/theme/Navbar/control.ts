import {CLOSES_MENU, MENU, OPENS_MENU, SIDEBAR} from '../../data/marks';
import {all, on} from '../../controls/on';

const DIALOG = `dialog[${MENU}]`;
const BUTTON = `[${OPENS_MENU}]`;

const menu = () => document.querySelector<HTMLDialogElement>(DIALOG);
const setExpanded = (open: boolean) =>
  all(BUTTON).forEach((button) => button.setAttribute('aria-expanded', String(open)));
const close = () => menu()?.close();

/** Copies the sidebar of the page into the menu, as an element cannot be in two places. */
function copySidebar(dialog: HTMLDialogElement): void {
  const sidebar = document.querySelector('aside nav > ul');
  dialog.querySelector(`[${SIDEBAR}]`)?.replaceChildren(...(sidebar ? [sidebar.cloneNode(true)] : []));
}

on('click', BUTTON, () => {
  const dialog = menu();
  if (!dialog) return;
  copySidebar(dialog);
  dialog.showModal();
  setExpanded(true);
});
on('click', `${DIALOG} :is(a, [${CLOSES_MENU}])`, close);
// A click on the backdrop has the dialog as its target.
on('click', DIALOG, (dialog, {target}) => target === dialog && close());
on('close', DIALOG, () => setExpanded(false));
// Infima's breakpoint for the desktop layout.
matchMedia('(min-width: 997px)').addEventListener('change', ({matches}) => matches && close());
