import {createRequire} from 'module';

/**
 * Loads modules of the project only when they are needed: `start` does not need build-only code, and most pages have no state machines.
 * `import()` does not work here, because the TypeScript loader of docusaurus.config.js supports only `require`.
 *
 * @param file the importing module, `__filename`
 * @returns a function that takes a path relative to that module
 */
export const onDemand = (file: string) => createRequire(file) as (path: string) => unknown;
