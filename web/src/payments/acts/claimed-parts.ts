import type { PaymentRow } from '@fairway/contract/payments.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { isAmount } from '../amount-form.ts';

/** A part of a payment as somebody says it: empty fields are not said yet. */
export interface SaidPart {
  /** Of the row on the screen. */
  key: string;
  partyId: string;
  amount: string;
}

export type PartProblem = 'amount' | 'used' | 'twice' | 'party';

/** What invoices of a party have used: nobody takes that away. */
export const usedBy = ({ parties }: Pick<PaymentRow, 'parties'>, partyId: string): string => {
  const part = parties.find((one) => one.partyId === partyId);
  return part ? write(exact(part.amount).minus(exact(part.unapplied))) : '0';
};

/** What is wrong with each part, by its row. */
export function partProblems(
  payment: Pick<PaymentRow, 'parties'>,
  parts: readonly SaidPart[],
): ReadonlyMap<string, PartProblem> {
  const problems = new Map<string, PartProblem>();
  const seen = new Set<string>();
  for (const { key, partyId, amount } of parts) {
    if (partyId === '') problems.set(key, 'party');
    else if (seen.has(partyId)) problems.set(key, 'twice');
    else if (!isAmount(amount)) problems.set(key, 'amount');
    else if (exact(amount.trim()).lessThan(exact(usedBy(payment, partyId)))) problems.set(key, 'used');
    seen.add(partyId);
  }
  return problems;
}

/** What the parts leave of the payment, below nothing where they are more; what is no amount yet counts as none. */
export const leftAfter = (total: string, parts: readonly Pick<SaidPart, 'amount'>[]): string =>
  write(
    parts.reduce(
      (left, { amount }) => (isAmount(amount) ? left.minus(exact(amount.trim())) : left),
      exact(total),
    ),
  );
