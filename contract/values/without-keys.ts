/** A copy of an object without some of its keys. */
export const withoutKeys = <Node extends object, Key extends string>(
  node: Node,
  ...keys: readonly Key[]
): Omit<Node, Key> =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !(keys as readonly string[]).includes(key))) as Omit<
    Node,
    Key
  >;
