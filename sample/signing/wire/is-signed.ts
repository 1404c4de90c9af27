import type {OpenApi, Operation} from '../../../contract/signing';

/** Whether the calls of an operation are signed, in a document with a signing scheme. */
export const isSigned = ({security}: Operation, document: OpenApi): boolean =>
  (security ?? document.security)?.length !== 0;
