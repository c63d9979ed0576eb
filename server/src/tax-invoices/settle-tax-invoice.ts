import { filledWords } from '@fairway/contract/filled-words.ts';
import type { TaxInvoiceState } from '@fairway/contract/money-fields.ts';
import { invoiceActFits } from '@fairway/domain/invoices/invoice-state.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { isOfficial, taxActFits } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { isPartOf, openToTax } from '@fairway/domain/tax-invoices/tax-lines.ts';
import type { Bus } from '../bus/bus.ts';
import type { Db } from '../database/open.ts';
import { holdTaxed, linesToTax } from '../invoices/taxed-lines.ts';
import { quotaRemark } from '../language/tax-invoice-words.ts';
import { rejectedWith } from '../workflow/subjects/flow-opinion.ts';
import { changeAndNote } from './note-acts.ts';
import { beyondQuota, monthOf } from './quota.ts';
import { nowOf } from './reader.ts';
import { findTaxLines, type StoredTaxInvoice, takeTaxInvoiceById } from './store.ts';
import { askLines, releaseLines } from './take-lines.ts';
import { tellAboutTax } from './tell-about-tax.ts';

export interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

export interface Settler {
  db: Db;
  bus: Bus;
  now: Date;
  afterCommit: (work: () => unknown) => void;
}

/** What a flow that came to something does with what it is about. */
export const actOf = (status: string): 'revive' | 'approve' | 'withdraw' | 'reject' => {
  if (status === 'running') return 'revive';
  if (status === 'approved') return 'approve';
  return status === 'withdrawn' || status === 'draft' ? 'withdraw' : 'reject';
};

/**
 * What a tax invoice does with what came of the flow about it. It may be told twice, or late: only its own flow counts,
 * and what was issued stays so.
 */
export async function settleTaxInvoice(
  settler: Settler,
  { subjectId, flowId, status }: Report,
): Promise<void> {
  const invoice = await takeTaxInvoiceById(settler.db, subjectId);
  if (!invoice || invoice.flowId !== flowId) return;
  const act = actOf(status);
  if (!taxActFits(act, nowOf(invoice))) return;
  if (act === 'revive') return revive(settler, invoice);
  if (act === 'approve') return approve(settler, invoice);
  await releaseLines(settler.db, invoice);
  await changeAndNote(settler, invoice, ...(await endedBy(settler, flowId, act)));
}

/** What becomes of one whose flow came to nothing, with the words it was rejected with. */
export async function endedBy({ db }: Settler, flowId: string, act: 'withdraw' | 'reject') {
  const remark = act === 'reject' ? await rejectedWith(db, flowId) : '';
  const status: TaxInvoiceState = act === 'reject' ? 'rejected' : 'cancelled';
  return [
    { status, stateRemark: remark },
    { act, remark },
  ] as const;
}

/** Beyond what the company may issue this month it is rejected with words, and whoever applied for it is told. */
async function approve(settler: Settler, invoice: StoredTaxInvoice): Promise<void> {
  const { now } = settler;
  const left = isOfficial(invoice.kind) ? await beyondQuota(settler, invoice) : null;
  if (left === null) {
    const quotaMonth = isOfficial(invoice.kind) ? monthOf(now) : null;
    const changes = { status: 'approved', stateRemark: '', approvedAt: now, quotaMonth } as const;
    await changeAndNote(settler, invoice, changes, { act: 'approve' });
    return;
  }
  await releaseLines(settler.db, invoice);
  const words = thousandsFormat(Number(left).toFixed(2));
  const stateRemark = filledWords(quotaRemark, { left: words });
  await changeAndNote(
    settler,
    invoice,
    // People agreed: what keeps it back is our own.
    { status: 'rejected', stateRemark, approvedAt: now },
    { act: 'reject', remark: stateRemark },
  );
  await tellAboutTax(settler, invoice, { what: 'beyondQuota', userIds: [invoice.createdBy], left: words });
}

/** An administrator may bring a flow back to life; where others took the lines meanwhile it stays as it is. */
async function revive(settler: Settler, invoice: StoredTaxInvoice): Promise<void> {
  const { db } = settler;
  const lines = await findTaxLines(db, [invoice.id]);
  const invoices = await holdTaxed(db, [...new Set(lines.map(({ invoiceId }) => invoiceId))]);
  const current = new Map(
    (
      await linesToTax(
        db,
        lines.map(({ invoiceLineId }) => invoiceLineId),
      )
    ).map((line) => [line.id, line]),
  );
  const fits = lines.every(({ invoiceLineId, amount }) => {
    const line = current.get(invoiceLineId);
    const asked = isOfficial(invoice.kind) ? (line?.taxAsked ?? '0') : '0';
    return line !== undefined && isPartOf(amount, openToTax({ ...line, asked }));
  });
  if (!fits || !invoices.every((one) => invoiceActFits('tax', one))) return;
  await askLines(db, invoice, lines);
  await changeAndNote(settler, invoice, { status: 'applied', stateRemark: '' }, { act: 'revive' });
}
