import {readFileSync, readdirSync} from 'fs';
import path from 'path';
import type {Problem} from '../../../contract';

/** Name of the file with the licences, in the root of the build. */
export const LICENSES_FILE = 'licenses.txt';

const INTRODUCTION = `Third-party code in the scripts and styles of this site, with its licences.\n`;

const RULE = '='.repeat(72);

/** Line above the licence of a package. */
const heading = (name: string, version: string, license: string) => `${name}@${version} (${license})`;

/** The folder of the package that a file belongs to; undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** A licence in package.json; the object form is that of older packages. */
type Named = string | {readonly type?: string};
type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly license?: Named;
  readonly licenses?: readonly Named[];
};

const nameOf = (license: Named): string => (typeof license === 'string' ? license : (license.type ?? ''));

/** The name of a package's licence; a licence text without a name is enough. */
function licenseIn({license, licenses = []}: Manifest, text: string): string {
  const names = [license ?? licenses].flat().map(nameOf).filter(Boolean);
  return names.join(' OR ') || (text && 'by its text');
}

function textIn(folder: string): string {
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort();
  return texts.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
}

function noticeOf(folder: string): {readonly id: string; readonly text: string} | Problem {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const {name, version} = manifest;
  const id = `${name}@${version}`;
  const text = textIn(folder);
  const license = licenseIn(manifest, text);
  if (!license) {
    return {
      plugin: 'licenses',
      file: `node_modules/${name}`,
      message: `${id} names no licence and has no text of one, and its code reaches readers. Use another package.`,
    };
  }
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
