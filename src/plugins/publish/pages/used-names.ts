import {readFileSync} from 'fs';
import path from 'path';

/** Scripts that pages name. Those that the app loads later make the same elements as the build, whose names are in the pages. */
const SCRIPT_FILE = /src="[^"]*\/js\/([^"]+\.js)"/g;

const INLINE_SCRIPT = /<script(?: id="[^"]*")?>([^]*?)<\/script>/g;
const NAMES = /<[a-z][a-z0-9-]*|\s[a-z-]+="[^"]{0,300}"/g;
/** What stands between the names in these. */
const SEPARATORS = /^<|^\s|="|[ "]/;

/** Names that pages and scripts use. */
export class Used {
  readonly names = new Set<string>();
  /** Those of them that stand on a page. */
  readonly onPages = new Set<string>();
  readonly variables = new Set<string>();
  private readonly scripts = new Set<string>();
  /** Tags and attributes that were read: pages have few different ones. */
  private readonly read = new Set<string>();

  /** @param folder of the scripts that pages name */
  constructor(private readonly folder: string) {}

  /** Adds the names that a page and its scripts use: element names, attribute names and the words in attribute values. */
  addPage(html: string): void {
    for (const part of html.match(NAMES) ?? []) {
      if (this.read.has(part)) continue;
      this.read.add(part);
      part.split(SEPARATORS).forEach((name) => this.names.add(name) && this.onPages.add(name));
    }
    for (const [, script] of html.matchAll(INLINE_SCRIPT)) this.addScript(script, () => script);
    for (const [, file] of html.matchAll(SCRIPT_FILE))
      this.addScript(file, () => readFileSync(path.join(this.folder, file), 'utf8'));
    this.addVariables(html);
  }

  /** Adds every word of a script, as it may be a name that the script sets. */
  private addScript(name: string, read: () => string): void {
    if (this.scripts.has(name)) return;
    this.scripts.add(name);
    const script = read();
    script.match(/[\w-]+/g)?.forEach((word) => this.names.add(word));
    this.addVariables(script);
  }

  private addVariables(text: string): void {
    text.match(/--[a-z][\w-]*/g)?.forEach((name) => this.variables.add(name));
  }
}
