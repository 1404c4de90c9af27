/**
 * Replaces DocItemFooter: shows only the date of the last update, without stock's tags and edit link, which no page has but whose styles
 * and code every reader would load.
 */
import React from 'react';
import type {Props} from '@theme/DocItem';
import LastUpdated from '@theme/LastUpdated';

export default function DocItemFooter({content: {metadata}}: Props): JSX.Element | null {
  const {lastUpdatedAt, formattedLastUpdatedAt} = metadata;
  if (!lastUpdatedAt) return null;
  return (
    <footer className="docusaurus-mt-lg">
      <LastUpdated lastUpdatedAt={lastUpdatedAt} formattedLastUpdatedAt={formattedLastUpdatedAt} />
    </footer>
  );
}
