import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import type {Problem} from '../../../contract';

/** In the root of the build. */
export const LICENSES_FILE = 'licenses.txt';

const INTRODUCTION = `Third-party code in the scripts and styles of this site, with its licences.\n`;

const RULE = '='.repeat(72);

/** Line above the licence of a package. */
const heading = (name: string, version: string, license: string) => `${name}@${version} (${license})`;

const HEADING = new RegExp(`^${RULE}\\n(\\S+@\\S+) \\(.*\\)$`, 'gm');

/** The folder of the package that a file belongs to; undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

type Manifest = {readonly name: string; readonly version: string; readonly license?: string};

function noticeOf(folder: string): {readonly id: string; readonly text: string} | Problem {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const id = `${name}@${version}`;
  if (!license) {
    return {
      plugin: 'licenses',
      file: `node_modules/${name}`,
      message: `${id} names no licence, and its code reaches readers. Use another package.`,
    };
  }
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort();
  const text = texts.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
  return {id, text: `${RULE}\n${heading(name, version, license)}\n\n${text || 'The package has no text of it.'}\n`};
}

/**
 * The licences of packages, each package once, sorted by name.
 *
 * @param folders folders of the packages
 */
export function notices(folders: readonly string[]): {readonly text: string; readonly problems: readonly Problem[]} {
  const all = folders.map(noticeOf);
  const texts = new Map(all.flatMap((notice) => ('id' in notice ? [[notice.id, notice.text] as const] : [])));
  const sorted = [...texts.keys()].sort().map((id) => texts.get(id));
  return {
    text: [INTRODUCTION, ...sorted].join('\n'),
    problems: all.flatMap((notice) => ('id' in notice ? [] : [notice])),
  };
}

/** The packages in such a text, as `name@version`. */
export function packagesOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(HEADING), ([, id]) => id));
}
