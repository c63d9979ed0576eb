import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  attachTaxInvoiceFiles as attachCall,
  cancelTaxInvoice as cancelCall,
  failTaxInvoice as failCall,
  issueTaxInvoice as issueCall,
  voidTaxInvoice as voidCall,
} from '@fairway/contract/tax-invoices.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { afterRed, taxActFits } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { fitsNumber, fullNumber } from '@fairway/domain/tax-invoices/tax-number.ts';
import { readableFile } from '../files/access.ts';
import { filesShownAt, showFilesAt } from '../files/show-files-at.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { changeAndNote } from './note-acts.ts';
import { heldTaxInvoice, nowOf } from './reader.ts';
import { dropRed } from './settle-red-invoice.ts';
import {
  changeTaxInvoice,
  changeTaxLine,
  findNumber,
  findTaxLines,
  holdNumber,
  type StoredTaxInvoice,
  takeTaxInvoiceById,
} from './store.ts';
import { issueLines, releaseLines, takeBackLines } from './take-lines.ts';
import { tellAboutTax } from './tell-about-tax.ts';

/** Where the files of a tax invoice stand. */
export const placeOf = (id: string) => ({ kind: 'taxInvoice', placeId: id });
const fileTypes = new Set(['ofd', 'pdf', 'xml']);

type Sent = Received<typeof issueCall>['body'];

/** Registers what the platform of the tax administration issued: from now on it counts. */
export async function issueTaxInvoice(
  ctx: Context,
  id: string,
  sent: Sent,
): Promise<Reply<typeof issueCall>> {
  const { db, now, session } = ctx;
  const invoice = await heldTaxInvoice(ctx, id, 'issue', sent.version);
  const { code, number, issuedOn, fileIds } = sent;
  if (!fitsNumber(invoice.kind, { code, number })) throw new AppError('TAX_NUMBER_WRONG');
  if (issuedOn < companyDay(invoice.creatorTime) || issuedOn > companyDay(now))
    throw new AppError('TAX_DATE_WRONG');
  if (invoice.redOfId !== null && !['none', 'confirmed'].includes(invoice.confirmation))
    throw new AppError('TAX_RED_UNCONFIRMED');
  const full = fullNumber({ code, number });
  if (full !== null) await refuseTaken(ctx, full);
  const changes = {
    ...({ status: 'issued', stateRemark: '', code, number, fullNumber: full, issuedOn } as const),
    ...{ issuedBy: session.userId, issuedAt: now },
    searchText: [invoice.searchText, full ?? ''].filter(Boolean).join(' '),
  } as const;
  const version = await changeAndNote(ctx, invoice, changes, { act: 'issue', remark: full ?? '' });
  await attach(ctx, id, fileIds);
  if (invoice.redOfId === null) await issueLines(db, invoice);
  else await redIssued(ctx, invoice);
  await tellAboutTax(ctx, invoice, { what: 'issued', userIds: [invoice.createdBy] });
  return { id, version, applyNo: invoice.applyNo, status: 'issued' };
}

async function refuseTaken({ db }: Context, number: string): Promise<void> {
  await holdNumber(db, number);
  const taken = await findNumber(db, number);
  if (taken) throw new AppError('TAX_NUMBER_TWICE', { number, no: taken.applyNo });
}

/** A red one takes back what its lines say of the blue one, and the invoices can be taxed by so much again. */
async function redIssued(ctx: Context, red: StoredTaxInvoice): Promise<void> {
  const { db, now } = ctx;
  const blue = await takeTaxInvoiceById(db, red.redOfId ?? '');
  if (!blue || !taxActFits('redIssued', nowOf(blue)))
    throw new Error(`${red.applyNo} takes back what is not waiting for it`);
  const lines = await findTaxLines(db, [red.id]);
  const before = new Map((await findTaxLines(db, [blue.id])).map((line) => [line.id, line]));
  const less = (one: string, other: string) => write(exact(one).minus(exact(other)));
  for (const line of lines) {
    const taken = before.get(line.redOfId ?? '');
    if (!taken) throw new Error(`${red.applyNo} has a line of another tax invoice`);
    await changeTaxLine(db, taken.id, {
      redAmount: less(taken.redAmount, line.amount),
      redGross: less(taken.redGross, line.gross),
      redNet: less(taken.redNet, line.net),
    });
  }
  const redGross = less(blue.redGross, red.gross);
  await changeTaxInvoice(db, blue.id, {
    ...{ status: afterRed(blue.gross, redGross), statusBefore: null, redGross },
    ...{ version: blue.version + 1, lastModifyTime: now },
  });
  await takeBackLines(db, lines);
  const amount = exact(red.gross).abs().toFixed(2);
  await tellAboutTax(ctx, blue, { what: 'turnedRed', userIds: [blue.createdBy], amount });
}

