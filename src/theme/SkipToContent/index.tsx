/** Replaces SkipToContent: stock's link has no target without JavaScript (upstream #8204) and is outside of any landmark. */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import SkipLink from '../../components/SkipLink';

export default function SkipToContent(): JSX.Element {
  return <SkipLink label={translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})} />;
}
