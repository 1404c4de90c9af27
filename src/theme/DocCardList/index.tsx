/**
 * Wraps DocCardList: without `items` it shows the pages of the category that the page opens, as in later releases, for which public sites
 * are written.
 */
import React from 'react';
import {useCurrentSidebarCategory} from '@docusaurus/theme-common';
import Original from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';

function OfCategory(): JSX.Element {
  return <Original items={useCurrentSidebarCategory().items} />;
}

export default function DocCardList({items}: Partial<Props>): JSX.Element {
  return items ? <Original items={items} /> : <OfCategory />;
}
