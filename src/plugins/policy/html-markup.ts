import {Parser} from 'htmlparser2';
import {isForeign} from './addresses';
import type {Policy} from './options';
import {attributeRefusals, refusals, scriptAddress, WITH_TEXT} from './refusals';
import type {Markup} from './refusals';

/** An element in HTML with its place: offsets in UTF-16 code units. */
export type HtmlElement = Markup & {
  readonly start: number;
  readonly contentStart: number;
  /** Offset of its end tag; for a void element, the end of its tag. */
  readonly contentEnd: number;
  readonly end: number;
};

/** All elements of HTML, in the order of their start tags. */
export function htmlElements(html: string): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const open: number[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      open.push(found.length);
      found.push({
        name,
        attributes: Object.entries(attributes),
        text: '',
        start,
        contentStart: end,
        contentEnd: end,
        end,
      });
    },
    onclosetag(name, isImplied) {
      const index = open.pop() ?? 0;
      const element = found[index];
      const contentEnd = Math.max(parser.startIndex, element.contentStart);
      const text = WITH_TEXT.has(name) ? html.slice(element.contentStart, contentEnd) : '';
      found[index] = {...element, text, contentEnd, end: isImplied ? contentEnd : parser.endIndex + 1};
    },
  });
  parser.end(html);
  return found;
}

const keyOf = ({name, attributes, text}: Markup): string => JSON.stringify([name, attributes, text]);

/** The elements that plugins add to every page, including the inline scripts of the site. */
export class OwnMarkup {
  private readonly names: ReadonlySet<string>;
  private readonly keys: ReadonlySet<string>;
  private readonly scripts: ReadonlySet<string>;

  /**
   * @param tags the tags of all plugins, as HTML
   * @param siteTags the tags of the site itself, whose scripts the build may change
   */
  constructor(
    readonly tags: string,
    readonly siteTags = tags,
  ) {
    // An element that loads from another site needs a permission like any other.
    const own = htmlElements(tags).filter((element) => !isForeign(scriptAddress(element) ?? ''));
    this.names = new Set(own.map(({name}) => name));
    this.keys = new Set(own.map(keyOf));
    const scripts = htmlElements(siteTags).filter(({name, text}) => name === 'script' && text !== '');
    this.scripts = new Set(scripts.map(({text}) => text));
  }

  has(element: Markup): boolean {
    return this.names.has(element.name) && this.keys.has(keyOf(element));
  }

  /** Whether a text is one of the inline scripts. */
  hasScript(text: string): boolean {
    return this.scripts.has(text);
  }
}

/**
 * Messages about elements of a page that the policy does not permit. Elements of plugins are allowed, but not attributes that the policy
 * blocks.
 *
 * @returns the messages without duplicates
 */
export function htmlRefusals(elements: readonly Markup[], own: OwnMarkup, policy: Policy): readonly string[] {
  const found = elements.flatMap((element) =>
    own.has(element) ? attributeRefusals(element, policy) : refusals(element, policy),
  );
  return Array.from(new Set(found));
}
