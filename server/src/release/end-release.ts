import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type {
  refuseRelease as refuseCall,
  withdrawRelease as withdrawCall,
} from '@fairway/contract/releases.ts';
import type { Context } from '../http/context.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { withdrawFlowOf } from '../workflow/subjects/answer-flow-of.ts';
import { isAsked, mayWithdraw } from './may-withdraw.ts';
import { moveRelease } from './move-release.ts';
import { heldRelease } from './reader.ts';
import { customerPeople, staffOf, tellAboutRelease } from './tell-about-release.ts';

/** Staff say no to what was applied for and is not being approved. */
export async function refuseRelease(
  ctx: Context,
  id: string,
  { version, reason }: Received<typeof refuseCall>['body'],
): Promise<Reply<typeof refuseCall>> {
  const { db, now, session } = ctx;
  const { release, reader } = await heldRelease(ctx, id, 'refuse', version);
  if (!reader.isStaff) throw new AppError('FORBIDDEN');
  const { releaseNo } = release;
  // While people are asked about it they answer.
  if (release.heldFrom !== null && release.heldFrom !== 'applied')
    throw new AppError('RELEASE_STATE_WRONG', { no: releaseNo });
  const after = await moveRelease(
    { db, now, userId: session.userId },
    release,
    { act: 'refuse', remark: reason },
    {
      ...{ status: 'rejected', stateRemark: reason },
    },
  );
  const shipment = (await shipmentsById(db, [release.shipmentId])).get(release.shipmentId);
  const userIds = [...(await staffOf(ctx, release)), ...(await customerPeople(ctx, release))];
  if (shipment) await tellAboutRelease(ctx, release, shipment, { what: 'rejected', userIds, line: reason });
  return { id, version: after.version, releaseNo, status: after.status };
}

/** Whoever applied takes it back; the request about it ends in the same transaction. */
export async function withdrawRelease(
  ctx: Context,
  id: string,
  { version }: Received<typeof withdrawCall>['body'],
): Promise<Reply<typeof withdrawCall>> {
  const { db, now, session } = ctx;
  const { release, reader } = await heldRelease(ctx, id, 'withdraw', version);
  const isOwn = release.appliedBy === session.userId || (!reader.isStaff && release.isByCustomer);
  if (!isOwn || !mayWithdraw(release, reader))
    throw new AppError(isOwn ? 'RELEASE_STATE_WRONG' : 'FORBIDDEN', { no: release.releaseNo });
  const runs = isAsked(release);
  if (runs && release.flowId !== null) await withdrawFlowOf(ctx, release.flowId);
  const after = await moveRelease(
    { db, now, userId: session.userId },
    release,
    { act: 'withdraw' },
    { status: 'withdrawn' },
  );
  return { id, version: after.version, releaseNo: release.releaseNo, status: after.status };
}
