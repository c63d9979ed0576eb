declare module '../database/tables.ts' {
  interface Tables extends TaxInvoiceTables {}
}

export interface TaxInvoiceTables {
  tax_invoice: {
    id: string;
    version: number;
    applyNo: string;
    kind: string;
    status: string;
    statusBefore: string | null;
    stateRemark: string;
    companyId: string;
    partyId: string;
    title: string;
    taxNo: string;
    addressPhone: string;
    bankAccount: string;
    email: string;
    sellerName: string;
    gross: string;
    net: string;
    tax: string;
    redGross: string;
    remark: string;
    transport: unknown;
    redOfId: string | null;
    redReason: string | null;
    confirmation: string;
    confirmNo: string;
    confirmUntil: Date | null;
    flowId: string | null;
    code: string;
    number: string;
    fullNumber: string | null;
    issuedOn: string | null;
    issuedBy: string | null;
    issuedAt: Date | null;
    approvedAt: Date | null;
    quotaMonth: string | null;
    deliveredAt: Date | null;
    searchText: string;
    createdBy: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  tax_invoice_line: {
    id: string;
    taxInvoiceId: string;
    seq: number;
    invoiceLineId: string;
    invoiceId: string;
    itemName: string;
    currency: string;
    amount: string;
    rate: string;
    gross: string;
    net: string;
    tax: string;
    vatKind: string;
    vatRate: string;
    redOfId: string | null;
    redAmount: string;
    redGross: string;
    redNet: string;
  };
  tax_invoice_delivery: {
    id: string;
    taxInvoiceId: string;
    at: Date;
    byId: string | null;
    via: string;
    to: string;
  };
  tax_invoice_act: {
    id: string;
    taxInvoiceId: string;
    version: number;
    at: Date;
    act: string;
    byId: string | null;
    remark: string;
  };
}
