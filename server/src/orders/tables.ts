declare module '../database/tables.ts' {
  interface Tables extends OrderTables {}
}

export interface OrderTables {
  online_order: {
    id: string;
    version: number;
    orderNo: string;
    status: string;
    request: string | null;
    asked: string | null;
    clientId: string | null;
    placedBy: string;
    isPlacedByStaff: boolean;
    customerId: string | null;
    customerNameZh: string;
    customerNameEn: string;
    salesId: string | null;
    mode: string;
    polId: string | null;
    podId: string | null;
    carrierId: string | null;
    rateId: string | null;
    quoteId: string | null;
    quoteNo: string;
    fields: string;
    price: string | null;
    priceBefore: string | null;
    costs: string | null;
    priceLockUntil: Date | null;
    sailing: string | null;
    etdOn: string | null;
    soNo: string;
    slaDue: Date | null;
    isLateTold: boolean;
    isWaitingForCredit: boolean;
    rejectReason: string | null;
    stateRemark: string;
    deadFreight: string | null;
    submittedAt: Date | null;
    acceptedAt: Date | null;
    bookedAt: Date | null;
    confirmedAt: Date | null;
    convertedAt: Date | null;
    endedAt: Date | null;
    shipmentId: string | null;
    shipmentNo: string;
    copiedFromId: string | null;
    searchText: string;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  online_order_act: {
    id: string;
    orderId: string;
    version: number;
    at: Date;
    act: string;
    byId: string | null;
    isByCustomer: boolean;
    status: string;
    rejectReason: string | null;
    remark: string;
    isRemarkInternal: boolean;
    differences: string;
  };
  order_template: {
    id: string;
    ownerId: string;
    name: string;
    customerId: string | null;
    mode: string;
    fields: string;
    creatorTime: Date;
  };
}
