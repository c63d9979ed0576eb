import { AppError } from '@fairway/contract/app-error.ts';
import type { MemberRole } from '@fairway/contract/shipment-fields.ts';
import type { Context } from '../http/context.ts';
import { refuseStrangers } from './check-fields.ts';
import { noteChange } from './note-change.ts';
import { findMembers, replaceMembers } from './part-store.ts';
import { readerOf, refuseCustomers, refuseOver } from './reader.ts';
import { memberLines } from './set-parts.ts';
import { settleShipments } from './settle-shipments.ts';
import { takeSeenShipments } from './store.ts';
import { tellAbout } from './tell-about-shipment.ts';

/** One person for one role of many shipments, all or none. What share the role had goes to them. */
export async function assignShipments(
  ctx: Context,
  { ids, role, userId }: { ids: readonly string[]; role: MemberRole; userId: string },
): Promise<{ changed: number }> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const wanted = [...new Set(ids)];
  const shipments = await takeSeenShipments(db, wanted, reader.viewerIds);
  if (shipments.length !== wanted.length) throw new AppError('NOT_FOUND');
  for (const shipment of shipments) refuseOver(ctx, shipment);
  await refuseStrangers(ctx, [userId]);
  ctx.auditTarget(`${role} ${shipments.map(({ shipmentNo }) => shipmentNo).join(' ')}`.slice(0, 200));
  const members = await findMembers(db, wanted);
  let changed = 0;
  for (const shipment of shipments) {
    const before = members.filter(({ shipmentId }) => shipmentId === shipment.id);
    const share = before.reduce(
      (sum, member) => (member.role === role ? sum + Number(member.share) : sum),
      0,
    );
    const after = [
      ...before.filter((member) => member.role !== role),
      { userId, role, share: share.toFixed(2) },
    ];
    await replaceMembers(db, shipment.id, after);
    const saved = await noteChange(
      ctx,
      shipment,
      { members: (await memberLines(ctx, before)).sort() },
      { members: (await memberLines(ctx, after)).sort() },
    );
    if (saved.version !== shipment.version) changed++;
  }
  await settleShipments(db, wanted, now);
  if (userId !== session.userId) await tellAbout(ctx, shipments, { what: 'assigned', userIds: [userId] });
  return { changed };
}
