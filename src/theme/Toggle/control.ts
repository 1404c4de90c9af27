import {COLOR_SWITCH} from '../../data/marks';
import {all, on, onContent} from '../../controls/on';

/** Key of theme-classic, whose inline script sets the attribute before the first paint. */
const STORAGE_KEY = 'theme';
const SWITCH = `[${COLOR_SWITCH}]`;

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** The switch is drawn by the attribute; its own state is for assistive technology. */
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
// Other tabs follow.
addEventListener('storage', ({key, newValue}) => key === STORAGE_KEY && show(newValue === 'dark'));
