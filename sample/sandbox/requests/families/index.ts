import type {Contract} from '../../../../sandbox';
import type {Family} from './family';
import {v1} from './v1';
import {v3} from './v3';

/** The signing schemes by the name with which a contract chooses one (`x-signing`): how a request is opened and what its signature is of. */
const SCHEMES: Readonly<Record<string, Family>> = {v1, v3};

/** The signing scheme that a contract names; none where its calls are not signed. */
export function schemeOf({'x-signing': name}: Contract): Family | undefined {
  return name === undefined ? undefined : SCHEMES[name];
}
