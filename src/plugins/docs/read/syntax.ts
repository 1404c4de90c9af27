import type {Extension as FromMarkdown} from 'mdast-util-from-markdown';
import type {mdxJsxFromMarkdown} from 'mdast-util-mdx-jsx';
import type {Code, Construct, Extension, State} from 'micromark-util-types';

/** Syntax that MDX 1 allows and MDX 3 rejects; the same as `mdx1Compat` in Docusaurus 3. */

const CODES = {hash: 35, lessThan: 60, openBrace: 123, closeBrace: 125} as const;

const isEndOfLine = (code: Code): boolean => code === null || code < -2;

/**
 * `{#id}`: at the end of a heading, takeId of headings.ts makes it the anchor, elsewhere it is text. MDX 3 takes it for an expression,
 * which is never valid.
 */
const headingId: Construct = {
  name: 'headingId',
  add: 'before',
  tokenize(effects, ok, nok) {
    const open: State = (code) => {
      effects.enter('data');
      effects.consume(code);
      return hash;
    };
    const hash: State = (code) => {
      if (code !== CODES.hash) return nok(code);
      effects.consume(code);
      return inside;
    };
    const inside: State = (code) => {
      if (isEndOfLine(code) || code === CODES.openBrace) return nok(code);
      effects.consume(code);
      if (code !== CODES.closeBrace) return inside;
      effects.exit('data');
      return ok;
    };
    return open;
  },
};

/** Syntax extension of micromark for `{#id}`. */
export const headingIds: Extension = {text: {[CODES.openBrace]: headingId}};

/** Whether the character after `<` may begin a tag; otherwise `<` is text, as in `<5`. */
const beginsTag = (code: Code): boolean => code !== null && /[A-Za-z_$/>]/.test(String.fromCharCode(code));

const textAngle: Construct = {
  tokenize(effects, ok, nok) {
    return (open) => {
      effects.enter('data');
      effects.consume(open);
      effects.exit('data');
      return (code) => (beginsTag(code) ? nok(code) : ok(code));
    };
  },
};

/** The construct of JSX, tried only where none of the lookalikes matches, for which it would throw. */
const withoutLookalikes = (jsx: Construct, lookalikes: readonly Construct[]): Construct => ({
  ...jsx,
  tokenize(effects, ok, nok) {
    const tag = jsx.tokenize.call(this, effects, ok, nok);
    return lookalikes.reduce<State>((next, other) => effects.check(other, nok, next), tag);
  },
});

const constructsOf = (map: Extension['text']): readonly Construct[] => {
  const found = map?.[CODES.lessThan];
  return found === undefined ? [] : Array.isArray(found) ? found : [found as Construct];
};

/**
 * Makes `<https://docs.example>` a link and `<5` text, for which MDX 3 throws.
 *
 * @param extensions micromark extensions, those of remark-mdx among them
 * @param autolink the construct of micromark-core-commonmark, which remark-mdx disables by its name
 */
export function withAngles(extensions: readonly Extension[], autolink: Construct): readonly Extension[] {
  const lookalikes = [{...autolink, name: 'addressInAngles'}, textAngle];
  const angle = (map: Extension['text']): Extension['text'] => ({
    ...map,
    [CODES.lessThan]: constructsOf(map).map((construct) =>
      construct.name?.startsWith('mdxJsx') ? withoutLookalikes(construct, lookalikes) : construct,
    ),
  });
  const changed = extensions.map((extension) => ({
    ...extension,
    flow: angle(extension.flow),
    text: angle(extension.text),
  }));
  return [...changed, {text: {[CODES.lessThan]: lookalikes[0]}}];
}

/** Elements of HTML that have no content (HTML standard, "Void elements"). */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Allows void elements without a slash, `<br>`, and with an end tag, `<br></br>`.
 *
 * @param jsx the extension of mdast-util-mdx-jsx
 */
export function voidElements(jsx: typeof mdxJsxFromMarkdown): FromMarkdown {
  const {enter, exit} = jsx();
  type Handler = NonNullable<FromMarkdown['exit']>[string];
  /** By the state of the parser: where the void element ended that was read last. */
  const ends = new WeakMap<object, number>();
  const slash = (tag: string): Handler =>
    function (token) {
      // The tag of a void element is not open any more; whose end tag this is comes behind the slash.
      if (this.data.mdxJsxTag?.start.offset !== ends.get(this.data)) enter?.[`${tag}ClosingMarker`]?.call(this, token);
    };
  const end = (name: string): Handler =>
    function (token) {
      const {mdxJsxTag: tag, mdxJsxTagStack: open = []} = this.data;
      const isVoid = VOID.has(tag?.name ?? '');
      if (isVoid && tag?.close && token.start.offset === ends.get(this.data)) return void this.resume();
      if (tag?.close && open.length === 0) enter?.[`${name}ClosingMarker`]?.call(this, token);
      if (tag && isVoid && !tag.close) tag.selfClosing = true;
      if (isVoid) ends.set(this.data, token.end.offset);
      exit?.[name]?.call(this, token);
    };
  const [flow, text] = ['mdxJsxFlowTag', 'mdxJsxTextTag'];
  return {
    enter: {[`${flow}ClosingMarker`]: slash(flow), [`${text}ClosingMarker`]: slash(text)},
    exit: {[flow]: end(flow), [text]: end(text)},
  };
}
