import {execSync} from 'child_process';
import path from 'path';
import {name, version} from '../../package.json';
import rules from './licenses.json';

const ROOT = path.join(__dirname, '..', '..');

/** A licence as CycloneDX 1.5 writes it: by its SPDX id, by a name of its own, or as an SPDX expression. */
type License = {readonly license: {readonly id?: string; readonly name?: string}} | {readonly expression: string};

export type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  /** `required` for packages whose code reaches readers, `excluded` for those used only during the build. */
  readonly scope?: string;
  readonly licenses?: readonly License[];
};

/** The parts of a CycloneDX document that are used here. */
export type Bill = {
  readonly serialNumber?: string;
  readonly metadata: {readonly timestamp?: string; readonly component: Component};
  readonly components: readonly Component[];
};

export const idOf = (component: Component) => `${component.name}@${component.version}`;

/** npm's bill of materials of the locked packages, installed or not. */
export function npmBill(): Bill {
  // In a shell, as npm is a shell script on Windows.
  const command = 'npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application';
  return JSON.parse(
    execSync(command, {cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore']}),
  ) as Bill;
}

/** The licence in a package's package.json, or the one found in its files: see tools/packages/README.md. */
function licenseOf(component: Component): string | undefined {
  const [first] = component.licenses ?? [];
  if (!first) return (rules.read as Readonly<Record<string, string>>)[idOf(component)];
  return 'expression' in first ? first.expression : (first.license.id ?? first.license.name);
}

function completed(component: Component, reachesReaders: boolean): Component {
  const license = licenseOf(component);
  const licenses =
    component.licenses ?? (license ? [{license: license === 'Public-Domain' ? {name: license} : {id: license}}] : []);
  return {...component, licenses, scope: reachesReaders ? 'required' : 'excluded'};
}

/**
 * The bill of materials of a build. The same lock file gives the same bytes, as serial number and time are left out, which CycloneDX
 * allows.
 *
 * @param bill as npm writes it
 * @param shipped packages whose code reaches readers, as `name@version`
 */
export function billOfMaterials(bill: Bill, shipped: ReadonlySet<string>): Bill {
  return {
    ...bill,
    serialNumber: undefined,
    metadata: {...bill.metadata, timestamp: undefined, component: {...bill.metadata.component, name, version}},
    components: bill.components.map((component) => completed(component, shipped.has(idOf(component)))),
  };
}

/** Packages whose licence is unknown or not allowed for their use. */
export function refusedLicenses({components}: Bill): readonly string[] {
  return components.flatMap((component) => {
    const license = licenseOf(component);
    const allowed = component.scope === 'required' ? rules.readers : [...rules.readers, ...rules.build];
    if (license && allowed.includes(license)) return [];
    const use = component.scope === 'required' ? 'reaches readers' : 'is used at build';
    return [
      `${idOf(component)} ${use} under ${license ?? 'an unknown licence'}. Allowed are ${allowed.join(', ')}. Use another package, or see tools/packages/README.md.`,
    ];
  });
}

/** Packages with licence and use, one per line, as CSV (RFC 4180). */
export function licenseList({components}: Bill): string {
  const rows = components.map((component) => [
    idOf(component),
    licenseOf(component) ?? '',
    component.scope === 'required' ? 'readers' : 'build',
  ]);
  return (
    [['package', 'license', 'use'], ...rows.sort(([a], [b]) => (a < b ? -1 : 1))]
      .map((row) => row.join(','))
      .join('\r\n') + '\r\n'
  );
}
