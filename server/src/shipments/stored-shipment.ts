import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { BillMode, Business, ShipmentFields, ShipmentState } from '@fairway/contract/shipment-fields.ts';
import type { Milestone, Severity, ShipmentStage } from '@fairway/contract/tracking.ts';
import type { ShipmentTables } from './tables.ts';

export type ShipmentRow = ShipmentTables['shipment'];

/** A shipment as it is read: what is JSON in the table is what it means. */
export interface StoredShipment
  extends Omit<
    ShipmentRow,
    | 'business'
    | 'mode'
    | 'billMode'
    | 'transhipIds'
    | 'services'
    | 'price'
    | 'position'
    | 'status'
    | 'stage'
    | 'worstSeverity'
    | 'happened'
    | 'lastMilestone'
    | 'incoterm'
    | 'freightTerm'
    | 'moveTerm'
    | 'packageType'
  > {
  business: Business;
  mode: TransportMode;
  billMode: BillMode;
  transhipIds: string[];
  services: ShipmentFields['services'];
  price: Record<string, unknown> | null;
  position: unknown;
  status: ShipmentState;
  stage: ShipmentStage;
  worstSeverity: Severity | null;
  happened: Milestone[];
  lastMilestone: Milestone | null;
  incoterm: ShipmentFields['incoterm'];
  freightTerm: ShipmentFields['freightTerm'];
  moveTerm: ShipmentFields['moveTerm'];
  packageType: ShipmentFields['packageType'];
}

const cutOffs = ['cutSi', 'cutVgm', 'cutPort', 'cutCustoms', 'cutManifest'] as const;

/** What people keep of it, as the wire writes it. */
export function fieldsOf(shipment: StoredShipment): ShipmentFields {
  const { customerId, companyId, business, mode, isConsolidation, billMode } = shipment;
  const { mblNo, hblNo, soNo, customerRef, poNo, carrierId, bookingAgentId, agentId } = shipment;
  const { polId, podId, receiptPortId, deliveryPortId, transhipIds, receiptPlace, deliveryPlace } = shipment;
  const { incoterm, freightTerm, moveTerm, services, goodsCn, goodsEn, marks, hsCode } = shipment;
  const { packages, packageType, grossKg, cbm, chargeableKg, isDangerous, unNo, imoClass } = shipment;
  const { freeDemurrage, freeDetention, remark, internalRemark, bizDate } = shipment;
  return {
    ...{ customerId, companyId, business, mode, isConsolidation, billMode },
    ...{ mblNo, hblNo, soNo, customerRef, poNo, carrierId, bookingAgentId, agentId },
    ...{ polId, podId, receiptPortId, deliveryPortId, transhipIds, receiptPlace, deliveryPlace },
    ...(Object.fromEntries(cutOffs.map((cut) => [cut, shipment[cut]?.getTime() ?? null])) as Record<
      (typeof cutOffs)[number],
      number | null
    >),
    ...{ incoterm, freightTerm, moveTerm, services, goodsCn, goodsEn, marks, hsCode },
    ...{ packages, packageType, isDangerous, unNo, imoClass, freeDemurrage, freeDetention },
    ...{ grossKg: figure(grossKg), cbm: figure(cbm) },
    chargeableKg: chargeableKg === null ? null : figure(chargeableKg),
    ...{ remark, internalRemark, bizDate },
  };
}

/** Fields of the wire as columns: moments are dates there. */
export function columnsOf(fields: Partial<ShipmentFields>): Partial<StoredShipment> {
  const { cutSi, cutVgm, cutPort, cutCustoms, cutManifest, ...plain } = fields;
  const times = Object.entries({ cutSi, cutVgm, cutPort, cutCustoms, cutManifest }).flatMap(([cut, at]) =>
    at === undefined ? [] : [[cut, at === null ? null : new Date(at)]],
  );
  return { ...withoutUnsaid(plain), ...Object.fromEntries(times) };
}

export const withoutUnsaid = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** A decimal of the database without zeros at its end. */
export const figure = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);

/** The place of a ship as far as it can be drawn. */
export function positionOf(value: unknown): { lat: number; lon: number; at: number | null } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lon, at } = value as Record<string, unknown>;
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  return { lat, lon, at: typeof at === 'number' ? at : null };
}
