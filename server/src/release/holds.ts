import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { liftHold as liftCall, placeHold as placeCall } from '@fairway/contract/releases.ts';
import { scopesMeet } from '@fairway/domain/release/release-state.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { newId } from '../database/new-id.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { noteChange } from '../shipments/note-change.ts';
import { refuseOver } from '../shipments/reader.ts';
import { boxesOfShipments, holdShipment } from '../shipments/shipment-lookups.ts';
import { insertHolds, liftHolds, type StoredHold, takeHold } from './hold-store.ts';
import { readerOf, releasableShipment } from './reader.ts';
import { recheckRelease } from './recheck-release.ts';
import { findActiveReleases } from './store.ts';

/** Keeps cargo back: what is on its way to be released stops at once. */
export async function placeHold(
  ctx: Context,
  creditUses: CreditUses,
  { shipmentId, type, reason, containerNos, until }: Received<typeof placeCall>['body'],
): Promise<Reply<typeof placeCall>> {
  const { db, now, session } = ctx;
  const seen = await releasableShipment(ctx, shipmentId, await readerOf(ctx));
  const shipment = (await holdShipment(db, seen.id)) ?? seen;
  ctx.auditTarget(shipment.shipmentNo);
  refuseOver(ctx, shipment);
  if (until !== null && until < companyDay(now)) throw new AppError('HOLD_UNTIL_PAST');
  const known = new Set((await boxesOfShipments(db, [shipmentId])).map(({ containerNo }) => containerNo));
  if (containerNos.some((containerNo) => !known.has(containerNo))) throw new AppError('BOX_UNKNOWN');
  const hold: StoredHold = {
    ...{
      id: newId(now.getTime()),
      shipmentId,
      containerNos: [...new Set(containerNos)].sort(),
      type,
      reason,
      until,
    },
    ...{ isByRule: false, placedBy: session.userId, placedAt: now },
    ...{ liftedBy: null, liftedAt: null, liftReason: '' },
  };
  await insertHolds(db, [hold]);
  await noteChange(ctx, shipment, { hold: null }, { hold: type }, reason);
  await recheckReleasesOf(ctx, creditUses, hold);
  return { id: hold.id };
}

/** Lets cargo go on; a release that was held is again what it was. */
export async function liftHold(
  ctx: Context,
  creditUses: CreditUses,
  id: string,
  { reason }: Received<typeof liftCall>['body'],
): Promise<Reply<typeof liftCall>> {
  const { db, now, session } = ctx;
  const hold = await takeHold(db, id);
  if (!hold) throw new AppError('NOT_FOUND');
  const shipment = await releasableShipment(ctx, hold.shipmentId, await readerOf(ctx));
  ctx.auditTarget(shipment.shipmentNo);
  if (hold.liftedAt !== null) throw new AppError('HOLD_LIFTED');
  await liftHolds(db, [id], { liftedBy: session.userId, liftedAt: now, liftReason: reason });
  await noteChange(ctx, shipment, { hold: hold.type }, { hold: null }, reason);
  await recheckReleasesOf(ctx, creditUses, hold);
  return { id };
}

async function recheckReleasesOf(ctx: Context, creditUses: CreditUses, hold: StoredHold): Promise<void> {
  const concerned = (await findActiveReleases(ctx.db, [hold.shipmentId])).filter(({ containerNos }) =>
    scopesMeet(containerNos, hold.containerNos),
  );
  for (const { id } of concerned) await recheckRelease({ ...ctx, creditUses }, id);
}
