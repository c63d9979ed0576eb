import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { systemActor } from '@fairway/domain/workflow/engine/commands.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import {
  draftFlow,
  type FlowState,
  isActive,
  type Task,
  type Timer,
  visitOf,
} from '@fairway/domain/workflow/engine/state.ts';
import { takeBillNumbersAt } from '../../bill/take-bill-numbers-at.ts';
import { demoRowsOf } from '../../data-interfaces/demo/rows.ts';
import type { Db } from '../../database/open.ts';
import { colleagueOf } from '../../organisation/demo/colleagues.ts';
import { accountOf, userIdOf } from '../../organisation/demo/ids.ts';
import { settleComputed } from '../../records/save/computed-values.ts';
import type { PickedRow } from '../../records/save/picked-rows.ts';
import { labelsOf } from '../../records/save/settle-values.ts';
import type { Actor } from '../actor.ts';
import { decideAndSave } from '../decide-and-save.ts';
import { commandOf, type Extras, type Intent } from '../intent.ts';
import { newFlow } from '../new-flow.ts';
import { type OpenFlow, takeFlow } from '../open-flow.ts';
import type { PublishedFlow } from '../templates/compiled-flow.ts';
import type { DemoAction, DemoRequest } from './requests/demo-request.ts';
import { answersAt } from './step-answers.ts';
import { insertComment, newestChildOf } from './store.ts';

const hour = 3_600_000;

/** Where requests are played: what they lead to happens before this moment, and what comes later stays to come. */
export interface Stage {
  db: Db;
  until: number;
  directory: FlowContext['directory'];
  delegations: FlowContext['delegations'];
}

/** The company is not what the stories are about: people, steps or forms were changed. */
export class StoryBroken extends Error {}

/** Plays a request from its first word on, by the same rules as people's own, each deed at its own time. */
export async function playRequest(
  stage: Stage,
  request: DemoRequest,
  published: PublishedFlow,
): Promise<void> {
  const { id, deeds } = request;
  let state = await begin(stage, request, published);
  let at = request.at;
  for (const [index, deed] of deeds.entries()) {
    at += deed.after * hour;
    if (at >= stage.until) throw new StoryBroken(`${id}: somebody acts in the future`);
    state = await letTimePass({ ...stage, until: at }, state);
    state = await play(stage, state, deed, { at, commandId: `${id}:${index}` });
  }
  await letTimePass(stage, state);
}

/** Nobody listens yet, nothing is asked and nothing is worth a line while the demo company is loaded. */
const quiet = { log: { warn: () => undefined }, bus: {}, reader: {}, config: {} } as unknown as Pick<
  Actor,
  'log' | 'bus' | 'reader' | 'config'
>;

interface When {
  at: number;
  commandId: string;
}

/** One command by somebody at a moment; gives how the request stands then. */
async function tell(
  { db, directory, delegations }: Stage,
  open: OpenFlow,
  actorId: string,
  { at, commandId }: When,
  intent: Intent,
  extras: Extras = {},
): Promise<FlowState> {
  const actor: Actor = {
    ...quiet,
    ...{ db, actorId, commandId, now: new Date(at), language: 'zh' },
    afterCommit: () => undefined,
  };
  const asking = contextOf(open.state.initiator, at);
  const context = { now: at, directory, delegations, asking };
  const { state } = await decideAndSave(actor, open, commandOf(actor, intent), context, extras);
  return state;
}

const contextOf = (initiator: string, now: number): FormContext => ({
  now,
  zone: defaultZone,
  user: colleagueOf(accountOf(initiator)),
});

