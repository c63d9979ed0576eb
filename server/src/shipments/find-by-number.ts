import type { ReferenceKind } from '@fairway/contract/shipment-fields.ts';
import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';
import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import type { Context } from '../http/context.ts';
import { findByKey, findListed } from './number-store.ts';
import { listsOf, readerOf } from './reader.ts';
import { shownHeads } from './shown-shipment.ts';
import { findShipments } from './store.ts';

const matches = ['whole', 'begin', 'end'] as const;

/** Shipments of the caller's sight by any of their numbers, and what is wrong with a number of a container. */
export async function findByNumber(ctx: Context, written: string) {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const key = referenceKey(written);
  const found = key.length < 2 ? [] : await findByKey(db, reader.viewerIds, key);
  // What the customer calls it is nothing that an agent finds it by; nor is one shipment told twice.
  const ids = [...new Set(found.map(({ shipmentId }) => shipmentId))];
  const [shipments, mine] = [
    await findShipments(db, ids),
    await findListed(db, listsOf(reader, 'mine'), ids),
  ];
  const heads = new Map((await shownHeads(ctx, shipments, reader)).map((head) => [head.id, head]));
  const told = new Set<string>();
  const list = found.flatMap(({ shipmentId, kind, key: number, rank }) => {
    const head = heads.get(shipmentId);
    const isOfCustomer = kind === 'customerRef' || kind === 'po' || kind === 'order';
    if (!head || told.has(shipmentId) || (isOfCustomer && head.customerId === undefined)) return [];
    told.add(shipmentId);
    const { shipmentNo, customerName, pol, pod, stage, etd, eta } = head;
    return [
      {
        ...{ shipmentId, shipmentNo, polName: pol.name, podName: pod.name, stage, etd, eta },
        ...(customerName !== undefined && { customerName }),
        ...{ kind: kind as ReferenceKind, number, match: matches[rank] ?? 'end' },
        isMine: mine.has(shipmentId),
      },
    ];
  });
  return { list, container: containerHint(written) };
}

function containerHint(written: string) {
  const { number, problem, expected } = checkContainerNumber(written);
  if (problem === 'shape' || expected === null) return null;
  return { number, isRight: problem === null, expectedDigit: expected };
}
