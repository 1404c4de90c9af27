import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes the app for readers smaller: packages of which it uses a part only, by the modules of src/app/smaller that hold this part. */
export default function smallerApp({siteDir}: LoadContext): Plugin<void> {
  const smaller = (name: string) => ({[`${name}$`]: path.join(siteDir, 'src', 'app', 'smaller', name)});
  return {
    name: 'smaller-app',
    configureWebpack: ({mode}, isServer) =>
      // In `start`, nothing but react-helmet sets the language of the page.
      mode === 'production' && !isServer
        ? {resolve: {alias: {...smaller('nprogress'), ...smaller('react-helmet')}}}
        : {},
  };
}
