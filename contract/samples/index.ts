import type {LocatedOperation} from '../model/operations';
import type {Language} from './languages';
import {curl as plainCurl} from './plain/curl';
import {go as plainGo} from './plain/go';
import {java as plainJava} from './plain/java';
import {node as plainNode} from './plain/node';
import {php as plainPhp} from './plain/php';
import {python as plainPython} from './plain/python';
import {plainRequest} from './plain/request';
import {writePlain} from './plain/writer';
import type {PlainWriter} from './plain/writer';
import {curl} from './signed/curl';
import {go} from './signed/go';
import {java} from './signed/java';
import {node} from './signed/node';
import {php} from './signed/php';
import {python} from './signed/python';
import {signedRequest} from './signed/request';
import {writeSigned} from './signed/steps';
import type {Writer} from './signed/steps';
import type {Source} from './source';

const SIGNED: Readonly<Record<Language['id'], Writer>> = {curl, node, java, python, php, go};
const PLAIN: Readonly<Record<Language['id'], PlainWriter>> = {
  curl: plainCurl,
  node: plainNode,
  java: plainJava,
  python: plainPython,
  php: plainPhp,
  go: plainGo,
};

/**
 * Writes a program that calls an interface with its first example, signed where its contract names a signing scheme, and prints the answer.
 *
 * @returns the text of the file, formatted as the formatter of the language does
 * @throws ProblemsError when the contract lacks what a signed call needs
 */
export function interfaceSample(language: Language['id'], located: LocatedOperation, source: Source): string {
  const scheme = source.document['x-signing'];
  if (scheme === undefined) return writePlain(PLAIN[language], plainRequest(located, source));
  return writeSigned(SIGNED[language], signedRequest(scheme, located, source));
}
