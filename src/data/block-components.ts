/** Names of the components that blocks add to pages. All of them work without React in the browser. */
export const BLOCK_COMPONENTS = [
  'Diagram',
  'Endpoint',
  'Interface',
  'OperationFacts',
  'OperationList',
  'Reference',
  'Samples',
] as const;
