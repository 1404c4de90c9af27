import type {Text} from '../Reference/data';

/** An interface of a page, as the list at its beginning shows it. */
export type ListedOperation = {
  readonly method: string;
  readonly path: string;
  readonly name: string;
  /** Address of its section. */
  readonly href: string;
  readonly deprecated: boolean;
  /** The newer version that lacks it. */
  readonly removed?: string;
  /** What it does, in one sentence. */
  readonly text: Text;
};
