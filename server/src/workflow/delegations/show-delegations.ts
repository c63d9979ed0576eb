import { AppError } from '@fairway/contract/app-error.ts';
import type { DelegationAnswer } from '@fairway/contract/workflow-delegations.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { delegationWords } from '../../language/words.ts';
import { peopleFaces } from '../../people/people-by-id.ts';
import { templateTranslators } from '../templates/template-translators.ts';
import { type DelegationRow, findDelegation, listDelegationsOf, templateNames } from './store.ts';

interface Wanted {
  /** 1 what the caller entrusted, 2 what they were entrusted with. */
  myOrDelagateToMe: '1' | '2';
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

export async function listDelegations(ctx: Context, { myOrDelagateToMe, ...wanted }: Wanted) {
  const side = myOrDelagateToMe === '1' ? 'userId' : 'toUserId';
  const { rows, total } = await listDelegationsOf(ctx.db, side, ctx.session.userId, wanted);
  return pageOf(await shown(ctx, rows), wanted, total);
}

/** For both who are in it; to everybody else it does not exist. */
export async function getDelegation(ctx: Context, delegationId: string): Promise<DelegationAnswer> {
  const row = await findDelegation(ctx.db, delegationId);
  const { userId } = ctx.session;
  if (!row || (row.userId !== userId && row.toUserId !== userId)) throw new AppError('NOT_FOUND');
  const [delegation] = await shown(ctx, [row]);
  if (!delegation) throw new AppError('NOT_FOUND');
  return delegation;
}

async function shown({ db, now, language }: Context, rows: DelegationRow[]): Promise<DelegationAnswer[]> {
  const faceOf = await peopleFaces(db, [...new Set(rows.flatMap((row) => [row.userId, row.toUserId]))]);
  const flows = await templateNames(db, [...new Set(rows.flatMap(({ templateIds }) => templateIds))]);
  const translatorFor = await templateTranslators(db, language);
  const flowNamesOf = ({ templateIds }: DelegationRow) =>
    templateIds.length === 0
      ? delegationWords.allFlows[language]
      : templateIds.flatMap((id) => translatorFor(id)(flows.get(id) ?? '') || []).join(',');
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    userId: row.userId,
    userName: faceOf(row.userId).userName,
    isExternal: faceOf(row.userId).isExternal,
    toUserId: row.toUserId,
    toUserName: faceOf(row.toUserId).userName,
    toIsExternal: faceOf(row.toUserId).isExternal,
    templateIds: row.templateIds,
    flowName: flowNamesOf(row),
    startTime: row.startTime.getTime(),
    endTime: row.endTime.getTime(),
    description: row.description,
    state: stateAt(row, now),
  }));
}

/** 0 to come, 1 in force, 2 over. */
const stateAt = ({ startTime, endTime }: DelegationRow, now: Date): number =>
  endTime <= now ? 2 : startTime <= now ? 1 : 0;
