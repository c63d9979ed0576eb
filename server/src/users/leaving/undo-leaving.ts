import { AppError } from '@fairway/contract/app-error.ts';
import { holdingKinds } from '@fairway/contract/leaving-words.ts';
import { userStateOf } from '@fairway/domain/users/user-state.ts';
import { recordChange } from '../../entities/record-change.ts';
import type { Context } from '../../http/context.ts';
import type { Holding } from '../../http/holding.ts';
import { auditedPerson } from '../../organisation/audited-person.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { findUserRow } from '../list-store.ts';
import { lockUser, updateUser } from '../store.ts';
import { refuseLeaver } from './leaver.ts';
import * as store from './store.ts';

/** What became of what somebody held. */
export async function getLeaving(ctx: Context, id: string) {
  const { db } = ctx;
  const user = await findUserRow(db, id);
  const leaving = user && (await store.lastLeaving(db, id));
  if (!user || !leaving || user.leftOn === null) throw new AppError('NOT_FOUND');
  const items = await store.countItems(db, leaving.id);
  const names = await peopleNames(
    db,
    [leaving.byId, ...items.map(({ toId }) => toId)].flatMap((one) => one ?? []),
    { withAccounts: false },
  );
  return {
    ...{ leftOn: leaving.leftOn, at: leaving.at.getTime(), byName: names.get(leaving.byId ?? '') ?? '' },
    handedOver: holdingKinds.flatMap((kind) =>
      items
        .filter((item) => item.kind === kind)
        .map(({ count, toId }) => ({
          ...{ kind, count, to: toId === null ? null : { id: toId, fullName: names.get(toId) ?? '' } },
        })),
    ),
    canUndo: user.version === leaving.version,
  };
}

/**
 * Takes the last leaving back. What is still where it went comes back; what somebody decided, closed or gave away since
 * stays there. Only while nothing else happened to the account: then they come back as somebody new does.
 */
export async function undoLeaving(
  ctx: Context,
  id: string,
  { version: seen }: { version: number },
  holdings: readonly Holding[],
) {
  const { db, now, session, auditTarget } = ctx;
  const user = await lockUser(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  refuseLeaver(ctx, user, 'undoLeave');
  if (user.version !== seen) throw new AppError('RECORD_CHANGED');
  const leaving = await store.lastLeaving(db, id);
  if (leaving?.version !== user.version) throw new AppError('LEAVING_NOT_UNDONE');
  auditTarget(auditedPerson(user.account, user.realName));
  const after = { enabledMark: leaving.enabledMark, leftOn: null };
  const version = user.version + 1;
  await store.dropSuccessors(db, id);
  await updateUser(db, id, after);
  const handedBack = [];
  for (const { kind, handBack } of holdings) {
    const { toId, moved } = await store.findItems(db, leaving.id, kind);
    if (moved.length === 0) continue;
    const count = Math.min(await handBack(ctx, { from: id, to: toId }, moved), moved.length);
    handedBack.push({ kind, count, kept: moved.length - count });
  }
  await store.markUndone(db, leaving.id, session.userId, now);
  await recordChange(
    ctx,
    { entity: 'user', id, version, act: 'undo' },
    { state: 'left', leftOn: user.leftOn },
    { state: userStateOf({ ...user, ...after }), leftOn: null },
  );
  return { id, version, handedBack };
}
