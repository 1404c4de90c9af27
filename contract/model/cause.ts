/** What causes a transition: an operation by its id, or what the platform does by itself, in words. */
export type Cause = {readonly kind: 'op' | 'system'; readonly name: string};

const CAUSE = /^(op|system):\s*(.+)$/;

/** The cause that the `by` of a transition names, e.g. `op:confirmOrder`, `system: 核对通过`; nothing for another form. */
export function causeOf(by: string): Cause | undefined {
  const [, kind, name] = CAUSE.exec(by) ?? [];
  return kind === 'op' || kind === 'system' ? {kind, name} : undefined;
}
