import type {Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

/** Name and option of the upstream webpack plugin that writes one HTML file for each route. */
const GENERATOR = 'StaticSiteGeneratorWebpackPlugin';
type Generator = WebpackPluginInstance & {preferFoldersOutput?: boolean};

/**
 * Writes `/docs/` as `docs/index.html` and `/docs/dev/dev_1_1` as `docs/dev/dev_1_1.html`, so that every static host serves each route
 * under the form that links, sitemap and canonical tags use. By default beta.13 writes every route as a folder, which hosts redirect to an
 * address with a trailing slash that no link has.
 *
 * @throws when beta.13 no longer has the plugin that this one configures
 */
export default function cleanUrls(): Plugin<void> {
  return {
    name: 'clean-urls',
    configureWebpack(config, isServer) {
      if (!isServer) return {};
      const generator = config.plugins?.find((plugin) => plugin?.constructor.name === GENERATOR) as Generator | undefined;
      if (!generator) {
        throw new Error(`[clean-urls] no ${GENERATOR} among the webpack plugins. It came with beta.13; See what took its place.`);
      }
      generator.preferFoldersOutput = false;
      return {};
    },
  };
}
