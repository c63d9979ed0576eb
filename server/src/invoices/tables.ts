declare module '../database/tables.ts' {
  interface Tables extends InvoiceTables {}
}

export interface InvoiceTables {
  bank_account: {
    id: string;
    version: number;
    companyId: string;
    accountName: string;
    bankName: string;
    accountNo: string;
    currency: string;
    swift: string;
    address: string;
    isDefault: boolean;
    remark: string;
    isEnabled: boolean;
    searchText: string;
    creatorUserId: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  invoice: {
    id: string;
    version: number;
    invoiceNo: string;
    kind: string;
    side: string;
    scope: string;
    companyId: string;
    partyId: string;
    salesId: string | null;
    departmentId: string | null;
    currency: string;
    total: string;
    net: string;
    tax: string;
    bookTotal: string;
    settled: string;
    credited: string;
    balance: string;
    bookBalance: string;
    billOn: string;
    baseOn: string | null;
    dueOn: string | null;
    dueReason: string;
    status: string;
    answer: string;
    answeredBy: string | null;
    answeredAt: Date | null;
    bankAccountId: string | null;
    title: unknown;
    supplierNo: string;
    creditOfId: string | null;
    remindedLevel: number | null;
    remindedAt: Date | null;
    promisedOn: string | null;
    stateRemark: string;
    remark: string;
    searchText: string;
    createdBy: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
    confirmedAt: Date | null;
    issuedAt: Date | null;
    closedAt: Date | null;
  };
  invoice_line: {
    id: string;
    invoiceId: string;
    seq: number;
    chargeId: string;
    shipmentId: string;
    amount: string;
    net: string;
    tax: string;
    bookAmount: string;
    bookNet: string;
    bookTax: string;
    onBehalf: boolean;
    settled: string;
    credited: string;
    creditOfId: string | null;
    memo: string;
  };
  invoice_dispute: {
    id: string;
    lineId: string;
    invoiceId: string;
    reason: string;
    claimed: string;
    remark: string;
    status: string;
    byId: string;
    at: Date;
    answerBy: Date;
    answer: string;
    answeredBy: string | null;
    answeredAt: Date | null;
    creditId: string | null;
    isLateTold: boolean;
  };
  invoice_print: {
    id: string;
    invoiceId: string;
    no: number;
    language: string;
    sha256: string;
    bytes: Buffer;
    at: Date;
    byId: string | null;
  };
  invoice_sending: {
    id: string;
    invoiceId: string;
    at: Date;
    byId: string | null;
    via: string;
    to: string;
    printId: string | null;
  };
  invoice_act: {
    id: string;
    invoiceId: string;
    version: number;
    at: Date;
    act: string;
    byId: string | null;
    remark: string;
  };
  aging_day: { one: boolean; day: string };
  aging_sum: {
    side: string;
    companyId: string;
    partyId: string;
    salesId: string;
    departmentId: string;
    currency: string;
    notDue: string;
    to30: string;
    to60: string;
    to90: string;
    over90: string;
    count: number;
  };
}
