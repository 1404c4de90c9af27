import {payroll} from '../sample/sandbox';
import type {Business} from '../sandbox';

/** How the sandbox plays contracts by rules; undefined plays all as they are written. */
export const business: Business | undefined = payroll;
