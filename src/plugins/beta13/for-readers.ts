const OF_THE_BUILD = ['clientModules', 'plugins', 'presets', 'ssrTemplate', 'themes', 'webpack'];

/**
 * A loader for the configuration module that beta.13 generates.
 *
 * @throws Error if the source has another form
 */
export default function forReaders(source: string): string {
  const json = /^export default (\{[\s\S]*\});?\s*$/.exec(source)?.[1];
  if (!json)
    throw new Error(
      '[site-config] docusaurus.config.js: expected "export default" and JSON, as beta.13 generates it. See what took its place.',
    );
  const config = Object.entries(JSON.parse(json) as Record<string, unknown>).filter(
    ([field]) => !OF_THE_BUILD.includes(field),
  );
  return `export default ${JSON.stringify(Object.fromEntries(config))};`;
}
