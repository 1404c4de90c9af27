import React from 'react';
import type {MouseEvent} from 'react';
import styles from './styles.module.css';

/** Id of the main content on every page: the target of the skip link. */
export const MAIN_ID = 'main-content';

function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

/** Lets keyboard users skip the navbar and sidebar. */
export default function SkipLink({label}: {readonly label: string}): JSX.Element {
  function skip(event: MouseEvent): void {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    focus(main);
    main.scrollIntoView();
  }
  return (
    <a className={styles.link} href={`#${MAIN_ID}`} onClick={skip}>
      {label}
    </a>
  );
}
