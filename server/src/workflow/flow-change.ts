import { createHash } from 'node:crypto';
import type { FlowEvent } from '@fairway/domain/workflow/engine/events.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { type FlowState, handleStatus, taskOf, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import {
  completion,
  currentNodeNames,
  pendingTasks,
  taskStatus,
  taskStatusOf,
} from '@fairway/domain/workflow/views/projections.ts';
import { flowEndedName, flowStartName } from '../language/words.ts';
import type { Actor } from './actor.ts';
import { copyIdOf, recordIdOf, taskIdOf } from './ids.ts';
import { isPinned, type OpenFlow } from './open-flow.ts';
import type { CopyRow, FlowChange, FlowRow, RecordRow, TaskRow } from './store.ts';

export type FlowUrgent = 1 | 2 | 3;

export interface Outcome {
  state: FlowState;
  events: readonly FlowEvent[];
  flowUrgent?: FlowUrgent;
  labels?: FlowRow['labels'];
  /** The version it goes on by, where that is another one now. */
  newer?: OpenFlow['published'];
}

/** What a command leaves behind, whole. */
export function flowChangeOf(
  { now, actorId }: Pick<Actor, 'now' | 'actorId'>,
  stood: OpenFlow,
  { state, events, flowUrgent, newer }: Outcome,
  { directory }: Pick<FlowContext, 'directory'>,
): FlowChange {
  const open = newer ? { ...stood, published: newer } : stood;
  const { row, published, state: before } = open;
  const ofFlow = {
    flowId: row.id,
    versionId: published.id,
    templateId: row.templateId,
    category: row.category,
    flowUrgent: flowUrgent ?? row.flowUrgent,
    creatorUserId: row.creatorUserId,
  };
  const written = JSON.stringify(events);
  const hash = createHash('sha256').update(row.hash).update(written).digest();
  const initiator = directory.users.get(state.initiator)?.name ?? '';
  // A name that was taken out of a title since stays out of it.
  const isNamedAnew = state.title !== before.title || state.title === '';
  const fullName = isNamedAnew ? state.title || `${initiator}的${published.fullName}` : row.fullName;

  const tasks = taskRows(open, state, ofFlow);
  const tasksBefore = taskRows(stood, before, { ...ofFlow, versionId: stood.published.id });
  return {
    flow: {
      ...{ id: row.id, versionId: published.id, flowUrgent: ofFlow.flowUrgent, fullName },
      status: taskStatusOf(state),
      thisStep: stepOf(open, state),
      completion: completion(published.flow, state),
      delegateUserId: state.submittedBy ?? row.delegateUserId,
      startTime: state.submittedAt === null ? null : new Date(state.submittedAt),
      endTime: state.endedAt === null ? null : new Date(state.endedAt),
      ...writtenState(open, state),
      seq: state.seq,
      hash,
    },
    history: { command: state.commands, at: now, actorId, events: written },
    tasks: [...tasks.values()].filter((task) => !isSame(tasksBefore.get(task.id), task)),
    goneTasks: [...tasksBefore.keys()].filter((id) => !tasks.has(id)),
    records: newRecords(open, state, ofFlow),
    undone: state.records.flatMap(({ undone }, place) =>
      undone && before.records[place]?.undone === false ? [recordIdOf(row.id, place)] : [],
    ),
    copies: newCopies(open, state, ofFlow),
  };
}

/** So many commands may have to be folded when somebody looks. */
const mostToFold = 10;

/** The state is large and a decision changes little of it: once a flow is on its way it is written now and then. */
function writtenState(
  { row, state: before }: OpenFlow,
  state: FlowState,
): { state: string; stateCommand: null } | { state: null; stateCommand: number } {
  const stateCommand = row.stateCommand ?? before.commands;
  const isBarelyOld = state.commands - stateCommand < mostToFold;
  return isPinned(before) && isBarelyOld
    ? { state: null, stateCommand }
    : { state: JSON.stringify(state), stateCommand: null };
}

type OfFlow = Pick<
  TaskRow,
  'flowId' | 'versionId' | 'templateId' | 'category' | 'flowUrgent' | 'creatorUserId'
>;

function taskRows(
  { row, published: { flow } }: OpenFlow,
  state: FlowState,
  ofFlow: OfFlow,
): Map<string, TaskRow> {
  const rows = pendingTasks(flow, state).map((pending): TaskRow => {
    const node = flow.byId.get(pending.node)?.node;
    return {
      ...ofFlow,
      id: taskIdOf(row.id, pending.task),
      handlerId: pending.user,
      receivedAt: new Date(pending.since),
      due: pending.due === null ? null : new Date(pending.due),
      nodeCode: pending.node,
      nodeName: pending.nodeName,
      visitId: pending.visit,
      isBatch: node !== undefined && 'batch' in node && node.batch,
      isStart: pending.isStart,
      readAt: null,
    };
  });
  return new Map(rows.map((task) => [task.id, task]));
}

const isSame = (one: TaskRow | undefined, other: TaskRow): boolean =>
  one !== undefined &&
  one.handlerId === other.handlerId &&
  one.receivedAt.getTime() === other.receivedAt.getTime() &&
  one.due?.getTime() === other.due?.getTime() &&
  one.versionId === other.versionId;

function newRecords(
  { row, published, state: before }: OpenFlow,
  state: FlowState,
  ofFlow: OfFlow,
): RecordRow[] {
  return state.records.slice(before.records.length).map((record, place) => ({
    ...ofFlow,
    id: recordIdOf(row.id, before.records.length + place),
    handleId: record.user,
    handleStatus: record.code,
    handleTime: new Date(record.at),
    nodeCode: record.node ?? '',
    nodeName: published.flow.byId.get(record.node ?? '')?.node.name ?? '',
    taskId: record.task,
    visitId: record.visit,
    onBehalfOf: record.onBehalfOf,
    // What a person did to a task; submitting and taking back is in the list of one's own requests.
    isDone: record.auto === null && record.task !== null && record.code !== handleStatus.submitted,
    ...taskAsItWas(before, record.task),
  }));
}

/** When a task came to who had it before a command, and when it was due. */
function taskAsItWas(before: FlowState, taskId: string | null): Pick<RecordRow, 'receivedAt' | 'due'> {
  const task = taskOf(before, taskId ?? '');
  const due = task && visitOf(before, task.visit)?.due;
  return {
    receivedAt: task ? new Date(task.since) : null,
    due: typeof due === 'number' ? new Date(due + before.frozen) : null,
  };
}

const newCopies = (
  { row, published, state: before }: OpenFlow,
  state: FlowState,
  ofFlow: OfFlow,
): CopyRow[] =>
  state.cc.slice(before.cc.length).map(({ user, at, node }) => ({
    ...ofFlow,
    id: copyIdOf(row.id, user),
    userId: user,
    copiedAt: new Date(at),
    nodeCode: node ?? '',
    nodeName: published.flow.byId.get(node ?? '')?.node.name ?? '',
    readAt: null,
  }));

const withInitiator: readonly number[] = [taskStatus.draft, taskStatus.returned, taskStatus.withdrawn];

/** Where it stands, in the words of its template. */
function stepOf({ published: { flow } }: OpenFlow, state: FlowState): string {
  if (withInitiator.includes(taskStatusOf(state))) return flowStartName;
  return currentNodeNames(flow, state).join(',') || flowEndedName;
}
