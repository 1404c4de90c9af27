import React from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocLink} from './use-doc-link';

type Props = {
  readonly docId: string;
  /** Anchor on the page, with `#`. */
  readonly fragment?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A link to a doc in the reader's docs version.
 *
 * @throws Error if there is no such doc
 */
export default function DocLink({docId, fragment, ...props}: Props): JSX.Element {
  const link = useDocLink()(docId, fragment);
  if (!link)
    throw new Error(`[home] src/data/home.json: no doc "${docId}" in the latest version. Name the id of a page.`);
  return <Link {...props} to={link.to} {...link.marks} />;
}
