import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {KEEPS_FRAGMENT, VERSION, mark} from '../../data/marks';

export type VersionTarget = {
  readonly name: string;
  readonly label: string;
  readonly to: string;
  /** Whether the page belongs to this version or, outside the docs, the reader prefers it. */
  readonly current: boolean;
  /** Whether the target is the same page in another version, which may have the same fragments. */
  readonly samePage: boolean;
  readonly onClick: () => void;
};

/** Link to the page in another docs version; components/VersionDropdown/control.ts finds it by its attributes. */
export default function VersionLink(props: VersionTarget & {readonly className: string}): JSX.Element {
  const {name, label, to, current, samePage, onClick, className} = props;
  return (
    <Link
      className={clsx(className, current && `${className}--active`)}
      aria-current={current ? 'true' : undefined}
      {...mark(VERSION, name)}
      {...(samePage ? mark(KEEPS_FRAGMENT) : {})}
      to={to}
      onClick={onClick}
    >
      {label}
    </Link>
  );
}
