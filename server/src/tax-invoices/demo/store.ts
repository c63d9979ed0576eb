import type { ChargeGroup, VatKind } from '@fairway/contract/charge-codes.ts';
import type { InvoiceTitle } from '@fairway/contract/customers.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** A line of an invoice of the demo, with what a tax invoice says of it. */
export interface BilledLine {
  id: string;
  invoiceId: string;
  invoiceNo: string;
  companyId: string;
  companyName: string;
  partyId: string;
  partyNameCn: string;
  partyNameEn: string;
  titles: InvoiceTitle[];
  salesId: string | null;
  currency: string;
  issuedAt: Date;
  /** What is billed, less what was credited. */
  amount: string;
  bookRate: string;
  vatKind: VatKind;
  vatRate: string;
  group: ChargeGroup;
  chargeName: string;
}

/** Lines of invoices that were issued to customers until some time and are on no tax invoice, the oldest first. */
export async function listBilledOfDemo(db: Db, until: Date): Promise<BilledLine[]> {
  const rows = await db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoiceId')
    .innerJoin('shipment_charge', 'shipment_charge.id', 'invoice_line.chargeId')
    .innerJoin('charge_code', 'charge_code.id', 'shipment_charge.chargeCodeId')
    .innerJoin('customer', 'customer.id', 'invoice.partyId')
    .innerJoin('organisation', 'organisation.id', 'invoice.companyId')
    .select([
      ...(['invoice_line.id', 'invoice.id as invoiceId', 'invoice.invoiceNo', 'invoice.companyId'] as const),
      ...(['organisation.fullName as companyName', 'invoice.partyId', 'invoice.salesId'] as const),
      ...(['customer.nameCn as partyNameCn', 'customer.nameEn as partyNameEn'] as const),
      ...(['customer.invoiceTitles as titles', 'invoice.currency', 'invoice.issuedAt'] as const),
      ...(['shipment_charge.bookRate', 'shipment_charge.vatKind', 'shipment_charge.vatRate'] as const),
      ...(['charge_code.group', 'charge_code.nameCn as chargeName'] as const),
    ])
    .select(sql<string>`(invoice_line.amount - invoice_line.credited)::text`.as('amount'))
    .where('invoice.kind', '=', 'debit')
    .where('invoice.status', 'in', ['issued', 'partlyPaid', 'paid'])
    .where('invoice.issuedAt', '<', until)
    .where('invoice_line.taxAsked', '=', '0')
    .where(sql<boolean>`invoice_line.amount - invoice_line.credited <> 0`)
    .where('shipment_charge.bookRate', 'is not', null)
    .orderBy('invoice.issuedAt')
    .orderBy('invoice.id')
    .orderBy('invoice_line.seq')
    .execute();
  return rows as unknown as BilledLine[];
}
