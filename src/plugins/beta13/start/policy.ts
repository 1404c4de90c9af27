import type {Configuration} from 'webpack';
import {contentSecurityPolicy, policyHeader, policyTag} from '../../../../deploy/serve/policy';
import {htmlElements} from '../../policy/html-markup';
import type {Policy} from '../../policy/options';

const TAGS = ['headTags', 'preBodyTags', 'postBodyTags'];

/** The tags that plugins add to the page of `start`, as HTML. */
export const tagsIn = ({plugins = []}: Pick<Configuration, 'plugins'>): string =>
  plugins
    .flatMap((plugin) => {
      const {userOptions = {}} = plugin as {readonly userOptions?: Readonly<Record<string, unknown>>};
      return TAGS.flatMap((name) => (typeof userOptions[name] === 'string' ? [userOptions[name]] : []));
    })
    .join('');

const add = (policy: Policy, directive: keyof Policy, ...sources: readonly string[]): Policy => ({
  ...policy,
  [directive]: [...(policy[directive] ?? []), ...sources],
});

/**
 * The policy of `start`: that of a build, with all styles, fonts and media, and the sources that hot reloading needs.
 *
 * @param tags the tags that plugins add to every page
 * @param host as in the browser's request
 */
export function startPolicy(tags: string, policy: Policy, host: string): string {
  const inline = (name: string): ReadonlySet<string> =>
    new Set(htmlElements(tags).flatMap((element) => (element.name === name && element.text ? [element.text] : [])));
  const sockets = /^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  // `eval` runs the modules in `start`.
  const permitted = add(add(policy, 'script-src', "'unsafe-eval'"), 'connect-src', ...sockets);
  const all = {hasStylesheets: true, hasMedia: true, hasFonts: true};
  return policyHeader(
    policyTag(contentSecurityPolicy({scripts: inline('script'), styles: inline('style'), ...all}, permitted)),
  );
}
