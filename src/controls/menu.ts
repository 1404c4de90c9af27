import {all, on} from './on';

const MENU = 'dialog[data-menu]';
const BUTTON = '[data-opens-menu]';

const menu = () => document.querySelector<HTMLDialogElement>(MENU);
const setExpanded = (open: boolean) => all(BUTTON).forEach((button) => button.setAttribute('aria-expanded', String(open)));
const close = () => menu()?.close();

/** The sidebar of the page stands in the menu too: a copy, as one element cannot stand in two places. */
function copySidebar(dialog: HTMLDialogElement): void {
  const sidebar = document.querySelector('aside nav > ul');
  dialog.querySelector('[data-sidebar]')?.replaceChildren(...(sidebar ? [sidebar.cloneNode(true)] : []));
}

on('click', BUTTON, () => {
  const dialog = menu();
  if (!dialog) return;
  copySidebar(dialog);
  dialog.showModal();
  setExpanded(true);
});
on('click', `${MENU} :is(a, [data-closes-menu])`, close);
// The backdrop belongs to the dialog.
on('click', MENU, (dialog, {target}) => target === dialog && close());
on('close', MENU, () => setExpanded(false));
// Infima's width of the desktop layout.
matchMedia('(min-width: 997px)').addEventListener('change', close);
