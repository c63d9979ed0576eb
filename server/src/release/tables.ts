declare module '../database/tables.ts' {
  interface Tables extends ReleaseTables {}
}

export interface ReleaseTables {
  cargo_release: {
    id: string;
    version: number;
    releaseNo: string;
    shipmentId: string;
    companyId: string | null;
    customerId: string;
    kind: string;
    containerNos: string[];
    status: string;
    heldFrom: string | null;
    stateRemark: string;
    reason: string;
    guarantor: string;
    payBy: string | null;
    promiseToldAt: Date | null;
    snapshot: unknown;
    snapshotAt: Date | null;
    flowId: string | null;
    appliedBy: string | null;
    appliedAt: Date;
    isByCustomer: boolean;
    approvedAt: Date | null;
    expiresAt: Date | null;
    executedBy: string | null;
    executedAt: Date | null;
    releaseRef: string;
    agentToldAt: Date | null;
    stopConfirmedBy: string | null;
    stopConfirmedAt: Date | null;
    searchText: string;
    lastModifyTime: Date;
  };
  cargo_release_act: {
    id: string;
    releaseId: string;
    version: number;
    at: Date;
    act: string;
    byId: string | null;
    remark: string;
  };
  cargo_hold: {
    id: string;
    shipmentId: string;
    containerNos: string[];
    type: string;
    reason: string;
    until: string | null;
    isByRule: boolean;
    placedBy: string | null;
    placedAt: Date;
    liftedBy: string | null;
    liftedAt: Date | null;
    liftReason: string;
  };
  collected_originals: {
    billId: string;
    collected: number;
    byId: string | null;
    at: Date;
  };
}
