import type {OwnRules} from '../contract/rules';
import {ownRules as ofSample} from '../sample/rules';

/** Rules of the contracts of this site beyond those that hold for all. */
export const ownRules: OwnRules = ofSample;
