import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { actOnInvoices as actCall, invoiceActNames } from '@fairway/contract/invoices.ts';
import { exact, negatedAmount } from '@fairway/domain/money/money.ts';
import { addInvoiced } from '../charges/billed-charges.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { reverseEntries } from '../ledger/reverse-entries.ts';
import { noteInvoiceActs, refuseInvoiceAct } from './invoice-acts.ts';
import { inCurrency } from './invoice-lines.ts';
import { issueInvoice } from './issue-invoice.ts';
import { heldInvoices, type InvoiceReader, readerOf } from './reader.ts';
import { refuseChanged } from './refuse-changed.ts';
import { changeInvoice, findInvoiceLines, takeInvoicesById } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';
import { uncreditInvoice } from './credit-balance.ts';

type Act = (typeof invoiceActNames)[number];
type Sent = Received<typeof actCall>['body'];

/** Which right an act needs; sales may make drafts, but not put them in force. */
const buttons: Record<Act, string> = {
  ...{ confirm: 'btn_confirm', reopen: 'btn_confirm', issue: 'btn_confirm', moveDueDay: 'btn_confirm' },
  ...{ drop: 'btn_remove', void: 'btn_void', promise: 'btn_edit' },
};

/** Does the same with several invoices, with all of them or with none. */
export async function actOnInvoices(ctx: Context, act: Act, sent: Sent): Promise<Reply<typeof actCall>> {
  const reader = await readerOf(ctx);
  if (!reader.isStaff) throw new AppError('NOT_FOUND');
  refuseWithoutRight(reader, act);
  const invoices = await heldInvoices(ctx, sent.invoices, reader);
  if ((act === 'void' || act === 'moveDueDay') && sent.reason === '') throw new AppError('REASON_NEEDED');
  for (const invoice of invoices) {
    refuseInvoiceAct(ctx, act === 'promise' ? 'remind' : act, invoice);
    await acts[act](ctx, invoice, sent);
  }
  await noteInvoiceActs(
    ctx,
    invoices.map(({ id, version }) => ({ id, version: version + 1 })),
    act,
    sent.reason,
  );
  return { count: invoices.length };
}

/** Who made a draft may drop it, whatever else they may do. */
function refuseWithoutRight({ has }: InvoiceReader, act: Act): void {
  if (!has(buttons[act]) && !(act === 'drop' && has('btn_add'))) throw new AppError('FORBIDDEN');
}

const acts: Record<Act, (ctx: Context, invoice: StoredInvoice, sent: Sent) => Promise<void>> = {
  confirm: confirmInvoice,
  reopen: reopenInvoice,
  issue: issueInvoice,
  drop: (ctx, invoice, sent) =>
    invoice.status === 'confirmed' ? endInvoice(ctx, invoice, sent) : change(ctx, invoice, { status: 'void' }),
  void: voidInvoice,
  moveDueDay,
  promise: (ctx, invoice, { on }) => change(ctx, invoice, { promisedOn: on ?? null }),
};

const change = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, version }: StoredInvoice,
  changes: Partial<StoredInvoice>,
): Promise<void> => changeInvoice(db, id, { ...changes, version: version + 1, lastModifyTime: now });

/** What of the charges is on invoices grows by its lines; a credit note takes it away again when it is issued. */
async function confirmInvoice(ctx: Context, invoice: StoredInvoice): Promise<void> {
  await refuseChanged(ctx, invoice);
  if (invoice.dueOn === null) throw new AppError('INVOICE_TOTALS_CHANGED', { no: invoice.invoiceNo });
  if (invoice.kind !== 'credit') await addInvoiced(ctx.db, await billedBy(ctx, invoice, 1));
  await change(ctx, invoice, { status: 'confirmed', confirmedAt: ctx.now });
}

async function reopenInvoice(ctx: Context, invoice: StoredInvoice): Promise<void> {
  if (invoice.kind !== 'credit') await addInvoiced(ctx.db, await billedBy(ctx, invoice, -1));
  await change(ctx, invoice, { status: 'draft', confirmedAt: null });
}

async function endInvoice(ctx: Context, invoice: StoredInvoice, { reason }: Sent): Promise<void> {
  if (invoice.kind !== 'credit') await addInvoiced(ctx.db, await billedBy(ctx, invoice, -1));
  await change(ctx, invoice, { status: 'void', stateRemark: reason, closedAt: ctx.now });
}

/** An issued one is taken back only while nothing was paid or credited; its entry in the books is reversed. */
async function voidInvoice(ctx: Context, invoice: StoredInvoice, sent: Sent): Promise<void> {
  const { id, invoiceNo, settled, credited, kind, creditOfId } = invoice;
  if (!exact(settled).isZero() || !exact(credited).isZero()) throw new AppError('INVOICE_PAID', { no: invoiceNo });
  await reverseEntries(ctx, { sourceId: id, on: companyDay(ctx.now), byId: ctx.session.userId });
  if (kind === 'credit' && creditOfId !== null) {
    const [credited_] = await takeInvoicesById(ctx.db, [creditOfId]);
    if (credited_) await uncreditInvoice(ctx, credited_, invoice);
    return change(ctx, invoice, { status: 'void', stateRemark: sent.reason, closedAt: ctx.now });
  }
  return endInvoice(ctx, invoice, sent);
}

async function moveDueDay(ctx: Context, invoice: StoredInvoice, { on, reason }: Sent): Promise<void> {
  if (!on) throw new AppError('REASON_NEEDED');
  await change(ctx, invoice, { dueOn: on, dueReason: reason });
}

/** How much of which charges stands on an invoice, to add or to take away. */
async function billedBy({ db }: Context, { id, currency }: StoredInvoice, sign: 1 | -1) {
  const lines = await findInvoiceLines(db, [id]);
  return lines.map(({ chargeId, amount }) => ({
    id: chargeId,
    amount: inCurrency(currency, sign === 1 ? amount : negatedAmount(amount)),
  }));
}
