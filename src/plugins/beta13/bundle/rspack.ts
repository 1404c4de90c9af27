import type * as Rspack from '@rspack/core';
import {onDemand} from '../../on-demand';

/** Loads Rspack on demand, as a build without changes does not need it. */
export const rspack = (): typeof Rspack => onDemand(__filename)('@rspack/core') as typeof Rspack;
