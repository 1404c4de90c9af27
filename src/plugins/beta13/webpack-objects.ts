/** A plugin before its content is loaded. */
type Made = {configureWebpack?: unknown};

/** Takes `configureWebpack` as an object too, as later releases of Docusaurus do: beta.13 would call it. */
export function takeWebpackObjects(plugins: readonly Made[]): void {
  for (const plugin of plugins) {
    const configured = plugin.configureWebpack;
    if (typeof configured === 'object' && configured !== null) plugin.configureWebpack = () => configured;
  }
}
