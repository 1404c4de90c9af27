/** Replaces Details: the browser's own fold, as those of the contract; stock's needs React to open and looks like a notice. */
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
