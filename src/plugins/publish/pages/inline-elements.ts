import type {Inline} from '../../../../deploy/serve/policy';
import type {SiteScripts} from './inline-scripts';

/** Inline and linked scripts and styles as the build writes them; in text, pages escape anything that resembles a tag. */
const ELEMENT = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/gi;

const STYLESHEET = /<link\b[^>]*\brel="?stylesheet\b/i;

const MEDIA = /<(?:audio|video)\b/i;

/** The inline scripts of the site in its pages, and the inline styles. */
export class InlineElements implements Inline {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();
  hasStylesheets = false;
  hasMedia = false;

  constructor(private readonly site: Pick<SiteScripts, 'has'>) {}

  /** Adds the inline elements of one page. */
  add(html: string): void {
    this.hasStylesheets ||= STYLESHEET.test(html);
    this.hasMedia ||= MEDIA.test(html);
    for (const [, name, text] of html.matchAll(ELEMENT)) {
      if (name.toLowerCase() === 'style') this.styles.add(text);
      else if (this.site.has(text)) this.scripts.add(text);
    }
  }
}
