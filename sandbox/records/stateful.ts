/** An object with a state machine of `x-states`. */
export type Stateful = {
  readonly id: number;
  /** Key of `kinds`, which says how it is shown and announced. */
  readonly kind: string;
  status: string;
  /** Grows with every change, so that old notifications can be told from new ones. */
  resourceVersion: number;
  /** Where its notifications go; without one, its kind says whether they go to the address of the application or nowhere. */
  readonly notifyUrl?: string;
};
