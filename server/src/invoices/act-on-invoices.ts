import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { actOnInvoices as actCall, invoiceActNames } from '@fairway/contract/invoices.ts';
import { type LedgerLine, negated } from '@fairway/domain/ledger/entry.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { addInvoiced } from '../charges/billed-charges.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { reverseEntries } from '../ledger/reverse-entries.ts';
import { uncreditInvoice } from './credit-balance.ts';
import { reopenCreditedDisputes } from './disputes.ts';
import { noteInvoiceActs, refuseInvoiceAct } from './invoice-acts.ts';
import { inCurrency } from './invoice-lines.ts';
import { issueInvoice } from './issue-invoice.ts';
import { heldInvoices, type InvoiceReader, readerOf } from './reader.ts';
import { refuseChanged } from './refuse-changed.ts';
import { changeInvoice, findInvoiceLines, takeInvoicesById } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';
import { tellParty } from './tell-about-invoice.ts';

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
    await refuseTaxed(ctx, act, invoice);
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

/** What is on a tax invoice stays billed until that is withdrawn, voided or turned red. */
async function refuseTaxed({ db }: Context, act: Act, { id, invoiceNo }: StoredInvoice): Promise<void> {
  if (act !== 'void' && act !== 'drop' && act !== 'reopen') return;
  const lines = await findInvoiceLines(db, [id]);
  if (lines.some(({ taxAsked }) => !exact(taxAsked).isZero()))
    throw new AppError('INVOICE_TAXED', { no: invoiceNo });
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
    invoice.status === 'confirmed'
      ? endInvoice(ctx, invoice, sent)
      : change(ctx, invoice, { status: 'void' }),
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
  if (!exact(invoice.total).greaterThan(0))
    throw new AppError('INVOICE_NOTHING_OWED', { no: invoice.invoiceNo });
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
  const { id, invoiceNo, settled, credited, kind } = invoice;
  if (kind !== 'credit' && !(exact(settled).isZero() && exact(credited).isZero()))
    throw new AppError('INVOICE_PAID', { no: invoiceNo });
  const taken = await reverseEntries(ctx, {
    sourceId: id,
    on: companyDay(ctx.now),
    byId: ctx.session.userId,
  });
  if (kind === 'credit') await takeCreditBack(ctx, invoice, taken);
  await endInvoice(ctx, invoice, sent);
  await tellParty(ctx, invoice, 'voided');
}

async function takeCreditBack(
  ctx: Context,
  note: StoredInvoice,
  taken: readonly LedgerLine[],
): Promise<void> {
  const [credited] = await takeInvoicesById(ctx.db, [note.creditOfId ?? '']);
  if (!credited) return;
  const owed = taken.filter(({ account }) => account === 'receivable' || account === 'payable');
  const book = owed.reduce((sum, { bookAmount }) => sum.plus(exact(bookAmount)), exact('0')).abs();
  await uncreditInvoice(ctx, credited, note, write(book));
  await reopenCreditedDisputes(ctx, credited, note);
}

async function moveDueDay(ctx: Context, invoice: StoredInvoice, { on, reason }: Sent): Promise<void> {
  // Left out it is the day the terms say once more.
  await change(ctx, invoice, { dueOn: on ?? invoice.dueOn, dueReason: reason });
}

/** How much of which charges stands on an invoice, to add or to take away. */
async function billedBy({ db }: Context, { id, currency }: StoredInvoice, sign: 1 | -1) {
  const lines = await findInvoiceLines(db, [id]);
  return lines.map(({ chargeId, amount }) => ({
    id: chargeId,
    amount: inCurrency(currency, sign === 1 ? amount : negated(amount)),
  }));
}
