const WEAK = /require\.resolveWeak\((".*?\.mdx?")\)/g;

/** Removes the `require.resolveWeak` calls from Docusaurus's registry, because of which Rspack would compile all pages. */
export default function strongImports(code: string): string {
  return code.replace(WEAK, (_weak, page: string) => page);
}
