import {LANGUAGES} from './languages';
import {plainName, uniqueNames} from '../read/names';
import {operationsOf} from '../model/operations';
import type {OpenApi, Operation} from '../read/openapi';

/** A program of the provider that calls an interface. */
export type OwnSample = {
  /** Name of its language among all samples of the site: that of ours where readers see the same name, else `own-ruby`. */
  readonly id: string;
  /** What readers see of its language, and where the provider has said more, of the program. */
  readonly label: string;
  /** Name of the grammar that colours its code. */
  readonly prism: string;
  readonly code: string;
};

/** Names of Prism's grammars where they are not those of the languages. */
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

/** The programs of an operation by the provider, `x-codeSamples`, in their order; what has no text is left out. */
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

/** Names of the languages in which the provider of some documents, and no generator, writes programs, in their order. */
export function ownLanguages(documents: readonly OpenApi[]): readonly string[] {
  const ids = documents.flatMap(operationsOf).flatMap(({operation}) => ownSamples(operation).map(({id}) => id));
  const known: readonly string[] = LANGUAGES.map(({id}) => id);
  return Array.from(new Set(ids)).filter((id) => !known.includes(id));
}
