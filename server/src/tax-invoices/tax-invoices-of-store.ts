import type { TaxInvoiceState } from '@fairway/contract/money-fields.ts';
import { liveTaxStates } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Blue ones that still have something of some lines of invoices; a form of words has nothing. */
export async function findTaxInvoicesOf(
  db: Db,
  lineIds: readonly string[],
): Promise<{ no: string; status: TaxInvoiceState }[]> {
  const rows = await db
    .selectFrom('tax_invoice')
    .select(['applyNo', 'number', 'status'])
    .where('redOfId', 'is', null)
    .where('kind', '<>', 'proforma')
    .where('status', 'in', liveTaxStates)
    .where(
      sql<SqlBool>`id in (select "taxInvoiceId" from tax_invoice_line
        where "invoiceLineId" = any(${lineIds}::text[]) and amount <> "redAmount")`,
    )
    .orderBy('creatorTime')
    .orderBy('applyNo')
    .execute();
  return rows.map(({ applyNo, number, status }) => ({
    no: number || applyNo,
    status: status as TaxInvoiceState,
  }));
}
