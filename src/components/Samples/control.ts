import {LANGUAGE, LANGUAGES, SAMPLE_LANGUAGE} from '../../data/marks';
import {nextOf} from '../../controls/arrow-keys';
import {all, on, onContent} from '../../controls/on';

/** Storage key and attribute that src/plugins/inline-scripts reads and sets before the first paint. */
const STORAGE_KEY = 'docusaurus.tab.sample-language';
const TAB = `[${LANGUAGES}] [role=tab]`;
const root = document.documentElement;

const tabsOf = (samples: Element) => all('[role=tab]', samples);

/** CSS decides which sample is visible; the tabs' ARIA state is set here. */
function show(): void {
  all(`[${LANGUAGES}]`).forEach((samples) => {
    const tabs = tabsOf(samples);
    const selected =
      tabs.find((tab) => tab.matches(`[${LANGUAGE}~="${root.getAttribute(SAMPLE_LANGUAGE)}"]`)) ?? tabs[0];
    tabs.forEach((tab) => {
      tab.setAttribute('aria-selected', String(tab === selected));
      tab.tabIndex = tab === selected ? 0 : -1;
    });
  });
}

/** Keeps the position of the tab on the screen when samples above it change their height. */
function choose(tab: HTMLElement): void {
  const [language] = (tab.getAttribute(LANGUAGE) ?? '').split(' ');
  const before = tab.getBoundingClientRect().top;
  root.setAttribute(SAMPLE_LANGUAGE, language);
  show();
  scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  localStorage.setItem(STORAGE_KEY, language);
}

onContent(show);
on('click', TAB, choose);
on('keydown', TAB, (tab, event) => {
  const next = nextOf(event, tabsOf(tab.parentElement as HTMLElement), ['ArrowLeft', 'ArrowRight']);
  if (!next) return;
  choose(next);
  next.focus();
});
