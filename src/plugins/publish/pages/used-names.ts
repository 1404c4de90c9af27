import {readFileSync} from 'fs';
import path from 'path';
import {HASHED_FOLDER} from '../../../../deploy/serve/rules';
import {fileAt} from './file-at';
import type {PageParts} from './pages';

/** Folder of the scripts that the bundler makes; others are files of an owner or of plugins. */
const BUNDLED = HASHED_FOLDER.slice(1);

const wordsOf = (script: string): readonly string[] => script.match(/[\w-]+/g) ?? [];

/** Names that pages and scripts use. */
export class UsedNames {
  readonly names = new Set<string>();
  /** The names on pages, and in code of the site's owner, which may show them later. */
  readonly shown = new Set<string>();
  readonly variables = new Set<string>();
  private readonly scripts = new Set<string>();

  /**
   * @param folder folder of the build
   * @param inlineScripts the inline scripts of all pages
   */
  constructor(
    private readonly folder: string,
    private readonly baseUrl: string,
    inlineScripts: Iterable<string>,
  ) {
    for (const script of inlineScripts) this.addScript(script);
  }

  /** Adds the names on a page and in its scripts: names of elements and attributes, and words in attribute values. */
  addPage({names, scriptFiles, otherStyles}: PageParts): void {
    names.split(' ').forEach((name) => this.names.add(name) && this.shown.add(name));
    [names, ...otherStyles].forEach((text) => this.addVariables(text));
    for (const address of scriptFiles.filter((one) => !this.scripts.has(one))) {
      this.scripts.add(address);
      const place = fileAt(address, this.folder, this.baseUrl);
      if (place?.startsWith(BUNDLED)) this.addFile(path.join(this.folder, place));
      else if (place) this.addOwner(path.join(this.folder, place));
    }
  }

  /** Adds the names in a script of the owner, which may show them on any page. */
  addOwner(file: string): void {
    const script = readFileSync(file, 'utf8');
    this.addScript(script);
    // Also names with other characters, e.g. `md:w-1/2`.
    const names = [...wordsOf(script), ...(script.match(/[^\s"'`]+/g) ?? [])];
    names.forEach((name) => this.names.add(name) && this.shown.add(name));
  }

  /** Adds the names in a script that shows what is on the pages. */
  addFile(file: string): void {
    this.addScript(readFileSync(file, 'utf8'));
  }

  /** Adds every word of a script, as the script may set it as a name. */
  private addScript(script: string): void {
    wordsOf(script).forEach((word) => this.names.add(word));
    this.addVariables(script);
  }

  /** Adds the variables that a text names, e.g. a style sheet of the owner. */
  addVariables(text: string): void {
    text.match(/--[a-z][\w-]*/g)?.forEach((name) => this.variables.add(name));
  }
}
