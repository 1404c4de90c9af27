import {existsSync} from 'fs';
import path from 'path';
import {linkedPages} from '../model/text';
import {COMMON} from '../read/folder';
import type {Contracts} from '../read/contracts';
import {CONTRACT} from '../read/yaml-file';
import type {Problem} from '../problems';

type Keys = readonly (string | number)[];
type Found = {readonly keys: Keys; readonly message: string};
type Leaf = {readonly keys: Keys; readonly text: string};

/** Keys whose values no reader gets as prose. */
const NO_PROSE = ['example', 'examples', 'pattern'];

/** The texts of a YAML file with where they stand. */
function textsOf(node: unknown, keys: Keys = []): readonly Leaf[] {
  if (typeof node === 'string') return [{keys, text: node}];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([key]) => !NO_PROSE.includes(key))
    .flatMap(([key, value]) => textsOf(value, [...keys, key]));
}

const oneOf = (known: object): string => `Known: ${Object.keys(known).join(', ')}.`;

function errorProblems({common}: Contracts): readonly Found[] {
  const {'x-errors': errors, 'x-error-classes': classes, 'x-retry-advice': advice} = common;
  return Object.entries(errors).flatMap(([number, {retry}]) => [
    ...(classes[number.slice(0, 3)]
      ? []
      : [{keys: ['x-errors', number], message: `error code "${number}" belongs to no class of x-error-classes. ${oneOf(classes)} Add its class.`}]),
    ...(advice[retry] ? [] : [{keys: ['x-errors', number, 'retry'], message: `retry "${retry}" is not in x-retry-advice. ${oneOf(advice)}`}]),
  ]);
}

function dictionaryProblems({common, names, read}: Contracts): readonly Found[] {
  const named = new Set(
    [common, ...names.map(read)]
      .flatMap((document) => textsOf(document))
      .filter(({keys}) => keys[keys.length - 1] === 'x-dict')
      .map(({text}) => text),
  );
  return Object.entries(common['x-dictionaries']).flatMap(([number, {usedBy, groups = {}, columns = {}, values}]) => {
    const at = ['x-dictionaries', number];
    const wrong = Object.entries(values).flatMap(([word, {group, meanings = {}, cells = {}}]) => [
      ...[...(group ? [group] : []), ...Object.keys(meanings)]
        .filter((key) => !groups[key])
        .map((key) => ({keys: [...at, 'values', word], message: `group "${key}" is not in the groups of ${number}. ${oneOf(groups)}`})),
      ...Object.keys(cells)
        .filter((key) => !columns[key])
        .map((key) => ({keys: [...at, 'values', word, 'cells', key], message: `"${key}" is no column of ${number}. ${oneOf(columns)}`})),
    ]);
    if (named.has(number) || usedBy) return wrong;
    return [...wrong, {keys: at, message: `no field uses dictionary "${number}". Name it in an x-dict, say in usedBy what uses it, or drop it.`}];
  });
}

/** Links in contract texts to pages that the docs version lacks. Their anchors are checked on the built site. */
function linkProblems(document: unknown, folder: string): readonly Found[] {
  const exists = (page: string) => ['.mdx', '.md'].some((ending) => existsSync(path.join(folder, (page || 'index') + ending)));
  return textsOf(document).flatMap(({keys, text}) =>
    linkedPages(text)
      .filter((page) => !exists(page))
      .map((page) => ({keys, message: `link leads to no page "${page}". Expected the id of a document of this version, e.g. [签名](#signature).`})),
  );
}

/**
 * Checks what the contracts of a docs version share, and the links in their texts.
 *
 * @param folder absolute folder of the version's pages
 */
export function sharedProblems(folder: string, contracts: Contracts): readonly Problem[] {
  const locate = (name: string, found: readonly Found[]): readonly Problem[] => {
    const {file, positionOf} = contracts.yaml(name);
    return found.map(({keys, message}) => ({plugin: CONTRACT, file, ...positionOf(keys), message}));
  };
  return [
    ...locate(COMMON, [...errorProblems(contracts), ...dictionaryProblems(contracts)]),
    ...[COMMON, ...contracts.names].flatMap((name) => locate(name, linkProblems(contracts.yaml(name).data, folder))),
  ];
}
