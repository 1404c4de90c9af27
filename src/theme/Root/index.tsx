/**
 * Replaces Root, which only renders its children: links in static content navigate within the app as Link does, Back restores the scroll
 * position, and one status element reports the results of presses.
 */
import React, {useEffect} from 'react';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useHistory} from '@docusaurus/router';
import {STATUS, mark} from '../../data/marks';
import {rememberPositions} from '../../app/arrival';
import styles from './styles.module.css';

/** Whether a click opens the link in this tab. */
const isPlain = ({defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The clicked link if it leads to another page of the site; not for files and for sections of this page. */
function pageLink({target}: MouseEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest('a');
  if (!link || link.target || link.origin !== window.location.origin || link.pathname === window.location.pathname) return undefined;
  return matchRoutes(routes, link.pathname).some(({route}) => route.path !== '*' && route.exact) ? link : undefined;
}

export default function Root({children}: {readonly children: ReactNode}): JSX.Element {
  const history = useHistory();
  useEffect(() => {
    // src/controls/start-app.ts handles Back until this event.
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
      {/* Heading/control.ts writes into it, also before React runs, so React must not overwrite it on hydration. */}
      <p role="status" className={styles.status} {...mark(STATUS)} dangerouslySetInnerHTML={{__html: ''}} />
    </>
  );
}
