import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

export type VersionLink = {
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
  readonly onClick: () => void;
};

type Props = {readonly links: readonly VersionLink[]; readonly onNavigate?: () => void};

/** The docs versions as a group of the mobile menu. */
export default function VersionList({links, onNavigate}: Props): JSX.Element {
  return (
    <li className="menu__list-item">
      <span className="menu__link">文档版本</span>
      <ul className="menu__list">
        {links.map(({label, to, current, onClick}) => (
          <li key={label} className="menu__list-item">
            <Link
              className={clsx('menu__link', current && 'menu__link--active')}
              aria-current={current ? 'true' : undefined}
              to={to}
              onClick={() => {
                onClick();
                onNavigate?.();
              }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
