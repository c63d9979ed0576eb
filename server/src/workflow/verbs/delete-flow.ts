import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import { isActive, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { type OpenFlow, readFlow, takeFlow } from '../open-flow.ts';
import { removeFlow } from '../remove-flow.ts';
import { detachChildren, findChildren } from '../store.ts';

/** Who submitted it for somebody else does not take it from them. */
export async function deleteOwnFlow(ctx: Context, flowId: string): Promise<null> {
  const open = await takeFlow(ctx.db, flowId);
  if (open.state.initiator !== ctx.session.userId) throw new AppError('NOT_FOUND');
  await deleteDeletable(ctx, open);
  return null;
}

/** Each by itself: what cannot go says why and does not hold the others. */
export async function deleteFlows(
  ctx: Context,
  ids: readonly string[],
): Promise<{ id: string; fullName: string; problem: string }[]> {
  const results = [];
  for (const id of [...new Set(ids)].sort()) {
    let fullName = '';
    let problem = '';
    try {
      const open = await takeFlow(ctx.db, id);
      fullName = open.row.fullName;
      await deleteDeletable(ctx, open);
    } catch (error) {
      if (!(error instanceof AppError) || !error.refusal) throw error;
      problem = wordsOf(error.refusal, ctx.language, error.places);
    }
    results.push({ id, fullName, problem });
  }
  return results;
}

/** Drafts and what was taken back may go. Whatever is refused is refused before anything is written. */
async function deleteDeletable(ctx: Context, open: OpenFlow): Promise<void> {
  const { db } = ctx;
  const { row, state } = open;
  const isIdle = state.status === 'draft' || state.status === 'withdrawn';
  if (!isIdle || (await isAwaited(db, open)) || (await hasComeToSomething(db, row.id)))
    throw new AppError('FLOW_NOT_DELETABLE');
  await detachChildren(db, row.id);
  await removeFlow(ctx, row.id);
  ctx.auditTarget(`${row.fullName}/${row.id}`);
}

/** A sub-flow belongs to what started it, as long as that waits for it. */
async function isAwaited(
  db: Db,
  { row: { parentId, parentVisit, parentChild } }: OpenFlow,
): Promise<boolean> {
  const parent = parentId === null ? undefined : await readFlow(db, parentId);
  const visit = parent && visitOf(parent.state, parentVisit ?? '');
  return (
    visit?.state === 'open' &&
    visit.children.some(({ no, result }) => no === parentChild && result === 'running')
  );
}

/** A sub-flow it started runs or was agreed to: why it was asked for must not go. */
async function hasComeToSomething(db: Db, flowId: string): Promise<boolean> {
  for (const { id } of await findChildren(db, flowId)) {
    const { state } = await takeFlow(db, id);
    if (isActive(state) || state.status === 'approved') return true;
  }
  return false;
}
