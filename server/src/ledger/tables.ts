import type { EntryKind } from '@fairway/contract/money-fields.ts';

declare module '../database/tables.ts' {
  interface Tables extends LedgerTables {}
}

export interface LedgerTables {
  accounting_period: {
    code: string;
    status: string;
    snapshot: unknown;
    closedBy: string | null;
    closedAt: Date | null;
    lockedBy: string | null;
    lockedAt: Date | null;
    reason: string;
  };
  ledger_entry: {
    id: string;
    kind: EntryKind;
    sourceId: string;
    sourceNo: string;
    companyId: string;
    bookedOn: string;
    period: string;
    at: Date;
    byId: string | null;
    reverses: string | null;
  };
  ledger_line: {
    entryId: string;
    line: number;
    account: string;
    partyId: string | null;
    currency: string;
    amount: string;
    bookAmount: string;
    invoiceId: string | null;
    paymentId: string | null;
    shipmentId: string | null;
    bankAccountId: string | null;
    at: Date;
  };
  ledger_balance: {
    account: string;
    partyId: string;
    companyId: string;
    currency: string;
    period: string;
    debit: string;
    credit: string;
    bookDebit: string;
    bookCredit: string;
  };
  voucher_batch: { id: string; period: string; count: number; at: Date; byId: string | null };
  voucher: { entryId: string; batchId: string; no: number };
}
