import type { EntityHead } from '../entities/entity-rules.ts';

declare module '../database/tables.ts' {
  interface Tables extends FreightTables {}
}

interface ChargeTerms {
  chargeCodeId: string;
  unit: string;
  currency: string;
  prices: string;
  price: string | null;
  minimum: string | null;
  maximum: string | null;
  conditions: string;
  validFrom: string;
  validTo: string | null;
}

export interface FreightTables {
  freight_rate: {
    id: string;
    version: number;
    rateNo: string;
    status: string;
    searchText: string;
    mode: string;
    lineId: string | null;
    polId: string;
    podId: string;
    porId: string | null;
    delId: string | null;
    viaId: string | null;
    isDirect: boolean;
    carrierId: string;
    serviceCode: string;
    contractNo: string;
    rateType: string;
    commodity: string;
    currency: string;
    validFrom: string;
    validTo: string;
    validityBasis: string;
    frequency: string;
    transitDays: number | null;
    freeDemurrage: number | null;
    freeDetention: number | null;
    weightLimit: string;
    space: string;
    isFeatured: boolean;
    audience: string;
    sailingId: string | null;
    prices: string;
    surcharges: string;
    included: string;
    remark: string;
    remarkInternal: string;
    source: string;
    previousId: string | null;
    publisherId: string | null;
    publishedAt: Date | null;
    flowId: string | null;
    approvedFlowId: string | null;
    creatorUserId: string | null;
    creatorTime: Date;
    lastModifyTime: Date;
    importId: string | null;
  };
  rate_batch_member: { flowId: string; rateId: string };
  lane_surcharge: EntityHead &
    ChargeTerms & {
      carrierId: string | null;
      lineId: string | null;
      polId: string | null;
      podId: string | null;
      mode: string | null;
      paidAt: string;
      isMandatory: boolean;
      remark: string;
    };
  local_charge: EntityHead &
    ChargeTerms & {
      portId: string;
      direction: string;
      carrierId: string | null;
      terminalId: string | null;
      mode: string | null;
      customerId: string | null;
      payTo: string;
      vatRate: string | null;
      isMandatory: boolean;
      isPublic: boolean;
      remark: string;
    };
}
