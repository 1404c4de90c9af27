const WEAK = /require\.resolveWeak\((".*?\.mdx?")\)/g;

/**
 * webpack loader of Docusaurus's registry of modules, which names each page a second time to see whether it is loaded:
 * that alone would compile all pages.
 */
export default function strongImports(code: string): string {
  return code.replace(WEAK, (_weak, page: string) => page);
}
