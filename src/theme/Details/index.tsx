/**
 * Replaces Details: a plain `details` element as in the reference of interfaces; stock's needs React to open and looks like an admonition.
 */
import React from 'react';
import type {Props} from '@theme/Details';

export default function Details({summary, children, ...props}: Props): JSX.Element {
  return (
    <details {...props}>
      {summary}
      {children}
    </details>
  );
}
