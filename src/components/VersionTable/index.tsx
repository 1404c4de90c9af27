import React from 'react';
import Link from '@docusaurus/Link';

export type VersionRow = {readonly label: string; readonly to: string; readonly note: string; readonly changes: string};
type Props = {readonly versions: readonly VersionRow[]};

/** The docs versions, newest first, with what each brought. */
export default function VersionTable({versions}: Props): JSX.Element {
  return (
    <ul>
      {versions.map(({label, to, note, changes}) => (
        <li key={label}>
          <p>
            <Link to={to}>{label}</Link>：{note}
            <Link to={changes} aria-label={`${label}的更新说明`}>
              更新说明
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
