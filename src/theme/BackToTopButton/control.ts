import {BACK_TO_TOP, SCROLLED} from '../../data/marks';
import {on} from '../../controls/on';

/** The button shows when the reader has scrolled further than a screen. */
const mark = () => document.documentElement.toggleAttribute(SCROLLED, scrollY > innerHeight);

addEventListener('scroll', mark, {passive: true});

on('click', `[${BACK_TO_TOP}]`, () => {
  scrollTo({top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'});
  // The button disappears, so the focus must move to where the reader is now.
  document.querySelector<HTMLElement>('a')?.focus({preventScroll: true});
});
