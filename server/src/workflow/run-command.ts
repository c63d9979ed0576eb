import { AppError } from '@fairway/contract/app-error.ts';
import type { Context, OwnTransactionContext, Reply } from '../http/context.ts';
import { RollBack } from '../http/roll-back.ts';
import { formFilesOf } from '../records/save/form-files.ts';
import { maySee } from './access.ts';
import { actorOf } from './actor.ts';
import { decideAndSave } from './decide-and-save.ts';
import { readDecision } from './decision.ts';
import { type FlowRequest, withSeq } from './flow-request.ts';
import { commandOf } from './intent.ts';
import { holdFlow, type OpenFlow } from './open-flow.ts';
import { keepFiles } from './opinion.ts';
import { writeOptimistically } from './optimistic-write.ts';

/**
 * The way of every command people give about a flow they take part in. Mostly it is decided on what this process knows
 * of the flow, and written by one statement that checks that it is still so. Whatever is refused that way, brings files
 * or a form, or starts something else is decided again by a transaction that holds the flow.
 */
export async function runCommand<T>(
  ctx: OwnTransactionContext,
  request: FlowRequest,
  answer: T,
): Promise<T | Reply> {
  if (await writeOptimistically(ctx, request, answer)) return answer;
  return ctx.command(async (inner) => {
    await runInTransaction(inner, request);
    return answer;
  });
}

/** The same for a command that has to be part of a transaction. Gives the flow as it was before. */
export async function runInTransaction(ctx: Context, request: FlowRequest): Promise<OpenFlow> {
  const { flowId, inside, sent, intentOf, onOpen } = request;
  const actor = actorOf(ctx);
  const { open, context } = await holdFlow(actor, flowId);
  // To everybody else there is no such flow.
  if (!(await maySee(ctx.db, ctx.session, open))) throw new AppError('NOT_FOUND');
  onOpen?.(open);
  ctx.auditTarget(`${open.row.fullName}/${flowId}`);
  const decision = await readDecision(ctx, open, inside, sent);
  const isFormChanged = Object.keys(decision.whole.changes).length > 0;
  const command = commandOf(actor, withSeq(intentOf(inside, decision, open), sent));
  const extras = isFormChanged ? { labels: decision.labels } : {};
  const decided = await decideAndSave(actor, open, command, context, extras);
  if (decided.missing.length > 0) throw new RollBack(decided.missing);
  const formFiles = isFormChanged ? formFilesOf(open.published.flow.form, decided.state.form) : [];
  await keepFiles(ctx.db, flowId, [...formFiles, ...decision.opinion.files.map(({ fileId }) => fileId)]);
  return open;
}
