/**
 * Replaces Footer: links to docs lead to the version of the reader (stock's would lead to the latest one), and the link columns are a
 * named landmark with lists.
 */
import React from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useDocLink} from '../../components/DocLink/use-doc-link';
import styles from './styles.module.css';

type FooterLink = {readonly label: string; readonly to: string; readonly docId?: string};
type Column = {readonly title: string; readonly items: readonly FooterLink[]};

export default function Footer(): JSX.Element {
  const {footer} = useThemeConfig();
  const docLink = useDocLink();
  const propsOf = ({to, docId}: FooterLink) => {
    const link = docId === undefined ? undefined : docLink(docId);
    return link ? {to: link.to, ...link.marks} : {to};
  };
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
                    <Link className="footer__link-item" {...propsOf(item)}>
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
