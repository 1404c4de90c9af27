/** Replaces DocVersionBadge: stock hard-codes the English word "Version", and does not say until when the version is served. */
import React from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useDocsVersion} from '@docusaurus/theme-common';
import {useEndOfService} from '../../app/end-of-service';
import type {Props} from '@theme/DocVersionBadge';
import * as words from '../../../words';

export default function DocVersionBadge({className}: Props): JSX.Element {
  const {label} = useDocsVersion();
  const end = useEndOfService();
  return (
    <p className={clsx(className, ThemeClassNames.docs.docVersionBadge, 'margin-bottom--sm')}>
      <span className="badge badge--secondary">
        {end ? words.interpolate(words.frame.served, {version: label, day: end}) : label}
      </span>
    </p>
  );
}
