import type {LocatedOperation} from '../model/operations';
import {languageOf} from '../samples/languages';
import type {Language} from '../samples/languages';
import {plainRequest} from '../samples/plain/request';
import {writePlain} from '../samples/plain/writer';
import {schemeNames, schemeOf} from './registered';
import {ProblemsError} from '../problems';
import type {Source} from '../samples/source';

/**
 * Writes a program that calls an interface with its first example and prints the response; signs the call where the contract names a
 * signing scheme.
 *
 * @returns the text of the file, as the formatter of the language would format it
 * @throws ProblemsError where the contract lacks what a signed call needs
 */
export function interfaceSample(language: Language['id'], located: LocatedOperation, source: Source): string {
  const name = source.document['x-signing'];
  if (name === undefined) return writePlain(languageOf(language).plain, plainRequest(located, source));
  const scheme = schemeOf(source.document);
  if (scheme) return scheme.sample(language, located, source);
  const message = `${located.operation.operationId}: x-signing "${name}" is unknown. Known: ${schemeNames.join(', ') || 'none'}. Name one of them, or take the key away.`;
  throw new ProblemsError([{plugin: 'samples', file: `_contract/${source.name}.yaml`, message}]);
}
