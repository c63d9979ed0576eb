import type { ShipmentFields, WrittenBox } from '@fairway/contract/shipment-fields.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import { type BookedShip, legsOf, noShip } from './booked-ship.ts';
import { newBoxRow, refuseSameBoxes } from './box-rows.ts';
import {
  insertBoxes,
  replaceLegs,
  replaceMembers,
  replaceParties,
  type StoredMember,
  type StoredParty,
} from './part-store.ts';
import { settleShipments } from './settle-shipments.ts';
import { insertShipment } from './store.ts';
import { columnsOf, type StoredShipment } from './stored-shipment.ts';

export interface NewShipment {
  fields: Partial<ShipmentFields> &
    Pick<ShipmentFields, 'customerId' | 'business' | 'mode' | 'polId' | 'podId'>;
  ship?: BookedShip | undefined;
  boxes?: readonly WrittenBox[];
  members: readonly Omit<StoredMember, 'shipmentId'>[];
  parties?: readonly Omit<StoredParty, 'shipmentId'>[];
  orderId?: string;
  price?: Record<string, unknown> | null;
  creatorUserId: string;
}

/** Nothing happened to it yet, and nobody said more than they must. */
export const blankShipment: Omit<
  StoredShipment,
  | 'id'
  | 'shipmentNo'
  | 'customerId'
  | 'business'
  | 'mode'
  | 'polId'
  | 'podId'
  | 'bizDate'
  | 'sailsAt'
  | 'creatorUserId'
  | 'creatorTime'
  | 'lastModifyTime'
> = {
  ...{ version: 1, orderId: null, companyId: null, isConsolidation: false, billMode: 'house' },
  ...{ mblNo: '', hblNo: '', soNo: '', customerRef: '', poNo: '' },
  ...{ carrierId: null, bookingAgentId: null, agentId: null, sailingId: null },
  ...{ vesselName: '', vesselImo: '', voyageNo: '', receiptPortId: null, deliveryPortId: null },
  ...{ transhipIds: [], receiptPlace: '', deliveryPlace: '', firstEtd: null, firstEta: null },
  ...{ cutSi: null, cutVgm: null, cutPort: null, cutCustoms: null, cutManifest: null },
  ...{ incoterm: null, freightTerm: 'PP', moveTerm: 'CY-CY', services: [] },
  ...{ goodsCn: '', goodsEn: '', hsCode: '', marks: '', packages: 0, packageType: 'CTN' },
  ...{ grossKg: '0', cbm: '0', chargeableKg: null, teu: '0', boxSummary: '' },
  ...{ isDangerous: false, unNo: '', imoClass: '', freeDemurrage: null, freeDetention: null, price: null },
  ...{
    remark: '',
    internalRemark: '',
    status: 'active',
    cancelledAt: null,
    mergedIntoId: null,
    stage: 'unbooked',
    isPartial: false,
  },
  ...{ segment: 'notSailed', etd: null, atd: null, eta: null, ata: null, isTroubled: false },
  ...{ worstSeverity: null, awaitsRelease: false, happened: [], lastMilestone: null, lastEventAt: null },
  ...{ nextDueAt: null, nextDueKind: null, position: null, nextCheckAt: null },
};

/** A shipment with everything that belongs to it; undefined where its order has one already. */
export async function makeShipment(
  db: Db,
  { fields, ship = noShip, boxes = [], members, parties = [], ...more }: NewShipment,
  now: Date,
): Promise<{ id: string; version: number; shipmentNo: string } | undefined> {
  const { cutOffs, carrierId, transhipIds, ...booked } = ship;
  const id = newId(now.getTime());
  const rows = boxes.map((box, index) => newBoxRow(box, id, index + 1, now));
  refuseSameBoxes(rows);
  const shipmentNo = await takeBillNumber(db, 'ShipmentNumber', more.creatorUserId, now);
  const shipment: StoredShipment = {
    ...blankShipment,
    ...(transhipIds.length > 0 && { transhipIds }),
    ...cutOffs,
    ...(carrierId !== undefined && { carrierId }),
    ...{ bizDate: companyDay(now), ...columnsOf(fields) },
    ...pick(fields),
    ...booked,
    ...{ id, shipmentNo, firstEtd: booked.etd, firstEta: booked.eta, sailsAt: booked.etd ?? now },
    ...{ orderId: more.orderId ?? null, price: more.price ?? null, creatorUserId: more.creatorUserId },
    ...{ creatorTime: now, lastModifyTime: now },
  };
  if (!(await insertShipment(db, shipment))) return undefined;
  await replaceMembers(db, id, members);
  await replaceParties(db, id, parties);
  await replaceLegs(db, id, legsOf(shipment));
  await insertBoxes(db, rows);
  await settleShipments(db, [id], now);
  return { id, version: shipment.version, shipmentNo };
}

const pick = ({ customerId, business, mode, polId, podId }: NewShipment['fields']) => ({
  ...{ customerId, business, mode, polId, podId },
});
