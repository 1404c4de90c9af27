/**
 * Replaces Footer: links to docs lead to the version that is being read (stock's would lead to the latest one), and the link columns are a
 * named landmark with lists.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion, useThemeConfig} from '@docusaurus/theme-common';
import {useActiveVersion, useLatestVersion} from '@theme/hooks/useDocs';
import styles from './styles.module.css';

type FooterLink = {readonly label: string; readonly to: string; readonly docId?: string};
type Column = {readonly title: string; readonly items: readonly FooterLink[]};

export default function Footer(): JSX.Element {
  const {footer} = useThemeConfig();
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const {docs} = active ?? preferredVersion ?? latest;
  const path = ({to, docId}: FooterLink) => docs.find(({id}) => id === docId)?.path ?? to;
  return (
    <footer className="footer">
      <div className="container">
        <nav className={styles.columns} aria-label="页脚">
          {(footer?.links as unknown as readonly Column[]).map(({title, items}) => (
            <section key={title}>
              <p className="footer__title">{title}</p>
              <ul className="footer__items">
                {items.map((item) => (
                  <li key={item.label} className="footer__item">
                    <Link className="footer__link-item" to={path(item)}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <p className={styles.copyright}>{footer?.copyright}</p>
      </div>
    </footer>
  );
}
