import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import {unzipSync} from 'fflate';
import {MANIFEST_FILE} from '../../deploy/serve/rules';
import {buildFiles} from '../../tools/record/built-pages';

/** A build with the address of its home page. */
export type Build = {readonly home: URL; readonly files: ReadonlyMap<string, string>};

/** An address that lacks the base URL. */
const BARE_ADDRESS = /(?<![\w.~/-])\/(?:(?:assets|blog|docs|downloads|img)\/|llms\.txt)/;

/** They are at the end of the first screen, which depends on the length of addresses. */
const CONTROLS = /<script id="controls">[^]*?<\/script>/;

/** A file with one character for each byte; of an archive its files, without checksums, which depend on addresses. */
function textsOf(file: string, bytes: Buffer): readonly (readonly [string, string])[] {
  if (!file.endsWith('.zip')) return [[file, bytes.toString('latin1')]];
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => name !== 'SHA256SUMS')
    .map(([name, content]) => [`${file}/${name}`, Buffer.from(content).toString('latin1')]);
}

/** Reads a build, without the hashes of its files. */
export function readBuild(folder: string): Build {
  const names = buildFiles(folder).filter((file) => file !== MANIFEST_FILE);
  const files = new Map(names.flatMap((file) => textsOf(file, readFileSync(path.join(folder, file)))));
  const home = load(files.get('index.html') ?? '')('link[hreflang]').attr('href') ?? '';
  return {home: new URL(home), files};
}

/** Parts of a script, without names, numbers, hashes and order of modules, which depend on the whole. */
const parts = (script: string): readonly string[] =>
  script
    .replaceAll(/~blog\/default\/[\w-]+|(?<![\w$])(?:\d+|[0-9a-f]{3,8}|[A-Za-z_$][\w$]?)(?![\w$])/g, '_')
    .replaceAll(/-[0-9a-f]{3}(?=["'.])|\d+/g, '')
    .split(/(?<=[,;{}])/);

/** What a build publishes, with addresses as at the root of an origin; all scripts as one. */
function withoutPlace({home, files}: Build): ReadonlyMap<string, string> {
  const plain = (text: string) =>
    text
      .replaceAll(home.host, 'host')
      .replaceAll(home.pathname, '/')
      .replaceAll(/\.[0-9a-f]{8}\.js/g, '.js');
  const isScript = ([file]: readonly [string, string]) => file.endsWith('.js');
  const scripts = Array.from(files)
    .filter(isScript)
    .flatMap(([, text]) => parts(plain(text)));
  const others = Array.from(files).filter((entry) => !isScript(entry));
  const withoutControls = (text: string) => text.replace(CONTROLS, '') + (CONTROLS.exec(text)?.[0] ?? '');
  return new Map([
    ...others.map(([file, text]) => [file, withoutControls(plain(text))] as const),
    ['assets/js', scripts.sort().join('')],
  ]);
}

/** Addresses without the base URL; scripts compose theirs at run time, so these are tested in the browser. */
function bareAddresses({home, files}: Build): readonly string[] {
  if (home.pathname === '/') return [];
  return Array.from(files)
    .filter(([file, text]) => !file.endsWith('.js') && BARE_ADDRESS.test(text))
    .map(([file, text]) => `${file}: ${BARE_ADDRESS.exec(text)?.[0]} without ${home.pathname}`);
}

export function differences(one: Build, other: Build): readonly string[] {
  const [first, second] = [one, other].map(withoutPlace);
  const names = new Set([...first.keys(), ...second.keys()]);
  const unlike = Array.from(names).filter((file) => first.get(file) !== second.get(file));
  return [...unlike.map((file) => `${file}: not the same`), ...[one, other].flatMap(bareAddresses)];
}
