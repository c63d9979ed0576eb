import type { GateVerdict, ReleaseKind, ReleaseState } from '@fairway/contract/release-fields.ts';

export interface ReleaseTransition {
  by: 'customer' | 'applicant' | 'staff' | 'documents' | 'finance' | 'flow' | 'gate' | 'clock';
  /** Empty: it begins with this. */
  from: readonly ReleaseState[];
  /** `before`: what it was when it was held. */
  to: ReleaseState | 'before';
  guards: readonly ReleaseGuard[];
}

export type ReleaseGuard =
  /** A bill of the shipment is confirmed or issued, and nothing else releases the same boxes. */
  | 'billReady'
  | 'scopeFree'
  | 'noHardFail'
  | 'hardFail'
  /** Every check passes, it is no telex, and the company lets such releases through by themselves. */
  | 'passesAlone'
  /** Somebody vouches, until a day, where the gate fails. */
  | 'guaranteeGiven'
  | 'reasonGiven'
  /** The gate, looked at once more, is no worse than the one that was approved. */
  | 'gateNoWorse'
  | 'gateWorse'
  /** Nothing has left the port, and the agent said that they stopped. */
  | 'notGatedOut'
  | 'agentStopped';

/** Every way a release can go. The record owns its state: the flow only says what came of it. */
export const releaseTransitions = {
  apply: { by: 'applicant', from: [], to: 'applied', guards: ['billReady', 'scopeFree'] },
  pass: { by: 'gate', from: ['applied'], to: 'approved', guards: ['passesAlone'] },
  submit: { by: 'staff', from: ['applied'], to: 'approving', guards: ['noHardFail', 'guaranteeGiven'] },
  approve: { by: 'flow', from: ['approving'], to: 'approved', guards: [] },
  reject: { by: 'flow', from: ['approving'], to: 'rejected', guards: [] },
  /** Staff say no to what a customer applied for. */
  refuse: { by: 'staff', from: ['applied', 'held'], to: 'rejected', guards: ['reasonGiven'] },
  withdraw: { by: 'applicant', from: ['applied', 'approving', 'held'], to: 'withdrawn', guards: [] },
  /** An administrator brought the request back to life. */
  revive: { by: 'flow', from: ['rejected', 'withdrawn'], to: 'approving', guards: ['scopeFree'] },
  hold: { by: 'gate', from: ['applied', 'approving', 'approved'], to: 'held', guards: ['hardFail'] },
  lift: { by: 'gate', from: ['held'], to: 'before', guards: ['noHardFail'] },
  execute: { by: 'documents', from: ['approved'], to: 'released', guards: ['gateNoWorse'] },
  /** At the execution something was worse than what was approved: it is approved once more. */
  bounce: { by: 'gate', from: ['approved'], to: 'approving', guards: ['gateWorse', 'noHardFail'] },
  expire: { by: 'clock', from: ['approved'], to: 'expired', guards: [] },
  revoke: {
    ...{ by: 'finance', from: ['released'], to: 'revoked' },
    guards: ['reasonGiven', 'notGatedOut', 'agentStopped'],
  },
} as const satisfies Record<string, ReleaseTransition>;

export type ReleaseAct = keyof typeof releaseTransitions;

export const releaseActFits = (act: ReleaseAct, state: ReleaseState): boolean =>
  (releaseTransitions[act].from as readonly ReleaseState[]).includes(state);

/** While it is one of these, the same boxes are not released again. */
export const activeReleases = [
  ...(['applied', 'approving', 'approved', 'held', 'released'] as const),
] as const satisfies readonly ReleaseState[];

/** What a held release would be if it were not held. */
export type UnderHold = 'applied' | 'approving' | 'approved';

/** What the flow says to a release, held or not: a hold never swallows an answer. */
export function afterFlow(
  { status, heldFrom }: { status: ReleaseState; heldFrom: UnderHold | null },
  answer: 'approve' | 'reject' | 'withdraw',
): { status: ReleaseState; heldFrom: UnderHold | null } | undefined {
  const to = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;
  if (status === 'approving') return { status: to[answer], heldFrom: null };
  if (status !== 'held' || heldFrom !== 'approving') return undefined;
  return answer === 'approve'
    ? { status: 'held', heldFrom: 'approved' }
    : { status: to[answer], heldFrom: null };
}

/** Where a new release goes to once its gate was looked at; a telex is always looked at by people. */
export function firstStep(
  verdict: GateVerdict,
  { kind, isCustomer, passesAlone }: { kind: ReleaseKind; isCustomer: boolean; passesAlone: boolean },
): 'pass' | 'hold' | 'submit' | 'wait' {
  if (verdict === 'hard') return 'hold';
  if (verdict === 'green' && kind !== 'telex' && passesAlone) return 'pass';
  // What a customer applied for is taken on by staff, in whose name the request runs.
  return isCustomer ? 'wait' : 'submit';
}

/** Two releases of a shipment, or a release and a hold, meet in a common box, or when one is for all of the cargo. */
export const scopesMeet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((containerNo) => other.includes(containerNo));
