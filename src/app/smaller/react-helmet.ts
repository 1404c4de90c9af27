import {Children, isValidElement, useEffect} from 'react';
import type {ReactNode} from 'react';

type Props = {readonly children?: ReactNode; readonly type?: string; readonly href?: string};

const MARKDOWN = 'text/markdown';

/**
 * Replaces react-helmet in browsers, where only the title and the link to the Markdown (for assistants in the browser) must follow
 * navigation; crawlers read the other tags from the HTML of each page.
 */
export function Helmet({children}: Props): null {
  const tags = Children.toArray(children).flatMap((child) => (isValidElement<Props>(child) ? child : []));
  const title = tags.filter(({type}) => type === 'title').at(-1)?.props.children;
  const markdown = tags.find(({props}) => props.type === MARKDOWN)?.props.href;
  useEffect(() => {
    if (title !== undefined) document.title = String(title);
  }, [title]);
  useEffect(() => {
    if (!markdown) return undefined;
    const link =
      document.querySelector<HTMLLinkElement>(`link[type="${MARKDOWN}"]`) ??
      Object.assign(document.createElement('link'), {rel: 'alternate', type: MARKDOWN});
    link.href = markdown;
    document.head.append(link);
    return () => link.remove();
  }, [markdown]);
  return null;
}
