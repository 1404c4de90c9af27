import {readFileSync} from 'fs';
import path from 'path';
import type {Pages} from './pages';

const SCRIPT_FILE = /src="[^"]*\/js\/([^"]+\.js)"/g;

/** Scripts that pages name. Those that the app loads later make the same elements as the build, whose names are in the pages. */
const scriptsOf = (pages: Pages) => new Set(Array.from(pages.values()).flatMap((html) => Array.from(html.matchAll(SCRIPT_FILE), ([, file]) => file)));

const INLINE_SCRIPT = /<script(?: id="[^"]*")?>([^]*?)<\/script>/g;
const NAMES = /<([a-z][a-z0-9-]*)|\s([a-z-]+)="([^"]{0,300})"/g;

/** Names that pages and scripts use. */
export class Used {
  readonly names = new Set<string>();
  readonly variables = new Set<string>();
  private readonly scripts = new Set<string>();

  /** Adds the names that a page uses: element names, attribute names and the words in attribute values. */
  addPage(html: string): void {
    for (const [, element, attribute, value] of html.matchAll(NAMES)) {
      if (element) this.names.add(element);
      else [attribute, ...value.split(' ')].forEach((name) => this.names.add(name));
    }
    for (const [, script] of html.matchAll(INLINE_SCRIPT)) this.addScript(script);
    this.addVariables(html);
  }

  /** Adds every word of a script, as it may be a name that the script sets. */
  addScript(script: string): void {
    if (this.scripts.has(script)) return;
    this.scripts.add(script);
    script.match(/[\w-]+/g)?.forEach((word) => this.names.add(word));
    this.addVariables(script);
  }

  private addVariables(text: string): void {
    text.match(/--[a-z][\w-]*/g)?.forEach((name) => this.variables.add(name));
  }
}

/**
 * What pages and their scripts use.
 *
 * @param folder of the scripts that pages name
 */
export function usedBy(pages: Pages, folder: string): Used {
  const used = new Used();
  for (const html of pages.values()) used.addPage(html);
  scriptsOf(pages).forEach((script) => used.addScript(readFileSync(path.join(folder, script), 'utf8')));
  return used;
}
