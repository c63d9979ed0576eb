import { AppError } from '@fairway/contract/app-error.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { chargesOfInvoice } from '../charges/billed-charges.ts';
import type { Context } from '../http/context.ts';
import { linesOf } from './invoice-lines.ts';
import { findInvoiceLines } from './store.ts';
import type { StoredInvoice, StoredInvoiceLine } from './stored-invoice.ts';

const compared = ['amount', 'net', 'tax', 'bookAmount', 'bookNet', 'bookTax'] as const;

const saysTheSame = (one: StoredInvoiceLine, other: StoredInvoiceLine): boolean =>
  one.onBehalf === other.onBehalf && compared.every((field) => exact(one[field]).equals(exact(other[field])));

/** What is put in force is what its charges say now: one that changed since the draft was made is looked at again. */
export async function refuseChanged(
  { db }: Pick<Context, 'db'>,
  { id, invoiceNo, kind }: StoredInvoice,
): Promise<void> {
  // The lines of a credit note are parts of what was billed; how much of it is left is asked when it counts.
  if (kind === 'credit') return;
  const lines = await findInvoiceLines(db, [id]);
  const charges = await chargesOfInvoice(
    db,
    lines.map(({ chargeId }) => chargeId),
  );
  const isOpen = charges.length === lines.length && charges.every(({ status }) => status === 'approved');
  const now = new Map(linesOf(id, charges, () => id).map((line) => [line.chargeId, line]));
  const isSame = lines.every((line) => {
    const other = now.get(line.chargeId);
    return other !== undefined && saysTheSame(line, other);
  });
  if (!isOpen || !isSame) throw new AppError('INVOICE_TOTALS_CHANGED', { no: invoiceNo });
}
