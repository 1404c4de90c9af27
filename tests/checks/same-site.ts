import {readFileSync} from 'fs';
import path from 'path';
import {load} from 'cheerio';
import {buildFiles} from '../../tools/built-site/files';

/** A build with the address of its home page. */
export type Build = {readonly home: URL; readonly files: ReadonlyMap<string, string>};

/** An address that lacks the base URL. */
const BARE_ADDRESS = /(?<![\w.~/-])\/(?:(?:assets|blog|docs|downloads|img)\/|llms\.txt)/;

/** Stands where the first screen ends, which longer addresses bring nearer. */
const CONTROLS = /<script id="controls">[^]*?<\/script>/;

/** Reads a build, as text of one byte for a character: archives and pictures are compared too. */
export function readBuild(folder: string): Build {
  const files = new Map(buildFiles(folder).map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
  const home = load(files.get('index.html') ?? '')('link[hreflang]').attr('href') ?? '';
  return {home: new URL(home), files};
}

/** A script in its parts, without what is chosen by all that is in it: short names, numbers and hashes of modules, and their order. */
const parts = (script: string): readonly string[] =>
  script
    .replaceAll(/~blog\/default\/[\w-]+|(?<![\w$])(?:[0-9a-f]{3,8}|[A-Za-z_$][\w$]?)(?![\w$])/g, '_')
    .replaceAll(/-[0-9a-f]{3}(?=["'.])|\d+/g, '')
    .split(/(?<=[,;{}])/);

/** What a build publishes, as it would be at the root of any origin: pages and files by their names, the scripts in one. */
function withoutPlace({home, files}: Build): ReadonlyMap<string, string> {
  const plain = (text: string) => text.replaceAll(home.host, 'host').replaceAll(home.pathname, '/').replaceAll(/\.[0-9a-f]{8}\.js/g, '.js');
  const isScript = ([file]: readonly [string, string]) => file.endsWith('.js');
  const scripts = Array.from(files).filter(isScript).flatMap(([, text]) => parts(plain(text)));
  const others = Array.from(files).filter((entry) => !isScript(entry));
  const withoutControls = (text: string) => text.replace(CONTROLS, '') + (CONTROLS.exec(text)?.[0] ?? '');
  return new Map([...others.map(([file, text]) => [file, withoutControls(plain(text))] as const), ['assets/js', scripts.sort().join('')]]);
}

/** Files whose addresses lack the base URL. Scripts write addresses in parts, and are asked in the browser. */
function bareAddresses({home, files}: Build): readonly string[] {
  if (home.pathname === '/') return [];
  return Array.from(files)
    .filter(([file, text]) => !file.endsWith('.js') && BARE_ADDRESS.test(text))
    .map(([file, text]) => `${file}: ${BARE_ADDRESS.exec(text)?.[0]} without ${home.pathname}`);
}

/** In what two builds differ but in the place that they were made for, as `file: what is wrong`. */
export function differences(one: Build, other: Build): readonly string[] {
  const [first, second] = [one, other].map(withoutPlace);
  const names = new Set([...first.keys(), ...second.keys()]);
  const unlike = Array.from(names).filter((file) => first.get(file) !== second.get(file));
  return [...unlike.map((file) => `${file}: not the same`), ...[one, other].flatMap(bareAddresses)];
}
