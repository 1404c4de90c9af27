import {createRequire} from 'module';

/**
 * Loads modules of the project when they are needed: `start` never needs what only a build does, nor most pages what draws states.
 * `import()` cannot, as the TypeScript loader of docusaurus.config.js knows modules that are required and no others.
 *
 * @param file the module that asks, `__filename`
 * @returns what takes a path relative to that module
 */
export const onDemand = (file: string) => createRequire(file) as (path: string) => unknown;
