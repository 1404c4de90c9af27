import postcss from 'postcss';
import type {Declaration, Root} from 'postcss';

const CUSTOM = /^--/;
const REFERENCE = /var\((--[\w-]+)/g;

/** Removes declarations that a later rule with the same selector overrides, e.g. Infima's colours that the site sets. */
function dropOverridden(root: Root): void {
  const last = new Map<string, Declaration>();
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    rule.each((declaration) => {
      if (declaration.type !== 'decl' || !CUSTOM.test(declaration.prop)) return;
      const key = `${rule.selector} ${declaration.prop}`;
      last.get(key)?.remove();
      last.set(key, declaration);
    });
  });
}

/** Custom properties that are declared once, on the root element, and so are constant. */
function constantsOf(root: Root): ReadonlyMap<string, Declaration> {
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(CUSTOM, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const isGlobal = ({parent}: Declaration) =>
    parent?.type === 'rule' &&
    [':root', 'html'].includes((parent as postcss.Rule).selector) &&
    parent.parent?.type === 'root';
  return new Map(
    [...declared]
      .filter(([, [first, ...others]]) => others.length === 0 && isGlobal(first))
      .map(([name, [first]]) => [name, first]),
  );
}

/** Replaces constants in a value by their values. */
function writtenOut(value: string, constants: ReadonlyMap<string, Declaration>): string {
  const names = Array.from(value.matchAll(REFERENCE), ([, name]) => name).filter((name) => constants.has(name));
  return names.reduce((text, name) => {
    const constant = writtenOut(constants.get(name)?.value ?? '', constants);
    return text.replaceAll(new RegExp(`var\\(${name}(?:,[^()]*)?\\)`, 'g'), () => constant);
  }, value);
}

/** Removes custom properties to which no value refers. */
function dropUnused(root: Root, isUsedOutside: (name: string) => boolean): void {
  const referred = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, name] of value.matchAll(REFERENCE)) referred.add(name);
  });
  root.walkDecls(CUSTOM, (declaration) => {
    if (!referred.has(declaration.prop) && !isUsedOutside(declaration.prop)) declaration.remove();
  });
}

/**
 * Replaces every constant by its value: Infima declares most custom properties for sites to change, and this site changes few of them.
 *
 * @param isUsedOutside whether pages or scripts use a custom property
 * @returns equivalent styles without these declarations
 */
export function withoutConstants(css: string, isUsedOutside: (name: string) => boolean): string {
  const root = postcss.parse(css);
  dropOverridden(root);
  const constants = new Map([...constantsOf(root)].filter(([name]) => !isUsedOutside(name)));
  root.walkDecls((declaration) => {
    if (constants.get(declaration.prop) !== declaration) declaration.value = writtenOut(declaration.value, constants);
  });
  constants.forEach((declaration) => declaration.remove());
  dropUnused(root, isUsedOutside);
  return root.toString();
}
