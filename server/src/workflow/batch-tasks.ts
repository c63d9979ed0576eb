import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import type { HandleModel } from '@fairway/contract/workflow.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { RollBack } from '../http/roll-back.ts';
import type { PermissionsOf } from '../records/access.ts';
import { callerOf } from './doer.ts';
import { heldFlow } from './handle-task.ts';
import { splitId } from './ids.ts';
import type { Intent } from './intent.ts';
import { picksOf } from './picks.ts';
import { sayingOf } from './saying.ts';

interface Sent
  extends Pick<
    HandleModel,
    'handleOpinion' | 'signImg' | 'fileList' | 'candidateList' | 'branchList' | 'errorRuleUserList'
  > {
  ids: string[];
  batchType: 0 | 1 | 2;
  freeApproverUserId?: string | undefined;
}

/** Decides tasks one by one, each in its own transaction; what one of them is refused for does not hold the others. */
export async function batchTasks(
  ctx: OwnTransactionContext,
  permissionsOf: PermissionsOf,
  sent: Sent,
): Promise<{ id: string; fullName: string; problem: string }[]> {
  const results = [];
  for (const id of new Set(sent.ids)) {
    let fullName = '';
    let problem = '';
    try {
      await ctx.transact(async (db) => {
        await decideOne({ ...ctx, db }, permissionsOf, id, sent, (name) => {
          fullName = name;
        });
      });
    } catch (error) {
      if (error instanceof RollBack) problem = wordsOf('E_PICK', ctx.language);
      else if (error instanceof AppError && error.refusal)
        problem = wordsOf(error.refusal, ctx.language, error.places);
      else throw error;
    }
    results.push({ id, fullName, problem });
  }
  return results;
}

async function decideOne(
  ctx: Context,
  permissionsOf: PermissionsOf,
  id: string,
  sent: Sent,
  isCalled: (fullName: string) => void,
): Promise<void> {
  const { taskId, inside: op } = splitId(id);
  const { open, carryOut } = await heldFlow(ctx, taskId);
  isCalled(open.row.fullName);
  const saying = await sayingOf(ctx, permissionsOf, sent);
  const deciding = { ...saying, ...picksOf(open.published.flow, sent), isBatch: true };
  const intents: Record<Sent['batchType'], () => Intent> = {
    0: () => ({ type: 'approve', op, ...deciding }),
    1: () => ({ type: 'reject', op, ...deciding }),
    2: () => ({ type: 'transfer', op, to: sent.freeApproverUserId ?? '', ...saying }),
  };
  const doer = { ...callerOf(ctx), commandId: `${ctx.requestId}:${id}` };
  const done = await carryOut(intents[sent.batchType](), {}, doer);
  if (done.missing.length > 0) throw new RollBack(done.missing);
}
