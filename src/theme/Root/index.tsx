/**
 * Replaces Root, which renders its children only: links of static content change the page without a load, as Link does, and
 * the way back leads to where the reader was; what a press did is said in one place.
 */
import React, {useEffect} from 'react';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useHistory} from '@docusaurus/router';
import {STATUS, mark} from '../../data/marks';
import {rememberPositions} from '../../app/arrival';
import styles from './styles.module.css';

/** Whether the press is meant for this tab. */
const isPlain = ({defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The link to another page of the site that was pressed, if it was one; files and sections of this page are none. */
function pageLink({target}: MouseEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest('a');
  if (!link || link.target || link.origin !== window.location.origin || link.pathname === window.location.pathname) return undefined;
  return matchRoutes(routes, link.pathname).some(({route}) => route.path !== '*' && route.exact) ? link : undefined;
}

export default function Root({children}: {readonly children: ReactNode}): JSX.Element {
  const history = useHistory();
  useEffect(() => {
    // Tells src/controls/start-app.ts, which looks after the way back until then.
    document.dispatchEvent(new Event('hydrated'));
    return rememberPositions(history);
  }, [history]);
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = isPlain(event) && pageLink(event);
      if (!link) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
  return (
    <>
      {children}
      {/* Heading/control.ts says in it what happened, before React runs too: which must leave it as it is. */}
      <p role="status" className={styles.status} {...mark(STATUS)} dangerouslySetInnerHTML={{__html: ''}} />
    </>
  );
}
