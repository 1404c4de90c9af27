import type {Problem} from '../../../../contract';

const SCRIPTS_AND_STYLES = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi;
const QUOTED = /"[^"]*"|'[^']*'/g;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const REFUSED = /\s(style|on[a-z]+)=/i;

const SHOWN_CHARACTERS = 80;

/** Attributes of a page that its policy blocks: browsers would ignore them, which the author would not notice. */
export function refusedMarkup(page: string, html: string): readonly Problem[] {
  const tags = html.replace(SCRIPTS_AND_STYLES, '').match(TAG) ?? [];
  return (
    tags
      // Most tags have no such word at all; only in the others quoted text is left out.
      .filter((tag) => REFUSED.test(tag))
      .map((tag) => ({tag, name: REFUSED.exec(tag.replace(QUOTED, '""'))?.[1]}))
      .filter(({name}) => name !== undefined)
      .map(({tag, name}) => ({
        plugin: 'publish',
        file: `build/${page}`,
        message: `${tag.slice(0, SHOWN_CHARACTERS)} has the attribute "${name}". The Content-Security-Policy refuses it. Use a class, or a listener.`,
      }))
  );
}
