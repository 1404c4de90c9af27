import {extension} from '../extension';
import type {OwnRules} from './rule';

/** The rules of the site, from the module that extensions.json names. */
export const ownRules: OwnRules = extension<OwnRules>('rules') ?? {rules: [], comparable: (value) => value};
