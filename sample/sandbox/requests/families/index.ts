import type {Contract} from '../../../../sandbox';
import type {Family} from './family';
import {v1} from './v1';
import {v3} from './v3';

/** The signing schemes by the name in a contract's `x-signing`: how a request is parsed, and which text its signature signs. */
const SCHEMES: Readonly<Record<string, Family>> = {v1, v3};

/** The signing scheme of a contract; undefined if its calls are unsigned. */
export function schemeOf({'x-signing': name}: Contract): Family | undefined {
  return name === undefined ? undefined : SCHEMES[name];
}
