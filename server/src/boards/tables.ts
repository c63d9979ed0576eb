declare module '../database/tables.ts' {
  interface Tables extends BoardTables {}
}

export interface BoardTables {
  shipment_figure: {
    shipmentId: string;
    period: string;
    sellerId: string | null;
    companyId: string | null;
    customerId: string;
    carrierId: string | null;
    polId: string;
    podId: string;
    business: string;
    mode: string;
    boxes: string;
    sailsOn: string;
    billedOn: string | null;
    jobs: number;
    teu: number;
    cbm: number;
    grossKg: number;
    chargeableKg: number;
    arrived: number;
    onTime: number;
    delayMinutes: number;
    booked: number;
    rolled: number;
    estimated: number[];
    actual: number[];
  };
  shipment_figure_writer: { shipmentId: string; written: number };
  shipment_figure_stale: { id: number; shipmentId: string };
  sales_target: {
    unitId: string | null;
    userId: string | null;
    month: string;
    metric: string;
    value: string;
    lastModifyTime: Date;
    lastModifyUserId: string;
  };
}
