declare module '../database/tables.ts' {
  interface Tables extends TrackingTables {}
}

export interface TrackingTables {
  tracking_feed: {
    id: string;
    version: number;
    name: string;
    kind: string;
    source: string;
    url: string;
    secret: string;
    isEnabled: boolean;
    cursor: string;
    nextPullAt: Date | null;
    failures: number;
    lastError: string;
    lastReportAt: Date | null;
    lastSyncAt: Date | null;
    callMinute: Date | null;
    callCount: number;
    creatorTime: Date;
    lastModifyTime: Date;
  };
  tracking_delivery: {
    feedId: string;
    deliveryId: string;
    receivedAt: Date;
  };
  shipment_subscription: {
    userId: string;
    shipmentId: string;
    isOn: boolean;
    creatorTime: Date;
  };
  tracking_preference: {
    userId: string;
    isSubscribed: boolean;
    milestones: string;
    onEta: boolean;
    onException: boolean;
    quietFrom: number;
    quietTo: number;
    timeZone: string;
    delivery: string;
    dailyAt: number;
  };
  shipment_news: {
    userId: string;
    shipmentId: string;
    key: string;
    news: string;
    dueAt: Date;
    toldAt: Date | null;
  };
}
