/**
 * A page with code. It provides the components of the theme to its content, as the frame of the docs does not
 * (src/plugins/docs/compile/page-rules.ts).
 */
import React from 'react';
import type {ComponentType} from 'react';
import PageProvider from './PageProvider';

type Props = Readonly<Record<string, unknown>>;

export default function page(Content: ComponentType<Props>): (props: Props) => JSX.Element {
  return function Page(props) {
    return (
      <PageProvider>
        <Content {...props} />
      </PageProvider>
    );
  };
}
