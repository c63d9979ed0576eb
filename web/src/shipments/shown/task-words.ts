import type { ShipmentTaskKind } from '@fairway/contract/shipment-papers.ts';
import type { PlainKey } from '../../language/words.ts';

export const taskKindWords: Readonly<Record<ShipmentTaskKind, PlainKey>> = {
  booking: 'taskBooking',
  truck: 'taskTruck',
  customs: 'taskCustoms',
  vgm: 'taskVgm',
  si: 'taskSi',
  checkBill: 'taskCheckBill',
  signBill: 'taskSignBill',
  charges: 'taskCharges',
  bill: 'taskBill',
  other: 'taskOther',
};
