/**
 * Replaces Footer: links to docs lead to the version of the reader (stock's would lead to the latest one), and the link columns are a
 * named landmark with lists.
 */
import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useDocLink} from '../../components/DocLink/use-doc-link';
import FooterLogo from './FooterLogo';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type Config = NonNullable<ReturnType<typeof useThemeConfig>['footer']>;
/** Also attributes of the link. */
type Item = Config['links'][number]['items'][number] & {readonly docId?: string};

function FooterItem({label, to, href, docId, html, prependBaseUrlToHref, ...attributes}: Item): JSX.Element {
  const {withBaseUrl} = useBaseUrlUtils();
  const link = useDocLink()(docId ?? '');
  if (html) return <li className="footer__item" dangerouslySetInnerHTML={{__html: html}} />;
  return (
    <li className="footer__item">
      <Link
        className="footer__link-item"
        {...attributes}
        {...(href && {href: prependBaseUrlToHref ? withBaseUrl(href, {forcePrependBaseUrl: true}) : href})}
        {...(to && {to})}
        {...(link && {to: link.to, ...link.marks})}
      >
        {label}
      </Link>
    </li>
  );
}

export default function Footer(): JSX.Element | null {
  const {footer} = useThemeConfig();
  if (!footer) return null;
  const {links, logo, copyright, style} = footer;
  return (
    <footer className={clsx('footer', style === 'dark' && 'footer--dark')}>
      <div className="container">
        {links.length > 0 && (
          <nav className={styles.columns} aria-label={words.frame.footer}>
            {links.map(({title, items}, column) => (
              <section key={column}>
                {title && <p className="footer__title">{title}</p>}
                <ul className="footer__items">
                  {items.map((item, index) => (
                    <FooterItem key={index} {...item} />
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
        {logo?.src && <FooterLogo {...logo} src={logo.src} />}
        {copyright && <p className={styles.copyright} dangerouslySetInnerHTML={{__html: copyright}} />}
      </div>
    </footer>
  );
}
