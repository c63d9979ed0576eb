import type { StatementBasis, StatementState } from '@fairway/contract/money-fields.ts';
import type { StatementInvoice, StatementReceipt, StatementSum } from '@fairway/contract/statements.ts';
import type { Money } from '@fairway/domain/money/money.ts';
import type { StatementTables } from './tables.ts';

/** What a statement says. */
export interface StatementContent {
  sums: StatementSum[];
  unapplied: Money[];
  invoices: StatementInvoice[];
  receipts: StatementReceipt[];
}

/** A statement as it is read: words are what the contract says they are. */
export interface StoredStatement
  extends Omit<
      StatementTables['statement'],
      'basis' | 'status' | 'sums' | 'unapplied' | 'invoices' | 'receipts' | 'namedInvoices'
    >,
    StatementContent {
  basis: StatementBasis;
  status: StatementState;
  namedInvoices: string[];
}

/** The same without its lines, for lists. */
export type StatementRow = Omit<StoredStatement, 'invoices' | 'receipts'>;
