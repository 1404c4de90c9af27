import {parseArgs} from 'util';
import * as words from '../contract/words';

/** An option of the command line: the name of its value, if it takes one, and its description. */
export type Option = {readonly value?: string; readonly text: string};

/** The values on the command line by option; empty for options without a value. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** The options of the command line. */
export type Options = {
  readonly contracts: string;
  readonly port: number;
  readonly help: boolean;
  readonly texts: Texts;
};

/** An invalid command line. */
export class OptionsError extends Error {}

/** All options; `more` are those of a business. */
const allOptions = (more: Readonly<Record<string, Option>>): Readonly<Record<string, Option | undefined>> => ({
  contracts: {value: words.sandbox.options.version, text: words.sandbox.options.contracts},
  port: {value: words.sandbox.options.port, text: words.sandbox.options.portText},
  ...more,
  help: {text: words.sandbox.options.help},
});

/** The options with their descriptions. */
export function helpText(versions: readonly string[], more: Readonly<Record<string, Option>> = {}): string {
  const lines = Object.entries(allOptions(more)).map(([name, option]) => [
    `  --${name} ${option?.value ? `<${option.value}>` : ''}`,
    option?.text,
  ]);
  const known = words.interpolate(words.sandbox.options.known, {
    versions: versions.join(words.text.list),
    usual: versions[0],
  });
  return [words.sandbox.options.about, ...lines.map((line) => line.join('  ')), known].join('\n');
}

/**
 * The values on the command line by option.
 *
 * @throws OptionsError if it is malformed
 */
function textsOf(args: readonly string[], options: Readonly<Record<string, Option | undefined>>): Texts {
  const names = Object.keys(options);
  const config = Object.fromEntries(
    names.map((name) => [name, {type: options[name]?.value ? 'string' : 'boolean'}] as const),
  );
  const {tokens} = parseArgs({args: [...args], options: config, strict: false, allowPositionals: true, tokens: true});
  const texts: Partial<Record<string, string>> = {};
  for (const token of tokens) {
    const option = token.kind === 'option' && names.includes(token.name) ? options[token.name] : undefined;
    if (token.kind !== 'option' || !option)
      throw new OptionsError(
        words.interpolate(words.sandbox.options.unknown, {
          option: args[token.index],
          known: names.map((name) => `--${name}`).join(words.text.list),
        }),
      );
    if (option.value && !token.value)
      throw new OptionsError(words.interpolate(words.sandbox.options.noValue, {name: token.name, value: option.value}));
    if (!option.value && token.value !== undefined)
      throw new OptionsError(
        words.interpolate(words.sandbox.options.takesNone, {name: token.name, value: token.value}),
      );
    texts[token.name] = token.value ?? '';
  }
  return texts;
}

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new OptionsError(words.interpolate(words.sandbox.options.noPort, {text}));
}

/**
 * The value of an option, which must be one of the known values.
 *
 * @throws OptionsError
 */
export function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((candidate) => candidate === text);
  if (found) return found;
  throw new OptionsError(
    words.interpolate(words.sandbox.options.noSuch, {name, text, known: known.join(words.text.list)}),
  );
}

/**
 * Parses the command line.
 *
 * @param versions numbers of the available docs versions, the default first
 * @param more options of a business
 * @throws OptionsError with the mistake and the valid values
 */
export function parseOptions(
  args: readonly string[],
  versions: readonly string[],
  more: Readonly<Record<string, Option>> = {},
): Options {
  const texts = textsOf(args, allOptions(more));
  const {contracts = versions[0], port = '4010', help} = texts;
  return {
    contracts: oneOf('contracts', contracts, versions),
    port: portOf(port),
    help: help !== undefined,
    texts,
  };
}
