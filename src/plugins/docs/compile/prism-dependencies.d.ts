declare module 'prismjs/dependencies' {
  /** The languages needed for some languages, a grammar after those that it extends (Prism, dependencies.js). */
  export default function getLoader(
    components: unknown,
    load: readonly string[],
    loaded?: readonly string[],
  ): {readonly getIds: () => readonly string[]};
}
