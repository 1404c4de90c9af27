import type {RootContent} from 'mdast';
import type {ChangeLog, Common, Elsewhere, History, VersionFiles, Contracts} from '../../../../contract';
import type {Drawing} from '../../../components/Diagram/data';
import type {Text} from '../../../components/Reference/data';
import type {ListedOperation} from '../../../components/OperationList/data';
import type {Content} from '../tree/nodes';
import type {PageUrl} from './markdown';

export type PageContext = {
  readonly number: string;
  readonly common: Common;
  readonly pageUrl: PageUrl;
  readonly nodes: (text: string) => readonly RootContent[];
  readonly text: (text: string) => Text;
  /** The first sentence of a text of a contract. */
  readonly sentence: (text: string) => Text;
  readonly hasPage: (page: string) => boolean;
  readonly pageTitle: (page: string) => string;
  readonly downloadUrl: (file: string) => string;
  readonly files: VersionFiles;
  /** A drawing that an earlier build made of the same text, or else what `draw` makes. */
  readonly drawn: (text: string, draw: () => Drawing) => Drawing;
  /** Addresses of the links at the head of each interface, see src/data/navigation.ts. */
  readonly operationLinks: {readonly feedback?: string; readonly source?: string};
  readonly changes: ChangeLog;
  readonly newest: {readonly changes: Pick<ChangeLog, 'changesOf'>; readonly folder: string};
  readonly history: History;
};

export type FieldContext = PageContext & {
  readonly contract: string;
  /** Address of a schema, or of a place in it, on its own page. */
  readonly schemaUrl: (place: Elsewhere) => string;
};

export type PageChange = {
  /** Place of the version among all of them, oldest first. */
  readonly order: number;
  readonly markdown: string;
};

/** What takes the place of a block. */
export type Replacement = {
  readonly head: Content;
  /** Class of the head, by which CSS knows it. */
  readonly look?: string;
  /** Stands behind the head where the section has no prose. */
  readonly lead?: Content;
  /** Stands behind the prose of the section. */
  readonly reference?: Content;
  /** Its line in the list of interfaces at the beginning of the page. */
  readonly listed?: ListedOperation;
  /** Its changes for the list at the beginning of the page. */
  readonly changed?: readonly PageChange[];
  /** Stands once on the page, at its beginning, whichever block has it first. */
  readonly note?: Content;
  /** The states of what it acts on, in one line. */
  readonly states?: string;
};

/** A block as its writer wrote it. */
export type BlockText = {
  /** What stands behind its name, e.g. `shop#createOrder`. */
  readonly target: string;
  readonly body: readonly string[];
};

/** @param shown state machines that the page has shown so far */
export type Block = (text: BlockText, contracts: Contracts, context: PageContext, shown: Set<string>) => Replacement;

export type Blocks = Readonly<Record<string, Block>>;
