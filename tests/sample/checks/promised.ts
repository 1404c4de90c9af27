/** Features of the supported browsers, from MDN's data. */
import bcd from '@mdn/browser-compat-data';
import type {BrowserName, CompatStatement, Identifier, SimpleSupportStatement} from '@mdn/browser-compat-data';
import {browserslist} from '../../../package.json';

/** Browsers whose names differ between MDN's data and browserslist. */
const MDN_NAMES: Readonly<Record<string, BrowserName>> = {ios_saf: 'safari_ios'};

/** The oldest supported version of each browser. */
const OLDEST = browserslist.map((query) => {
  const [name, version] = query.split(' >= ');
  return {browser: MDN_NAMES[name] ?? (name as BrowserName), version: parseFloat(version)};
});

/** `version_added` is a number, possibly with a prefix such as `≤`, or no version at all. */
const holds = (
  {version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName}: SimpleSupportStatement,
  version: number,
) => !removed && !flags && !prefix && !otherName && parseFloat(String(added).replace('≤', '')) <= version;

const everywhere = ({support}: CompatStatement) =>
  OLDEST.every(({browser, version}) => [support[browser] ?? []].flat().some((statement) => holds(statement, version)));

/** Whether every supported browser has a feature without a prefix; features without data count as supported. */
export const isPromised = (feature?: Identifier): boolean => !feature?.__compat || everywhere(feature.__compat);

/** Names that some supported browser lacks: `navigation`, `Array.toSorted`. */
export function lackingApis(): readonly string[] {
  const {Window: globals, ...interfaces} = bcd.api;
  const membersOf = (owner: Identifier, prefix: string) =>
    Object.entries(owner)
      .filter(([name, member]) => name !== '__compat' && !isPromised(member as Identifier))
      .map(([name]) => prefix + name.replace(/_static$/, ''));
  const owners = Object.entries({...interfaces, ...bcd.javascript.builtins} as Record<string, Identifier>);
  return [
    ...membersOf(globals, ''),
    ...owners.flatMap(([name, owner]) => (isPromised(owner) ? membersOf(owner, `${name}.`) : [name])),
  ];
}
