import { randomBytes } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import { wayBehind } from '@fairway/domain/shipments/way-behind.ts';
import type { Context } from '../http/context.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { companyNameIn } from '../organisation/company-name.ts';
import { hashOf } from '../session/token.ts';
import { deleteLink, findLinkByToken, replaceLink } from './paper-store.ts';
import { findBoxes, findParties } from './part-store.ts';
import { heldShipment, readerOf } from './reader.ts';
import { sharedTimeline } from './shared-timeline.ts';
import { timesOf } from './shown-shipment.ts';
import { findCustomerNames, findShipments } from './store.ts';
import { positionOf } from './stored-shipment.ts';
import { toldSeverities } from './told-troubles.ts';

const linkLasts = 30 * 24 * 3_600_000;

/** A link in place of the one before. Its token is told now and never again: only its hash stays. */
export async function shareShipment(ctx: Context, id: string) {
  const { db, now, session } = ctx;
  await heldShipment(ctx, id, await readerOf(ctx));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkLasts);
  await replaceLink(db, {
    ...{
      tokenHash: hashOf(token),
      shipmentId: id,
      creatorUserId: session.userId,
      creatorTime: now,
      expiresAt,
    },
  });
  return { token, expiresAt: expiresAt.getTime() };
}

export async function revokeLink(ctx: Context, id: string): Promise<null> {
  await heldShipment(ctx, id, await readerOf(ctx));
  await deleteLink(ctx.db, id);
  return null;
}

/** How far it is, for whoever has the link: no names, no people, no money. Unknown, revoked and over are the same. */
export async function openShared(ctx: Context<'open'>, token: string) {
  const { db, now, language } = ctx;
  const link = await findLinkByToken(db, hashOf(token), now);
  const [shipment] = link ? await findShipments(db, [link.shipmentId]) : [];
  const way = shipment && (await sharedTimeline(db, shipment.id, now, language));
  if (!link || !shipment || !way) throw new AppError('SHIPMENT_LINK_INVALID');
  const { polId, podId, transhipIds, carrierId } = shipment;
  const ports = await portsById(db, [polId, podId, ...transhipIds], language);
  const carriers = await carriersById(db, carrierId === null ? [] : [carrierId], language);
  const [customer] = await findCustomerNames(db, [shipment.customerId]);
  const parties = await findParties(db, shipment.id);
  const partyName = (role: string) => parties.find((one) => one.role === role)?.details.name ?? '';
  const place = (portId: string) => {
    const port = ports.get(portId);
    return {
      ...{ code: port?.unlocode ?? '', name: port?.fullName ?? '', timeZone: port?.timeZone ?? 'UTC' },
      ...{ lat: port?.lat ?? null, lon: port?.lon ?? null },
    };
  };
  const { shipmentNo, business, mode, mblNo, hblNo, vesselName, voyageNo } = shipment;
  const { status, stage, isPartial } = shipment;
  const times = timesOf(shipment);
  return {
    ...{ shipmentNo, business, mode, companyName: await companyNameIn(db, language) },
    ...{ customerName: firstLetter(customer?.nameCn ?? ''), shipperName: firstLetter(partyName('shipper')) },
    consigneeName: firstLetter(partyName('consignee')),
    ...{ mblNo, hblNo, vesselName, voyageNo, carrierName: carriers.get(carrierId ?? '')?.fullName ?? '' },
    ...{ pol: place(polId), pod: place(podId), tranships: transhipIds.map(place) },
    ...{ ...times, status, stage, isPartial, progress: wayBehind({ stage, ...times }, now.getTime()) },
    worstSeverity: (await toldSeverities(db, [shipment.id])).get(shipment.id) ?? null,
    boxSummary: shipment.boxSummary,
    boxes: (await findBoxes(db, [shipment.id])).map((box) => ({
      ...{ containerNo: box.containerNo, type: box.type, stage: box.stage },
      lastEventAt: box.lastEventAt?.getTime() ?? null,
    })),
    ...way,
    ...(way.groups[0] && { progress: way.groups[0].progress }),
    ...{ position: positionOf(shipment.position), expiresAt: link.expiresAt.getTime() },
  };
}

/** The length says nothing either. */
const firstLetter = (name: string): string => {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}***`;
};
