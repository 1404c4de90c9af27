import type {OpenApi, Operation} from '../../../contract/signing';

/** Whether calls of an operation are signed, where its document names a signing scheme. */
export const isSigned = ({security}: Operation, document: OpenApi): boolean =>
  (security ?? document.security)?.length !== 0;
