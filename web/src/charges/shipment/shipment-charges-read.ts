import type { Input } from '@fairway/contract/endpoint.ts';
import { largestPageSize } from '@fairway/contract/envelope.ts';
import type { listCharges } from '@fairway/contract/shipment-charges.ts';

/** All charges of one shipment, as they were entered. */
export const chargesOf = (shipmentId: string): Input<typeof listCharges> => ({
  body: { pageSize: largestPageSize, filters: { shipmentId } },
});
