import {existsSync, readFileSync} from 'fs';
import path from 'path';
import type {PageParts} from './pages';

/** Path suffix of the scripts on pages. Scripts that the app loads later render the same elements as the build, whose names are on the pages. */
const SCRIPT_FILE = /\/js\/(.+\.js)$/;

/** Names that pages and scripts use. */
export class UsedNames {
  readonly names = new Set<string>();
  /** The names on pages only. */
  readonly onPages = new Set<string>();
  readonly variables = new Set<string>();
  private readonly scripts = new Set<string>();

  /**
   * @param folder folder of the build's scripts
   * @param inlineScripts the inline scripts of all pages
   */
  constructor(
    private readonly folder: string,
    inlineScripts: Iterable<string>,
  ) {
    for (const script of inlineScripts) this.addScript(script);
  }

  /** Adds the names on a page and in its scripts: names of elements and attributes, and words in attribute values. */
  addPage({names, scriptFiles}: PageParts): void {
    names.split(' ').forEach((name) => this.names.add(name) && this.onPages.add(name));
    this.addVariables(names);
    for (const address of scriptFiles) {
      const [, name] = SCRIPT_FILE.exec(address) ?? [];
      if (name === undefined || this.scripts.has(name)) continue;
      this.scripts.add(name);
      const file = path.join(this.folder, name);
      if (existsSync(file)) this.addScript(readFileSync(file, 'utf8'));
    }
  }

  /** Adds every word of a script, as the script may set it as a name. */
  private addScript(script: string): void {
    script.match(/[\w-]+/g)?.forEach((word) => this.names.add(word));
    this.addVariables(script);
  }

  private addVariables(text: string): void {
    text.match(/--[a-z][\w-]*/g)?.forEach((name) => this.variables.add(name));
  }
}