async function begin(
  stage: Stage,
  { id, by, writtenBy = by, at, urgent = 1, picks = {}, isDraft = false, ...request }: DemoRequest,
  published: PublishedFlow,
): Promise<FlowState> {
  const { flow } = published;
  const { key, version } = flow.template;
  const draft = draftFlow({ id, key, version, initiator: userIdOf(by) });
  const open = await newFlow({ db: stage.db, now: new Date(at) }, published, draft, {
    flowUrgent: urgent,
    delegateUserId: writtenBy === by ? null : userIdOf(writtenBy),
  });
  const context = contextOf(draft.initiator, at);
  const written = flow.form ? { ...newValues(flow.form, context), ...request.values } : request.values;
  const labels = flow.form ? labelsOf(flow.form, written, {}, picked) : {};
  const form = flow.form && !isDraft ? await settled(stage, flow.form, written, context) : written;
  const intent: Intent = isDraft
    ? { type: 'saveDraft', form }
    : { type: 'submit', form, picks: usersBy(picks) };
  return tell(stage, open, userIdOf(writtenBy), { at, commandId: `${id}:begin` }, intent, { labels });
}

/** With what the server fills in: who and when, and the number of the paper. */
async function settled(
  { db }: Stage,
  form: CompiledForm,
  written: FormValues,
  context: FormContext,
): Promise<FormValues> {
  const numbers: FormValues = {};
  for (const { field, path } of form.fields) {
    if (field.kind !== 'billNumber') continue;
    const taken = await takeBillNumbersAt(db, field.billRule ?? '', [new Date(context.now)]);
    numbers[path] = taken[0];
  }
  return settleComputed(form, { ...written, ...numbers }, undefined, context);
}

const picked: PickedRow = ({ field: { field } }, id) =>
  demoRowsOf(field.source?.interfaceId ?? '').find((row) => row.id === id);

const usersBy = (picks: Record<string, readonly string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(picks).map(([node, accounts]) => [node, accounts.map(userIdOf)]));

/** Does a deed to the request or to its sub-flow; gives how the request stands then. */
async function play(stage: Stage, state: FlowState, deed: DemoAction, when: When): Promise<FlowState> {
  const { db } = stage;
  if (deed.does === 'comment') {
    await insertComment(db, {
      ...{ id: `${when.at.toString(36).padStart(9, '0')}comment${state.commands}`, flowId: state.id },
      ...{ creatorUserId: userIdOf(deed.by), creatorTime: new Date(when.at), text: deed.text },
      mentionIds: (deed.mentions ?? []).map(userIdOf),
      ...{ image: '[]', file: '[]' },
    });
    return state;
  }
  const flowId = await meantBy(db, state, deed);
  const open = await takeFlow(db, flowId);
  const after = await tell(stage, open, userIdOf(deed.by), when, intentOf(open, deed, when.at));
  if (flowId === state.id) return after;
  if (isActive(after)) return state;
  return after.revokes
    ? reportRevoked(stage, after, when)
    : reportEnd(stage, { ...open, state: after }, when);
}

/** The request itself, the sub-flow it started, or what revokes it. */
async function meantBy(db: Db, { id, revocation }: FlowState, deed: DemoAction): Promise<string> {
  if (deed.isInRevocation) return revocation?.flow ?? '';
  return deed.isInChild ? ((await newestChildOf(db, id)) ?? '') : id;
}

/** What it revokes learns it at once, too. */
async function reportRevoked(
  stage: Stage,
  { id: flow, revokes, status }: FlowState,
  { at, commandId }: When,
): Promise<FlowState> {
  const revoked = await takeFlow(stage.db, revokes?.flow ?? '');
  const when = { at, commandId: `${commandId}:revocation` };
  const result = status === 'approved' ? 'approved' : 'rejected';
  return tell(stage, revoked, systemActor, when, { type: 'revocationEnded', flow, result });
}

/** The parent goes on at once; the job that would tell it finds it told. */
async function reportEnd(
  stage: Stage,
  { row, state }: OpenFlow,
  { at, commandId }: When,
): Promise<FlowState> {
  const { parentId, parentVisit, parentChild } = row;
  const parent = await takeFlow(stage.db, parentId ?? '');
  return tell(
    stage,
    parent,
    systemActor,
    { at, commandId: `${commandId}:child` },
    {
      type: 'childEnded',
      visit: parentVisit ?? '',
      child: parentChild ?? -1,
      result: state.status === 'approved' ? 'approved' : 'rejected',
      form: state.form,
    },
  );
}

