declare module '../../database/tables.ts' {
  interface Tables extends ChargeChangeTables {}
}

export interface ChargeChangeTables {
  charge_change: {
    id: string;
    version: number;
    changeNo: string;
    shipmentId: string;
    reason: string;
    status: string;
    stateRemark: string;
    flowId: string | null;
    profitBefore: string;
    profitAfter: string;
    createdBy: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
    askedAt: Date | null;
    settledAt: Date | null;
  };
  charge_change_line: {
    changeId: string;
    seq: number;
    kind: string;
    chargeId: string | null;
    chargeVersion: number | null;
    before: unknown;
    after: unknown;
    isAsked: boolean;
  };
}
