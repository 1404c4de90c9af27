/** Finds a program on PATH; see on-path.mjs. */
export function onPath(command: string, env?: NodeJS.ProcessEnv): string | undefined;
