import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { listPayableInvoices as listCall, PayableInvoice } from '@fairway/contract/payment-requests.ts';
import { openToAsk } from '@fairway/domain/payments/request-state.ts';
import type { Context } from '../../http/context.ts';
import { inCurrency } from '../../invoices/invoice-lines.ts';
import { type InvoiceToPay, isToPay, openBillsOf, seenBills } from '../../invoices/payable-bills.ts';
import { partyNames } from '../../shipments/shipment-lookups.ts';
import { askedOf } from './store.ts';

/** Bills of suppliers somebody may ask a payment for. */
export async function listPayableInvoices(
  ctx: Context,
  { invoiceIds, partyId }: Received<typeof listCall>['body'],
): Promise<Reply<typeof listCall>> {
  const named = invoiceIds.length > 0 ? (await seenBills(ctx, invoiceIds)).filter(isToPay) : [];
  const found = named.length > 0 || partyId === undefined ? named : await openBillsOf(ctx, partyId);
  return { list: await shownBills(ctx, found) };
}

/** Bills with what running requests ask for of them. */
export async function shownBills(
  { db, language }: Pick<Context, 'db' | 'language'>,
  invoices: readonly InvoiceToPay[],
): Promise<PayableInvoice[]> {
  const asked = await askedOf(
    db,
    invoices.map(({ id }) => id),
  );
  const parties = await partyNames(
    db,
    invoices.map(({ partyId }) => partyId),
    language,
  );
  return invoices.map(({ id, invoiceNo, supplierNo, status, partyId, currency, dueOn, total, balance }) => {
    const others = asked.get(id) ?? '0';
    const amount = (value: string) => inCurrency(currency, value);
    return {
      ...{ invoiceId: id, invoiceNo, supplierNo, status, partyId, partyName: parties.get(partyId) ?? '' },
      ...{ currency, dueOn, total: amount(total), balance: amount(balance), asked: amount(others) },
      open: amount(openToAsk(balance, others)),
    };
  });
}
