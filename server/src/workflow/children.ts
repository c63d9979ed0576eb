import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { systemActor } from '@fairway/domain/workflow/engine/commands.ts';
import type { EventOf } from '@fairway/domain/workflow/engine/events.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import {
  draftFlow,
  type FlowState,
  flowAdmin,
  handleStatus,
  isActive,
} from '@fairway/domain/workflow/engine/state.ts';
import { newId } from '../database/new-id.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { tellPeople } from '../live/tell-people.ts';
import { settleComputed } from '../records/save/computed-values.ts';
import { formFilesOf } from '../records/save/form-files.ts';
import type { Actor } from './actor.ts';
import { directoryOf } from './directory.ts';
import { commandOf, contextFor, type DecideAndSave } from './intent.ts';
import { childMissingJob } from './job-names.ts';
import { newFlow } from './new-flow.ts';
import { type OpenFlow, takeFlow } from './open-flow.ts';
import { keepFiles } from './opinion.ts';
import { removeFlow } from './remove-flow.ts';
import { findChildren } from './store.ts';
import { tellStarter, tellUnstarted } from './tell-about.ts';
import { type PublishedFlow, startableFlow } from './templates/compiled-flow.ts';

/**
 * Starts the sub-flow a step asks for, in the transaction of its parent. What is filled in may be enough to submit it;
 * if not, it waits as a draft with whoever is to start it.
 */
export async function startChild(
  actor: Actor,
  parent: OpenFlow,
  { flow: wanted, starter, form: handed, visit, child }: EventOf<'childStarted'>,
  keep: DecideAndSave,
): Promise<void> {
  const { db, now } = actor;
  const published = await startableFlow(db, wanted);
  const directory = await directoryOf(db);
  const initiator = starter === flowAdmin ? directory.administrators[0] : starter;
  // It was switched off since, or nobody is left to start it: what waits for it must not wait for ever.
  if (!published || initiator === undefined) {
    await enqueue(db, childMissingJob, { flowId: parent.row.id, visit, child });
    if (child === 0) await tellUnstarted(actor, parent, directory);
    return;
  }
  const id = newId(now.getTime());
  const { key, version } = published.flow.template;
  const state = draftFlow({ id, key, version, initiator });
  const open = await newFlow(actor, published, state, {
    flowUrgent: parent.row.flowUrgent,
    parent: { parentId: parent.row.id, parentVisit: visit, parentChild: child },
  });
  const asStarter: Actor = {
    ...actor,
    actorId: initiator,
    commandId: `${actor.commandId}:${visit}:${child}`,
  };
  const context = await contextFor(asStarter, open);
  const form = firstForm(published, handed, context);
  await keep(asStarter, open, commandOf(asStarter, { type: 'saveDraft', form }), context);
  // Whoever handles it need not see its parent: what was handed over stands at both.
  await keepFiles(db, id, formFilesOf(published.flow.form, form));
  const begun = await takeFlow(db, id);
  const submitting: Actor = { ...asStarter, commandId: `${asStarter.commandId}:submit` };
  try {
    const command = commandOf(submitting, { type: 'submit', form, filled: Object.keys(form) });
    const { missing } = await keep(submitting, begun, command, context);
    if (missing.length > 0) await tellStarter(submitting, begun);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await tellStarter(submitting, begun);
  }
}

/** What a form begins with, and what its parent hands over. */
export function firstForm(
  { flow: { form } }: PublishedFlow,
  handed: FormValues,
  { asking }: FlowContext,
): FormValues {
  if (!form) return handed;
  const values = settleComputed(form, { ...newValues(form, asking), ...handed }, undefined, asking);
  return JSON.parse(JSON.stringify(values)) as FormValues;
}

/** The step that started it is over: nobody needs it any more, and what was never submitted goes. */
export async function stopChild(
  actor: Actor,
  parent: OpenFlow,
  { visit, child }: EventOf<'childCancelled'>,
  keep: DecideAndSave,
): Promise<void> {
  const children = await findChildren(actor.db, parent.row.id);
  const found = children.find((one) => one.parentVisit === visit && one.parentChild === child);
  if (!found) return;
  const { state } = await takeFlow(actor.db, found.id);
  if (state.status !== 'draft') return withFlow(actor, found.id, { type: 'terminate' }, keep);
  await removeFlow(actor, found.id);
  actor.afterCommit(() => tellPeople(actor, { userIds: [state.initiator], what: 'flow', id: found.id }));
}

/** Holds or frees the sub-flows with the flow that started them. */
export async function withChildren(
  actor: Actor,
  parentId: string,
  type: 'pause' | 'resume',
  keep: DecideAndSave,
): Promise<void> {
  for (const { id } of await findChildren(actor.db, parentId)) {
    const { state } = await takeFlow(actor.db, id);
    // What was held by itself goes on by itself, with everything below it.
    if (type === 'resume' && state.status === 'paused' && !isHeldWithParent(state)) continue;
    const isMeant = state.status === (type === 'pause' ? 'running' : 'paused');
    if (isMeant) await withFlow(actor, id, { type }, keep);
    await withChildren(actor, id, type, keep);
  }
}

/** Only with its parent a flow is held by the system. */
const isHeldWithParent = ({ records }: FlowState): boolean =>
  records.findLast(({ code }) => code === handleStatus.paused)?.user === systemActor;

/** What the system does to a sub-flow because of its parent. */
async function withFlow(
  actor: Actor,
  id: string,
  intent: { type: 'terminate' | 'pause' | 'resume' },
  keep: DecideAndSave,
): Promise<void> {
  const system: Actor = { ...actor, actorId: systemActor, commandId: `${actor.commandId}:${id}` };
  const open = await takeFlow(actor.db, id);
  if (!isActive(open.state)) return;
  await keep(system, open, commandOf(system, intent), await contextFor(system, open));
}
