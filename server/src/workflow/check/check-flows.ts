import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import { flowCheckWords } from '../../language/words.ts';
import { notify } from '../../messages/notify.ts';
import type { Actor } from '../actor.ts';
import { directoryOf } from '../directory.ts';
import { publishedFlow } from '../templates/compiled-flow.ts';
import { type Inconsistency, inconsistenciesIn } from './flow-inconsistencies.ts';
import { findChanged, findFlowsAfter, findStored, type Reached, saveReached, takeReached } from './store.ts';
import { isRevocationStuck } from './stuck-revocations.ts';

/** So many are looked at in one transaction. */
const atOnce = 200;
/** Whoever is still writing has finished by then. */
const settledAfter = 10 * 60_000;
const namedInMessage = 20;

interface Found {
  flowId: string;
  fullName: string;
  wrong: Inconsistency[];
}

/**
 * Holds the next flows against their histories, first those something happened to; what is wrong is left with whoever
 * administers flows. True when there are more.
 */
export async function checkFlows(actor: Actor): Promise<boolean> {
  const { db, log } = actor;
  const reached = await takeReached(db);
  const { flowIds, next, isMore } = await nextFlows(actor, reached);
  const found: Found[] = [];
  for (const flowId of flowIds) {
    const one = await checkFlow(actor, flowId);
    if (!one || one.wrong.length === 0) continue;
    log.error({ flowId, wrong: one.wrong }, 'a flow is not what its history says');
    found.push(one);
  }
  await saveReached(db, next);
  if (found.length > 0) await tellAdministrators(actor, found);
  return isMore;
}

async function nextFlows(
  { db, now }: Actor,
  reached: Reached,
): Promise<{ flowIds: Iterable<string>; next: Reached; isMore: boolean }> {
  const until = new Date(now.getTime() - settledAfter);
  const changed = await findChanged(db, reached, until, atOnce);
  const last = changed.at(-1);
  if (last)
    return {
      flowIds: new Set(changed.map(({ flowId }) => flowId)),
      next: { ...reached, ...last },
      isMore: true,
    };
  const flowIds = await findFlowsAfter(db, reached.roundFlowId, atOnce);
  const isMore = flowIds.length === atOnce;
  return { flowIds, next: { ...reached, roundFlowId: isMore ? (flowIds.at(-1) ?? '') : '' }, isMore };
}

async function checkFlow({ db, now }: Actor, flowId: string): Promise<Found | undefined> {
  const stored = await findStored(db, flowId);
  const published = stored && (await publishedFlow(db, stored.versionId));
  if (!published) return undefined;
  const wrong = inconsistenciesIn(stored, published.flow);
  if (wrong.length === 0 && stored.status === taskStatus.revoking)
    wrong.push(...(await isRevocationStuck(db, flowId, new Date(now.getTime() - settledAfter))));
  return { flowId, fullName: stored.fullName, wrong };
}

async function tellAdministrators(actor: Actor, found: readonly Found[]): Promise<void> {
  const lines = found.slice(0, namedInMessage).map(({ flowId, fullName, wrong }) => {
    const kinds = [...new Set(wrong.map(({ what }) => flowCheckWords.wrong[what]))];
    return `${fullName}（${flowId}）：${kinds.join('、')}`;
  });
  await notify(actor, {
    type: 'system',
    title: flowCheckWords.title.replace('{count}', String(found.length)),
    bodyText: lines.join('\n'),
    userIds: (await directoryOf(actor.db)).administrators,
    now: actor.now,
  });
}
