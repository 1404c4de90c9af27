/**
 * Replaces Heading: stock hides a focusable link from assistive technology (upstream #6128, WCAG 4.1.2). The title of a page of the docs is
 * followed by its version, and the button that copies the page. `<Heading as="h2">` works as in later releases; stock shows nothing.
 */
import React from 'react';
import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useActiveVersion} from '@theme/hooks/useDocs';
import CopyMarkdown from '../../components/CopyMarkdown';
import {useEndOfService} from '../../app/end-of-service';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

function Version({name, label}: {readonly name: string; readonly label: string}): JSX.Element {
  const end = useEndOfService({version: name});
  return (
    <p className={clsx(ThemeClassNames.docs.docVersionBadge, styles.version)}>
      {end ? words.interpolate(words.frame.served, {version: label, day: end}) : label} <CopyMarkdown />
    </p>
  );
}

/** `data-part` is set for a heading of level 1 inside of a page (src/plugins/docs/read/headings.ts). */
type MainProps = ComponentProps<'h1'> & {readonly 'data-part'?: string};

export function MainHeading({children, 'data-part': part}: MainProps): JSX.Element {
  const active = useActiveVersion(undefined);
  const version = part === undefined ? active : undefined;
  return (
    <header className={version && styles.title}>
      <h1>{children}</h1>
      {version && <Version {...version} />}
    </header>
  );
}

type AnchorProps = ComponentProps<'h2'> & {readonly as: HeadingTag};

function AnchorHeading({as: Tag, id, children, ...props}: AnchorProps): JSX.Element {
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
}

/** Makes the component of a tag; of props it is a component itself, as in later releases: `<Heading as="h2">`. */
export default function Heading(tag: HeadingTag | AnchorProps) {
  if (typeof tag === 'object') return <AnchorHeading {...tag} />;
  return tag === 'h1' ? MainHeading : (props: ComponentProps<'h2'>) => <AnchorHeading {...props} as={tag} />;
}
