import type {
  groupShipmentsPath as contractGroupPath,
  myShipmentsPath as contractMyPath,
  shipmentDeskPath,
  shipmentPath,
} from '@fairway/contract/shipments.ts';

const withId = (path: string, id: string) => `${path}?${new URLSearchParams({ id })}`;

export const myShipmentsPath = '/pages/shipment/cargo/mycargoshipment' satisfies typeof contractMyPath;
export const groupShipmentsPath =
  '/pages/shipment/cargo/groupcargoshipment' satisfies typeof contractGroupPath;
export const newShipmentPath = '/pages/shipment/cargo/shipmentform';
export const exceptionsPath = '/pages/shipment/exceptions';
// Written out: the frame must not load the contract.
export const shipmentScreen = '/pages/shipment/cargo/jobinfo' satisfies typeof shipmentPath;
export const shipmentDeskScreen = '/pages/shipment/cargo/jobDetail' satisfies typeof shipmentDeskPath;

/** How far one shipment is, for everybody who may see it. */
export const shipmentPathOf = (id: string): string => withId(shipmentScreen, id);
/** All of one shipment, for staff. */
export const shipmentDeskPathOf = (id: string): string => withId(shipmentDeskScreen, id);
