import type {Module} from 'webpack';

/** A path as the system knows it: webpack writes `\0#` for each `#`, which otherwise begins a fragment. */
export const unescaped = <Text extends string | undefined>(request: Text) => request?.replaceAll('\0#', '#') as Text;

/** The file that a module was made of. @returns nothing for a module without one */
export const fileOfModule = (module: Module): string | undefined => unescaped(module.nameForCondition() ?? undefined);
