import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { settleInvoices as settleCall } from '@fairway/contract/payments.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import { newId } from '../database/new-id.ts';
import type { Part } from '../database/one-statement.ts';
import type { Context, OwnTransactionContext, Reply as WrittenReply } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { applySettlement, type InvoiceToSettle, invoicesToSettle } from '../invoices/settle-invoice.ts';
import { postingParts, refusingClosed } from '../ledger/post-entry.ts';
import { notifyWith } from '../messages/notify.ts';
import { crossRateOf } from './cross-rate.ts';
import { paymentActOf } from './payment-acts.ts';
import { heldPayment, readerOf } from './reader.ts';
import { lookUpPayment, settleSoon } from './settle-batch.ts';
import { eachOnce, type Step, stepOf } from './settlement-step.ts';
import {
  findParts,
  type PaymentToUse,
  paymentActPart,
  type SettledPayment,
  type StoredPart,
  settleTogether,
  type UsablePayment,
} from './store.ts';
import { type SettledNews, settledNotices } from './tell-settled.ts';

type Asked = Received<typeof settleCall>['body']['invoices'][number];

type Sent = Received<typeof settleCall>['body'];
type Settled = Reply<typeof settleCall>;

/** Uses a payment for invoices of its party, with all of them or with none. */
export async function settleInvoices(
  ctx: OwnTransactionContext,
  id: string,
  sent: Sent,
): Promise<Settled | WrittenReply> {
  return (
    (await settleInOneStatement(ctx, id, sent)) ??
    ctx.command((inner) => settleInTransaction(inner, id, sent))
  );
}

/**
 * Works it out without holding anything and writes it in one statement, which does nothing if the payment or an invoice
 * is not as it was read. Undefined where that cannot be: nothing was done then.
 */
async function settleInOneStatement(
  ctx: OwnTransactionContext,
  id: string,
  sent: Sent,
): Promise<Settled | undefined> {
  try {
    const { payment, parts, answer } = await ctx.read((db) => workOut({ ...ctx, db }, id, sent));
    const isWritten = await ctx.inOneStatement(answer, (db, closing) =>
      settleSoon(db, { payment, parts: [...parts, ...closing] }),
    );
    return isWritten ? answer : undefined;
  } catch (error) {
    // What it was refused for may have changed since, and a command that was sent twice gets the reply it was given first.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The same within a transaction that does more. */
export async function settleInTransaction(ctx: Context, id: string, sent: Sent): Promise<Settled> {
  const { payment, parts, answer } = await workOut(ctx, id, sent);
  const held = await refusingClosed(() => settleTogether(ctx.db, [{ payment, parts }]));
  if (!held.has(id)) throw new AppError('RECORD_CHANGED');
  return answer;
}

/** What is to be written. In a transaction the payment and the invoices are held from here on. */
async function workOut(
  ctx: Context,
  id: string,
  { partyId, invoices: asked }: Sent,
): Promise<{ payment: SettledPayment; parts: Part[]; answer: Settled }> {
  const { now, session } = ctx;
  const { payment, part } = await paymentToUse(ctx, id, partyId);
  const invoiceIds = asked.map(({ invoiceId }) => invoiceId);
  const [invoices, userIds] = await Promise.all([
    invoicesToSettle(ctx, invoiceIds),
    payment.direction === 'in' ? usersOfCustomer(ctx.db, partyId) : [],
  ]);
  const { steps, rest } = await stepsOf(ctx, payment, part, { asked, invoices });
  const applied = steps.map(({ invoice, crossRate, settlement }) => {
    const settlementId = newId(now.getTime());
    const used = { id: settlementId, payment, partyId, settlement, crossRate, byId: session.userId };
    return { id: settlementId, ...applySettlement(ctx, invoice, used) };
  });
  const posted = await postingParts(
    ctx,
    applied.map(({ posting }) => posting),
  );
  const notices = settledNotices(
    ctx,
    'settled',
    steps.map((step) => newsOf(payment, step)),
    userIds,
  );
  const numbers = steps.map(({ invoice }) => invoice.invoiceNo).join('、');
  const act = paymentActOf(ctx, { id, version: payment.version + 1 }, 'settle', numbers);
  return {
    payment: {
      ...{ id, version: payment.version, part: rest, lastModifyTime: now },
      invoices: steps.map(({ invoice }) => ({ id: invoice.id, version: invoice.version })),
    },
    parts: [
      ...applied.flatMap(({ parts }) => parts),
      ...[...posted, paymentActPart(act), ...notifyWith(ctx, notices)],
    ],
    answer: {
      ids: applied.map((one) => one.id),
      unapplied: inCurrency(payment.currency, rest.unapplied),
    },
  };
}

const newsOf = ({ paymentNo, currency }: UsablePayment, { invoice, settlement }: Step): SettledNews => ({
  invoice,
  left: write(exact(invoice.balance).minus(exact(settlement.settled))),
  settlement: { ...settlement, paymentNo, payCurrency: currency },
});

async function paymentToUse(ctx: Context, id: string, partyId: string): Promise<PaymentToUse> {
  const reader = await readerOf(ctx);
  if (ctx.db.isTransaction) {
    const payment = await heldPayment(ctx, id, reader);
    return { payment, part: await partOf(ctx, payment, partyId) };
  }
  const found = await lookUpPayment(ctx.db, reader.sight, { id, partyId });
  if (!found) throw new AppError('NOT_FOUND');
  ctx.auditTarget(found.payment.paymentNo);
  return found;
}

export async function partOf(
  { db }: Pick<Context, 'db'>,
  payment: UsablePayment,
  partyId: string,
): Promise<StoredPart> {
  const part = (await findParts(db, [payment.id])).find((one) => one.partyId === partyId);
  if (!part) throw new AppError('NOT_FOUND');
  return part;
}

/** Invoice by invoice: what one uses the next one cannot. */
async function stepsOf(
  ctx: Context,
  payment: UsablePayment,
  part: StoredPart,
  { asked, invoices }: { asked: readonly Asked[]; invoices: ReadonlyMap<string, InvoiceToSettle> },
): Promise<{ steps: Step<InvoiceToSettle>[]; rest: StoredPart }> {
  const steps: Step<InvoiceToSettle>[] = [];
  let rest = part;
  for (const one of eachOnce(asked)) {
    const invoice = invoices.get(one.invoiceId);
    if (!invoice) throw new AppError('NOT_FOUND');
    const crossRate = await crossRateOf(ctx, payment, invoice, one.crossRate);
    const step = stepOf(payment, rest, invoice, { ...one, crossRate });
    steps.push(step);
    rest = step.rest;
  }
  return { steps, rest };
}
