import { AppError } from '@fairway/contract/app-error.ts';
import type { TaxInvoiceState } from '@fairway/contract/money-fields.ts';
import { exact } from '@fairway/domain/money/money.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { taxStateWords } from '../language/tax-invoice-words.ts';
import { findInvoiceLines } from './store.ts';
import type { StoredInvoice, StoredInvoiceLine } from './stored-invoice.ts';

/** The live tax invoices that have something of some lines of invoices, by number or by that of their application. */
export type TaxInvoicesOf = (
  db: Db,
  lineIds: readonly string[],
) => Promise<readonly { no: string; status: TaxInvoiceState }[]>;

/** What is credited stays on its tax invoice: whoever credits it hears which one, before it is done. */
export async function refuseTaxedCredit(
  { db, language }: Pick<Context, 'db' | 'language'>,
  credited: StoredInvoice,
  lines: readonly Pick<StoredInvoiceLine, 'creditOfId' | 'amount'>[],
  taxInvoicesOf: TaxInvoicesOf,
): Promise<void> {
  const creditOf = new Map(lines.map(({ creditOfId, amount }) => [creditOfId, amount]));
  const taxed = (await findInvoiceLines(db, [credited.id])).filter(
    ({ id, amount, credited: before, taxAsked }) =>
      creditOf.has(id) &&
      exact(taxAsked).greaterThan(
        exact(amount)
          .minus(exact(before))
          .minus(exact(creditOf.get(id) ?? '0')),
      ),
  );
  if (taxed.length === 0) return;
  const found = await taxInvoicesOf(
    db,
    taxed.map(({ id }) => id),
  );
  const what = found.map(({ no, status }) => `${no} (${taxStateWords[status][language]})`).join(', ');
  // Named by the field that answers it: whoever asked can be asked whether they mean it.
  throw new AppError('INVOICE_CREDIT_TAXED', { what }, { acceptsTaxed: what });
}
