import type {OwnRules} from '../contract/rules';
import {ownRules as ofSample} from '../sample/rules';

/** What the site asks of its contracts beyond what holds for all. */
export const ownRules: OwnRules = ofSample;
