import type {Language, LocatedOperation, Source} from '../../../contract/signing';
import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {node} from './node';
import {php} from './php';
import {python} from './python';
import {signedRequest} from './request';
import type {Place} from './schemes';
import {writeSigned} from './steps';
import type {Writer} from './steps';

const WRITERS: Readonly<Record<Language['id'], Writer>> = {curl, node, java, python, php, go};

/** Returns the function that writes samples for a scheme, by where the scheme puts signatures. */
export const sampleBy =
  (place: Place) =>
  (language: Language['id'], located: LocatedOperation, source: Source): string =>
    writeSigned(WRITERS[language], language, signedRequest(place, located, source));
