import React, {useEffect, useRef, useState} from 'react';
import type {MouseEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/** Opens every fold around the element that the fragment names, and shows it. */
function reveal(fragment: string): void {
  const target = document.getElementById(fragment);
  const folds: HTMLDetailsElement[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) folds.push(fold);
  if (folds.length === 0) return;
  folds.forEach((fold) => fold.setAttribute('open', ''));
  target?.scrollIntoView();
}

/**
 * Fields and error codes of an interface as static HTML, made at build by src/plugins/contract. React neither parses nor
 * hydrates it; links inside the site still change the page without a load.
 */
export default function Reference({html}: {readonly html: string}): JSX.Element {
  const history = useHistory();
  const {hash} = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => reveal(decodeURIComponent(hash.slice(1))), [hash]);
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.host !== window.location.host) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }
  function toggleAll(): void {
    box.current?.querySelectorAll('details').forEach((fold) => fold.toggleAttribute('open', !unfolded));
    setUnfolded(!unfolded);
  }
  return (
    <div className={styles.reference}>
      {html.includes('<details') && (
        <button type="button" className={`clean-btn ${styles.toggle}`} onClick={toggleAll}>
          {unfolded ? '全部收起' : '全部展开'}
        </button>
      )}
      <div ref={box} onClick={follow} dangerouslySetInnerHTML={{__html: html}} />
    </div>
  );
}
