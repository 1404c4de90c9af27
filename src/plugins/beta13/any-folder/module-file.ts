import type {Module} from 'webpack';

/** A path as the file system has it: webpack writes each `#` as `\0#`, as `#` begins a fragment in a request. */
export const unescaped = <Text extends string | undefined>(request: Text) => request?.replaceAll('\0#', '#') as Text;

/** The source file of a module. @returns undefined for a module without one */
export const fileOfModule = (module: Module): string | undefined => unescaped(module.nameForCondition() ?? undefined);
