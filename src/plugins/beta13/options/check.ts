import type {DocusaurusConfig} from '@docusaurus/types';
import type {Problem} from '../../../../contract';
import {configProblem} from './config-problem';
import {classicOptions} from './preset';
import {REFUSED} from './refused';
import type {Refusal} from './refused';

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The values at a path of the configuration, each with its own path. */
function valuesAt(value: unknown, steps: readonly string[], at = ''): readonly (readonly [string, unknown])[] {
  const [step, ...rest] = steps;
  if (value === undefined) return [];
  if (step === undefined) return [[at, value]];
  if (step === '[]')
    return (Array.isArray(value) ? value : []).flatMap((item, index) => valuesAt(item, rest, `${at}[${index}]`));
  return entriesOf(value)
    .filter(([key]) => step === '*' || key === step)
    .flatMap(([key, inner]) => valuesAt(inner, rest, at ? `${at}.${key}` : key));
}

const stepsOf = (path: string): readonly string[] =>
  path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), '[]'] : [step]));

/** The options of theme-classic's preset, with the docs that it has where they are not named. */
const presetsOf = ({presets}: Pick<DocusaurusConfig, 'presets'>): readonly object[] =>
  (presets as readonly unknown[]).flatMap((preset) => {
    const options = classicOptions(preset);
    return options ? [{docs: {}, ...options}] : [];
  });

const shown = (value: unknown): string => {
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/**
 * Finds options of Docusaurus that would have no effect on this site.
 *
 * @param config as beta.13 loaded it, with its own default values
 * @returns a problem for each, with its path in the configuration, and what to do instead
 */
export function refusedOptions(config: DocusaurusConfig): readonly Problem[] {
  const given = {...config, presets: presetsOf(config)};
  return Object.entries(REFUSED).flatMap(([path, {reason, isNone}]: readonly [string, Refusal]) =>
    valuesAt(given, stepsOf(path))
      .filter(([, value]) => !isNone?.(value))
      .map(([at, value]) =>
        configProblem(
          `the option ${at} is ${shown(value)}. It has no effect here: ${typeof reason === 'string' ? reason : reason(value)}`,
        ),
      ),
  );
}
