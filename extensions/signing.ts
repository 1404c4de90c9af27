import type {Scheme} from '../contract/signing';
import {schemes as ofSample} from '../sample/signing';

/** The signing schemes by the names with which contracts choose one (`x-signing`). */
export const schemes: Readonly<Partial<Record<string, Scheme>>> = ofSample;
