import type { Received } from '@fairway/contract/endpoint.ts';
import { defaultPageSize } from '@fairway/contract/envelope.ts';
import {
  type listTasks as declared,
  pressingFirst,
  type TaskAnswer,
  taskLists,
} from '@fairway/contract/workflow-lists.ts';
import type { FactReader } from '@fairway/domain/forms/heading/fact.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { taskIdOf, visitIdOf } from '../ids.ts';
import { type FaceOf, facesOf } from '../show/names.ts';
import { nodeProperties } from '../show/node-properties.ts';
import { flowsOfPage, visibleFacts } from './flows-of-page.ts';
import { listFiltersOf } from './list-filters.ts';
import {
  type FlowHead,
  findHandlers,
  findHeads,
  listCopyRows,
  listRecordRows,
  listTaskRows,
} from './store.ts';
import { taskSources } from './task-sources.ts';

type Wanted = Received<typeof declared>;

/** A row of one of the lists, before its flow is looked up. */
interface Row {
  id: string;
  flowId: string;
  at: Date;
  nodeCode: string;
  nodeName: string;
  visitId: string | null;
  /** In place of the flow's status. */
  status?: number;
  taskId: string;
  /** Whose task it is, when it is not the caller's. */
  owner: string | null;
  due?: Date | null;
  isBatch?: boolean;
  isUnread?: boolean;
}

/** To do, done, copied to the caller, or to do where several can be decided at once; the newest first. */
export async function listTasks(ctx: Context, { params, query }: Pick<Wanted, 'params' | 'query'>) {
  const { rows, total } = await pageOfRows(ctx, params.category, query);
  return pageOf(await itemsOf(ctx, params.category, rows), query, total);
}

/** The first page of what is to do. */
export async function listNewestTasks(ctx: Context) {
  const query = { currentPage: 1, pageSize: defaultPageSize, sort: 'desc' } as const;
  const { list } = await listTasks(ctx, { params: { category: taskLists.todo }, query });
  return { list };
}

async function pageOfRows(
  ctx: Context,
  category: Wanted['params']['category'],
  query: Wanted['query'],
): Promise<{ rows: Row[]; total: number }> {
  const { db, session } = ctx;
  const { userId: caller } = session;
  const wanted = { ...(await listFiltersOf(db, query)), nodeCode: query.nodeCode };
  if (category === taskLists.done) {
    const { rows, total } = await listRecordRows(db, caller, wanted);
    const done = rows.map(({ id, flowId, nodeCode, nodeName, visitId, taskId, ...record }) => ({
      ...{ id, flowId, nodeCode, nodeName, visitId },
      at: record.handleTime,
      status: record.handleStatus,
      taskId: taskId === null ? '' : taskIdOf(flowId, taskId),
      owner: record.onBehalfOf,
    }));
    return { rows: done, total };
  }
  if (category === taskLists.copy) {
    const { rows, total } = await listCopyRows(db, caller, wanted);
    const copied = rows.map(({ id, flowId, nodeCode, nodeName, copiedAt, readAt }) => ({
      ...{ id, flowId, nodeCode, nodeName, visitId: null, taskId: '', owner: null },
      at: copiedAt,
      isUnread: readAt === null,
    }));
    return { rows: copied, total };
  }
  const isBatch = category === taskLists.batch;
  const sources = await taskSources(ctx);
  const pressingBy = query.sidx === pressingFirst ? ctx.now : undefined;
  const { rows, total } = await listTaskRows(db, { ...wanted, caller, sources, isBatch, pressingBy });
  const tasks = rows.map(({ id, flowId, nodeCode, nodeName, visitId, due, ...task }) => ({
    ...{ id, flowId, nodeCode, nodeName, visitId, due, taskId: id },
    at: task.receivedAt,
    owner: task.handlerId === caller ? null : task.handlerId,
    isBatch: task.isBatch,
    isUnread: task.readAt === null,
  }));
  return { rows: tasks, total };
}

async function itemsOf(
  { db, language, now }: Context,
  category: Wanted['params']['category'],
  rows: readonly Row[],
): Promise<TaskAnswer[]> {
  const found = await findHeads(
    db,
    rows.map(({ flowId }) => flowId),
  );
  const heads = new Map(found.map((head) => [head.id, head]));
  const flowIds = found.map(({ id }) => id);
  const handlers = await findHandlers(db, flowIds, mostHandlers);
  const people = [
    ...found.map(({ creatorUserId }) => creatorUserId),
    ...rows.map(({ owner }) => owner ?? ''),
    ...[...handlers.values()].flat(),
  ];
  const faceOf = await facesOf(db, people, language);
  const flowOf = await flowsOfPage(
    db,
    found.map(({ versionId }) => versionId),
  );
  return rows.flatMap((row) => {
    const head = heads.get(row.flowId);
    if (!head) return [];
    const reader = { language, now: now.getTime() };
    const seen = seenFrom(category, row, head, flowOf(head.versionId), reader);
    const waitsFor = (handlers.get(head.id) ?? []).map((id) => faceOf(id).userName);
    return [{ ...itemOf(row, head, faceOf, seen), waitsFor }];
  });
}

/** What depends on the step a row stands at: how it is decided, as the family's clients read it out of the list, and what it hides. */
function seenFrom(
  category: Wanted['params']['category'],
  { nodeCode }: Row,
  { summary }: FlowHead,
  flow: CompiledFlow | undefined,
  reader: FactReader,
): Pick<TaskAnswer, 'approversProperties' | 'summary'> {
  const isToDo = category === taskLists.todo || category === taskLists.batch;
  const properties =
    isToDo && flow ? nodeProperties(flow.byId.get(nodeCode)?.node, flow.template.settings) : {};
  // Who sent a copy is not known here: it says no more than every step shows.
  const nodes = category === taskLists.copy ? [] : [nodeCode];
  return {
    approversProperties: JSON.stringify(properties),
    summary: visibleFacts(flow, nodes, summary, reader),
  };
}

/** A row names no more of them. */
export const mostHandlers = 6;

function itemOf(
  row: Row,
  head: FlowHead,
  faceOf: FaceOf,
  seen: Pick<TaskAnswer, 'approversProperties' | 'summary'>,
): Omit<TaskAnswer, 'waitsFor'> {
  const { enCode, flowName, fullName, versionId, templateId, icon, iconBackground, flowUrgent } = head;
  return {
    id: row.id,
    processId: row.flowId,
    ...{
      enCode,
      flowCode: enCode,
      fullName,
      flowName,
      versionId,
      templateId,
      icon,
      iconBackground,
      flowUrgent,
    },
    flowCategory: head.category,
    status: row.status ?? head.status,
    thisStep: head.thisStep,
    thisStepId: row.visitId === null ? '' : visitIdOf(row.flowId, row.visitId),
    startTime: head.startTime?.getTime() ?? null,
    creatorTime: row.at.getTime(),
    creatorUserId: head.creatorUserId,
    ...faceOf(head.creatorUserId),
    formType: 2,
    nodeName: row.nodeName,
    nodeCode: row.nodeCode,
    delegateUser: row.owner === null ? '' : faceOf(row.owner).userName,
    ...seen,
    flowVersion: String(head.version),
    taskId: row.taskId,
    due: row.due?.getTime() ?? null,
    suspend: head.status === taskStatus.paused ? 1 : 0,
    isBatch: row.isBatch ?? false,
    isUnread: row.isUnread ?? false,
  };
}
