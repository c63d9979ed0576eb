import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { redTaxInvoice as redCall } from '@fairway/contract/tax-invoices.ts';
import { decimalsOf } from '@fairway/domain/money/currency.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { isPartOf, redOpen, redPart, sumOfLines } from '@fairway/domain/tax-invoices/tax-lines.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { taxedInvoices } from '../invoices/taxed-lines.ts';
import { startFlowOf } from '../workflow/subjects/start-flow-of.ts';
import { blank, searchTextOfTax } from './apply-for-tax-invoice.ts';
import { taxFlowValues } from './flow-values.ts';
import { changeAndNote, noteTaxAct } from './note-acts.ts';
import { heldTaxInvoice } from './reader.ts';
import { findTaxLines, insertTaxInvoices, type StoredTaxInvoice, type StoredTaxLine } from './store.ts';

type Sent = Received<typeof redCall>['body'];

/** Applies for a red one. The blue one waits for what comes of it, so there is one at a time. */
export async function redTaxInvoice(
  ctx: Context,
  id: string,
  { version, reason, remark, isUsed, lines: asked }: Sent,
): Promise<Reply<typeof redCall>> {
  const { db, now, session } = ctx;
  const blue = await heldTaxInvoice(ctx, id, 'red', version);
  const redId = newId(now.getTime());
  const lines = redLines(blue, await findTaxLines(db, [id]), asked).map((line, seq) => ({
    ...{ ...line, id: newId(now.getTime()), taxInvoiceId: redId, seq },
  }));
  const totals = sumOfLines(lines);
  if (!exact(totals.gross).lessThan(0)) throw new AppError('TAX_NOTHING');
  const red: StoredTaxInvoice = {
    ...{ ...blue, ...blank, ...totals, id: redId, redOfId: id, redReason: reason, remark },
    ...{ applyNo: await takeBillNumber(db, 'InvoiceApplyNumber', session.userId, now) },
    ...{ confirmation: isUsed ? 'needed' : 'none', createdBy: session.userId },
    ...{ creatorTime: now, lastModifyTime: now },
  };
  const party = await customerById(db, blue.partyId);
  if (!party) throw new AppError('NOT_FOUND');
  const invoices = new Map(
    (await taxedInvoices(db, [...new Set(lines.map(({ invoiceId }) => invoiceId))])).map((invoice) => [
      invoice.id,
      invoice,
    ]),
  );
  const blueNo = blue.number || blue.applyNo;
  red.searchText = searchTextOfTax(red, [party.nameCn, party.nameEn, blue.applyNo, blue.number]);
  const shown = lines.flatMap((line) => {
    const invoice = invoices.get(line.invoiceId);
    return invoice ? [{ ...line, invoice }] : [];
  });
  const flowId = await startFlowOf(
    ctx,
    { kind: 'redInvoice', id: redId },
    taxFlowValues(ctx, red, { party, lines: shown }, blueNo),
  );
  red.flowId = flowId;
  await insertTaxInvoices(db, [red], lines);
  await noteTaxAct(ctx, red, 'apply', remark);
  const status = 'redPending';
  const changes = { status, statusBefore: blue.status } as const;
  const changed = await changeAndNote(ctx, blue, changes, { act: 'red', remark: red.applyNo });
  return { id, version: changed, applyNo: blue.applyNo, status, redId, flowId };
}

/** What is taken back of each line, below nothing; left out it is all that is left. */
export function redLines(
  { applyNo }: Pick<StoredTaxInvoice, 'applyNo'>,
  blueLines: readonly StoredTaxLine[],
  asked: Sent['lines'],
): StoredTaxLine[] {
  const wanted = new Map(asked?.map(({ lineId, gross }) => [lineId, gross]));
  const known = new Set(blueLines.map(({ id }) => id));
  if ([...wanted.keys()].some((lineId) => !known.has(lineId))) throw new AppError('NOT_FOUND');
  const left = (amount: string) => write(exact(amount).negated());
  return blueLines.flatMap((line) => {
    const open = redOpen(line);
    const gross = asked === null ? open : wanted.get(line.id);
    if (gross === undefined || (asked === null && exact(open).isZero())) return [];
    if (!isPartOf(gross, open))
      throw new AppError('TAX_RED_BEYOND', { no: applyNo, what: line.itemName, left: `CNY ${open}` });
    const part = redPart(line, gross, decimalsOf(line.currency));
    return [
      {
        ...{ ...line, redOfId: line.id, redAmount: '0', redGross: '0', redNet: '0' },
        ...{ amount: left(part.amount), gross: left(part.gross), net: left(part.net), tax: left(part.tax) },
      },
    ];
  });
}
