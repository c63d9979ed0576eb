import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  revokeRelease as revokeCall,
  confirmReleaseStop as stopCall,
} from '@fairway/contract/releases.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { setBillsSurrendered } from '../shipments/surrender-bills.ts';
import { hasGatedOut, takeBackRelease } from '../tracking/note-release.ts';
import { billsOfCustomer } from './gate-papers.ts';
import { findGateBills } from './gate-store.ts';
import { moveRelease } from './move-release.ts';
import { heldRelease, heldWithShipment } from './reader.ts';
import type { StoredRelease } from './store.ts';
import { customerPeople, staffOf, tellAboutRelease } from './tell-about-release.ts';

/** The agent stopped the cargo; staff may write down what the agent said elsewhere. */
export async function confirmStop(
  ctx: Context,
  id: string,
  { version, remark }: Received<typeof stopCall>['body'],
): Promise<Reply<typeof stopCall>> {
  const { db, now, session } = ctx;
  const { release, reader } = await heldRelease(ctx, id, 'revoke', version);
  const shipment = (await shipmentsById(db, [release.shipmentId])).get(release.shipmentId);
  if (!shipment) throw new AppError('NOT_FOUND');
  const isAgent =
    !reader.isStaff && shipment.agentId !== null && shipment.agentId === reader.sight.customerId;
  if (!(isAgent && reader.has('btn_confirm')) && !(reader.isStaff && reader.has('btn_revoke')))
    throw new AppError('FORBIDDEN');
  const after = await moveRelease(
    { db, now, userId: session.userId },
    release,
    { act: 'confirmStop', remark },
    {
      ...{ status: 'released', stopConfirmedBy: session.userId, stopConfirmedAt: now },
    },
  );
  const userIds = await staffOf(ctx, release);
  await tellAboutRelease(ctx, release, shipment, { what: 'stopped', userIds, line: remark });
  return { id, version: after.version, releaseNo: release.releaseNo, status: after.status };
}

/** Only once the agent has stopped the cargo it can be taken back. */
export const waitsForAgent = (
  { stopConfirmedAt }: Pick<StoredRelease, 'stopConfirmedAt'>,
  { agentId }: Pick<StoredShipment, 'agentId'>,
): boolean => agentId !== null && stopConfirmedAt === null;

/** Takes a release back: only while the cargo is still there. */
export async function revokeRelease(
  ctx: Context,
  id: string,
  { version, reason }: Received<typeof revokeCall>['body'],
): Promise<Reply<typeof revokeCall>> {
  const { db, now, session } = ctx;
  const { release, shipment } = await heldWithShipment(ctx, id, 'revoke', version);
  const { shipmentId, containerNos, releaseNo, kind } = release;
  if (await hasGatedOut(db, shipmentId, containerNos, now)) throw new AppError('RELEASE_GATED_OUT');
  if (waitsForAgent(release, shipment)) throw new AppError('RELEASE_NOT_STOPPED');
  const after = await moveRelease(
    { db, now, userId: session.userId },
    release,
    { act: 'revoke', remark: reason },
    {
      ...{ status: 'revoked', stateRemark: reason },
    },
  );
  await takeBackRelease(db, { releaseNo, shipmentId, containerNos }, { userId: session.userId, reason }, now);
  if (kind === 'telex' && containerNos.length === 0) {
    const bills = billsOfCustomer(await findGateBills(db, [shipmentId]));
    await setBillsSurrendered(
      ctx,
      shipment,
      bills.map(({ billId }) => billId),
      false,
    );
  }
  const agents = await usersOfCustomer(db, shipment.agentId);
  const userIds = [...(await staffOf(ctx, release)), ...(await customerPeople(ctx, release)), ...agents];
  await tellAboutRelease(ctx, release, shipment, { what: 'revoked', userIds, line: reason });
  return { id, version: after.version, releaseNo, status: after.status };
}
