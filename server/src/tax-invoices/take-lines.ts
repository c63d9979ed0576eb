import { exact, write } from '@fairway/domain/money/money.ts';
import { isIssued, isLive, isOfficial } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import type { Db } from '../database/open.ts';
import { addTaxedLines, holdTaxed } from '../invoices/taxed-lines.ts';
import { findTaxLines, type StoredTaxInvoice, type StoredTaxLine } from './store.ts';

const opposite = (amount: string): string => write(exact(amount).negated());
const invoiceIdsOf = (lines: readonly StoredTaxLine[]) => [
  ...new Set(lines.map(({ invoiceId }) => invoiceId)),
];

/** Its lines are asked for by it from now on; their invoices are held already. */
export async function askLines(
  db: Db,
  { kind }: Pick<StoredTaxInvoice, 'kind'>,
  lines: readonly StoredTaxLine[],
): Promise<void> {
  if (!isOfficial(kind)) return;
  await addTaxedLines(
    db,
    lines.map(({ invoiceLineId, amount }) => ({ lineId: invoiceLineId, asked: amount, invoiced: '0' })),
  );
}

/** What a blue one asks for counts as issued. */
export async function issueLines(db: Db, { id, kind }: StoredTaxInvoice): Promise<void> {
  if (!isOfficial(kind)) return;
  const lines = await findTaxLines(db, [id]);
  await holdTaxed(db, invoiceIdsOf(lines));
  await addTaxedLines(
    db,
    lines.map(({ invoiceLineId, amount }) => ({ lineId: invoiceLineId, asked: '0', invoiced: amount })),
  );
}

/** A blue one ends: what it asked for can be asked for again. */
export async function releaseLines(db: Db, { id, kind, status }: StoredTaxInvoice): Promise<void> {
  if (!isOfficial(kind) || !isLive(status)) return;
  const lines = await findTaxLines(db, [id]);
  await holdTaxed(db, invoiceIdsOf(lines));
  await addTaxedLines(
    db,
    lines.map(({ invoiceLineId, amount }) => ({
      ...{ lineId: invoiceLineId, asked: opposite(amount) },
      invoiced: isIssued(status) ? opposite(amount) : '0',
    })),
  );
}

/** A red one was issued: its lines are below nothing, so they give back what the blue one has. */
export async function takeBackLines(db: Db, lines: readonly StoredTaxLine[]): Promise<void> {
  await holdTaxed(db, invoiceIdsOf(lines));
  await addTaxedLines(
    db,
    lines.map(({ invoiceLineId, amount }) => ({ lineId: invoiceLineId, asked: amount, invoiced: amount })),
  );
}
