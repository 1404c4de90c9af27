/** A plugin before its content is loaded. */
type Made = {configureWebpack?: unknown};

/** Supports objects as `configureWebpack`, as later releases of Docusaurus do: beta.13 only calls functions. */
export function takeWebpackObjects(plugins: readonly Made[]): void {
  for (const plugin of plugins) {
    const configured = plugin.configureWebpack;
    if (typeof configured === 'object' && configured !== null) plugin.configureWebpack = () => configured;
  }
}
