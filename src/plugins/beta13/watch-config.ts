import type {LoadContext, Plugin} from '@docusaurus/types';

/** Lets `start` follow the files that docusaurus.config.js leads to; on its own it watches that shim alone. */
export default function watchConfig({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'watch-config',
    getPathsToWatch: () => [`${siteDir}/docusaurus.config.ts`, `${siteDir}/src/data/**/*.ts`],
  };
}
