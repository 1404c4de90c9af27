import path from 'path';

/** A program in one file, with the packages that went into it. */
export type Program = {readonly text: string; readonly packages: readonly string[]};

/** Some of the packages are CommonJS and ask for Node's modules by `require`. */
const REQUIRE = "import {createRequire} from 'node:module';const require = createRequire(import.meta.url);";

/** Name of the package that a file of node_modules belongs to. */
const packageOf = (file: string): string | undefined => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];

/**
 * Makes the sandbox of a docs version one file that plain Node runs.
 *
 * @param kit contracts and vectors, which the program carries
 * @returns the same text for the same kit, wherever it is made
 */
export async function sandboxProgram(siteDir: string, kit: unknown): Promise<Program> {
  // Loaded where it is used: `start` never needs it.
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
    banner: {js: REQUIRE},
    define: {KIT: JSON.stringify(kit)},
    // Without it the text names the folders of packages, which differ from computer to computer.
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
  });
  const packages = Object.keys(metafile.inputs).map(packageOf).filter((name) => name !== undefined);
  return {text: outputFiles[0].text, packages: Array.from(new Set(packages)).sort()};
}
