import type {Text} from '../Reference/data';

/** An interface in the list at the top of its page. */
export type ListedOperation = {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  /** Address of its section. */
  readonly href: string;
  readonly deprecated: boolean;
  /** The newer version that removed it. */
  readonly removed?: string;
  /** Its summary. */
  readonly text: Text;
};