/** What it says why it was not issued is kept, and it can be tried again. */
export async function failTaxInvoice(
  ctx: Context,
  id: string,
  { version, reason }: Received<typeof failCall>['body'],
): Promise<Reply<typeof failCall>> {
  const invoice = await heldTaxInvoice(ctx, id, 'fail', version);
  const changes = { status: 'failed', stateRemark: reason } as const;
  const changed = await changeAndNote(ctx, invoice, changes, { act: 'fail', remark: reason });
  await tellAboutTax(ctx, invoice, { what: 'failed', userIds: [invoice.createdBy], reason });
  return { id, version: changed, applyNo: invoice.applyNo, status: 'failed' };
}

/** Approved, and not to be issued after all. */
export async function cancelTaxInvoice(
  ctx: Context,
  id: string,
  { version, reason }: Received<typeof cancelCall>['body'],
): Promise<Reply<typeof cancelCall>> {
  const invoice = await heldTaxInvoice(ctx, id, 'cancel', version);
  if (invoice.redOfId === null) await releaseLines(ctx.db, invoice);
  const changes = { status: 'cancelled', stateRemark: reason, confirmUntil: null } as const;
  const changed = await changeAndNote(ctx, invoice, changes, { act: 'cancel', remark: reason });
  await tellAboutTax(ctx, invoice, { what: 'cancelled', userIds: [invoice.createdBy], reason });
  if (invoice.redOfId !== null) await dropRed(ctx, invoice);
  return { id, version: changed, applyNo: invoice.applyNo, status: 'cancelled' };
}

/** One on paper, in the month it was issued. */
export async function voidTaxInvoice(
  ctx: Context,
  id: string,
  { version, reason }: Received<typeof voidCall>['body'],
): Promise<Reply<typeof voidCall>> {
  const invoice = await heldTaxInvoice(ctx, id, 'void', version);
  const isOfMonth = invoice.issuedOn?.slice(0, 7) === companyDay(ctx.now).slice(0, 7);
  if (invoice.kind !== 'proforma' && !isOfMonth) throw new AppError('TAX_VOID_LATE');
  await releaseLines(ctx.db, invoice);
  const changes = { status: 'voided', stateRemark: reason } as const;
  const changed = await changeAndNote(ctx, invoice, changes, { act: 'void', remark: reason });
  await tellAboutTax(ctx, invoice, { what: 'voided', userIds: [invoice.createdBy], reason });
  return { id, version: changed, applyNo: invoice.applyNo, status: 'voided' };
}

export async function attachTaxInvoiceFiles(
  ctx: Context,
  id: string,
  { version, fileIds }: Received<typeof attachCall>['body'],
): Promise<Reply<typeof attachCall>> {
  const invoice = await heldTaxInvoice(ctx, id, 'attach', version);
  await attach(ctx, id, fileIds);
  const changed = await changeAndNote(ctx, invoice, {}, { act: 'attach' });
  return { id, version: changed, applyNo: invoice.applyNo, status: invoice.status };
}

/** Files that stood there already stay readable to whoever sees it; another one has to be the caller's own. */
async function attach({ db, session }: Context, id: string, fileIds: readonly string[]): Promise<void> {
  const before = new Set(await filesShownAt(db, placeOf(id)));
  for (const fileId of new Set(fileIds)) {
    if (before.has(fileId)) continue;
    const { extension } = await readableFile(db, session, fileId);
    if (!fileTypes.has(extension)) throw new AppError('TAX_FILE_TYPE');
  }
  await showFilesAt(db, placeOf(id), fileIds);
}
