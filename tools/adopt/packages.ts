import {execSync} from 'child_process';
import {withoutKeys} from '../../contract';
import {PACKAGES} from './sample';

type Packages = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

/** Removes the packages that only the sample uses from the text of package.json or package-lock.json. */
export function withoutPackages(text: string, names: readonly string[] = PACKAGES): string {
  const file = JSON.parse(text) as Packages & {readonly packages?: Readonly<Record<string, Packages>>};
  const own = file.packages?.[''] ?? file;
  const left = {
    dependencies: withoutKeys(own.dependencies, ...names),
    devDependencies: withoutKeys(own.devDependencies, ...names),
  };
  const changed = file.packages
    ? {...file, packages: {...file.packages, '': {...file.packages[''], ...left}}}
    : {...file, ...left};
  return `${JSON.stringify(changed, null, 2)}\n`;
}

/** Removes the dependencies of removed packages from the lock file. */
export function pruneLockFile(siteDir: string): void {
  execSync('npm prune --package-lock-only --offline --ignore-scripts --no-audit --no-fund --loglevel=error', {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
