import type {Inline} from '../../../../deploy/serve/policy';

/** Inline and linked scripts and styles as the build writes them; in text, pages escape anything that resembles a tag. */
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/** Data blocks, which browsers do not run and to which no policy applies. */
const IS_DATA = /\btype="?[\w/+-]*json\b/;

const STYLESHEET = /<link\b[^>]*\brel="?stylesheet\b/i;

/** The inline scripts and styles of the pages. */
export class InlineElements implements Inline {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();
  hasStylesheets = false;

  /** Adds the inline elements of one page. */
  add(html: string): void {
    this.hasStylesheets ||= STYLESHEET.test(html);
    for (const [, name, attributes, text] of html.matchAll(ELEMENT)) {
      if (name.toLowerCase() === 'style') this.styles.add(text);
      else if (!/\bsrc=/.test(attributes) && !IS_DATA.test(attributes)) this.scripts.add(text);
    }
  }
}
