import {BACK_TO_TOP, SCROLLED} from '../../data/marks';
import {on} from '../../controls/on';

/** The button shows when the reader has left this many screens behind. */
const SCREENS = 1;

const mark = () => document.documentElement.toggleAttribute(SCROLLED, scrollY > SCREENS * innerHeight);

addEventListener('scroll', mark, {passive: true});

on('click', `[${BACK_TO_TOP}]`, () => {
  const {matches: calm} = matchMedia('(prefers-reduced-motion: reduce)');
  scrollTo({top: 0, behavior: calm ? 'auto' : 'smooth'});
  // The button goes away: the keyboard goes on from where the reader is.
  document.querySelector<HTMLElement>('a')?.focus({preventScroll: true});
});
