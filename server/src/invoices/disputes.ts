import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  answerInvoice as answerCall,
  answerDispute as answerDisputeCall,
} from '@fairway/contract/invoices.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { markDisputed } from '../charges/billed-charges.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import {
  changeDisputes,
  findDisputes,
  findOpenDisputes,
  insertDisputes,
  takeDispute,
} from './dispute-store.ts';
import { noteInvoiceActs, refuseInvoiceAct } from './invoice-acts.ts';
import { inCurrency } from './invoice-lines.ts';
import { heldInvoices, readerOf } from './reader.ts';
import { changeInvoice, findInvoiceLines } from './store.ts';
import type { StoredDispute, StoredInvoice } from './stored-invoice.ts';
import { tellAboutInvoice } from './tell-about-invoice.ts';

/** How long whoever answers for an invoice has to answer a dispute. */
const answeredWithin = 72 * 3_600_000;

/** A customer says that an invoice is right, or which lines are not. */
export async function answerInvoice(
  ctx: Context,
  id: string,
  { answer, lines }: Received<typeof answerCall>['body'],
): Promise<Reply<typeof answerCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  if (reader.isStaff) throw new AppError('NOT_FOUND');
  const [invoice] = await heldInvoices(ctx, [{ id }], reader);
  if (!invoice) throw new AppError('NOT_FOUND');
  refuseInvoiceAct(ctx, 'answer', invoice);
  const wanted = answer === 'confirm' ? 'btn_confirm' : 'btn_dispute';
  if (!reader.has(wanted)) throw new AppError('FORBIDDEN');
  if (answer === 'dispute') await openDisputes(ctx, invoice, lines);
  const isDisputed = (await findOpenDisputes(db, [id])).length > 0;
  const changes: Partial<StoredInvoice> = {
    ...{ answer: isDisputed ? 'disputed' : 'confirmed', answeredBy: session.userId, answeredAt: now },
    ...{ version: invoice.version + 1, lastModifyTime: now },
  };
  await changeInvoice(db, id, changes);
  await noteInvoiceActs(
    ctx,
    [{ id, version: invoice.version + 1 }],
    answer === 'confirm' ? 'agree' : 'dispute',
  );
  await tellAboutInvoice(ctx, invoice, { what: answer === 'confirm' ? 'confirmed' : 'disputed' });
  return { id, version: invoice.version + 1, invoiceNo: invoice.invoiceNo, status: invoice.status };
}

async function openDisputes(
  { db, now, session }: Context,
  invoice: StoredInvoice,
  asked: Received<typeof answerCall>['body']['lines'],
): Promise<void> {
  const lines = new Map((await findInvoiceLines(db, [invoice.id])).map((line) => [line.id, line]));
  const open = new Set((await findOpenDisputes(db, [invoice.id])).map(({ lineId }) => lineId));
  const wanted = [...new Map(asked.map((one) => [one.lineId, one])).values()].filter(
    ({ lineId }) => !open.has(lineId),
  );
  if (wanted.length === 0) throw new AppError('INVOICE_NOTHING_DISPUTED');
  const disputes = wanted.map(({ lineId, reason, remark, claimed }): StoredDispute => {
    const line = lines.get(lineId);
    if (!line) throw new AppError('NOT_FOUND');
    if (exact(claimed).greaterThan(exact(line.amount).minus(exact(line.credited))))
      throw new AppError('INVOICE_BEYOND_BALANCE', {
        ...{ no: invoice.invoiceNo, balance: inCurrency(invoice.currency, line.amount) },
      });
    return {
      ...{ id: newId(now.getTime()), lineId, invoiceId: invoice.id, reason, claimed, remark, status: 'open' },
      ...{ byId: session.userId, at: now, answerBy: new Date(now.getTime() + answeredWithin), answer: '' },
      ...{ answeredBy: null, answeredAt: null, creditId: null, isLateTold: false },
    };
  });
  await insertDisputes(db, disputes);
  await markDisputed(
    db,
    wanted.flatMap(({ lineId }) => lines.get(lineId)?.chargeId ?? []),
    true,
  );
}

/** Who answers for the invoice agrees with a dispute, which leads to a credit note, or does not. */
export async function answerDispute(
  ctx: Context,
  id: string,
  { isAccepted, answer }: Received<typeof answerDisputeCall>['body'],
): Promise<Reply<typeof answerDisputeCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  const dispute = reader.isStaff ? await takeDispute(db, id) : undefined;
  if (!dispute) throw new AppError('NOT_FOUND');
  const [invoice] = await heldInvoices(ctx, [{ id: dispute.invoiceId }], reader);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (dispute.status !== 'open') throw new AppError('DISPUTE_ANSWERED');
  const status = isAccepted ? 'accepted' : 'rejected';
  await changeDisputes(db, [id], { status, answer, answeredBy: session.userId, answeredAt: now });
  await settleAnswer(ctx, invoice);
  await noteInvoiceActs(ctx, [invoice], isAccepted ? 'acceptDispute' : 'rejectDispute', answer);
  await tellAboutInvoice(ctx, invoice, { what: 'answered', userIds: [dispute.byId], line: answer });
  return { id, status };
}

type Acting = Pick<Context, 'db' | 'now'>;

/** What was agreed to is credited now. */
export async function closeCreditedDisputes(
  ctx: Acting,
  invoice: StoredInvoice,
  note: StoredInvoice,
): Promise<void> {
  await moveDisputes(ctx, invoice, note, 'accepted', 'credited');
}

/** The credit note was taken back. */
export async function reopenCreditedDisputes(
  ctx: Acting,
  invoice: StoredInvoice,
  note: StoredInvoice,
): Promise<void> {
  await moveDisputes(ctx, invoice, note, 'credited', 'accepted');
}

async function moveDisputes(
  ctx: Acting,
  invoice: StoredInvoice,
  note: StoredInvoice,
  from: 'accepted' | 'credited',
  to: 'accepted' | 'credited',
): Promise<void> {
  const own = (await findDisputes(ctx.db, [invoice.id])).filter(
    ({ creditId, status }) => creditId === note.id && status === from,
  );
  await changeDisputes(
    ctx.db,
    own.map(({ id }) => id),
    { status: to },
  );
  if (own.length > 0) await settleAnswer(ctx, invoice);
}

/** Whether anything is still disputed: of the invoice, and of each of its charges. */
async function settleAnswer({ db }: Acting, { id }: StoredInvoice): Promise<void> {
  const open = new Set((await findOpenDisputes(db, [id])).map(({ lineId }) => lineId));
  const lines = await findInvoiceLines(db, [id]);
  const charges = (isOpen: boolean) =>
    lines.filter((line) => open.has(line.id) === isOpen).map(({ chargeId }) => chargeId);
  await markDisputed(db, charges(true), true);
  await markDisputed(db, charges(false), false);
  await changeInvoice(db, id, { answer: open.size > 0 ? 'disputed' : 'none' });
}
