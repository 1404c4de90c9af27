import {readFile, writeFile} from 'fs/promises';
import path from 'path';
import type {Plugin, Props} from '@docusaurus/types';
import {headersFile} from '../../../server/headers-file';
import {listFiles} from '../../../server/list-files';
import {contentSecurityPolicy, policyHeader, policyTag} from '../../../server/policy';
import {formatOf, HEADERS_FILE, MEDIA_TYPES, UNREACHABLE} from '../../../server/rules';
import {throwProblems} from '../problems';
import type {Problem} from '../problems';
import {compress} from './compress';
import {InlineElements} from './inline';
import {refusedMarkup} from './refused-markup';

/** Browsers look for the encoding in the first 1024 bytes, and apply a policy to what comes after it: hence the place between. */
const ENCODING_TAG = /<meta charset="?utf-8"?\s*\/?>/i;

async function readInline(folder: string, pages: readonly string[]): Promise<InlineElements> {
  const inline = new InlineElements();
  const problems: Problem[] = [];
  for (const page of pages) {
    const html = await readFile(path.join(folder, page), 'utf8');
    inline.add(html);
    problems.push(...refusedMarkup(page, html));
  }
  throwProblems(problems);
  return inline;
}

async function writePolicy(folder: string, page: string, policy: string): Promise<void> {
  const file = path.join(folder, page);
  const html = await readFile(file, 'utf8');
  if (!ENCODING_TAG.test(html)) {
    throwProblems([{plugin: 'hosting', file: `build/${page}`, message: 'no <meta charset="UTF-8">. The policy goes after it. Restore it.'}]);
  }
  await writeFile(file, html.replace(ENCODING_TAG, (tag) => tag + policyTag(policy)));
}

function assertKnownFormats(files: readonly string[]): void {
  const unknown = files.filter((file) => !(formatOf(file) in MEDIA_TYPES));
  const message = `no media type for this format. Known are ${Object.keys(MEDIA_TYPES).join(', ')}. Add it to server/rules.ts.`;
  throwProblems(unknown.map((file) => ({plugin: 'hosting', file: `build/${file}`, message})));
}

/**
 * Prepares a build for the servers that follow `server/rules.ts`: gives every page the Content-Security-Policy of the build,
 * writes `_headers` for static hosts, and compresses what is text. Stands last, for it reads what all others wrote.
 *
 * @throws ProblemsError for files of a format that no server knows, and for markup that the policy refuses
 */
export default function hosting(): Plugin<void> {
  return {
    name: 'hosting',
    async postBuild({outDir, baseUrl}: Props) {
      const files = listFiles(outDir).filter((file) => !UNREACHABLE.test(`/${file}`));
      assertKnownFormats(files);
      const pages = files.filter((file) => formatOf(file) === 'html');
      const policy = contentSecurityPolicy(await readInline(outDir, pages));
      for (const page of pages) await writePolicy(outDir, page, policy);
      await writeFile(path.join(outDir, HEADERS_FILE), headersFile(policyHeader(policyTag(policy)), baseUrl));
      await compress(outDir, files);
    },
  };
}
