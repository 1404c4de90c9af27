import type {Chunk, Compiler} from '@rspack/core';

/**
 * Lets scripts ask for the address of a chunk by its name, before they load it: `__webpack_require__.gca`. Docusaurus's own plugin, of
 * which this is the counterpart, uses a hook that Rspack does not have.
 */
export function chunkAssets({hooks, rspack: {RuntimeGlobals, RuntimeModule}}: Compiler): void {
  class ChunkAssets extends RuntimeModule {
    constructor() {
      super('chunk assets', RuntimeModule.STAGE_ATTACH);
      this.fullHash = true;
    }

    generate(): string {
      const ids = Object.fromEntries(
        Object.entries((this.chunk as Chunk).getChunkMaps(false).name).map(([id, name]) => [name, id]),
      );
      return `__webpack_require__.gca = (chunk) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(${JSON.stringify(ids)}[chunk] || chunk);`;
    }
  }
  hooks.thisCompilation.tap('chunk-assets', (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-assets', (chunk) => {
      compilation.addRuntimeModule(chunk, new ChunkAssets());
    });
  });
}
