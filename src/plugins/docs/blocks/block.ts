import type {Contracts} from '../../../../contract';
import type {ListedOperation} from '../../../components/OperationList/data';
import type {Content} from '../tree/nodes';
import type {PageContext} from './context';
import type {PageChange} from './page-changes';

/** What stands in the place of a block, what stands for prose where the writer put none, what follows it, its line in the list of the page, what changed in it, and what is said once below that list. */
type Replacement = {
  readonly head: Content;
  readonly lead?: Content;
  readonly reference?: Content;
  readonly listed?: ListedOperation;
  readonly changed?: readonly PageChange[];
  readonly note?: Content;
};

/** A block as its writer wrote it. */
export type BlockText = {
  /** What stands behind its name, e.g. `shop#createOrder`. */
  readonly target: string;
  /** The lines between its fences. */
  readonly body: readonly string[];
};

/** @param shown state machines that the page has shown so far */
export type Block = (text: BlockText, contracts: Contracts, context: PageContext, shown: Set<string>) => Replacement;

/** Blocks by the name that opens them. */
export type Blocks = Readonly<Record<string, Block>>;
