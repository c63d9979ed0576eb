import type { ChargeState } from '@fairway/contract/money-fields.ts';
import { exact } from '../money/money.ts';
import { type ChargeAct, type ChargeGuard, chargeActFits, chargeTransitions } from './charge-state.ts';

/** What is asked about a charge before something is done with it. */
export interface GuardedCharge {
  status: ChargeState;
  invoiced: string;
  corrected: string;
  isPeriodOpen: boolean;
  hasRate: boolean;
  isOwnEntry: boolean;
  hasReason: boolean;
}

const holds: Record<ChargeGuard, (charge: GuardedCharge) => boolean> = {
  notInvoiced: ({ invoiced }) => exact(invoiced).isZero(),
  notCorrected: ({ corrected }) => exact(corrected).isZero(),
  periodOpen: ({ isPeriodOpen }) => isPeriodOpen,
  reasonGiven: ({ hasReason }) => hasReason,
  notOwnEntry: ({ isOwnEntry }) => !isOwnEntry,
  rateKnown: ({ hasRate }) => hasRate,
};

/** Why something cannot be done with a charge: its state, or the first guard that does not hold; nothing where it can. */
export function whyNot(act: ChargeAct, charge: GuardedCharge): 'state' | ChargeGuard | undefined {
  if (!chargeActFits(act, charge.status)) return 'state';
  return chargeTransitions[act].guards.find((guard) => !holds[guard](charge));
}
