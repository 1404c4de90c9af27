/** An object with a state machine of `x-states`. */
export type Stateful = {
  readonly id: number;
  /** Key of `kinds`, which defines its notifications. */
  readonly kind: string;
  status: string;
  /** Increases with every change, so that receivers can order notifications. */
  resourceVersion: number;
  /** Address for its notifications; without one, its kind decides between the application's address and none. */
  readonly notifyUrl?: string;
};
