import type {Plugin, Processor} from 'unified';
import {ProblemsError} from '../../../../contract';
import type {OwnerPlugin} from './owner-plugins';

const FILE = 'docusaurus.config.ts';

/** A mistake of a plugin. @param file of the page on which it fails, or else of the configuration */
function mistake({place, plugin}: OwnerPlugin, what: string, file = FILE, line?: number): ProblemsError {
  const name = plugin.name ? ` "${plugin.name}"` : '';
  return new ProblemsError([{plugin: 'docs', file, line, message: `the plugin ${place}${name} ${what}`}]);
}

const OLD_PARSER =
  'extends the parser of remark 12, which reads no page. Use a release of it for remark 13 or later, or take it out.';

/** How many extensions of the syntax a processor has. */
const syntaxOf = (processor: Processor): number => processor.data().micromarkExtensions?.length ?? 0;

/**
 * A plugin that is named in the error when it cannot be attached, e.g. as it extends the parser of remark 12. Such a plugin may also do
 * nothing at all, without a word.
 */
export const attachable = (own: OwnerPlugin): Plugin =>
  function attach(this: Processor) {
    let isOld = false;
    const known = syntaxOf(this);
    const watched = new Proxy(this, {
      get(processor, name) {
        isOld ||= name === 'Parser';
        return Reflect.get(processor, name) as unknown;
      },
    });
    let transformer;
    try {
      transformer = own.plugin.apply(watched, own.options as never);
    } catch (error) {
      throw mistake(
        own,
        isOld ? OLD_PARSER : `cannot be attached: ${(error as Error).message}. Mend its options, or take it out.`,
      );
    }
    if (isOld && !transformer && syntaxOf(this) === known) throw mistake(own, OLD_PARSER);
    return transformer;
  } as Plugin;

/** The error of a plugin that fails on a page. @param file the page, relative to the site */
export function failureOn(file: string, own: OwnerPlugin, error: unknown): ProblemsError {
  if (error instanceof ProblemsError) return error;
  const {message, line} = error as Error & {readonly line?: number};
  return mistake(own, `fails on this page: ${message}. Mend what it reads, or take it out.`, file, line);
}
