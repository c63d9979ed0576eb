import type { sharedShipmentPath } from '@fairway/contract/shipment-papers.ts';

// In a file of its own, and written out: it comes with the login, where every byte counts.
export const sharedShipmentScreen = '/pages/shipment/cargo/shared' satisfies typeof sharedShipmentPath;
