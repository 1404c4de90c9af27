import {payroll} from '../sample/sandbox';
import type {Business} from '../sandbox';

/** How the sandbox simulates contracts by rules; undefined simulates all as they are written. */
export const business: Business | undefined = payroll;
