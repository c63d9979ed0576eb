import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  cancelPaymentRequest as cancelCall,
  payPaymentRequest as payCall,
} from '@fairway/contract/payment-requests.ts';
import { customerById } from '../../customers/customers-by-id.ts';
import type { Context } from '../../http/context.ts';
import { registerPayment } from '../register-payment.ts';
import { settleInTransaction } from '../settle-invoices.ts';
import { heldRequest } from './reader.ts';
import { changeRequest, findRequestLines } from './store.ts';

/** Registers the money that went and uses it for the bills it was asked for, all of it or nothing. */
export async function payRequest(
  ctx: Context,
  id: string,
  { version, valueOn, fee, bankRef, remark }: Received<typeof payCall>['body'],
): Promise<Reply<typeof payCall>> {
  const { db, now, session } = ctx;
  const request = await heldRequest(ctx, id, 'pay', version);
  const { partyId, bankAccountId, requestNo } = request;
  const lines = await findRequestLines(db, [id]);
  const party = await customerById(db, partyId);
  const payment = await registerPayment(ctx, {
    ...{ direction: 'out', kind: request.kind === 'prepaid' ? 'prepaid' : 'normal', bankAccountId, partyId },
    ...{ amount: request.amount, fee, valueOn, bankRef, payerName: party?.nameCn ?? '' },
    remark: [requestNo, remark].filter(Boolean).join(' ').slice(0, 500),
  });
  if (lines.length > 0)
    await settleInTransaction(ctx, payment.id, {
      partyId,
      invoices: lines.map(({ invoiceId, amount }) => ({ invoiceId, amount, closes: false })),
    });
  const changes = {
    ...{ status: 'paid' as const, paymentId: payment.id, paidBy: session.userId, paidAt: now },
    ...{ version: version + 1, lastModifyTime: now },
  };
  await changeRequest(db, id, changes);
  ctx.auditTarget(requestNo);
  return {
    ...{ id, version: version + 1, requestNo, status: 'paid' },
    ...{ paymentId: payment.id, paymentNo: payment.paymentNo },
  };
}

/** Approved, and not to be paid after all: its bills can be asked for again. */
export async function cancelRequest(
  ctx: Context,
  id: string,
  { version, reason }: Received<typeof cancelCall>['body'],
): Promise<Reply<typeof cancelCall>> {
  const { db, now } = ctx;
  const { requestNo } = await heldRequest(ctx, id, 'cancel', version);
  await changeRequest(db, id, {
    ...{
      status: 'withdrawn',
      stateRemark: reason,
      settledAt: now,
      version: version + 1,
      lastModifyTime: now,
    },
  });
  return { id, version: version + 1, requestNo, status: 'withdrawn' };
}
