import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import type { Delegation } from '@fairway/domain/workflow/people/delegation.ts';
import { membersIn } from '@fairway/domain/workflow/people/members.ts';
import { hasTakenOver } from '@fairway/domain/workflow/people/successor.ts';
import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { delegationsTo } from './delegations/delegations-to.ts';
import { directoryOf } from './directory.ts';
import { type OpenFlow, readFlow } from './open-flow.ts';
import { isMentioned } from './store.ts';

/** Whoever takes or took part: whose request it is, who had a task in it, who got a copy. */
export const participantsOf = ({ initiator, submittedBy, tasks, cc, records }: FlowState): Set<string> =>
  new Set([
    initiator,
    ...(submittedBy === null ? [] : [submittedBy]),
    ...tasks.filter(({ state }) => state !== 'queued' && state !== 'removed').map(({ user }) => user),
    ...records.flatMap(({ user, targets }) => [user, ...targets]),
    ...cc.map(({ user }) => user),
  ]);

/** Whether somebody may look at a request now. */
export async function maySee(db: Db, session: Pick<Session, 'userId'>, open: OpenFlow): Promise<boolean> {
  const { userId } = session;
  const participants = participantsOf(open.state);
  // A draft is nobody's business but theirs who write it.
  if (open.state.status === 'draft')
    return open.state.initiator === userId || open.row.delegateUserId === userId;
  if (participants.has(userId)) return true;
  const directory = await directoryOf(db);
  const { admins } = open.published.flow.template.settings;
  if (directory.administrators.includes(userId)) return true;
  if (admins && membersIn(directory, admins, open.state).includes(userId)) return true;
  if (hasTakenOver(directory, open.state, userId)) return true;
  if (await isMentioned(db, open.row.id, userId)) return true;
  const entrusted = await delegationsTo(db, userId);
  const { key } = open.state;
  // Whoever is to start things for somebody sees what was started, not what that person decides about others.
  const concerns = ({ type, from }: Delegation) =>
    type === 'launch' ? from === open.state.initiator : participants.has(from);
  if (entrusted.some((one) => concerns(one) && (one.flows.length === 0 || one.flows.includes(key))))
    return true;
  if (await isAskedToRevoke(db, userId, open.state)) return true;
  // A sub-flow belongs to what started it, a revocation to what it revokes.
  const ownerId = open.row.parentId ?? open.state.revokes?.flow;
  const owner = ownerId === undefined ? undefined : await readFlow(db, ownerId);
  return owner !== undefined && (await maySee(db, session, owner));
}

/** Whoever decides whether a request is revoked may see what came of it so far. */
async function isAskedToRevoke(db: Db, userId: string, { revocation }: FlowState): Promise<boolean> {
  const open = revocation && (await readFlow(db, revocation.flow));
  return open !== undefined && participantsOf(open.state).has(userId);
}

export async function mayReadFlow(
  db: Db,
  session: Pick<Session, 'userId'>,
  flowId: string,
): Promise<boolean> {
  const open = await readFlow(db, flowId);
  return open !== undefined && (await maySee(db, session, open));
}
