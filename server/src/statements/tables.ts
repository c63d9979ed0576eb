declare module '../database/tables.ts' {
  interface Tables extends StatementTables {}
}

export interface StatementTables {
  statement: {
    id: string;
    version: number;
    statementNo: string;
    companyId: string;
    partyId: string;
    periodFrom: string;
    periodTo: string;
    basis: string;
    status: string;
    sums: unknown;
    unapplied: unknown;
    invoices: unknown;
    receipts: unknown;
    invoiceCount: number;
    computedAt: Date;
    remark: string;
    answer: string;
    answeredBy: string | null;
    answeredAt: Date | null;
    namedInvoices: unknown;
    searchText: string;
    createdBy: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
    sentAt: Date | null;
    closedAt: Date | null;
  };
  statement_print: {
    id: string;
    statementId: string;
    no: number;
    language: string;
    sha256: string;
    bytes: Buffer;
    at: Date;
    byId: string | null;
  };
  statement_act: {
    id: string;
    statementId: string;
    version: number;
    at: Date;
    act: string;
    byId: string | null;
    remark: string;
  };
}