function intentOf(
  { state, published: { flow } }: OpenFlow,
  deed: Exclude<DemoAction, { does: 'comment' }>,
  at: number,
): Intent {
  const saying = deed.opinion === undefined ? {} : { opinion: deed.opinion };
  switch (deed.does) {
    case 'approve': {
      const task = taskOf(state, deed);
      const answers = answersAt(flow, visitOf(state, task.visit)?.node ?? '', state.form, at);
      return {
        type: 'approve',
        task: task.id,
        ...answers,
        ...saying,
        // Nothing is written in what revokes a request.
        changes: state.revokes ? {} : { ...answers.changes, ...deed.changes },
        ...(deed.picks ? { picks: usersBy(deed.picks) } : {}),
        ...(deed.branches ? { branches: deed.branches } : {}),
        cc: (deed.cc ?? []).map(userIdOf),
      };
    }
    case 'reject':
      return { type: 'reject', task: taskOf(state, deed).id, ...saying };
    case 'return':
      return {
        type: 'return',
        task: taskOf(state, deed).id,
        to: deed.to,
        comeBack: deed.comeBack ?? false,
        ...saying,
      };
    case 'resubmit':
      return { type: 'resubmit', task: taskOf(state, deed).id, changes: deed.changes ?? {}, ...saying };
    case 'transfer':
      return { type: 'transfer', task: taskOf(state, deed).id, to: userIdOf(deed.to), ...saying };
    case 'addSign':
      return {
        type: 'addSign',
        task: taskOf(state, deed).id,
        how: deed.how,
        users: deed.users.map(userIdOf),
        ...saying,
      };
    case 'claim':
      return { type: 'claim', task: taskOf(state, deed).id };
    case 'recall': {
      const mine = state.tasks.findLast((task) => task.by === userIdOf(deed.by));
      return { type: 'recall', task: mine?.id ?? '', ...saying };
    }
    case 'cc':
      return { type: 'cc', users: deed.users.map(userIdOf) };
    case 'revoke':
      return { type: 'revoke', flow: `${at.toString(36).padStart(9, '0')}revoke${state.key}`, ...saying };
    default:
      return { type: deed.does, ...saying };
  }
}

function taskOf({ id, tasks }: FlowState, { by, onBehalfOf = by, does }: DemoAction): Task {
  const mine = tasks.find(({ state, user }) => state === 'pending' && user === userIdOf(onBehalfOf));
  if (!mine) throw new StoryBroken(`${id}: nothing waits for ${onBehalfOf} to ${does}`);
  return mine;
}

/** Whatever the clock does until then happens at its time: reminders, delays, what is done when it is too late. */
async function letTimePass(stage: Stage, standing: FlowState): Promise<FlowState> {
  const state = await fireTimers(stage, standing);
  if (state.visits.some(({ children }) => children.some(({ result }) => result === 'running'))) {
    const child = await takeFlow(stage.db, (await newestChildOf(stage.db, state.id)) ?? '');
    await fireTimers(stage, child.state);
  }
  if (state.revocation?.result === 'running')
    await fireTimers(stage, (await takeFlow(stage.db, state.revocation.flow)).state);
  return state;
}

async function fireTimers(stage: Stage, standing: FlowState): Promise<FlowState> {
  let state = standing;
  for (let next = nextTimer(state, stage.until); next !== undefined; next = nextTimer(state, stage.until)) {
    const open = await takeFlow(stage.db, state.id);
    const when = { at: next.at, commandId: `timer:${next.id}` };
    state = await tell(stage, open, systemActor, when, { type: 'timer', timer: next.id });
  }
  return state;
}

const nextTimer = ({ timers }: FlowState, until: number): Timer | undefined =>
  timers.filter(({ at }) => at < until).toSorted((one, other) => one.at - other.at)[0];
