import type { InvoiceDetail } from '@fairway/contract/invoices.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import type { Db } from '../database/open.ts';
import { inCurrency } from './invoice-lines.ts';
import type { InvoiceReader } from './reader.ts';
import { findSettlementsOfInvoice } from './settlement-store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

/** Which money an invoice used. What the books gain or lose by a rate is told to staff. */
export async function shownSettlements(
  db: Db,
  { id, currency }: StoredInvoice,
  { isStaff }: InvoiceReader,
): Promise<InvoiceDetail['settlements']> {
  const settlements = await findSettlementsOfInvoice(db, id);
  return settlements.map((one) => ({
    ...{ id: one.id, paymentId: one.paymentId, paymentNo: one.paymentNo, valueOn: one.valueOn },
    at: one.at.getTime(),
    paid: { currency: one.payCurrency, amount: inCurrency(one.payCurrency, one.paid) },
    settled: inCurrency(currency, write(exact(one.covered).plus(exact(one.rounding)))),
    rounding: inCurrency(currency, one.rounding),
    crossRate: one.crossRate === null ? null : write(exact(one.crossRate)),
    ...(isStaff && { exchangeGain: one.exchangeGain }),
    isReversed: one.reversedAt !== null,
  }));
}
