import {Children, createElement, isValidElement, useEffect, useReducer} from 'react';
import type {ComponentType, ReactNode} from 'react';

type Props = {readonly children?: ReactNode; readonly type?: string; readonly href?: string; readonly rel?: string};

const MARKDOWN = 'text/markdown';

/** The component of react-helmet, once it is loaded. */
let whole: ComponentType<Props> | undefined;
/** Functions that render each mounted Helmet again. */
const instances = new Set<() => void>();

const namesOf = (props: object): string => Object.keys(props).join();

/**
 * Replaces react-helmet in browsers. On pages of this site only the title and the link to the Markdown (for assistants in the browser) must
 * follow navigation; crawlers read the other tags from the HTML of each page. The first page of an owner with more loads the whole package,
 * which then sets the tags of all pages.
 */
export function Helmet(props: Props): JSX.Element | null {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const tags = Children.toArray(props.children).flatMap((child) => (isValidElement<Props>(child) ? child : []));
  const title = tags.filter(({type}) => type === 'title').at(-1)?.props.children;
  const markdown = tags.find(({props: {type}}) => type === MARKDOWN)?.props.href;
  const hasMore =
    namesOf(props) !== 'children' ||
    tags.some(({type, props: attributes}) =>
      type === 'html'
        ? namesOf(attributes).replace(/lang|dir|,/g, '')
        : !/title|meta|link/.test(type as string) || attributes.rel === 'stylesheet',
    );
  useEffect(() => {
    instances.add(render);
    if (!whole && hasMore)
      void import('react-helmet/es/Helmet').then(
        (module) => {
          whole = module.Helmet;
          const {dataset, className} = document.documentElement;
          // Of what the build has set, pages name only what is not common to all docs.
          if (/^docs-version/.test(className)) dataset.reactHelmet ??= 'class';
          instances.forEach((renderAgain) => renderAgain());
        },
        // A page that the reader leaves ends its requests; the next one asks again.
        () => undefined,
      );
    return () => void instances.delete(render);
  }, [hasMore]);
  useEffect(() => {
    if (title !== undefined) document.title = String(title);
  }, [title]);
  useEffect(() => {
    if (!markdown || whole) return undefined;
    const link =
      document.querySelector<HTMLLinkElement>(`link[type="${MARKDOWN}"]`) ??
      Object.assign(document.createElement('link'), {rel: 'alternate', type: MARKDOWN});
    link.href = markdown;
    document.head.append(link);
    return () => void (whole || link.remove());
  }, [markdown]);
  return whole ? createElement(whole, props) : null;
}

export default Helmet;
