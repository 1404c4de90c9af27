import {createHash} from 'crypto';
import {readFileSync, writeFileSync} from 'fs';
import path from 'path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HASHED_FOLDER} from '../../../deploy/serve/rules';
import {collectProblems, contractFiles, ownLanguages} from '../../../contract';
import type {OpenApi} from '../../../contract';
import {siteVersions} from '../docs/files/site-versions';
import {beforePaint} from './before-paint';
import {bundle} from '../browser-script';

const HASH_LENGTH = 8;

const HAS_SAMPLES = /x-code-?samples/i;

/** Languages of providers' samples in the contracts of a site; a contract that cannot be read is reported elsewhere. */
function languagesOf(siteDir: string): readonly string[] {
  // Most contracts have no such samples, so they are not parsed.
  const files = contractFiles(siteDir).map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
  if (!files.some((text) => HAS_SAMPLES.test(text))) return [];
  const documents: OpenApi[] = [];
  siteVersions(siteDir).forEach(({names, contracts}) =>
    names.forEach((name) => collectProblems(() => (documents.push(contracts.read(name)), []))),
  );
  return ownLanguages(documents);
}

/**
 * The scripts that run before the app and without it: in the head of every page the markup for the first paint, and src/inline.ts; and
 * src/all-controls.ts as a file shared by all pages. In `start` both are part of the app.
 */
export default function inlineScripts({siteDir, baseUrl, siteConfig}: LoadContext): Plugin<void> {
  if (process.env.NODE_ENV === 'development') {
    return {
      name: 'inline-scripts',
      getClientModules: () => [path.join(siteDir, 'src', 'inline-live.ts')],
      injectHtmlTags: () => ({headTags: [...beforePaint(siteConfig.themeConfig, languagesOf(siteDir))]}),
    };
  }
  const controls = bundle(siteDir, 'all-controls.ts');
  const hash = createHash('sha256').update(controls).digest('hex').slice(0, HASH_LENGTH);
  const file = path.posix.join(HASHED_FOLDER, 'js', `controls.${hash}.js`);
  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: [
        ...beforePaint(siteConfig.themeConfig, languagesOf(siteDir)),
        {tagName: 'script', innerHTML: bundle(siteDir, 'inline.ts')},
        {tagName: 'script', attributes: {src: baseUrl + file.slice(1), async: ''}},
      ],
    }),
    async postBuild({outDir}) {
      writeFileSync(path.join(outDir, file), controls);
    },
  };
}
