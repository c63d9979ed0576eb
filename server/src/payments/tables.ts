declare module '../database/tables.ts' {
  interface Tables extends PaymentTables {}
}

export interface PaymentTables {
  payment: {
    id: string;
    version: number;
    paymentNo: string;
    direction: string;
    kind: string;
    status: string;
    companyId: string;
    bankAccountId: string;
    currency: string;
    amount: string;
    fee: string;
    bookRate: string;
    bookAmount: string;
    bookFee: string;
    unclaimed: string;
    bookUnclaimed: string;
    valueOn: string;
    payerName: string;
    bankRef: string;
    remark: string;
    searchText: string;
    createdBy: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
    reversedAt: Date | null;
    reverseReason: string;
  };
  payment_party: {
    paymentId: string;
    partyId: string;
    amount: string;
    unapplied: string;
    bookUnapplied: string;
  };
  payment_act: {
    id: string;
    paymentId: string;
    version: number;
    at: Date;
    act: string;
    byId: string | null;
    remark: string;
  };
}
