import { AppError } from '@fairway/contract/app-error.ts';
import { transportWords, wordsOf } from '@fairway/contract/errors.ts';
import type { HandleModel } from '@fairway/contract/workflow.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { isDatabaseGone } from '../http/trouble.ts';
import type { PermissionsOf } from '../records/access.ts';
import { heldFlow } from './handle-task.ts';
import { splitId } from './ids.ts';
import type { Intent } from './intent.ts';
import { picksOf } from './picks.ts';
import { keepFiles, sayingOf } from './saying.ts';

interface Sent
  extends Pick<
    HandleModel,
    'handleOpinion' | 'signImg' | 'fileList' | 'candidateList' | 'branchList' | 'errorRuleUserList'
  > {
  ids: string[];
  batchType: 0 | 1 | 2;
  freeApproverUserId?: string | undefined;
}

interface Result {
  id: string;
  fullName: string;
  problem: string;
}

/** Decides tasks one by one, each a command of its own; whatever becomes of one of them does not hold the others. */
export async function batchTasks(
  ctx: OwnTransactionContext,
  permissionsOf: PermissionsOf,
  sent: Sent,
): Promise<Result[]> {
  const results: Result[] = [];
  const ids = [...new Set(sent.ids)];
  for (const [place, id] of ids.entries()) {
    let fullName = '';
    const isCalled = (name: string) => {
      fullName = name;
    };
    try {
      fullName = await ctx.part(id, (part) => decideOne(part, permissionsOf, id, sent, isCalled));
      results.push({ id, fullName, problem: '' });
    } catch (error) {
      const problem = problemOf(ctx, error);
      results.push({ id, fullName, problem });
      // Each of the others would only be waited for.
      if (isDatabaseGone(error as Error))
        return [...results, ...ids.slice(place + 1).map((left) => ({ id: left, fullName: '', problem }))];
    }
  }
  return results;
}

/** Why one of them was not decided. Those before it are, so even what nobody foresaw is said of this one alone. */
function problemOf({ language, log }: OwnTransactionContext, error: unknown): string {
  if (error instanceof AppError && error.refusal) return wordsOf(error.refusal, language, error.places);
  log.error({ err: error }, 'one of several tasks could not be decided');
  return transportWords[isDatabaseGone(error as Error) ? 503 : 500][language];
}

/** Gives what the request is called, and says it as soon as it is known: also of one that is refused. */
async function decideOne(
  ctx: Context,
  permissionsOf: PermissionsOf,
  id: string,
  sent: Sent,
  isCalled: (fullName: string) => void,
): Promise<string> {
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
  const done = await carryOut(intents[sent.batchType]());
  if (done.missing.length > 0) throw new AppError('E_PICK');
  await keepFiles(
    ctx.db,
    taskId,
    saying.files.map(({ fileId }) => fileId),
  );
  return open.row.fullName;
}
