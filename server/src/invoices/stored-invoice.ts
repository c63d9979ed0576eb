import type {
  ChargeSide,
  DisputeReason,
  DisputeState,
  InvoiceAnswer,
  InvoiceKind,
  InvoiceScope,
  InvoiceState,
} from '@fairway/contract/money-fields.ts';
import type { InvoiceTables } from './tables.ts';

export interface StoredTitle {
  title: string;
  taxNo: string;
}

/** An invoice as it is read: words are what the contract says they are. */
export interface StoredInvoice
  extends Omit<InvoiceTables['invoice'], 'kind' | 'side' | 'scope' | 'status' | 'answer' | 'title'> {
  kind: InvoiceKind;
  side: ChargeSide;
  scope: InvoiceScope;
  status: InvoiceState;
  answer: InvoiceAnswer;
  title: StoredTitle | null;
}

/** What has to be known of an invoice to pay it. */
export const payableColumns = [
  ...(['id', 'version', 'invoiceNo', 'kind', 'side', 'status', 'companyId', 'partyId'] as const),
  ...(['currency', 'settled', 'balance', 'bookBalance'] as const),
];
export type PayableInvoice = Pick<StoredInvoice, (typeof payableColumns)[number]>;

export type StoredInvoiceLine = InvoiceTables['invoice_line'];

export interface StoredDispute extends Omit<InvoiceTables['invoice_dispute'], 'reason' | 'status'> {
  reason: DisputeReason;
  status: DisputeState;
}

/** Nothing of it is on a tax invoice. */
export const untaxed = { taxAsked: '0', taxInvoiced: '0' } as const;
