import type { OrderBox, OrderFields, OrderParty } from '@fairway/contract/order-fields.ts';
import type { Business, WrittenBox } from '@fairway/contract/shipment-fields.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import type { Db } from '../database/open.ts';
import { companyOfPerson } from '../organisation/company-of.ts';
import { type BookedShip, noShip, shipAsTyped, shipOfSailing, type TypedShip } from './booked-ship.ts';
import { usualMembers } from './create-shipment.ts';
import { addReferences } from './keep-store.ts';
import { makeShipment } from './make-shipment.ts';
import type { StoredMember, StoredParty } from './part-store.ts';
import { settleShipments } from './settle-shipments.ts';
import { findOnlyDocumentsPerson, findSailingOfShip, findShipmentOfOrder } from './store.ts';

/** What an order says of the shipment that it becomes. */
export interface OrderOfShipment
  extends Pick<
    OrderFields,
    | 'mode'
    | 'incoterm'
    | 'receiptPlace'
    | 'deliveryPlace'
    | 'boxes'
    | 'services'
    | 'shipper'
    | 'consignee'
    | 'notify'
    | 'commodity'
    | 'commodityEn'
    | 'hsCode'
    | 'marks'
    | 'isDangerous'
    | 'unNo'
    | 'imoClass'
    | 'packages'
    | 'packageType'
    | 'grossKg'
    | 'cbm'
    | 'customerRef'
    | 'poNo'
    | 'remark'
  > {
  orderId: string;
  orderNo: string;
  customerId: string;
  polId: string;
  podId: string;
  /** Of the mode, where the order does not say it. */
  business?: Business;
  carrierId?: string | null;
  agentId?: string | null;
  sailingId: string | null;
  /** A flight, a train: of what is not in the schedule. */
  ship?: (TypedShip & Partial<Record<CutOff, number | null>>) | null;
  soNo?: string;
  freeDemurrage?: number | null;
  freeDetention?: number | null;
  /** The price as it was accepted: {rateId, validFrom, validTo, validityBasis, lines, …}. */
  price?: Record<string, unknown> | null;
  /** Who converts it: they look after it. The company is theirs unless another one is named. */
  operatorId: string;
  companyId?: string | null;
  /** Whose order it is, where that is somebody else than the sales person of the customer. */
  salesId?: string | null;
}

/** An order as a shipment, once: whoever comes later is given the one that is there. */
export async function createShipmentOfOrder(
  db: Db,
  order: OrderOfShipment,
  now: Date,
): Promise<{ id: string; shipmentNo: string; isNew: boolean }> {
  const there = await findShipmentOfOrder(db, order.orderId);
  if (there) return { id: there.id, shipmentNo: there.shipmentNo, isNew: false };
  const companyId = order.companyId ?? (await companyOfPerson(db, order.operatorId));
  const made = await makeShipment(
    db,
    {
      fields: { ...fieldsOfOrder(order), companyId },
      ship: await shipOfOrder(db, order),
      boxes: boxesOfOrder(order.boxes),
      members: await membersOf(db, order, companyId),
      parties: partiesOf(order),
      ...{ orderId: order.orderId, price: order.price ?? null, creatorUserId: order.operatorId },
    },
    now,
  );
  if (!made) {
    const other = await findShipmentOfOrder(db, order.orderId);
    if (!other) throw new Error('A shipment that is there cannot be read.');
    return { id: other.id, shipmentNo: other.shipmentNo, isNew: false };
  }
  const key = referenceKey(order.orderNo);
  if (key) {
    await addReferences(db, [{ shipmentId: made.id, kind: 'order', key }]);
    await settleShipments(db, [made.id], now);
  }
  return { id: made.id, shipmentNo: made.shipmentNo, isNew: true };
}

const typedCutOffs = ['cutSi', 'cutVgm', 'cutPort', 'cutCustoms', 'cutManifest'] as const;
type CutOff = (typeof typedCutOffs)[number];

/** A sailing may have been taken out of the schedule since it was booked. */
async function shipOfOrder(db: Db, { sailingId, ship }: OrderOfShipment): Promise<BookedShip> {
  const sailing = sailingId === null ? undefined : await findSailingOfShip(db, sailingId);
  if (sailing) return shipOfSailing(sailing);
  if (!ship) return noShip;
  const cutOffs = typedCutOffs.map((name) => [name, ship[name] == null ? null : new Date(ship[name])]);
  return { ...shipAsTyped(ship, []), cutOffs: Object.fromEntries(cutOffs) };
}

/** The shipment of an order, if it has become one. */
export const shipmentOfOrder = findShipmentOfOrder;

const businessOf = ({ mode }: OrderOfShipment): Business => {
  if (mode === 'AIR') return 'AE';
  return mode === 'RAIL' ? 'RE' : 'SE';
};

function fieldsOfOrder(order: OrderOfShipment) {
  const { customerId, mode, polId, podId, incoterm, receiptPlace, deliveryPlace, services } = order;
  const { hsCode, marks, isDangerous, unNo, packages, packageType, grossKg, cbm } = order;
  const { customerRef, poNo, remark } = order;
  return {
    ...{ customerId, mode, polId, podId, incoterm, receiptPlace, deliveryPlace, services },
    ...{ hsCode, marks, isDangerous, unNo, imoClass: order.imoClass, packages, packageType, grossKg, cbm },
    ...{ customerRef, poNo, remark, goodsCn: order.commodity, goodsEn: order.commodityEn },
    ...{ business: order.business ?? businessOf(order), soNo: order.soNo ?? '' },
    ...(order.carrierId ? { carrierId: order.carrierId } : {}),
    ...{ agentId: order.agentId ?? null },
    ...{ freeDemurrage: order.freeDemurrage ?? null, freeDetention: order.freeDetention ?? null },
  };
}

/** Boxes that nobody has given a number yet. */
export const boxesOfOrder = (boxes: readonly OrderBox[]): WrittenBox[] =>
  boxes.flatMap(({ type, count, isShipperOwned, temperature }) =>
    Array.from({ length: count }, () => ({
      ...{ type, isShipperOwned, temperature, containerNo: '', sealNo: '', packages: 0, grossKg: '0' },
      ...{ tareKg: null, vgmKg: null, vgmMethod: null, cbm: '0', soNo: '', emptyDepot: '' },
    })),
  );

/** The usual ones, and who does the documents where that is one person. */
async function membersOf(
  db: Db,
  { customerId, operatorId, salesId }: OrderOfShipment,
  companyId: string | null,
): Promise<Omit<StoredMember, 'shipmentId'>[]> {
  const usual = await usualMembers(db, customerId, operatorId);
  const documentsId = companyId === null ? undefined : await findOnlyDocumentsPerson(db, companyId);
  return [
    ...(salesId ? usual.filter(({ role }) => role !== 'sales') : usual),
    ...(salesId ? [{ userId: salesId, role: 'sales' as const, share: '100' }] : []),
    ...(documentsId ? [{ userId: documentsId, role: 'documents' as const, share: '0' }] : []),
  ];
}

const partiesOf = (order: OrderOfShipment): Omit<StoredParty, 'shipmentId'>[] =>
  (['shipper', 'consignee', 'notify'] as const).flatMap((role) => {
    const details: OrderParty = order[role];
    const isSaid = Object.values(details).some(Boolean);
    return isSaid ? [{ role, customerId: null, details: { ...details, billText: '' } }] : [];
  });
