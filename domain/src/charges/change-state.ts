import type { ChangeState } from '@fairway/contract/money-fields.ts';

export interface ChangeTransition {
  by: 'keeper' | 'flow';
  from: readonly ChangeState[];
  /** Null: the change order is gone. */
  to: ChangeState | null;
  guards: readonly ChangeGuard[];
}

export type ChangeGuard =
  /** No request leads to it. */
  | 'neverAsked'
  | 'reasonGiven'
  /** It changes something. */
  | 'linesGiven'
  /** The months of its charges are closed; charges of open ones are changed as they are. */
  | 'periodClosed'
  /** No other change order asks about one of its charges. */
  | 'noOtherAsks'
  /** Its charges are as its asker knew them. */
  | 'chargesSame'
  /** Nothing falls below what invoices have of it. */
  | 'notBelowInvoiced'
  | 'rateKnown';

const fits = ['chargesSame', 'notBelowInvoiced', 'rateKnown'] as const;

/** Every way a change order can go. The record owns its state: the request about it only says what came of it. */
export const changeTransitions = {
  edit: { by: 'keeper', from: ['draft', 'rejected', 'withdrawn'], to: 'draft', guards: [] },
  remove: { by: 'keeper', from: ['draft'], to: null, guards: ['neverAsked'] },
  ask: {
    ...{ by: 'keeper', from: ['draft', 'rejected', 'withdrawn'], to: 'asked' },
    guards: ['reasonGiven', 'linesGiven', 'periodClosed', 'noOtherAsks', ...fits],
  },
  approve: { by: 'flow', from: ['asked'], to: 'approved', guards: fits },
  reject: { by: 'flow', from: ['asked'], to: 'rejected', guards: [] },
  withdraw: { by: 'flow', from: ['asked'], to: 'withdrawn', guards: [] },
  /** An administrator brought the request back to life. */
  revive: { by: 'flow', from: ['rejected', 'withdrawn'], to: 'asked', guards: ['noOtherAsks'] },
} as const satisfies Record<string, ChangeTransition>;

export type ChangeAct = keyof typeof changeTransitions;

export const changeActFits = (act: ChangeAct, state: ChangeState): boolean =>
  (changeTransitions[act].from as readonly ChangeState[]).includes(state);

/** What is asked about a change order before something is done with it. */
export type GuardedChange = Readonly<Record<ChangeGuard, boolean>>;

/** Why something cannot be done with a change order: its state, or the first guard that does not hold. */
export function whyNotChange(
  act: ChangeAct,
  state: ChangeState,
  holds: GuardedChange,
): 'state' | ChangeGuard | undefined {
  if (!changeActFits(act, state)) return 'state';
  return changeTransitions[act].guards.find((guard) => !holds[guard]);
}
