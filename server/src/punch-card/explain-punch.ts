import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { lengthWords, punchFlagWords, punchKindWords } from '../language/punch-card-words.ts';
import { startFlowOf } from '../workflow/subjects/start-flow-of.ts';
import { shownRows } from './shown-punch.ts';
import { notePunch, type PunchRow, takePunch } from './store.ts';

/** A punch never changes: what was wrong with it is explained, and somebody else decides whether that will do. */
export async function explainPunch(ctx: Context, id: string, reason: string): Promise<{ flowId: string }> {
  const { db, session, now } = ctx;
  const punch = await takePunch(db, id);
  if (punch?.userId !== session.userId) throw new AppError('NOT_FOUND');
  ctx.auditTarget(punch.targetName);
  if (punch.explanation === 'asked' || punch.explanation === 'accepted')
    throw new AppError('PUNCH_EXPLAINED_ALREADY');
  const flowId = await startFlowOf(ctx, { kind: 'punch', id }, await valuesOf(ctx, punch, reason));
  await notePunch(db, id, { explanation: 'asked', flowId, reason, askedTime: now, decidedTime: null });
  return { flowId };
}

/** What whoever decides reads of the punch. */
async function valuesOf(ctx: Context, punch: PunchRow, reason: string): Promise<FormValues> {
  const [row] = await shownRows(ctx, [punch]);
  const flags = row?.flags.map(({ flag }) => punchFlagWords[flag][ctx.language]) ?? [];
  return {
    ...{ punchedAt: formatDate(punch.at), kind: punchKindWords[punch.kind][ctx.language] },
    ...{ target: row?.target?.name ?? '', address: punch.address },
    distance: punch.distance === null ? '' : lengthWords(punch.distance, ctx.language),
    ...{ flags: flags.join(ctx.language === 'zh' ? '、' : ', '), reason },
  };
}

interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

/** What became of the request. It may be told twice, or late: each counts once, and only of the last one. */
export async function settleExplanation(
  { db, now }: { db: Db; now: Date },
  { subjectId, flowId, status }: Report,
): Promise<void> {
  const punch = await takePunch(db, subjectId);
  if (!punch || punch.flowId !== flowId) return;
  const explanation = status === 'approved' ? 'accepted' : status === 'running' ? 'asked' : 'refused';
  if (explanation === punch.explanation) return;
  await notePunch(db, subjectId, { explanation, decidedTime: explanation === 'asked' ? null : now });
}
