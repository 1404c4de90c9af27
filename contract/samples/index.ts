import type {LocatedOperation} from '../model/operations';
import type {Resolve} from '../read/references';
import {curl} from './curl';
import {java} from './java';
import type {Language} from './languages';
import {go} from './go';
import {node} from './node';
import {php} from './php';
import {python} from './python';
import {sampleRequest} from './request';
import {writeSample} from './steps';
import type {Writer} from './steps';

const WRITERS: Readonly<Record<Language['id'], Writer>> = {curl, node, java, python, php, go};

/**
 * Writes a program that calls an interface with its first example, signed, and prints the answer.
 *
 * @param contractName e.g. `v3`
 * @returns the text of the file, formatted as the formatter of the language does
 * @throws ProblemsError when the contract lacks what the call needs
 */
export function interfaceSample(language: Language['id'], contractName: string, located: LocatedOperation, resolve: Resolve): string {
  return writeSample(WRITERS[language], sampleRequest(contractName, located, resolve));
}
