import { defaultPreferences } from '@fairway/contract/account.ts';
import { AppError } from '@fairway/contract/app-error.ts';
import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import { isActive } from '@fairway/domain/workflow/engine/state.ts';
import type { OwnTransactionContext } from '../http/context.ts';
import { participantsOf } from './access.ts';
import { newCommandId } from './actor.ts';
import { writeSoon } from './batch-writer.ts';
import { isPlain, plainDecision } from './decision.ts';
import { cachedDirectory } from './directory.ts';
import { type CachedFlow, cachedFlow, cacheFlow, dropCached } from './flow-cache.ts';
import { flowChangeOf } from './flow-change.ts';
import { contextFrom } from './flow-context.ts';
import { type FlowRequest, withSeq } from './flow-request.ts';
import { isFollowed } from './follow-up.ts';
import { commandOf } from './intent.ts';
import { lookAtFlow, type OpenFlow } from './open-flow.ts';
import { isDescribedAnew } from './save-flow.ts';
import type { FlowChange } from './store.ts';
import { tellWith } from './tell-about.ts';

/**
 * Decides without holding the flow and writes everything in one statement, which does nothing if the flow, its template,
 * the people or the zone are not what was read. False where that cannot be: nothing was done then.
 */
export async function writeOptimistically(
  ctx: OwnTransactionContext,
  request: FlowRequest,
  answer: unknown,
): Promise<boolean> {
  if (!isPlain(request.sent)) return false;
  try {
    const cached = cachedFlow(request.flowId);
    if (cached && (await writeOn(ctx, cached, request, answer))) return true;
    // What is cached may be what is in the way, and then it would be each time.
    if (cached) dropCached(request.flowId);
    const { now, session } = ctx;
    const seen = await ctx.read((db) => lookAtFlow({ db, now, actorId: session.userId }, request.flowId));
    return seen !== undefined && (await writeOn(ctx, seen, request, answer));
  } catch (error) {
    // A refusal may be about something that is not so any more: the transaction refuses again, or does not.
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function writeOn(
  ctx: OwnTransactionContext,
  cached: CachedFlow,
  { inside, sent, intentOf }: FlowRequest,
  answer: unknown,
): Promise<boolean> {
  const { now, session, bus } = ctx;
  const { open, basis } = cached;
  const actor = { now, bus, actorId: session.userId, commandId: newCommandId() };
  if (open.published.asksInterfaces || !participantsOf(open.state).has(actor.actorId)) return false;
  const people = await ctx.read((db) => cachedDirectory(db, basis.edition, open.state.initiator));
  if (!people) return false;
  const zone = basis.zone ?? defaultPreferences.quietHours.zone;
  // Who acts for somebody else is looked up with the flow in hand.
  const context = contextFrom({ ...people, zone, now, delegations: [] });

  const intent = withSeq(intentOf(inside, plainDecision(open, sent), open), sent);
  const decision = decide(open.published.flow, open.state, commandOf(actor, intent), context);
  if (decision.refusal || decision.events.length === 0) return false;
  const { state, events } = decision;
  if (events.some((event) => isFollowed(event, open))) return false;
  const change = flowChangeOf(actor, open, decision, context);
  if (isDescribedAnew(open, decision, change.flow.fullName)) return false;

  const after: OpenFlow = { ...open, state };
  const { id, fullName } = open.row;
  ctx.auditTarget(`${fullName}/${id}`);
  const told = tellWith(actor, { before: open.state, after, events, directory: context.directory });
  if (!told) return false;
  const isWritten = await ctx.inOneStatement(answer, async (db, closing) => {
    dropCached(id);
    const version = await writeSoon(db, { change, basis, parts: [...told.parts, ...closing] });
    if (version !== undefined && isActive(state)) cacheFlow(cachedAfter(cached, after, change, version));
    return version !== undefined;
  });
  if (isWritten) for (const work of told.afterCommit) ctx.afterCommit(work);
  return isWritten;
}

function cachedAfter(
  { basis, size }: CachedFlow,
  { row, ...open }: OpenFlow,
  { flow, history }: FlowChange,
  version: string,
): CachedFlow {
  const { state: _, ...written } = flow;
  return {
    open: { ...open, row: { ...row, ...written } },
    basis: { ...basis, version },
    size: size + history.events.length,
  };
}
