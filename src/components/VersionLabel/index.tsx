import React from 'react';
import type {GlobalDataVersion} from '@docusaurus/plugin-content-docs';
import {VERSION_LABEL, mark} from '../../data/marks';
import styles from './styles.module.css';

type Props = {
  readonly versions: readonly GlobalDataVersion[];
  /** The version that the page belongs to; without it the label is the reader's preferred version. */
  readonly active: GlobalDataVersion | undefined;
};

/**
 * Label of the version that is being read. Outside the docs all labels are rendered and CSS shows the preferred one
 * (src/plugins/inline-scripts), so that hydration changes nothing.
 */
export default function VersionLabel({versions, active}: Props): JSX.Element {
  if (active) return <>{active.label}</>;
  return (
    <>
      {versions.map(({name, label, isLast}) => (
        <span key={name} {...mark(VERSION_LABEL, name)} className={isLast ? undefined : styles.other}>
          {label}
        </span>
      ))}
    </>
  );
}
