import React from 'react';
import VersionLink from '../VersionLink';
import type {VersionTarget} from '../VersionLink';
import * as words from '../../../contract/words';

/** The docs versions as a group of the mobile menu. */
export default function VersionList({targets}: {readonly targets: readonly VersionTarget[]}): JSX.Element {
  return (
    <li className="menu__list-item">
      <span className="menu__link">{words.frame.versions}</span>
      <ul className="menu__list">
        {targets.map((target) => (
          <li key={target.name} className="menu__list-item">
            <VersionLink className="menu__link" {...target} />
          </li>
        ))}
      </ul>
    </li>
  );
}
