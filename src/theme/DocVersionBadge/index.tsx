/** Replaces DocVersionBadge: stock hard-codes the English word "Version". */
import React from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useDocsVersion} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBadge';

export default function DocVersionBadge({className}: Props): JSX.Element {
  const {label} = useDocsVersion();
  return (
    <p className={clsx(className, ThemeClassNames.docs.docVersionBadge, 'margin-bottom--sm')}>
      <span className="badge badge--secondary">{label}</span>
    </p>
  );
}
