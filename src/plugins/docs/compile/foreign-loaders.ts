import path from 'path';
import type {RuleSetRule} from 'webpack';
import {throwProblems} from '../../../../contract';
import {DOC_FOLDERS, problemIn} from '../files/doc-files';

/** Whether a file meets a condition of a rule: a pattern, a path or folder, a function, or one of a list. */
function meets(condition: unknown, file: string): boolean {
  if (Array.isArray(condition)) return condition.some((one) => meets(one, file));
  if (condition instanceof RegExp) return condition.test(file);
  return typeof condition === 'function' ? Boolean(condition(file)) : file.startsWith(String(condition));
}

const takes = ({test, include, exclude, resourceQuery}: RuleSetRule, file: string): boolean =>
  test !== undefined &&
  resourceQuery === undefined &&
  meets(test, file) &&
  (include === undefined || meets(include, file)) &&
  !(exclude !== undefined && meets(exclude, file));

function loadersOf({loader, use}: RuleSetRule): readonly string[] {
  const uses = (Array.isArray(use) ? use : [use]) as readonly (string | {readonly loader?: string} | undefined)[];
  const named = uses.map((one) => (typeof one === 'object' ? one.loader : one));
  return [loader, ...named].filter((one): one is string => typeof one === 'string');
}

/**
 * Refuses rules of webpack by which a plugin changes the text of our docs: a build reads pages without the bundler.
 *
 * @param rules those that are not for the loader of stock
 * @throws ProblemsError that names the loaders
 */
export function refuseForeignLoaders(siteDir: string, rules: readonly RuleSetRule[]): void {
  const page = path.join(siteDir, DOC_FOLDERS[0], 'page.mdx');
  const found = rules.filter((rule) => takes(rule, page)).flatMap(loadersOf);
  throwProblems(
    found.map((loader) => {
      const name = loader.replace(/^.*[\\/]node_modules[\\/]/, '');
      return problemIn(
        'docusaurus.config.ts',
        `a plugin adds the loader ${name} for pages, which has no effect on those of ${DOC_FOLDERS[0]}. Change pages by remarkPlugins of the docs, or take the plugin out.`,
      );
    }),
  );
}
