import type * as Rspack from '@rspack/core';
import {onDemand} from '../../on-demand';

/** Loaded on demand, as a build without a change needs no bundler. */
export const rspack = (): typeof Rspack => onDemand(__filename)('@rspack/core') as typeof Rspack;
