/** One shipment: how far it is, its desk, and the page behind a link. */
export const shipmentDetail = {
  shipmentTracking: '货物跟踪',
} as const;

type Own = typeof shipmentDetail;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
