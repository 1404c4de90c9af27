import {COLOR_SWITCH} from '../../data/marks';
import {all, on, onContent} from '../../controls/on';

/** Storage key of theme-classic, whose inline script sets the attribute before the first paint. */
const STORAGE_KEY = 'theme';
const SWITCH = `[${COLOR_SWITCH}]`;

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** CSS draws the switch by the attribute; this sets its ARIA state. */
function show(dark = isDark()): void {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  all<HTMLInputElement>(SWITCH).forEach((input) => {
    input.checked = dark;
  });
}

onContent(() => show());
on('change', SWITCH, () => {
  show(!isDark());
  localStorage.setItem(STORAGE_KEY, isDark() ? 'dark' : 'light');
});
// Follows changes in other tabs; invalid values are ignored.
addEventListener(
  'storage',
  ({key, newValue}) => key === STORAGE_KEY && /^(?:light|dark)$/.test(newValue ?? '') && show(newValue === 'dark'),
);
