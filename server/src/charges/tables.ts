declare module '../database/tables.ts' {
  interface Tables extends ChargeTables {}
}

export interface ChargeTables {
  shipment_charge: {
    id: string;
    version: number;
    shipmentId: string;
    seq: number;
    companyId: string;
    side: string;
    chargeCodeId: string;
    partyId: string;
    unit: string;
    quantity: string;
    price: string;
    currency: string;
    amount: string;
    net: string;
    tax: string;
    vatKind: string;
    vatRate: string;
    bookRate: string | null;
    rateKind: string | null;
    rateOn: string | null;
    bookAmount: string | null;
    bookNet: string | null;
    bookTax: string | null;
    onBehalf: boolean;
    isConfidential: boolean;
    source: string;
    quoteLineId: string | null;
    status: string;
    stateRemark: string;
    invoiced: string;
    settled: string;
    corrected: string;
    correctsId: string | null;
    changeId: string | null;
    takesBack: boolean;
    isDisputed: boolean;
    period: string;
    remark: string;
    createdBy: string | null;
    creatorTime: Date;
    approvedBy: string | null;
    approvedAt: Date | null;
    lastModifyTime: Date;
  };
  charge_act: {
    id: string;
    chargeId: string;
    version: number;
    shipmentId: string;
    at: Date;
    act: string;
    byId: string | null;
    remark: string;
    differences: unknown;
  };
  charge_template: {
    id: string;
    ownerId: string | null;
    name: string;
    lines: unknown;
    creatorTime: Date;
  };
}
