import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { claimPayment as claimCall } from '@fairway/contract/payments.ts';
import { claimEntry } from '@fairway/domain/ledger/post-payment.ts';
import { money, roundMoney } from '@fairway/domain/money/money.ts';
import { claimParts } from '@fairway/domain/payments/claim.ts';
import { customerIdsAmong } from '../customers/customers-by-id.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { notePaymentAct } from './payment-acts.ts';
import { heldPayment, readerOf } from './reader.ts';
import { changePayment, findParts, keepPart } from './store.ts';

/** Says whose money it is; what was said before is replaced as far as no invoice has used it. */
export async function claimPayment(
  ctx: Context,
  id: string,
  { version, parties }: Received<typeof claimCall>['body'],
): Promise<Reply<typeof claimCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  const payment = await heldPayment(ctx, id, reader, version);
  const { paymentNo, currency, companyId } = payment;
  const partyIds = parties.map(({ partyId }) => partyId);
  const there = await customerIdsAmong(db, partyIds);
  if (partyIds.some((partyId) => !there.has(partyId))) throw new AppError('NOT_FOUND');
  const before = await findParts(db, [id]);
  const claimed = claimParts(
    payment,
    before,
    parties.map(({ partyId, amount }) => ({ partyId, amount: roundMoney(money(currency, amount)).amount })),
  );
  if (claimed === 'used') throw new AppError('PAYMENT_APPLIED', { no: paymentNo });
  if (claimed === 'moreThanPaid')
    throw new AppError('PAYMENT_CLAIMED_MORE', { amount: `${currency} ${payment.amount}` });
  for (const part of claimed.parts) await keepPart(db, { paymentId: id, ...part });
  const { unclaimed, bookUnclaimed, moves } = claimed;
  await changePayment(db, id, { unclaimed, bookUnclaimed, version: version + 1, lastModifyTime: now });
  if (moves.length > 0)
    await postEntry(ctx, {
      ...{
        kind: 'claim',
        sourceId: id,
        sourceNo: paymentNo,
        companyId,
        on: companyDay(now),
        byId: session.userId,
      },
      lines: moves.flatMap((move) => claimEntry(payment, move)),
    });
  await notePaymentAct(ctx, { id, version: version + 1 }, 'claim');
  return { id, version: version + 1, paymentNo, status: payment.status };
}
