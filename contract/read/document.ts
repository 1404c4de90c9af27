import type {Problem} from '../problems';
import {withEdits} from './corrections';
import type {Edit} from './corrections';
import {versionError} from './document-errors';
import {INCLUDED, checkPart} from './document-part';
import type {Kind, Mistake} from './document-part';
import DOCUMENT from './document.schema.json';
import {COMMON} from './folder';
import {dataAt} from './inclusions';
import {internalEdits} from './internal';
import {isNode} from '../openapi/nodes';
import {followAll, pointerKeys} from './reference-targets';
import type {Files, Place} from './reference-targets';
import {problemAt} from './yaml-file';
import type {YamlFile} from './yaml-file';

const entriesOf = (node: unknown): readonly [string, unknown][] => (isNode(node) ? Object.entries(node) : []);

/** The sections of `components` with the kinds of their values. */
const SECTIONS: Readonly<Record<string, {readonly additionalProperties?: {readonly $ref: string}}>> =
  DOCUMENT.$defs.components.properties;

/** Whether the check of the document `name` covers a referenced node anyway, as one of its components. */
const isMet = (kind: Kind, {name: owner, keys: [first, section, ...rest]}: Place, name: string): boolean =>
  owner === name &&
  first === 'components' &&
  rest.length === 1 &&
  SECTIONS[section]?.additionalProperties?.$ref === `#/$defs/${kind}`;

/** Finds operations with the operationId of an earlier one; they are then named by method and path. */
function repeatedIds(name: string, files: Files): readonly Mistake[] {
  const file = files.yaml(name);
  const first = new Map<string, string>();
  const {paths, webhooks} = file.data as Readonly<Partial<Record<'paths' | 'webhooks', unknown>>>;
  return Object.entries({paths, webhooks}).flatMap(([section, items]) =>
    entriesOf(items).flatMap(([path, item]) =>
      entriesOf(item).flatMap(([method, operation]): readonly Mistake[] => {
        const id = isNode(operation) ? operation.operationId : undefined;
        if (typeof id !== 'string') return [];
        const before = first.get(id);
        first.set(id, before ?? `${method.toUpperCase()} ${path}`);
        if (before === undefined) return [];
        const keys = [section, path, method, 'operationId'];
        const message = `operationId "${id}" is used twice, first by ${before}. Give each operation its own.`;
        return [{problem: problemAt(file, keys, message), edits: [{keys, to: () => undefined}]}];
      }),
    ),
  );
}

/** Result of checking a document. */
export type Checked = {
  /** Mistakes that prevent the document from being shown. */
  readonly problems: readonly Problem[];
  /** Violations of the standard that are corrected. */
  readonly offences: readonly Problem[];
  /** Edits that correct these violations, by file name. */
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
};

/**
 * Checks whether a document is valid OpenAPI 3.0 to 3.2: wrong types, unknown keys, missing required keys, and references without a target or
 * to the wrong kind of object. Referenced parts of other files are checked too. A document without problems has the types of openapi.ts once
 * its edits are applied.
 *
 * @param name name of the contract, or `common`
 * @throws ProblemsError if one of its files cannot be read
 */
export function checkDocument(name: string, files: Files): Checked {
  const file = files.yaml(name);
  const version = name === COMMON ? undefined : versionError(file.data);
  if (version) {
    const problem = problemAt(file, version.keys, version.message);
    return {problems: [problem], offences: [], edits: new Map()};
  }
  const problems: Problem[] = [];
  const offences: Problem[] = [];
  const edits = new Map<string, Edit[]>();
  const add = (of: string, own: readonly Edit[]) => edits.set(of, [...(edits.get(of) ?? []), ...own]);
  const take = (of: string, {problem, edits: own}: Mistake): void => {
    (own ? offences : problems).push(problem);
    if (own) add(of, own);
  };
  const parts: (Place & {readonly kind: Kind})[] = [
    {kind: name === COMMON ? 'shared' : 'document', name, keys: [], node: file.data as Place['node']},
  ];
  const known = new Set<string>();
  const edited = new Map<string, YamlFile>();
  const seen: Files = {...files, yaml: (of) => edited.get(of) ?? files.yaml(of)};
  for (const part of parts) {
    const checked = checkPart(part.kind, part, files);
    if (checked.included.length > 0) {
      const before = seen.yaml(part.name);
      edited.set(part.name, {...before, data: withEdits(before.data, checked.included)});
      add(part.name, checked.included);
    }
    checked.mistakes.forEach((mistake) => take(part.name, mistake));
    checked.found.forEach(({kind, $ref, pointer}) => {
      const at = [...part.keys, ...pointerKeys(pointer)];
      const problem = (message: string): Problem => problemAt(files.yaml(part.name), [...at, '$ref'], message);
      const target = followAll(seen, part.name, $ref, kind === 'data' || kind === 'example');
      if (kind === 'data') {
        if (typeof target !== 'string')
          take(part.name, {problem: problem(INCLUDED), edits: [{keys: at, to: () => dataAt(target, files)}]});
        return;
      }
      if (typeof target === 'string') {
        problems.push(problem(target));
        return;
      }
      const hidden = internalEdits(at, target.node);
      if (hidden.length > 0) return void add(part.name, hidden);
      const key = [kind, target.name, ...target.keys].join('\n');
      if (!known.has(key) && !isMet(kind, target, name)) parts.push({...target, kind});
      known.add(key);
    });
  }
  repeatedIds(name, files).forEach((mistake) => take(name, mistake));
  return {problems, offences: offences.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)), edits};
}
