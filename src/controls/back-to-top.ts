import {on} from './on';

/** The button shows when the reader has left this many screens behind. */
const SCREENS = 1;

const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCREENS * innerHeight);

addEventListener('scroll', mark, {passive: true});

on('click', '[data-back-to-top]', () => {
  const {matches: calm} = matchMedia('(prefers-reduced-motion: reduce)');
  scrollTo({top: 0, behavior: calm ? 'auto' : 'smooth'});
  // The button goes away: the keyboard goes on from where the reader is.
  document.querySelector<HTMLElement>('a')?.focus({preventScroll: true});
});
