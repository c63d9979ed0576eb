import type { ChargeState } from '@fairway/contract/money-fields.ts';

export interface ChargeTransition {
  by: 'keeper' | 'auditor';
  from: readonly ChargeState[];
  /** Null: the charge is gone. */
  to: ChargeState | null;
  guards: readonly ChargeGuard[];
}

export type ChargeGuard =
  /** No invoice has it. */
  | 'notInvoiced'
  /** No change order took anything of it back. */
  | 'notCorrected'
  /** Its accounting period is open; otherwise a change order is the way. */
  | 'periodOpen'
  | 'reasonGiven'
  /** Nobody approves what they entered. */
  | 'notOwnEntry'
  /** There is an exchange rate for it. */
  | 'rateKnown';

const open = ['notInvoiced', 'notCorrected', 'periodOpen'] as const;

/** Every way a charge can go. An approved one is not edited: who keeps it asks, and who approved it opens it again. */
export const chargeTransitions = {
  edit: { by: 'keeper', from: ['draft', 'rejected'], to: 'draft', guards: open },
  remove: { by: 'keeper', from: ['draft', 'rejected'], to: null, guards: open },
  submit: { by: 'keeper', from: ['draft', 'rejected'], to: 'submitted', guards: [...open, 'rateKnown'] },
  withdraw: { by: 'keeper', from: ['submitted'], to: 'draft', guards: [] },
  approve: {
    ...{ by: 'auditor', from: ['submitted'], to: 'approved' },
    guards: ['periodOpen', 'rateKnown', 'notOwnEntry'],
  },
  reject: { by: 'auditor', from: ['submitted'], to: 'rejected', guards: ['reasonGiven'] },
  askChange: {
    ...{ by: 'keeper', from: ['approved'], to: 'changeAsked' },
    guards: [...open, 'reasonGiven'],
  },
  askRemoval: {
    ...{ by: 'keeper', from: ['approved'], to: 'removalAsked' },
    guards: [...open, 'reasonGiven'],
  },
  allowChange: { by: 'auditor', from: ['changeAsked'], to: 'draft', guards: open },
  allowRemoval: { by: 'auditor', from: ['removalAsked'], to: null, guards: open },
  refuseRequest: {
    ...{ by: 'auditor', from: ['changeAsked', 'removalAsked'], to: 'approved' },
    guards: ['reasonGiven'],
  },
} as const satisfies Record<string, ChargeTransition>;

export type ChargeAct = keyof typeof chargeTransitions;
export const chargeActs = Object.keys(chargeTransitions) as ChargeAct[];

export const chargeActFits = (act: ChargeAct, state: ChargeState): boolean =>
  (chargeTransitions[act].from as readonly ChargeState[]).includes(state);
