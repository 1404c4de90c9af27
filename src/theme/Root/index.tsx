/**
 * Replaces Root, which only renders its children: links in static content navigate within the app as Link does, Back restores the scroll
 * position, and a status element reports the results of clicks.
 */
import React, {useEffect} from 'react';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {useHistory} from '@docusaurus/router';
import {STATUS, mark} from '../../data/marks';
import {rememberPositions} from '../../app/arrival';
import {send} from '../../controls/events';
import {clickedLink, takeOver} from '../../controls/navigation';
import styles from './styles.module.css';

/** Whether the app has a page at the path, other than the not-found page. */
const isRoute = (path: string) => matchRoutes(routes, path).some(({route}) => route.path !== '*' && route.exact);

export default function Root({children}: {readonly children: ReactNode}): JSX.Element {
  const history = useHistory();
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const link = clickedLink(event);
      if (!link || !isRoute(link.pathname)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
    const ends = new AbortController();
    document.addEventListener('click', follow, ends);
    document.addEventListener('navigate', ({detail}) => history.push(detail.replace(window.location.origin, '')), ends);
    const forget = rememberPositions(history);
    // Until this event, src/controls/navigation/before-app.ts handles clicks and Back.
    send('hydrated', takeOver);
    return () => {
      ends.abort();
      forget();
    };
  }, [history]);
  return (
    <>
      {children}
      {/* Heading/control.ts writes into it, also before React runs, so React must not overwrite it on hydration. */}
      <p role="status" className={styles.status} {...mark(STATUS)} dangerouslySetInnerHTML={{__html: ''}} />
    </>
  );
}
