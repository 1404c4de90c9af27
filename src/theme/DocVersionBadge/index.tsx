/**
 * Replaces DocVersionBadge: stock's is above the title, and hard-codes the English word "Version". In our docs, Heading shows the version
 * below the title instead.
 */
import React from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useDocsVersion} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBadge';
import {OUR_DOCS} from '../../data/versions';
import * as words from '../../../contract/words';

export default function DocVersionBadge({className}: Props): JSX.Element | null {
  const {badge, label, pluginId} = useDocsVersion();
  if (!badge || pluginId === OUR_DOCS) return null;
  return (
    <span className={clsx(className, ThemeClassNames.docs.docVersionBadge, 'badge badge--secondary')}>
      {words.interpolate(words.frame.version, {version: label})}
    </span>
  );
}
