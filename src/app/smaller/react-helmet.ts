import {Children, isValidElement, useEffect} from 'react';
import type {ReactNode} from 'react';

/**
 * Replaces react-helmet in browsers: of the head a reader sees the title only; the other tags are read from the HTML of each page by
 * programs that run no script.
 */
export function Helmet({children}: {readonly children?: ReactNode}): null {
  const titles = Children.toArray(children).flatMap((child) =>
    isValidElement<{readonly children: ReactNode}>(child) && child.type === 'title' ? [child.props.children] : [],
  );
  const title = titles.map(String).at(-1);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return null;
}
