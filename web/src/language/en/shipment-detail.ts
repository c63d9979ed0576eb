import type { shipmentDetail as chinese } from '../zh-CN/shipment-detail.ts';

export const shipmentDetail: Record<keyof typeof chinese, string> = {
  shipmentTracking: 'Tracking',
};
