import type { PayableInvoice } from '@fairway/contract/payment-requests.ts';
import { exact, type Money, roundMoney, sumByCurrency } from '@fairway/domain/money/money.ts';

/** How much of each bill is asked for; those left out are not. */
export type Amounts = Readonly<Record<string, string>>;

const form = /^\d{1,12}(\.\d{1,3})?$/;

/** Above nothing and not beyond what is open; the server checks it again. */
export function isAskable(amount: string, open: string): boolean {
  if (!form.test(amount.trim())) return false;
  const asked = exact(amount.trim());
  return asked.greaterThan(0) && !asked.greaterThan(exact(open));
}

/** All that is open of every bill there is something open of. */
export const wholeAmounts = (bills: readonly PayableInvoice[]): Amounts =>
  Object.fromEntries(bills.flatMap(({ invoiceId, open }) => (Number(open) > 0 ? [[invoiceId, open]] : [])));

export const totalsOf = (bills: readonly PayableInvoice[], amounts: Amounts): Money[] =>
  sumByCurrency(
    bills.flatMap(({ invoiceId, currency, open }) => {
      const amount = amounts[invoiceId];
      return amount !== undefined && isAskable(amount, open) ? [{ currency, amount: amount.trim() }] : [];
    }),
  ).map(roundMoney);

/** Whether they are of one supplier and currency, as a request needs them. */
export const isOneKind = (bills: readonly PayableInvoice[]): boolean =>
  new Set(bills.map(({ partyId, currency }) => `${partyId} ${currency}`)).size <= 1;
