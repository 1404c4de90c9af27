/** The cause of a transition: the id of an operation, or a description of what the platform does. */
export type Cause = {readonly kind: 'op' | 'system'; readonly name: string};

const CAUSE = /^(op|system):\s*(.+)$/;

/** Parses the `by` of a transition, e.g. `op:confirmOrder`, `system: 核对通过`; undefined for another form. */
export function causeOf(by: string): Cause | undefined {
  const [, kind, name] = CAUSE.exec(by) ?? [];
  return kind === 'op' || kind === 'system' ? {kind, name} : undefined;
}
