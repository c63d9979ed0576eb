import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { HandedOver, leaveUser as leaveCall } from '@fairway/contract/leaving.ts';
import { type HoldingKind, holdingKinds } from '@fairway/contract/leaving-words.ts';
import { isReceived, kindsWithoutReceiver, receiverOf } from '@fairway/domain/leaving/receivers.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { userStateOf } from '@fairway/domain/users/user-state.ts';
import { newId } from '../../database/new-id.ts';
import { recordChange } from '../../entities/record-change.ts';
import { recordOwnerChange } from '../../entities/record-owner-change.ts';
import type { Context } from '../../http/context.ts';
import type { Holding, Moved } from '../../http/holding.ts';
import { holdingWords } from '../../language/leaving-words.ts';
import { auditedPerson } from '../../organisation/audited-person.ts';
import { refuseLockingOut } from '../refuse-locking-out.ts';
import { dropInvitation, type LockedUser, lockUser, updateUser } from '../store.ts';
import { refuseLeaver } from './leaver.ts';
import * as store from './store.ts';
import { tellReceivers } from './tell-receivers.ts';

type Asked = Received<typeof leaveCall>['body'];
type Receiver = Awaited<ReturnType<typeof store.lockTogether>>[number];

/** Hands over whatever somebody holds at this moment, and shuts them out. All of it or nothing. */
export async function leaveUser(ctx: Context, id: string, asked: Asked, holdings: readonly Holding[]) {
  const { db, now, session } = ctx;
  const named = namedIn(asked);
  const held = await store.lockTogether(db, [id, ...named]);
  const user = await lockUser(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  refuseLeaver(ctx, user, 'leave');
  if (user.version !== asked.version) throw new AppError('RECORD_CHANGED');
  if (asked.leftOn > formatDate(now.getTime(), 'yyyy-MM-dd')) throw new AppError('LEAVING_IN_FUTURE');
  await refuseLockingOut(db, [id]);
  const receivers = receiversAmong(held, named, id);
  await refuseWithoutReceiver(ctx, id, asked, holdings);

  const toOf = (kind: HoldingKind) => receiverOf(kind, asked);
  // First: two who leave at once go one after the other, and rules ask for whoever takes over.
  const successors = holdingKinds.filter(isReceived).flatMap((kind) => {
    const toId = toOf(kind);
    return toId === null ? [] : [{ kind, toId }];
  });
  await store.putSuccessors(db, id, successors);

  const handed = new Map<HoldingKind, Moved[]>();
  const handOver = async (isAfterwards: boolean) => {
    for (const holding of holdings)
      if ((holding.isAfterwards ?? false) === isAfterwards)
        handed.set(holding.kind, await holding.handOver(ctx, { from: id, to: toOf(holding.kind) }));
  };
  await handOver(false);
  await noteNewManager(ctx, id, toOf('reports'), handed.get('reports') ?? []);
  await dropInvitation(db, id);
  const version = user.version + 1;
  // The database ends the sessions of an account that is closed, and tells their sockets.
  await updateUser(db, id, { enabledMark: 0, leftOn: asked.leftOn });
  await handOver(true);

  const leavingId = newId(now.getTime());
  await store.insertLeaving(db, {
    ...{ id: leavingId, userId: id, leftOn: asked.leftOn, at: now, byId: session.userId },
    ...{ enabledMark: user.enabledMark, version, undoneAt: null, undoneBy: null },
  });
  for (const [kind, moved] of handed)
    await store.insertItems(db, leavingId, { kind, toId: toOf(kind) }, moved);
  const handedOver = holdingKinds.flatMap((kind): HandedOver[] => {
    const count = (handed.get(kind) ?? []).length;
    const to = receivers.get(toOf(kind) ?? '');
    return count === 0 ? [] : [{ kind, count, to: to ? { id: to.id, fullName: to.realName } : null }];
  });
  await noteLeaving(ctx, user, asked.leftOn, handedOver);
  await tellReceivers(ctx, user, handedOver);
  let later = 0;
  for (const holding of holdings) later += (await holding.later?.(db, id)) ?? 0;
  return { id, version, handedOver, later };
}

const namedIn = ({ toId, receivers }: Asked): string[] => [
  ...new Set([toId, ...Object.values(receivers)].flatMap((one) => one ?? [])),
];

/** Everybody who was named, if all of them may take something over: people who work here and can sign in. */
function receiversAmong(held: readonly Receiver[], named: readonly string[], leaverId: string) {
  const found = new Map(held.map((one) => [one.id, one]));
  for (const id of named) {
    const one = found.get(id);
    const isHere = one?.kind === 'member' && one.enabledMark === 1 && one.leftOn === null;
    if (!one || !isHere || id === leaverId)
      throw new AppError('RECEIVER_WRONG', { name: one?.kind === 'member' ? one.realName : id });
  }
  return found;
}

async function refuseWithoutReceiver(
  { db, language }: Context,
  id: string,
  asked: Asked,
  holdings: readonly Holding[],
): Promise<void> {
  const held = [];
  for (const { kind, count } of holdings) held.push({ kind, count: await count(db, id, 1) });
  const [missing] = kindsWithoutReceiver(held, asked);
  if (missing) throw new AppError('RECEIVER_MISSING', { kind: holdingWords[missing][language] });
}

/** In the history of everybody who answers to somebody else now. */
async function noteNewManager(
  ctx: Context,
  from: string,
  to: string | null,
  moved: readonly Moved[],
): Promise<void> {
  const ids = moved.filter(({ was }) => was === from).map(({ ref }) => ref);
  if (to !== null && ids.length > 0)
    await recordOwnerChange('user', 'user_account')(ctx, { column: 'managerId', ids, from, to });
}

/** In the audit log and in the history of the person: what went to whom. */
async function noteLeaving(
  ctx: Context,
  user: LockedUser,
  leftOn: string,
  handedOver: readonly HandedOver[],
): Promise<void> {
  const told = handedOver.map(
    ({ kind, count, to }) => `${holdingWords[kind].zh} ${count}${to ? ` → ${to.fullName}` : ''}`,
  );
  const line = [auditedPerson(user.account, user.realName), leftOn, ...told].join(' · ');
  ctx.auditTarget(line.slice(0, 500));
  await recordChange(
    ctx,
    { entity: 'user', id: user.id, version: user.version + 1, act: 'update' },
    { state: userStateOf(user), leftOn: user.leftOn, handedOver: null },
    { state: 'left', leftOn, handedOver: told.join('；') || null },
  );
}
