import type {ChangeLog, Common, History, VersionFiles} from '../../../../contract';
import type {RootContent} from 'mdast';
import type {Drawing} from '../../../components/Diagram/data';
import type {Text} from '../../../components/Reference/data';
import type {PageUrl} from './inline';

/** Data that the blocks of a page look up. */
export type PageContext = {
  /** Number of the docs version, e.g. `3.0`. */
  readonly number: string;
  readonly common: Common;
  readonly pageUrl: PageUrl;
  /** A text of a contract as nodes of the page. */
  readonly nodes: (text: string) => readonly RootContent[];
  /** A text of a contract as components show it. */
  readonly text: (text: string) => Text;
  /** The first sentence of a text of a contract. */
  readonly sentence: (text: string) => Text;
  /** Whether the same docs version has a page. */
  readonly hasPage: (page: string) => boolean;
  /** Title of a page of the same docs version. */
  readonly pageTitle: (page: string) => string;
  /** Address of a file among the downloads of the same docs version. */
  readonly downloadUrl: (file: string) => string;
  /** Files of the same docs version beside its pages. */
  readonly files: VersionFiles;
  /** A drawing that an earlier build made of the same text, or else what `draw` makes. */
  readonly drawn: (text: string, draw: () => Drawing) => Drawing;
  /** Addresses of the links at the head of each interface, see src/data/navigation.ts. */
  readonly operationLinks: {readonly feedback?: string; readonly source?: string};
  readonly changes: ChangeLog;
  /** The changes up to the newest docs version, and its folder. */
  readonly newest: {readonly changes: Pick<ChangeLog, 'changesOf'>; readonly folder: string};
  readonly history: History;
};

/** The context of a page, with the contract whose fields are shown. */
export type FieldContext = PageContext & {readonly contract: string};
