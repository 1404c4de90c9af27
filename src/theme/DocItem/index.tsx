/** Wraps DocItem: gives the skip link its target, as stock's main element has no id. */
import React from 'react';
import type {ComponentProps} from 'react';
import DocItem from '@theme-original/DocItem';
import {MAIN_ID} from '../../components/SkipLink';

export default function DocItemWrapper(props: ComponentProps<typeof DocItem>): JSX.Element {
  return (
    <>
      <span id={MAIN_ID} />
      <DocItem {...props} />
    </>
  );
}
