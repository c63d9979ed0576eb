import { AppError } from '@fairway/contract/app-error.ts';
import type { Context, OwnTransactionContext } from '../../http/context.ts';
import { actorOf } from '../actor.ts';
import { decideAndSave } from '../decide-and-save.ts';
import { commandOf } from '../intent.ts';
import { holdFlow } from '../open-flow.ts';
import { type Outcome, runBatch } from '../run-batch.ts';
import { moveRows } from './store.ts';
import { versionInForce } from './version-in-force.ts';

interface Asked {
  templateId: string;
  /** The version they are to run by. */
  versionId: string;
  ids: string[];
}

/** Brings requests to the version in force, one by one. */
export const migrateFlows = (ctx: OwnTransactionContext, asked: Asked): Promise<Outcome[]> =>
  runBatch(ctx, asked.ids, (part, id, isCalled) => migrateOne(part, id, asked, isCalled));

async function migrateOne(
  ctx: Context,
  flowId: string,
  { templateId, versionId }: Asked,
  isCalled: (fullName: string) => void,
): Promise<string> {
  const actor = actorOf(ctx);
  const { open, context } = await holdFlow(actor, flowId);
  const { row, published, state } = open;
  // Of another template, or a draft that is nobody's business yet: to the caller there is none.
  if (row.templateId !== templateId || state.status === 'draft') throw new AppError('NOT_FOUND');
  isCalled(row.fullName);
  ctx.auditTarget(`${row.fullName}/${flowId}`);
  const newer = await versionInForce(ctx.db, templateId);
  if (newer.id !== versionId) throw new AppError('E_VERSION');
  // Somebody else has brought it there.
  if (published.id === versionId) return row.fullName;
  const command = commandOf(actor, { type: 'migrate' });
  await decideAndSave(actor, open, command, { ...context, newer: newer.flow }, { newer });
  await moveRows(ctx.db, flowId, versionId);
  return row.fullName;
}
