import type {RouteConfig} from '@docusaurus/types';
import {SITE} from './docs/files/doc-files';

function modulesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(modulesIn) : [];
}

/** The source file of a page's route, relative to the site; undefined for a page that a plugin generates. */
export function sourceOfRoute(routes: readonly RouteConfig[], path: string): string | undefined {
  const found = routes.flatMap((route) => (route.path === path && !route.routes ? [route] : []))[0];
  const inner = routes.flatMap((route) => (route.routes ? (sourceOfRoute(route.routes, path) ?? []) : []))[0];
  const [module] = found
    ? [...modulesIn(found.modules?.content), found.component].filter(
        (name) => name.startsWith(SITE) && /\.(?:mdx?|[jt]sx?)$/.test(name.split('?')[0]),
      )
    : [];
  return module?.slice(SITE.length).split('?')[0] ?? inner;
}
