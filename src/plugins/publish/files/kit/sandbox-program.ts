import path from 'path';

/** A program in one file, with the packages bundled into it. */
export type Program = {readonly text: string; readonly packages: readonly string[]};

/** Some of the packages are CommonJS and load Node's modules with `require`. */
const REQUIRE = "import {createRequire} from 'node:module';const require = createRequire(import.meta.url);";

/** Name of the package that a file of node_modules belongs to. */
const packageOf = (file: string): string | undefined =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];

/** The programs by the folders of their sites, without contracts: all docs versions have the same one. */
const programs = new Map<string, Promise<Program>>();

async function bundle(siteDir: string): Promise<Program> {
  // Loaded on demand, as `start` never needs it.
  const {build} = await import('esbuild');
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(siteDir, 'sandbox', 'kit.ts')],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Unminified code contains the folders of packages, which differ between computers.
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
  });
  const packages = Object.keys(metafile.inputs)
    .map(packageOf)
    .filter((name) => name !== undefined);
  return {text: outputFiles[0].text, packages: Array.from(new Set(packages)).sort()};
}

/** Bundles the sandbox without contracts, once for all docs versions, in a process of esbuild. */
export function bundleSandbox(siteDir: string): Promise<Program> {
  const made = programs.get(siteDir) ?? bundle(siteDir);
  programs.set(siteDir, made);
  return made;
}

/**
 * The sandbox of a docs version in one file that runs with Node alone.
 *
 * @param sandbox the sandbox without contracts
 * @param kit contracts and vectors to include
 * @returns the same text for the same kit, wherever it is built
 */
export const sandboxProgram = ({text, packages}: Program, kit: unknown): Program => ({
  text: `${REQUIRE}\nconst KIT = ${JSON.stringify(kit)};\n${text}`,
  packages,
});
