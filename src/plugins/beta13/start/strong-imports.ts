const WEAK = /require\.resolveWeak\((".*?\.mdx?")\)/g;

/**
 * Loader for Docusaurus's registry of modules. It removes the `require.resolveWeak` calls, which name each page a second time to
 * check whether it is loaded, as these alone would make Rspack compile all pages.
 */
export default function strongImports(code: string): string {
  return code.replace(WEAK, (_weak, page: string) => page);
}
