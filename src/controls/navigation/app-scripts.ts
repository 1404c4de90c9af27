import {all} from '../on';

/** Addresses of the app's scripts; none in `start`. */
export const appScripts = (): readonly string[] => all('script[data-src]').map(({dataset}) => dataset.src ?? '');
