const WEAK = /require\.resolveWeak\((".*?\.mdx?")\)/g;

/** Takes the `require.resolveWeak` calls out of Docusaurus's registry, which alone would make Rspack compile all pages. */
export default function strongImports(code: string): string {
  return code.replace(WEAK, (_weak, page: string) => page);
}
