declare module '../database/tables.ts' {
  interface Tables extends AgingTables {}
}

export interface AgingTables {
  open_item: {
    what: string;
    itemId: string;
    partyId: string;
    since: Date;
    until: Date | null;
    side: string;
    companyId: string;
    currency: string;
    balance: string;
    dueOn: string | null;
    salesId: string | null;
    departmentId: string | null;
    createdBy: string | null;
    /** The transaction that wrote the row last. */
    written: number;
  };
  customer_freeze: {
    id: string;
    customerId: string;
    wants: string;
    reason: string;
    status: string;
    flowId: string;
    askedBy: string | null;
    askedAt: Date;
    settledAt: Date | null;
  };
}
