/** The cause of a state transition: an operation, by its operationId (`op`), or an action of the platform, described in words (`system`). */
export type Cause = {readonly kind: 'op' | 'system'; readonly name: string};

const CAUSE = /^(op|system):\s*(.+)$/;

/** Parses the `by` of a transition, e.g. `op:confirmOrder` or `system: 核对通过`; returns undefined for any other form. */
export function causeOf(by: string): Cause | undefined {
  const [, kind, name] = CAUSE.exec(by) ?? [];
  return kind === 'op' || kind === 'system' ? {kind, name} : undefined;
}
