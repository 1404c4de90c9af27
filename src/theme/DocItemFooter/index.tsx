/**
 * Replaces DocItemFooter where a page has nothing but the date of its last update: stock's footer, with its tags and edit link, is loaded only
 * by sites whose pages have any (src/plugins/docs/compile/page-rules.ts).
 */
import React from 'react';
import type {Props} from '@theme/DocItem';
import LastUpdated from '@theme/LastUpdated';
import StockFooter from '@theme-original/DocItemFooter';
import {needsStockFooter} from '../../data/doc-footer';

export default function DocItemFooter(props: Props): JSX.Element | null {
  const {metadata} = props.content;
  if (needsStockFooter(metadata)) return <StockFooter {...props} />;
  const {lastUpdatedAt, formattedLastUpdatedAt} = metadata;
  if (!lastUpdatedAt) return null;
  return (
    <footer className="docusaurus-mt-lg">
      <LastUpdated lastUpdatedAt={lastUpdatedAt} formattedLastUpdatedAt={formattedLastUpdatedAt} />
    </footer>
  );
}
