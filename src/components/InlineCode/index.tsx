import React from 'react';
import Breakable from '../Breakable';

const AFTER_SLASH = /(?<=[\w}]\/)(?=.)/;

/** Inline code, in which a path can be broken after its slashes. */
export default function InlineCode({children}: {readonly children: string}): JSX.Element {
  return (
    <code>
      <Breakable at={AFTER_SLASH}>{children}</Breakable>
    </code>
  );
}
