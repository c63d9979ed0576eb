declare module '../../database/tables.ts' {
  interface Tables extends PaymentRequestTables {}
}

export interface PaymentRequestTables {
  payment_request: {
    id: string;
    version: number;
    requestNo: string;
    kind: string;
    companyId: string;
    partyId: string;
    bankAccountId: string;
    currency: string;
    amount: string;
    wantedOn: string;
    reason: string;
    status: string;
    stateRemark: string;
    flowId: string | null;
    paymentId: string | null;
    searchText: string;
    createdBy: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
    settledAt: Date | null;
    paidBy: string | null;
    paidAt: Date | null;
  };
  payment_request_line: {
    requestId: string;
    seq: number;
    invoiceId: string;
    amount: string;
  };
}
