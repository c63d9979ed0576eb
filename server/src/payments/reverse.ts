import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  reverseSettlement as reverseCall,
  reversePayment as reversePaymentCall,
} from '@fairway/contract/payments.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { settlementById, takeSettlementBack } from '../invoices/settle-invoice.ts';
import { reverseEntries } from '../ledger/reverse-entries.ts';
import { notePaymentAct } from './payment-acts.ts';
import { heldPayment, readerOf } from './reader.ts';
import { changePayment, findParts, keepPart } from './store.ts';
import { tellReversed } from './tell-settled.ts';

/** The invoice is owed again, and the payment can be used again. */
export async function reverseSettlement(
  ctx: Context,
  id: string,
  { reason }: Received<typeof reverseCall>['body'],
): Promise<Reply<typeof reverseCall>> {
  const { db, now } = ctx;
  const found = await settlementById(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  const payment = await heldPayment(ctx, found.paymentId, await readerOf(ctx));
  const invoice = await takeSettlementBack(ctx, found, reason);
  const part = (await findParts(db, [payment.id])).find(({ partyId }) => partyId === found.partyId);
  if (!part) throw new Error(`The payment ${payment.id} has no part of ${found.partyId}`);
  await keepPart(db, {
    ...part,
    unapplied: write(exact(part.unapplied).plus(exact(found.paid))),
    bookUnapplied: write(exact(part.bookUnapplied).plus(exact(found.paidBook))),
  });
  const version = payment.version + 1;
  await changePayment(db, payment.id, { version, lastModifyTime: now });
  await notePaymentAct(
    ctx,
    { id: payment.id, version },
    'reverseSettlement',
    `${invoice.invoiceNo} ${reason}`,
  );
  await tellReversed(ctx, found.partyId, { invoice, left: invoice.balance, settlement: found });
  return { id };
}

/** Takes back a payment that no invoice uses: everything it booked is reversed. */
export async function reversePayment(
  ctx: Context,
  id: string,
  { version, reason }: Received<typeof reversePaymentCall>['body'],
): Promise<Reply<typeof reversePaymentCall>> {
  const { db, now, session } = ctx;
  const payment = await heldPayment(ctx, id, await readerOf(ctx), version);
  const parts = await findParts(db, [id]);
  if (parts.some(({ amount, unapplied }) => !exact(amount).equals(exact(unapplied))))
    throw new AppError('PAYMENT_APPLIED', { no: payment.paymentNo });
  await reverseEntries(ctx, { sourceId: id, on: companyDay(now), byId: session.userId });
  for (const part of parts) await keepPart(db, { ...part, unapplied: '0', bookUnapplied: '0' });
  await changePayment(db, id, {
    ...{ status: 'reversed', unclaimed: '0', bookUnclaimed: '0', reversedAt: now, reverseReason: reason },
    ...{ version: version + 1, lastModifyTime: now },
  });
  await notePaymentAct(ctx, { id, version: version + 1 }, 'reverse', reason);
  return { id, version: version + 1, paymentNo: payment.paymentNo, status: 'reversed' };
}
