/** Replaces Heading: stock hides a focusable link from assistive technology (upstream #6128, WCAG 4.1.2). */
import React from 'react';
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export function MainHeading({children}: ComponentProps<'h1'>): JSX.Element {
  return (
    <header>
      <h1>{children}</h1>
    </header>
  );
}

function createAnchorHeading(Tag: HeadingTag) {
  return function AnchorHeading({id, children, ...props}: ComponentProps<'h2'>): JSX.Element {
    const label = translate({id: 'theme.common.headingLinkTitle', message: 'Direct link to heading'});
    return (
      <Tag {...props} id={id} className={clsx('anchor', styles.heading)}>
        {children}
        {id && (
          <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
            {'\u200b'}
          </a>
        )}
      </Tag>
    );
  };
}

export default function Heading(tag: HeadingTag): (props: ComponentProps<'h2'>) => JSX.Element {
  return tag === 'h1' ? MainHeading : createAnchorHeading(tag);
}
