import type {Config, PluginConfig, PresetConfig} from '@docusaurus/types';
import docs from '../../docs';

type PresetOptions = Readonly<Record<string, unknown>>;

/** The names that beta.13 accepts for its preset and its docs plugin. */
const PRESET = /(?:^|preset-)classic$/;
const DOCS = /(?:^|plugin-)content-docs$/;

const [NAME, OPTIONS] = [0, 1];
const partsOf = (entry: unknown): readonly unknown[] => (Array.isArray(entry) ? (entry as unknown[]) : [entry]);
const optionsOf = (entry: unknown): PresetOptions => (partsOf(entry)[OPTIONS] ?? {}) as PresetOptions;
const hasName = (entry: unknown, names: RegExp): boolean => {
  const name = partsOf(entry)[NAME];
  return typeof name === 'string' && names.test(name);
};

/** The options of an entry in `presets`; undefined for a preset other than theme-classic's. */
export const classicOptions = (preset: unknown): PresetOptions | undefined =>
  hasName(preset, PRESET) ? optionsOf(preset) : undefined;

const isStockDocs = (plugin: unknown): boolean =>
  hasName(plugin, DOCS) && ['default', undefined].includes(optionsOf(plugin).id as string | undefined);

/** beta.13 types a plugin with a generic content, which does not fit any plugin. */
const ownDocs = (options: unknown): PluginConfig => [docs, options] as unknown as PluginConfig;

/** Replaces the docs plugin of beta.13, or that of its preset, by src/plugins/docs. */
export function withOwnDocs(config: Config): Config {
  const {plugins, presets} = config as {readonly plugins?: unknown; readonly presets?: unknown};
  const registered = Array.isArray(plugins) ? (plugins as PluginConfig[]) : [];
  if (registered.some((plugin) => partsOf(plugin)[NAME] === docs)) return config;
  const ofPresets: PluginConfig[] = [];
  const others = (Array.isArray(presets) ? (presets as PresetConfig[]) : []).map((preset): PresetConfig => {
    const options = classicOptions(preset);
    if (!options || options.docs === false) return preset;
    ofPresets.push(ownDocs(options.docs ?? {}));
    return [partsOf(preset)[NAME] as string, {...options, docs: false}];
  });
  const ofPlugins = registered.map((plugin) => (isStockDocs(plugin) ? ownDocs(optionsOf(plugin)) : plugin));
  return {...config, presets: others, plugins: [...ofPresets, ...ofPlugins]};
}
