import type { EntityHead } from '../../entities/entity-rules.ts';

declare module '../../database/tables.ts' {
  interface Tables extends ProgressTables {}
}

/** What was reported about shipments, and what is wrong with them. */
export interface ProgressTables {
  tracking_report: {
    id: string;
    source: string;
    eventId: string;
    hash: string;
    issuedAt: Date;
    at: Date;
    report: string;
    feedId: string | null;
    creatorUserId: string | null;
    reason: string;
    receivedAt: Date;
  };
  tracking_report_key: {
    key: string;
    reportId: string;
    at: Date;
  };
  tracking_retraction: {
    source: string;
    eventId: string;
    creatorUserId: string | null;
    reason: string;
    receivedAt: Date;
  };
  shipment_exception: {
    id: string;
    shipmentId: string;
    code: string;
    containerNo: string;
    subject: string;
    severity: string;
    detail: string;
    openedAt: Date;
    foundAt: Date;
    dueAt: Date | null;
    isDueKept: boolean;
    ownerId: string | null;
    status: string;
    resolvedAt: Date | null;
    resolvedBy: string | null;
    note: string;
    customerText: string;
    wasSeen: boolean;
    isOverturned: boolean;
  };
  shipment_telling: {
    shipmentId: string;
    changedAt: Date | null;
    toldEta: Date | null;
  };
  demurrage_tariff: EntityHead & {
    kind: string;
    portId: string | null;
    carrierId: string | null;
    boxTypes: string;
    freeDays: number;
    counts: string;
    closedDays: string;
    currency: string;
    tiers: string;
    validFrom: string;
    validTo: string | null;
    remark: string;
  };
}
