import type {Problem} from '../../../../contract';
import {CONFIG_FILE} from '../../policy/options';

/** A mistake in the configuration of a site. */
export const configProblem = (message: string): Problem => ({plugin: 'beta13', file: CONFIG_FILE, message});
