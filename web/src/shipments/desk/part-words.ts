import type { LegMode, PartyRole } from '@fairway/contract/shipment-fields.ts';
import type { PlainKey } from '../../language/words.ts';

export const legModeWords: Readonly<Record<LegMode, PlainKey>> = {
  vessel: 'legVessel',
  feeder: 'legFeeder',
  barge: 'legBarge',
  rail: 'legRail',
  truck: 'legTruck',
  flight: 'legFlight',
};

export const partyRoleWords: Readonly<Record<PartyRole, PlainKey>> = {
  shipper: 'paperShipper',
  consignee: 'paperConsignee',
  notify: 'paperNotify',
  notify2: 'paperNotify2',
  carrier: 'partyCarrier',
  agent: 'partyAgent',
  trucker: 'partyTrucker',
  broker: 'partyBroker',
  warehouse: 'partyWarehouse',
  insurer: 'partyInsurer',
};
