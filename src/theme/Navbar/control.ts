import {CLOSES_MENU, MENU, OPENS_MENU, SIDEBAR} from '../../data/marks';
import {all, on} from '../../controls/on';

const DIALOG = `dialog[${MENU}]`;
const BUTTON = `[${OPENS_MENU}]`;

const menu = () => document.querySelector<HTMLDialogElement>(DIALOG);
const setExpanded = (open: boolean) => all(BUTTON).forEach((button) => button.setAttribute('aria-expanded', String(open)));
const close = () => menu()?.close();

/** The sidebar of the page stands in the menu too: a copy, as one element cannot stand in two places. */
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
// The backdrop belongs to the dialog.
on('click', DIALOG, (dialog, {target}) => target === dialog && close());
on('close', DIALOG, () => setExpanded(false));
// Infima's width of the desktop layout.
matchMedia('(min-width: 997px)').addEventListener('change', close);
