/** A module of webpack or Rspack. */
type Module = {readonly nameForCondition: () => string | null | undefined};

/** A path as the file system has it: `#` begins a fragment in a request, so webpack writes it as `\0#`, and Rspack as `\u200b#`. */
export const unescaped = <Text extends string | undefined>(request: Text) =>
  request?.replaceAll(/[\0\u200b]#/g, '#') as Text;

/** The source file of a module. @returns undefined for a module without one */
export const fileOfModule = (module: Module): string | undefined => unescaped(module.nameForCondition() ?? undefined);
