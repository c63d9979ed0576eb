import { listBillVersions, listMyShipmentTasks } from '@fairway/contract/shipment-papers.ts';
import {
  getShipmentDemurrage,
  getShipmentRoute,
  getShipmentTimeline,
  getShipmentTimes,
  listShipmentExceptions,
} from '@fairway/contract/shipment-tracking.ts';
import {
  countShipments,
  getShipment,
  listShipmentHistory,
  listShipments,
} from '@fairway/contract/shipments.ts';
import { queryClient } from '../../wire/query-client.ts';

/**
 * The reads that show something else after a shipment was changed. What is wrong with it and what it costs to stand are
 * among them: a field, a box or a paper changes these as much as an event does.
 */
export const shipmentReads = [
  ...[getShipment, listShipmentHistory, listShipments, countShipments, listBillVersions, listMyShipmentTasks],
  ...[getShipmentTimeline, getShipmentTimes, getShipmentRoute, listShipmentExceptions, getShipmentDemurrage],
];

/** What was heard of one shipment is on its own screens only: others hear of theirs by themselves. */
export const refreshOne = (id: string): void => {
  for (const { name } of shipmentReads)
    void queryClient.invalidateQueries({ queryKey: [name, { params: { id } }] });
};

/** Somebody was told of one: where it stands in lists may have changed too. */
export const refreshTold = (id: string): void => {
  refreshOne(id);
  for (const { name } of [listShipments, countShipments, listMyShipmentTasks])
    void queryClient.invalidateQueries({ queryKey: [name] });
};

export const refreshShipment = (): void => {
  for (const { name } of shipmentReads) void queryClient.invalidateQueries({ queryKey: [name] });
};
