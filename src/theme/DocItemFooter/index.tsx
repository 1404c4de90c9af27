/** Replaces DocItemFooter: pages have no tags and no link to edit them, whose styles and code every reader would load. */
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
