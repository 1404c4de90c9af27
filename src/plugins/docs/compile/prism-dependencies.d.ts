declare module 'prismjs/dependencies' {
  /** The languages to load for some, those that others extend first (Prism, dependencies.js). */
  export default function getLoader(
    components: unknown,
    load: readonly string[],
    loaded?: readonly string[],
  ): {readonly getIds: () => readonly string[]};
}
