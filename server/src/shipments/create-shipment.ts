import type { Received } from '@fairway/contract/endpoint.ts';
import type { createShipment as createShipmentCall } from '@fairway/contract/shipments.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { companyOfPerson } from '../organisation/company-of.ts';
import { chosenShip } from './booked-ship.ts';
import { refuseMissingPartners, refuseStrangers, refuseWrongFields } from './check-fields.ts';
import { makeShipment } from './make-shipment.ts';
import { findBoxes, findMembers, findParties, type StoredMember } from './part-store.ts';
import { readerOf, refuseCustomers, visibleShipment } from './reader.ts';
import { findCustomerNames } from './store.ts';
import { fieldsOf, withoutUnsaid } from './stored-shipment.ts';

/** By hand. Who makes it looks after it, with the people of the customer. */
export async function createShipment(ctx: Context, body: Received<typeof createShipmentCall>['body']) {
  const { db, now, session } = ctx;
  refuseCustomers(await readerOf(ctx));
  const { sailingId, ship, boxes, members, parties, ...said } = body;
  const fields = { ...withoutUnsaid(said), ...required(said) };
  await refuseWrongFields(ctx, fields, undefined);
  await refuseStrangers(
    ctx,
    (members ?? []).map(({ userId }) => userId),
  );
  await refuseMissingPartners(
    ctx,
    (parties ?? []).flatMap(({ customerId }) => customerId ?? []),
  );
  const lane = { polId: said.polId, podId: said.podId, transhipIds: said.transhipIds ?? [] };
  const made = await makeShipment(
    db,
    {
      fields: { ...fields, companyId: said.companyId ?? (await companyOfPerson(db, session.userId)) },
      ship: await chosenShip(db, { sailingId, ship }, lane),
      boxes: boxes ?? [],
      members: members?.length
        ? withMaker(members, session.userId)
        : await usualMembers(db, said.customerId, session.userId),
      parties: oneOfEach(parties ?? []),
      creatorUserId: session.userId,
    },
    now,
  );
  if (!made) throw new Error('Only shipments of orders can be there already.');
  ctx.auditTarget(made.shipmentNo);
  return made;
}

const required = <
  T extends { customerId: string; business: unknown; mode: unknown; polId: string; podId: string },
>({
  customerId,
  business,
  mode,
  polId,
  podId,
}: T) =>
  ({ customerId, business, mode, polId, podId }) as Pick<
    T,
    'customerId' | 'business' | 'mode' | 'polId' | 'podId'
  >;

export const oneOfEach = <T extends { role: string }>(parties: readonly T[]): T[] => [
  ...new Map(parties.map((party) => [party.role, party])).values(),
];

type Member = Omit<StoredMember, 'shipmentId'>;

/** Whoever makes it must see it. */
const withMaker = (members: readonly Member[], userId: string): Member[] =>
  members.some((member) => member.userId === userId)
    ? [...members]
    : [...members, { userId, role: 'operator', share: '0' }];

/** Its operator, and the sales and service people of the customer. */
export async function usualMembers(db: Db, customerId: string, operatorId: string): Promise<Member[]> {
  const [customer] = await findCustomerNames(db, [customerId]);
  return [
    { userId: operatorId, role: 'operator', share: '0' },
    ...(customer?.salesId ? [{ userId: customer.salesId, role: 'sales' as const, share: '100' }] : []),
    ...(customer?.serviceId ? [{ userId: customer.serviceId, role: 'service' as const, share: '0' }] : []),
  ];
}

/** The same customer, lane, cargo, people and parties; no numbers, no ship, no times. */
export async function copyShipment(ctx: Context, id: string) {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await visibleShipment(ctx, id, reader);
  const { bizDate: _, ...fields } = fieldsOf(shipment);
  const [boxes, members, parties] = [
    await findBoxes(db, [id]),
    await findMembers(db, [id]),
    await findParties(db, id),
  ];
  const made = await makeShipment(
    db,
    {
      fields: {
        ...fields,
        ...{ mblNo: '', hblNo: '', soNo: '', customerRef: '', poNo: '' },
        ...{ cutSi: null, cutVgm: null, cutPort: null, cutCustoms: null, cutManifest: null },
      },
      boxes: boxes.map(({ type, packages, grossKg, cbm, temperature, isShipperOwned }) => ({
        ...{
          type,
          packages,
          grossKg,
          cbm,
          temperature,
          isShipperOwned,
          containerNo: '',
          sealNo: '',
          soNo: '',
        },
        ...{ tareKg: null, vgmKg: null, vgmMethod: null, emptyDepot: '' },
      })),
      members: withMaker(members, session.userId),
      ...{ parties, creatorUserId: session.userId },
    },
    now,
  );
  if (!made) throw new Error('Only shipments of orders can be there already.');
  ctx.auditTarget(`${shipment.shipmentNo} ${made.shipmentNo}`);
  return made;
}
