import {LANGUAGES} from './languages';
import {plainName, uniqueNames} from '../openapi/names';
import {operationsOf} from '../model/operations';
import type {OpenApi, Operation} from '../openapi/types';

/** A program in the provider's contract (`x-codeSamples`) that calls an interface. */
export type OwnSample = {
  /** Id of its tab: that of our language with the same label, else `own-` and the language, e.g. `own-ruby`. */
  readonly id: string;
  /** The provider's label, else the language. */
  readonly label: string;
  /** Name of the Prism grammar for its code. */
  readonly prism: string;
  readonly code: string;
};

/** Names of Prism's grammars that differ from those of the languages. */
const GRAMMARS: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  'objective-c': 'objectivec',
  curl: 'bash',
  cli: 'bash',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  golang: 'go',
};

function grammarOf(language: string): string {
  const name = language.toLowerCase();
  const grammar = GRAMMARS[name] ?? name;
  return /^[a-z\d-]+$/.test(grammar) ? grammar : 'text';
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The provider's programs for an operation, `x-codeSamples`, in their order; entries without code are left out. */
export function ownSamples(operation: Operation): readonly OwnSample[] {
  const written = operation['x-codeSamples'] ?? operation['x-code-samples'];
  if (!Array.isArray(written)) return [];
  const unique = uniqueNames();
  return (written as readonly unknown[]).flatMap((one) => {
    const {lang, label, source} = (one ?? {}) as Readonly<Partial<Record<'lang' | 'label' | 'source', unknown>>>;
    const language = textOf(lang) ?? textOf(label) ?? 'text';
    const shown = textOf(label) ?? language;
    const same = LANGUAGES.find((known) => known.label.toLowerCase() === shown.toLowerCase());
    const id = unique(same?.id ?? `own-${plainName(language).toLowerCase()}`);
    return typeof source === 'string' && source.trim() !== ''
      ? [{id, label: shown, prism: same?.prism ?? grammarOf(language), code: source.trimEnd()}]
      : [];
  });
}

/** Ids of the languages that occur only in the provider's programs of these documents, in their order. */
export function ownLanguages(documents: readonly OpenApi[]): readonly string[] {
  const ids = documents.flatMap(operationsOf).flatMap(({operation}) => ownSamples(operation).map(({id}) => id));
  const known: readonly string[] = LANGUAGES.map(({id}) => id);
  return Array.from(new Set(ids)).filter((id) => !known.includes(id));
}
