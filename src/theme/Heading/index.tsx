/** Replaces Heading: stock hides a focusable link from assistive technology (upstream #6128, WCAG 4.1.2), and long pages are parsed in steps. */
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

/**
 * Makes Chromium parse a long page in steps, with frames between: after a script, and this one is empty, it parses for 10 ms at most, where
 * it would else parse all that has arrived. The end of a long page was one task of 200 to 600 ms on a slow phone.
 *
 * @see PumpTokenizer in Chromium's html_document_parser.cc
 */
const PAUSE = <script type="text/plain" />;

function createAnchorHeading(Tag: HeadingTag) {
  return function AnchorHeading({id, children, ...props}: ComponentProps<'h2'>): JSX.Element {
    const label = translate({id: 'theme.common.headingLinkTitle', message: 'Direct link to heading'});
    return (
      <>
        {Tag === 'h2' && PAUSE}
        <Tag {...props} id={id} className={clsx('anchor', styles.heading)}>
          {children}
          {id && (
            <a className="hash-link" href={`#${id}`} aria-label={label} title={label}>
              {'\u200b'}
            </a>
          )}
        </Tag>
      </>
    );
  };
}

export default function Heading(tag: HeadingTag): (props: ComponentProps<'h2'>) => JSX.Element {
  return tag === 'h1' ? MainHeading : createAnchorHeading(tag);
}
