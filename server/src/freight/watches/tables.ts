declare module '../../database/tables.ts' {
  interface Tables extends WatchTables {}
}

export interface WatchTables {
  rate_watch: {
    id: string;
    userId: string;
    kind: string;
    key: string;
    mode: string | null;
    polId: string | null;
    podId: string | null;
    lineId: string | null;
    carrierId: string | null;
    rateType: string | null;
    serviceCode: string | null;
    commodity: string | null;
    rateId: string | null;
    place: string | null;
    currency: string | null;
    target: string | null;
    toldRateId: string | null;
    toldPrice: string | null;
    creatorTime: Date;
  };
  rate_news: { rateId: string; creatorTime: Date };
}
