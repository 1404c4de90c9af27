import type {RootContent} from 'mdast';
import type {ChangeLog, Common, History, VersionFiles, Contracts} from '../../../../contract';
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
  /** The first sentence of a text in a contract. */
  readonly sentence: (text: string) => Text;
  readonly hasPage: (page: string) => boolean;
  readonly pageTitle: (page: string) => string;
  readonly downloadUrl: (file: string) => string;
  readonly files: VersionFiles;
  /** Returns the cached drawing of a text, or calls `draw`. */
  readonly drawn: (text: string, draw: () => Drawing) => Drawing;
  /** URL templates of the links in the head of each operation, see src/data/navigation.ts. */
  readonly operationLinks: {readonly feedback?: string; readonly source?: string};
  readonly changes: ChangeLog;
  readonly newest: {readonly changes: Pick<ChangeLog, 'changesOf'>; readonly folder: string};
  readonly history: History;
};

/** The context of blocks that show fields of a contract. */
export type FieldContext = PageContext & {readonly contract: string};

export type PageChange = {
  /** Index of the version, oldest first. */
  readonly order: number;
  readonly markdown: string;
};

/** The content that replaces a block. */
export type Replacement = {
  readonly head: Content;
  /** CSS class of the head. */
  readonly look?: string;
  /** Follows the head if the section has no text by the writer. */
  readonly lead?: Content;
  /** Follows the writer's text of the section. */
  readonly reference?: Content;
  /** Entry in the list of operations at the beginning of the page. */
  readonly listed?: ListedOperation;
  /** Entries in the list of changes at the beginning of the page. */
  readonly changed?: readonly PageChange[];
  /** Shown once at the beginning of the page, taken from the first block that has it. */
  readonly note?: Content;
  /** One line about the states of the operation's object. */
  readonly states?: string;
};

/** A block in the source of a page. */
export type BlockText = {
  /** The info string after the name, e.g. `shop#createOrder`. */
  readonly target: string;
  readonly body: readonly string[];
};

/** @param shown state machines that the page has shown so far */
export type Block = (text: BlockText, contracts: Contracts, context: PageContext, shown: Set<string>) => Replacement;

export type Blocks = Readonly<Record<string, Block>>;
