import type { Received } from '@fairway/contract/endpoint.ts';
import type {
  setShipmentLegs as legsCall,
  setShipmentMembers as membersCall,
  setShipmentParties as partiesCall,
} from '@fairway/contract/shipments.ts';
import { namesOf } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { refuseMissingPartners, refuseMissingPorts, refuseStrangers } from './check-fields.ts';
import { oneOfEach } from './create-shipment.ts';
import { noteAndSettle } from './note-change.ts';
import {
  findLegs,
  findMembers,
  findParties,
  replaceLegs,
  replaceMembers,
  replaceParties,
  type StoredLeg,
  type StoredMember,
  type StoredParty,
} from './part-store.ts';
import { heldToChange } from './reader.ts';
import { figure } from './stored-shipment.ts';
import { tellAbout } from './tell-about-shipment.ts';

type Member = Omit<StoredMember, 'shipmentId'>;

/** Who looks after it. Those who come are told. */
export async function setMembers(ctx: Context, id: string, body: Received<typeof membersCall>['body']) {
  const { db, session } = ctx;
  const { shipment } = await heldToChange(ctx, id, body.version);
  const before = await findMembers(db, [id]);
  const had = before.map(({ userId }) => userId);
  const userIds = body.members.map(({ userId }) => userId);
  await refuseStrangers(ctx, userIds, had);
  await replaceMembers(db, id, body.members);
  const saved = await noteAndSettle(
    ctx,
    shipment,
    { members: await memberLines(ctx, before) },
    { members: await memberLines(ctx, await findMembers(db, [id])) },
  );
  const come = userIds.filter((userId) => !had.includes(userId) && userId !== session.userId);
  await tellAbout(ctx, [shipment], { what: 'assigned', userIds: come });
  return saved;
}

/** How the history tells of members. */
export async function memberLines(
  { db }: Pick<Context, 'db'>,
  members: readonly Member[],
): Promise<string[]> {
  const names = await peopleNames(
    db,
    members.map(({ userId }) => userId),
    { withAccounts: false },
  );
  return members.map(({ userId, role, share }) =>
    [role, names.get(userId) ?? '', Number(share) ? `${figure(share)}%` : ''].filter(Boolean).join(' '),
  );
}

export async function setParties(ctx: Context, id: string, body: Received<typeof partiesCall>['body']) {
  const { db } = ctx;
  const { shipment } = await heldToChange(ctx, id, body.version);
  const before = await findParties(db, id);
  const parties = oneOfEach(body.parties);
  await refuseMissingPartners(
    ctx,
    parties.flatMap(({ customerId }) => customerId ?? []),
    before.flatMap(({ customerId }) => customerId ?? []),
  );
  await replaceParties(db, id, parties);
  return noteAndSettle(
    ctx,
    shipment,
    { parties: await partyLines(ctx, before) },
    { parties: await partyLines(ctx, parties) },
  );
}

async function partyLines(
  { db, language }: Pick<Context, 'db' | 'language'>,
  parties: readonly Omit<StoredParty, 'shipmentId'>[],
): Promise<string[]> {
  const customerIds = parties.flatMap(({ customerId }) => customerId ?? []);
  const names = await namesOf(db, 'customer', customerIds, language);
  return [...parties]
    .sort((one, two) => (one.role < two.role ? -1 : 1))
    .map(({ role, customerId, details: { name, address, contact, phone, email, billText } }) => {
      const ours = customerId === null ? '' : `[${names.get(customerId) || customerId}]`;
      return [role, toldOf([name, address, contact, phone, email, billText, ours])].filter(Boolean).join(' ');
    });
}

/** Every value in its place: what moves from one field to another reads differently. */
const toldOf = (values: readonly string[]): string =>
  values
    .slice(0, values.findLastIndex(Boolean) + 1)
    .map((value) => value || '–')
    .join(' ');

export async function setLegs(ctx: Context, id: string, body: Received<typeof legsCall>['body']) {
  const { db } = ctx;
  const { shipment } = await heldToChange(ctx, id, body.version);
  const before = await findLegs(db, id);
  const ports = (legs: readonly { fromPortId: string; toPortId: string }[]) =>
    legs.flatMap(({ fromPortId, toPortId }) => [fromPortId, toPortId]);
  await refuseMissingPorts(ctx, ports(body.legs), ports(before));
  const time = (at: number | null) => (at === null ? null : new Date(at));
  const legs = body.legs.map((leg) => ({ ...leg, etd: time(leg.etd), eta: time(leg.eta) }));
  await replaceLegs(db, id, legs);
  return noteAndSettle(ctx, shipment, { legs: legLines(before) }, { legs: legLines(legs) });
}

export const legLines = (legs: readonly Omit<StoredLeg, 'shipmentId' | 'seq'>[]): string[] =>
  legs.map(({ mode, fromPortId, toPortId, vesselName, voyageNo, etd, eta }) =>
    toldOf([
      ...[
        mode,
        `${fromPortId.replace(/^port-/, '')}→${toPortId.replace(/^port-/, '')}`,
        vesselName,
        voyageNo,
      ],
      ...[etd?.toISOString().slice(0, 16) ?? '', eta?.toISOString().slice(0, 16) ?? ''],
    ]),
  );
