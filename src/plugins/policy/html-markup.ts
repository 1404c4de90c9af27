import {Parser} from 'htmlparser2';
import {isForeign} from './addresses';
import type {Policy} from './options';
import {attributeRefusals, refusals, scriptAddress, WITH_TEXT} from './refusals';
import type {Markup} from './refusals';

/** All elements of HTML. */
function markupIn(html: string): readonly Markup[] {
  const found: Markup[] = [];
  let open: {name: string; attributes: Markup['attributes']; text: string} | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = {name, attributes: Object.entries(attributes), text: ''};
      found.push(element);
      open = WITH_TEXT.has(name) ? element : undefined;
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag() {
      open = undefined;
    },
  });
  parser.end(html);
  return found;
}

const keyOf = ({name, attributes, text}: Markup): string => JSON.stringify([name, attributes, text]);

/** The elements that plugins put into every page, among them the inline scripts of the site. */
export class OwnMarkup {
  private readonly keys: ReadonlySet<string>;
  private readonly scripts: ReadonlySet<string>;

  /** @param tags the tags of all plugins, as HTML */
  constructor(readonly tags: string) {
    // An element that loads something of another site needs a permission as any other.
    const own = markupIn(tags).filter((element) => !isForeign(scriptAddress(element) ?? ''));
    this.keys = new Set(own.map(keyOf));
    this.scripts = new Set(own.filter(({name, text}) => name === 'script' && text !== '').map(({text}) => text));
  }

  has(element: Markup): boolean {
    return this.keys.has(keyOf(element));
  }

  /** Whether a text is that of one of the inline scripts. */
  hasScript(text: string): boolean {
    return this.scripts.has(text);
  }
}

/**
 * What the elements of a page may not be or have; plugins may use any element, but no attribute that the policy blocks.
 *
 * @returns each message once
 */
export function htmlRefusals(html: string, own: OwnMarkup, policy: Policy): readonly string[] {
  const found = markupIn(html).flatMap((element) =>
    own.has(element) ? attributeRefusals(element, policy) : refusals(element, policy),
  );
  return Array.from(new Set(found));
}
