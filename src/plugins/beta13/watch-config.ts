import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes `start` watch the files that docusaurus.config.js imports; by default it watches only docusaurus.config.js. */
export default function watchConfig({siteDir}: LoadContext): Plugin<void> {
  return {
    name: 'watch-config',
    getPathsToWatch: () => [`${siteDir}/docusaurus.config.ts`, `${siteDir}/src/data/**/*.ts`],
  };
}
