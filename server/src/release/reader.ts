import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { type ReleaseAct, releaseActFits } from '@fairway/domain/release/release-state.ts';
import type { Context } from '../http/context.ts';
import { companiesOfCaller } from '../organisation/company-of.ts';
import { readerOf as shipmentReaderOf } from '../shipments/reader.ts';
import { holdShipment, shipmentsById, shipmentsInLists } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { findRelease, type ReleaseSight, type StoredRelease, takeRelease } from './store.ts';

/** Who looks at releases: which of them, what they may do, and whether they see what is owed. */
export interface ReleaseReader {
  userId: string;
  isStaff: boolean;
  has: (button: string) => boolean;
  /** Customers see what they owe themselves; staff with the right to the column. */
  seesOwed: boolean;
  sight: ReleaseSight;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/**
 * Who approves, executes or holds cargo sees the releases of their company and the ones below it; other staff those of
 * shipments in their lists; customers their own, agents what was released to them.
 */
export async function readerOf(ctx: Asking): Promise<ReleaseReader> {
  const { db, session } = ctx;
  const granted = await ctx.permissions();
  const has = (button: string) => can(granted, 'cargoRelease', 'button', button);
  const { viewerIds, customerId, isStaff } = await shipmentReaderOf(ctx);
  const seesCompany = isStaff && ['btn_approve1', 'btn_approve2', 'btn_execute', 'btn_hold'].some(has);
  const companyIds = seesCompany ? await companiesOfCaller(db, session) : [];
  const seesOwed = !isStaff || can(granted, 'cargoRelease', 'column', 'balance');
  return { userId: session.userId, isStaff, has, seesOwed, sight: { viewerIds, companyIds, customerId } };
}

/** Not there and not for the caller look the same. */
export async function visibleRelease(
  { db }: Pick<Context, 'db'>,
  id: string,
  { sight }: ReleaseReader,
): Promise<StoredRelease> {
  const release = await findRelease(db, id, sight);
  if (!release) throw new AppError('NOT_FOUND');
  return release;
}

/** A shipment whose release is the caller's business; an agent's shipment is not theirs to release. */
export async function releasableShipment(
  { db }: Pick<Context, 'db'>,
  id: string,
  { sight, isStaff }: ReleaseReader,
): Promise<StoredShipment> {
  const [listed] = await shipmentsInLists(db, [id], sight.viewerIds);
  const shipment = listed ?? (isStaff ? (await shipmentsById(db, [id])).get(id) : undefined);
  const isOfCompany = shipment?.companyId != null && sight.companyIds.includes(shipment.companyId);
  const isOwn = isStaff || shipment?.customerId === sight.customerId;
  if (!shipment || !isOwn || !(listed || isOfCompany)) throw new AppError('NOT_FOUND');
  return shipment;
}

/** To do something with it, in the version its reader knows. */
export async function heldRelease(
  ctx: Context,
  id: string,
  act: ReleaseAct,
  version: number,
): Promise<{ release: StoredRelease; reader: ReleaseReader }> {
  const reader = await readerOf(ctx);
  const release = await takeRelease(ctx.db, id, reader.sight);
  if (!release) throw new AppError('NOT_FOUND');
  ctx.auditTarget(release.releaseNo);
  if (!releaseActFits(act, release.status))
    throw new AppError('RELEASE_STATE_WRONG', { no: release.releaseNo });
  if (release.version !== version) throw new AppError('RECORD_CHANGED');
  return { release, reader };
}

/**
 * The same with its shipment, held first: who places a hold does so too, so that two who change cargo and release never
 * wait for each other.
 */
export async function heldWithShipment(
  ctx: Context,
  id: string,
  act: ReleaseAct,
  version: number,
): Promise<{ release: StoredRelease; reader: ReleaseReader; shipment: StoredShipment }> {
  const { shipmentId } = await visibleRelease(ctx, id, await readerOf(ctx));
  const shipment = await holdShipment(ctx.db, shipmentId);
  if (!shipment) throw new AppError('NOT_FOUND');
  return { ...(await heldRelease(ctx, id, act, version)), shipment };
}
