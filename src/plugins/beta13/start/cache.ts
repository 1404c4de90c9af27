import type {Compiler, Configuration} from 'webpack';
import {cacheVersion} from '../../cache-version';

/** Milliseconds between a compilation and writing the cache, so that webpack does not write while the browser loads the result. */
const QUIET = 5000;

/**
 * Invalidates webpack's cache by a hash of the sources, which is cheap to compute. By default webpack resolves every module that the
 * configuration, the loaders and webpack itself require, about a thousand packages, whenever it writes or reads its cache.
 *
 * @throws when the cache configuration of beta.13 is not found
 */
export function withCacheVersion(config: Configuration, siteDir: string): void {
  const {cache} = config;
  if (typeof cache !== 'object' || cache.type !== 'filesystem') throw new Error('[beta13] webpack has no cache of files. It did in beta.13.');
  const version = `${cache.version}-${cacheVersion(siteDir)}`;
  config.cache = {...cache, version, buildDependencies: {defaultWebpack: []}, idleTimeoutAfterLargeChanges: QUIET};
  const withoutLoaders = (compiler: Compiler) => compiler.hooks.afterCompile.tap('beta13', ({buildDependencies}) => buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), {apply: withoutLoaders}];
}
