type Options = {readonly end?: boolean; readonly strict?: boolean; readonly sensitive?: boolean};

/**
 * Replaces path-to-regexp 1 in browsers, for routes without parameters, which are all that Docusaurus makes.
 *
 * @param path e.g. `/docs/dev/dev_1_1`, or `*` for any path
 * @param _keys stays empty, as there are no parameters
 */
export default function pathToRegexp(
  path: string,
  _keys?: unknown,
  {end = true, strict = false, sensitive = false}: Options = {},
): RegExp {
  if (path === '*') return /^.*$/;
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const body = strict ? literal : `${literal.replace(/\/$/, '')}(?:/(?=$))?`;
  const after = strict && path.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${body}${end ? '$' : after}`, sensitive ? '' : 'i');
}
