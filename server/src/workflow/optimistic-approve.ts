import { defaultPreferences } from '@fairway/contract/account.ts';
import { decide } from '@fairway/domain/workflow/engine/decide.ts';
import { isActive } from '@fairway/domain/workflow/engine/state.ts';
import type { Ahead, AheadContext } from '../http/context.ts';
import { participantsOf } from './access.ts';
import { newCommandId } from './actor.ts';
import { leaveSoon } from './batch-writer.ts';
import { directoryAtHand } from './directory.ts';
import { forgetKnown, type KnownFlow, keepKnown, knownFlow } from './flow-cache.ts';
import { contextFrom } from './flow-context.ts';
import { isFollowed } from './follow-up.ts';
import { commandOf, type Intent } from './intent.ts';
import { lookAtFlow, type OpenFlow } from './open-flow.ts';
import { isDescribedAnew, leavingOf } from './save-flow.ts';
import type { Leaving } from './store.ts';
import { tellWith } from './tell-about.ts';

/**
 * The story of a command told without holding the flow: what is known of it is decided about, and one statement leaves
 * everything if it is still so. Whoever has a task of their own in it comes this way, and only to a success; whatever has
 * to be looked up or followed up is for the transaction.
 */
export async function decideAhead(
  ctx: AheadContext,
  taskId: string,
  intentOn: (open: OpenFlow) => Intent,
): Promise<Ahead<null> | undefined> {
  const known = knownFlow(taskId);
  const decided = known && (await decideOn(ctx, known, intentOn));
  if (decided) return decided;
  // What we know may be what is in the way, and then it would be each time.
  if (known) forgetKnown(taskId);
  const { now, session } = ctx;
  const seen = await ctx.read((db) => lookAtFlow({ db, now, actorId: session.userId }, taskId));
  return seen && decideOn(ctx, seen, intentOn);
}

async function decideOn(
  ctx: AheadContext,
  flow: KnownFlow,
  intentOn: (open: OpenFlow) => Intent,
): Promise<Ahead<null> | undefined> {
  const { now, session, bus, afterCommit } = ctx;
  const doer = { now, bus, afterCommit, actorId: session.userId, commandId: newCommandId() };
  const { open, relied } = flow;
  const taskId = open.row.id;
  if (open.published.asksInterfaces || !participantsOf(open.state).has(doer.actorId)) return undefined;

  const people = await ctx.read((db) => directoryAtHand(db, relied.edition, open.state.initiator));
  if (!people) return undefined;
  const zone = relied.zone ?? defaultPreferences.quietHours.zone;
  // Who acts for somebody else is looked up with the flow in hand.
  const context = contextFrom({ ...people, zone, now, delegations: [] });
  const decision = decide(open.published.flow, open.state, commandOf(doer, intentOn(open)), context);
  if (decision.refusal || decision.events.length === 0) return undefined;
  const { state, events } = decision;
  if (events.some((event) => isFollowed(event, open))) return undefined;
  const leaving = leavingOf(doer, open, decision, context);
  if (isDescribedAnew(open, decision, leaving.flow.fullName)) return undefined;

  ctx.auditTarget(`${open.row.fullName}/${taskId}`);
  const after: OpenFlow = { ...open, state };
  const told = tellWith(doer, { before: open.state, after, events, directory: context.directory });
  return {
    answer: null,
    async leave(db, { parts, conditions }) {
      forgetKnown(taskId);
      const version = await leaveSoon(db, { leaving, relied, parts: [...told, ...parts], conditions });
      if (version !== undefined && isActive(state)) keepKnown(knownAfter(flow, after, leaving, version));
      return version !== undefined;
    },
  };
}

function knownAfter(
  { relied, size }: KnownFlow,
  { row, ...open }: OpenFlow,
  { flow, history }: Leaving,
  version: string,
): KnownFlow {
  const { state: _, ...left } = flow;
  return {
    open: { ...open, row: { ...row, ...left } },
    relied: { ...relied, version },
    size: size + history.events.length,
  };
}
