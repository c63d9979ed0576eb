import type { Input } from '@fairway/contract/endpoint.ts';
import { transportModes } from '@fairway/contract/freight-rates.ts';
import {
  businesses,
  type ShipmentScope,
  type ShipmentSegment,
  shipmentSegments,
  shipmentStates,
} from '@fairway/contract/shipment-fields.ts';
import type { countShipments } from '@fairway/contract/shipments.ts';
import { exceptionCodes, shipmentStages } from '@fairway/contract/tracking.ts';
import { choicesOf, momentsOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

/** What a list, its counts, its map and its calendar are asked by. */
export type AskedShipments = NonNullable<Input<typeof countShipments>['body']>;

/** It stands among the filters of the address, so that views keep it. */
export const segmentName = 'segment';
export const segmentOf = ({ values }: Pick<TableFilters, 'values'>): ShipmentSegment =>
  shipmentSegments.find((one) => one === values[segmentName]) ?? 'all';

export function askedOf(filters: TableFilters, scope: ShipmentScope): AskedShipments {
  const { keyword, values } = filters;
  const chosen = <T extends string>(name: string, known: readonly T[]): T[] =>
    choicesOf(values[name] ?? '').flatMap((one) => known.filter((each) => each === one));
  const some = <T extends string>(name: string, asked: string, known: readonly T[]) => {
    const list = chosen(name, known);
    return list.length > 0 ? { [asked]: list } : {};
  };
  const text = (name: string, asked: string) => (values[name] ? { [asked]: values[name] } : {});
  const [etd, eta] = [momentsOf(values.etd ?? ''), momentsOf(values.eta ?? '')];
  const [cutSi, cutPort] = [momentsOf(values.cutSi ?? ''), momentsOf(values.cutPort ?? '')];
  const business = chosen('trade', businesses);
  const [exception] = chosen('trouble', exceptionCodes);
  const [memberId] = choicesOf(values.members ?? '');
  return {
    ...{ scope, segment: segmentOf(filters), keyword },
    filters: {
      ...text('customer', 'customerId'),
      ...text('pol', 'polId'),
      ...text('pod', 'podId'),
      ...text('lane', 'lineId'),
      ...text('carrier', 'carrierId'),
      ...text('ship', 'vessel'),
      ...text('voyage', 'voyage'),
      ...text('company', 'companyId'),
      ...(etd.from !== undefined && { etdFrom: etd.from }),
      ...(etd.to !== undefined && { etdTo: etd.to }),
      ...(eta.from !== undefined && { etaFrom: eta.from }),
      ...(eta.to !== undefined && { etaTo: eta.to }),
      ...(cutSi.from !== undefined && { cutSiFrom: cutSi.from }),
      ...(cutSi.to !== undefined && { cutSiTo: cutSi.to }),
      ...(cutPort.from !== undefined && { cutPortFrom: cutPort.from }),
      ...(cutPort.to !== undefined && { cutPortTo: cutPort.to }),
      ...(business.length > 0 && { business }),
      ...some('mode', 'mode', transportModes),
      ...some('stage', 'stages', shipmentStages),
      ...some('status', 'status', shipmentStates),
      ...(memberId && { memberId }),
      ...(exception && { exception }),
    },
  };
}
