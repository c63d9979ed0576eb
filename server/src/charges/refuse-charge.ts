import { AppError } from '@fairway/contract/app-error.ts';
import { whyNot } from '@fairway/domain/charges/charge-guards.ts';
import type { ChargeAct } from '@fairway/domain/charges/charge-state.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import type { StoredCharge } from './stored-charge.ts';

/** What is known around charges when somebody wants to do something with them. */
export interface ChargeAround {
  userId: string;
  closed: ReadonlySet<string>;
  reason: string;
  /** What a charge is called in a refusal. */
  nameOf: (charge: StoredCharge) => string;
  /** The day whose rate it takes. */
  dayOf: (charge: StoredCharge) => string;
}

const guarded = (
  charge: StoredCharge,
  { userId, closed, reason }: Omit<ChargeAround, 'nameOf' | 'dayOf'>,
) => ({
  ...{ status: charge.status, invoiced: charge.invoiced, corrected: charge.corrected },
  ...{ isPeriodOpen: !closed.has(charge.period), hasRate: charge.bookRate !== null },
  ...{ isOwnEntry: charge.createdBy === userId, hasReason: reason !== '' },
});

/** Whether a list may offer it; a reason is asked for then. */
export const fitsCharge = (
  act: ChargeAct,
  charge: StoredCharge,
  around: Pick<ChargeAround, 'userId' | 'closed'>,
) => whyNot(act, guarded(charge, { ...around, reason: 'given then' })) === undefined;

/** Refuses what cannot be done with a charge now, in words that say which one and why. */
export function refuseCharge(act: ChargeAct, charge: StoredCharge, around: ChargeAround): void {
  const what = around.nameOf(charge);
  const why = whyNot(act, guarded(charge, around));
  if (why === undefined) return;
  if (why === 'notInvoiced') throw new AppError('CHARGE_INVOICED', { what });
  if (why === 'notCorrected') throw new AppError('CHARGE_CORRECTED', { what });
  if (why === 'periodOpen') throw new AppError('CHARGE_LOCKED', { what, period: charge.period });
  if (why === 'reasonGiven') throw new AppError('REASON_NEEDED');
  if (why === 'notOwnEntry') throw new AppError('CHARGE_OWN_ENTRY', { what });
  if (why === 'rateKnown')
    throw new AppError('EXCHANGE_RATE_MISSING', {
      ...{ pair: `${charge.currency}→${bookCurrency}`, date: around.dayOf(charge) },
    });
  throw new AppError('CHARGE_STATE_WRONG', { what });
}
