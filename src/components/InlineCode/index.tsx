import React from 'react';
import Breakable from '../Breakable';
import styles from './styles.module.css';

const AFTER_SLASH = /(?<=[\w}]\/)(?=.)/;

/** Code up to this length fits into a line of any screen. */
const SHORT = 20;

/** Whether browsers would break the code anyway, at a space or a hyphen. */
const CAN_BREAK = /[^\w.]/;

/** Inline code: short code never wraps, a longer path can wrap after its slashes. */
export default function InlineCode({children}: {readonly children: string}): JSX.Element {
  if (children.length <= SHORT)
    return <code className={CAN_BREAK.test(children) ? styles.short : undefined}>{children}</code>;
  return (
    <code>
      <Breakable at={AFTER_SLASH}>{children}</Breakable>
    </code>
  );
}
