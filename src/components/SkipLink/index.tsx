import React, {useRef} from 'react';
import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useLocationChange} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Id of the main content on every page: the target of the skip link. */
export const MAIN_ID = 'main-content';

function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

/** Takes the keyboard past the page frame; after a route change the next Tab starts from it. */
export default function SkipLink({label}: {readonly label: string}): JSX.Element {
  const container = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useLocationChange(({location}) => {
    if (container.current && !location.hash && action === 'PUSH') focus(container.current);
  });
  function skip(event: MouseEvent): void {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    focus(main);
    main.scrollIntoView();
  }
  return (
    <div ref={container}>
      <a className={styles.link} href={`#${MAIN_ID}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
