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
  taskId: string;
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
  const { taskIds, next, isMore } = await nextFlows(actor, reached);
  const found: Found[] = [];
  for (const taskId of taskIds) {
    const one = await checkFlow(actor, taskId);
    if (!one || one.wrong.length === 0) continue;
    log.error({ taskId, wrong: one.wrong }, 'a flow is not what its history says');
    found.push(one);
  }
  await saveReached(db, next);
  if (found.length > 0) await tellAdministrators(actor, found);
  return isMore;
}

async function nextFlows(
  { db, now }: Actor,
  reached: Reached,
): Promise<{ taskIds: Iterable<string>; next: Reached; isMore: boolean }> {
  const until = new Date(now.getTime() - settledAfter);
  const changed = await findChanged(db, reached, until, atOnce);
  const last = changed.at(-1);
  if (last)
    return {
      taskIds: new Set(changed.map(({ taskId }) => taskId)),
      next: { ...reached, ...last },
      isMore: true,
    };
  const taskIds = await findFlowsAfter(db, reached.roundTaskId, atOnce);
  const isMore = taskIds.length === atOnce;
  return { taskIds, next: { ...reached, roundTaskId: isMore ? (taskIds.at(-1) ?? '') : '' }, isMore };
}

async function checkFlow({ db, now }: Actor, taskId: string): Promise<Found | undefined> {
  const stored = await findStored(db, taskId);
  const published = stored && (await publishedFlow(db, stored.flowId));
  if (!published) return undefined;
  const wrong = inconsistenciesIn(stored, published.flow);
  if (wrong.length === 0 && stored.status === taskStatus.revoking)
    wrong.push(...(await isRevocationStuck(db, taskId, new Date(now.getTime() - settledAfter))));
  return { taskId, fullName: stored.fullName, wrong };
}

async function tellAdministrators(actor: Actor, found: readonly Found[]): Promise<void> {
  const lines = found.slice(0, namedInMessage).map(({ taskId, fullName, wrong }) => {
    const kinds = [...new Set(wrong.map(({ what }) => flowCheckWords.wrong[what]))];
    return `${fullName}（${taskId}）：${kinds.join('、')}`;
  });
  await notify(actor, {
    type: 'system',
    title: flowCheckWords.title.replace('{count}', String(found.length)),
    bodyText: lines.join('\n'),
    userIds: (await directoryOf(actor.db)).administrators,
    now: actor.now,
  });
}
