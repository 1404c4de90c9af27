import {curl} from './plain/curl';
import {go} from './plain/go';
import {java} from './plain/java';
import {node} from './plain/node';
import {php} from './plain/php';
import {python} from './plain/python';
import type {PlainWriter} from './plain/writer';
import {className} from './names';

export type Language = {
  readonly id: 'curl' | 'node' | 'java' | 'python' | 'php' | 'go';
  readonly label: string;
  /** Name of the Prism grammar for its code. */
  readonly prism: string;
  /** Name of the file for a topic, e.g. `orders`, by the naming convention of the language. */
  readonly fileName: (topic: string) => string;
  /** Command that runs such a file. */
  readonly command: string;
  /** Writes the programs of unsigned calls. */
  readonly plain: PlainWriter;
};

/** The languages of the samples, in the order in which the site shows them. */
export const LANGUAGES: readonly Language[] = [
  {id: 'curl', label: 'curl', prism: 'bash', fileName: (topic) => `${topic}.sh`, command: 'bash', plain: curl},
  {
    id: 'node',
    label: 'Node.js',
    prism: 'javascript',
    fileName: (topic) => `${topic}.mjs`,
    command: 'node',
    plain: node,
  },
  {
    id: 'java',
    label: 'Java',
    prism: 'java',
    fileName: (topic) => `${className(topic)}.java`,
    command: 'java -Dfile.encoding=UTF-8',
    plain: java,
  },
  {
    id: 'python',
    label: 'Python',
    prism: 'python',
    fileName: (topic) => `${topic.replaceAll('-', '_')}.py`,
    command: 'python3',
    plain: python,
  },
  {id: 'php', label: 'PHP', prism: 'php', fileName: (topic) => `${topic}.php`, command: 'php', plain: php},
  {id: 'go', label: 'Go', prism: 'go', fileName: (topic) => `${topic}.go`, command: 'go run', plain: go},
];

export const languageOf = (id: Language['id']): Language => LANGUAGES.find((one) => one.id === id) as Language;
