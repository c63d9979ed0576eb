import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { teuOf, writeBoxes } from '@fairway/domain/freight/teu.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import type { Db } from '../database/open.ts';
import { boxTeu } from '../freight/box-teu.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import {
  findBillNumbers,
  findOrderReferences,
  type Reference,
  replaceReferences,
  writeBoxSums,
  writeViewers,
  writeWords,
} from './keep-store.ts';
import { findBoxes, type StoredBox } from './part-store.ts';
import { refreshProgress } from './progress/refresh-progress.ts';
import { findCustomerNames, findShipments } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/**
 * Whatever changed in shipments: puts right everything that is worked out of them. Boxes first, since words and numbers
 * name them; lists last, since they copy what is worked out of events.
 */
export async function settleShipments(db: Db, shipmentIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(shipmentIds)];
  if (ids.length === 0) return;
  const boxes = await findBoxes(db, ids);
  await keepBoxSums(db, ids, boxes);
  const shipments = await findShipments(db, ids);
  const references = await keepReferences(db, shipments, boxes);
  await keepWords(db, shipments, references);
  await refreshProgress(db, ids, now);
  await writeViewers(db, ids);
}

/** `2×40HQ+1×20GP`, and how many twenty-foot boxes that is. */
async function keepBoxSums(db: Db, ids: readonly string[], boxes: readonly StoredBox[]): Promise<void> {
  const teuByType = await boxTeu(db);
  for (const id of ids) {
    const counts = new Map<string, number>();
    for (const { shipmentId, type } of boxes)
      if (shipmentId === id) counts.set(type, (counts.get(type) ?? 0) + 1);
    const summed = [...counts].map(([type, count]) => ({ type, count }));
    await writeBoxSums(db, id, { teu: teuOf(summed, teuByType), boxSummary: writeBoxes(summed) });
  }
}

/** Every number by which somebody looks for them. */
async function keepReferences(
  db: Db,
  shipments: readonly StoredShipment[],
  boxes: readonly StoredBox[],
): Promise<Reference[]> {
  const ids = shipments.map(({ id }) => id);
  const bills = await findBillNumbers(db, ids);
  const said = [
    ...shipments.flatMap(({ id, shipmentNo, mblNo, hblNo, soNo, customerRef, poNo }) => [
      { shipmentId: id, kind: 'shipment' as const, number: shipmentNo },
      { shipmentId: id, kind: 'mbl' as const, number: mblNo },
      { shipmentId: id, kind: 'hbl' as const, number: hblNo },
      { shipmentId: id, kind: 'so' as const, number: soNo },
      { shipmentId: id, kind: 'customerRef' as const, number: customerRef },
      { shipmentId: id, kind: 'po' as const, number: poNo },
    ]),
    ...boxes.flatMap(({ shipmentId, containerNo, sealNo, soNo }) => [
      { shipmentId, kind: 'container' as const, number: containerNo },
      { shipmentId, kind: 'seal' as const, number: sealNo },
      { shipmentId, kind: 'so' as const, number: soNo },
    ]),
    ...bills.map(({ shipmentId, kind, billNo }) => ({
      ...{ shipmentId, number: billNo },
      kind: kind === 'HBL' || kind === 'HAWB' ? ('hbl' as const) : ('mbl' as const),
    })),
  ];
  const references = new Map<string, Reference>();
  for (const { shipmentId, kind, number } of said) {
    // Several numbers in one field, as customers write them.
    for (const one of [number, ...number.split(/[,;、，；\n]/)]) {
      const key = referenceKey(one);
      if (key !== '') references.set(`${shipmentId} ${kind} ${key}`, { shipmentId, kind, key });
    }
  }
  const all = [...references.values()];
  await replaceReferences(db, ids, all);
  return [...all, ...((await findOrderReferences(db, ids)) as Reference[])];
}

/** Numbers, customer, ports, carrier, ship and goods: what people type, and nothing that a customer may not know. */
async function keepWords(
  db: Db,
  shipments: readonly StoredShipment[],
  references: readonly Reference[],
): Promise<void> {
  const ports = await portsById(
    db,
    shipments.flatMap(({ polId, podId }) => [polId, podId]),
    'zh',
  );
  const carriers = await carriersById(
    db,
    shipments.flatMap(({ carrierId }) => carrierId ?? []),
    'zh',
  );
  const customers = new Map(
    (
      await findCustomerNames(
        db,
        shipments.map(({ customerId }) => customerId),
      )
    ).map((one) => [one.id, one]),
  );
  for (const shipment of shipments) {
    const { id, shipmentNo, mblNo, hblNo, soNo, customerRef, poNo, vesselName, voyageNo } = shipment;
    const customer = customers.get(shipment.customerId);
    const carrier = carriers.get(shipment.carrierId ?? '');
    const lane = [shipment.polId, shipment.podId].flatMap((portId) => {
      const port = ports.get(portId);
      return port ? [port.unlocode, port.nameCn, port.nameEn] : [];
    });
    const keys = references.flatMap(({ shipmentId, key }) => (shipmentId === id ? [key] : []));
    const words = [
      ...[shipmentNo, mblNo, hblNo, soNo, customerRef, poNo],
      ...(customer ? [customer.enCode, customer.nameCn, customer.nameEn, customer.shortName] : []),
      ...lane,
      ...(carrier ? [carrier.scac, carrier.nameCn, carrier.nameEn] : []),
      ...[[vesselName, voyageNo].filter(Boolean).join(' '), shipment.goodsCn, shipment.goodsEn],
      ...keys,
    ];
    await writeWords(db, id, searchTextOf([...new Set(words)], 4_000));
  }
}
