import type { Received } from '@fairway/contract/endpoint.ts';
import type { FieldRights } from '@fairway/contract/forms.ts';
import type {
  LaunchAnswer,
  listLaunched as launched,
  listMonitored as monitored,
} from '@fairway/contract/workflow-lists.ts';
import { shownFactOf } from '@fairway/domain/forms/heading/fact.ts';
import { gramsOfKeyword, plain } from '@fairway/domain/forms/search-grams.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { readingRights } from '@fairway/domain/workflow/views/field-rights.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import { factsSeenWith } from '@fairway/domain/workflow/views/request-facts.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { type FaceOf, facesOf } from '../show/names.ts';
import { flowsOfPage, startOf } from './flows-of-page.ts';
import { codeOf, listFiltersOf } from './list-filters.ts';
import { mostHandlers } from './list-tasks.ts';
import { type FlowHead, findHandlers, findHeads, listLaunchedIds, listMonitoredIds } from './store.ts';

const submittedForOthers = ['1', 'true'];

/** Requests of the caller, or those they submitted for other people; the newest first. */
export async function listLaunched(ctx: Context, query: Received<typeof launched>['query']) {
  const { userId } = ctx.session;
  const isForOthers = submittedForOthers.includes(query.delegateType ?? '');
  const whose = isForOthers ? { delegateUserId: userId } : { creatorUserId: userId };
  const wanted = { ...(await listFiltersOf(ctx.db, query)), status: codeOf(query.status) };
  const found = await listLaunchedIds(ctx.db, whose, wanted);
  return launchPage(ctx, query, found, (flow) => readingRights(startOf(flow), flow.form));
}

/** Every flow of the company, to manage them. */
export async function listMonitored(ctx: Context, query: Received<typeof monitored>['query']) {
  const filters = await listFiltersOf(ctx.db, query);
  const grams = gramsOfKeyword(plain(filters.keyword));
  const wanted = { ...filters, status: codeOf(query.status), grams };
  // Who manages flows sees what steps hide.
  return launchPage(ctx, query, await listMonitoredIds(ctx.db, wanted), () => ({}));
}

async function launchPage(
  { db, language, now }: Context,
  paging: { currentPage: number; pageSize: number },
  { rows, total }: { rows: { id: string }[]; total: number },
  rightsOn: (flow: CompiledFlow) => FieldRights,
) {
  const ids = rows.map(({ id }) => id);
  const heads = new Map((await findHeads(db, ids)).map((head) => [head.id, head]));
  const handlers = await findHandlers(db, ids, mostHandlers);
  const people = [...heads.values()].flatMap(({ creatorUserId, delegateUserId }) => [
    creatorUserId,
    delegateUserId ?? '',
  ]);
  const faceOf = await facesOf(db, [...people, ...[...handlers.values()].flat()], language);
  const flowOf = await flowsOfPage(
    db,
    [...heads.values()].map(({ versionId }) => versionId),
  );
  const list = ids
    .flatMap((id) => heads.get(id) ?? [])
    .map((head) => {
      const flow = flowOf(head.versionId);
      const facts = flow ? factsSeenWith(flow, rightsOn(flow), head.summary) : [];
      return {
        ...launchItemOf(head, faceOf),
        summary: facts.map((fact) => shownFactOf(fact, { language, now: now.getTime() })),
        waitsFor: (handlers.get(head.id) ?? []).map((id) => faceOf(id).userName),
      };
    });
  return pageOf(list, paging, total);
}

function launchItemOf(head: FlowHead, faceOf: FaceOf): Omit<LaunchAnswer, 'waitsFor' | 'summary'> {
  const { id, versionId, fullName, flowName, enCode, templateId, status, icon, iconBackground } = head;
  return {
    ...{ id, versionId, fullName, flowName, enCode, flowCode: enCode, templateId, icon, iconBackground },
    ...{ status, thisStep: head.thisStep, completion: head.completion, flowUrgent: head.flowUrgent },
    flowCategory: head.category,
    creatorTime: head.creatorTime.getTime(),
    startTime: head.startTime?.getTime() ?? null,
    endTime: head.endTime?.getTime() ?? null,
    formType: 2,
    parentId: head.parentId ?? '',
    delegateUser: head.delegateUserId === null ? '' : faceOf(head.delegateUserId).userName,
    suspend: status === taskStatus.paused ? 1 : 0,
    creatorUserId: head.creatorUserId,
    ...faceOf(head.creatorUserId),
  };
}
