import type { PaymentRow } from '@fairway/contract/payments.ts';
import { exact, write } from '@fairway/domain/money/money.ts';

/** How far a payment is: nobody's, nobody used it, some of it is used, all of it. */
export type PaymentStage = 'reversed' | 'unclaimed' | 'open' | 'part' | 'used';

type Used = Pick<PaymentRow, 'status' | 'claim' | 'amount' | 'unapplied'>;

export function stageOf({ status, claim, amount, unapplied }: Used): PaymentStage {
  if (status === 'reversed') return 'reversed';
  if (claim === 'unclaimed') return 'unclaimed';
  if (exact(unapplied).isZero()) return 'used';
  return exact(unapplied).equals(exact(amount)) ? 'open' : 'part';
}

/** What invoices have used of it. */
export const usedOf = ({ amount, unapplied }: Pick<PaymentRow, 'amount' | 'unapplied'>): string =>
  write(exact(amount).minus(exact(unapplied)));

/** What nobody claimed of it. */
export const unclaimedOf = ({ amount, parties }: Pick<PaymentRow, 'amount' | 'parties'>): string =>
  write(parties.reduce((left, part) => left.minus(exact(part.amount)), exact(amount)));
