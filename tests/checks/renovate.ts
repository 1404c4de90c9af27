/** What Renovate may do to a package, according to this project's configuration. */
import {satisfies} from 'semver';

type Rule = {
  readonly description?: string;
  readonly matchPackageNames?: readonly string[];
  readonly matchDepTypes?: readonly string[];
  readonly matchUpdateTypes?: readonly string[];
  readonly allowedVersions?: string;
  readonly enabled?: boolean;
};

export type Renovate = {readonly packageRules: readonly Rule[]};

const matches = (pattern: string, name: string) =>
  pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : pattern === name;

/** The versions of a package that Renovate may propose: the last matching rule decides. */
function allowed({packageRules}: Renovate, name: string): string | undefined {
  return packageRules
    .filter(
      ({allowedVersions, matchPackageNames}) =>
        allowedVersions && matchPackageNames?.some((pattern) => matches(pattern, name)),
    )
    .at(-1)?.allowedVersions;
}

/**
 * Where Renovate would not hold a package back.
 *
 * @param version that the package has
 * @param refused the first version that it must not get
 */
export function holdMistakes(config: Renovate, name: string, version: string, refused: string): readonly string[] {
  const range = allowed(config, name);
  if (!range || satisfies(refused, range)) {
    return [
      `.github/renovate.json: offers ${name} ${refused}. Expected is that it is held, see DEVELOPING.md. Give it a rule with allowedVersions.`,
    ];
  }
  if (satisfies(version, range)) return [];
  return [
    `.github/renovate.json: allows ${name} ${range}. Expected is room for ${version}, which package.json has. Change one of them.`,
  ];
}

/** Whether Renovate proposes no new major versions for an override, as these depend on the package that needs the override. */
export function holdsOverrides({packageRules}: Renovate): boolean {
  return packageRules.some(
    ({matchDepTypes, matchUpdateTypes, enabled}) =>
      matchDepTypes?.includes('overrides') && matchUpdateTypes?.includes('major') && enabled === false,
  );
}
