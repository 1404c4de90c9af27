/**
 * Replaces AnnouncementBar: control.ts dismisses it before React runs, and its colours are rules of src/plugins/inline-scripts; stock writes
 * them into a style attribute, which a strict CSP blocks.
 */
import React from 'react';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/IconClose';
import {DISMISSES_ANNOUNCEMENT, mark} from '../../data/marks';
import styles from './styles.module.css';

export default function AnnouncementBar(): JSX.Element | null {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  return (
    <div className={styles.bar} role="banner">
      <div className={styles.content} dangerouslySetInnerHTML={{__html: announcementBar.content}} />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className={`clean-btn ${styles.close}`}
          aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
          {...mark(DISMISSES_ANNOUNCEMENT, announcementBar.id)}
        >
          <IconClose width={14} height={14} strokeWidth={3.1} />
        </button>
      )}
    </div>
  );
}
