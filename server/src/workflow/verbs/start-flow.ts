import { AppError } from '@fairway/contract/app-error.ts';
import { isFlowOfRecord } from '@fairway/contract/flow-subjects.ts';
import type { FlowModel } from '@fairway/contract/workflow.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { draftFlow } from '@fairway/domain/workflow/engine/state.ts';
import { mayStart } from '@fairway/domain/workflow/people/may-launch.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { RollBack } from '../../http/roll-back.ts';
import { formFilesOf } from '../../records/save/form-files.ts';
import type { Saver } from '../../records/save/saver.ts';
import { actorOf } from '../actor.ts';
import { decideAndSave } from '../decide-and-save.ts';
import { directoryOf } from '../directory.ts';
import { flowContextOf } from '../flow-context.ts';
import { formOfDecision, formSoFar } from '../form-of-decision.ts';
import { commandOf, type Intent } from '../intent.ts';
import { newFlow } from '../new-flow.ts';
import { type OpenFlow, takeFlow } from '../open-flow.ts';
import { keepFiles, readOpinion } from '../opinion.ts';
import { idsIn, picksOf } from '../picks.ts';
import { type PublishedFlow, publishedFlow, startableFlow } from '../templates/compiled-flow.ts';

/** Submits a new request, for oneself or for those who entrusted one with it; or keeps it as a draft. */
export async function startFlow(ctx: Context, model: FlowModel): Promise<{ id: string }> {
  const published = await inForce(ctx, model.versionId);
  if (isFlowOfRecord(published.enCode)) throw new AppError('FLOW_OF_RECORD');
  const initiators = model.delegateUserList.length > 0 ? model.delegateUserList : [ctx.session.userId];
  let first: { id: string } | undefined;
  for (const initiator of new Set(initiators)) {
    const id = newId(ctx.now.getTime());
    const { key, version } = published.flow.template;
    const state = draftFlow({ id, key, version, initiator });
    const delegateUserId = initiator === ctx.session.userId ? null : ctx.session.userId;
    await refuseStrangers(ctx, published, initiator);
    const open = await newFlow(ctx, published, state, { flowUrgent: model.flowUrgent, delegateUserId });
    const started = await submitOrSave(ctx, open, { model });
    first ??= started;
  }
  if (!first) throw new Error('nobody to start a flow for');
  return first;
}

/** Submits a draft or what came back, or keeps it once more. */
export async function changeFlow(ctx: Context, flowId: string, model: FlowModel): Promise<{ id: string }> {
  const open = await takeFlow(ctx.db, flowId);
  const isTheirs = [open.state.initiator, open.row.delegateUserId].includes(ctx.session.userId);
  if (!isTheirs) throw new AppError('NOT_FOUND');
  const back = open.state.tasks.find((task) => task.via === 'start' && task.state === 'pending');
  // What is submitted anew runs by the version in force now; what came back keeps its own.
  const isAnew = model.status === 0 && !back;
  // The record it was about may be another one by now: that is where it is asked for anew.
  if (isAnew && open.row.subject !== null) throw new AppError('FLOW_OF_RECORD');
  const published = isAnew ? await inForce(ctx, open.published.id) : open.published;
  return submitOrSave(ctx, { ...open, published }, { model, back: back?.id });
}

/** Who may not start a flow does not learn of its form by writing a draft either. */
async function refuseStrangers({ db, session }: Context, published: PublishedFlow, initiator: string) {
  const directory = await directoryOf(db);
  const isCustomer = initiator === session.userId && session.kind === 'customer';
  if (!mayStart(published.flow, directory, { user: initiator, ...(isCustomer ? { isCustomer } : {}) }))
    throw new AppError('FLOW_NOT_STARTABLE');
}

/** The version new requests run by: a page that was opened before a change finds it by its template. */
async function inForce({ db }: Context, versionId: string): Promise<PublishedFlow> {
  const named = await publishedFlow(db, versionId);
  const published = named && (await startableFlow(db, named.templateId));
  if (!published) throw new AppError('FLOW_NOT_STARTABLE');
  return published;
}

async function submitOrSave(
  ctx: Context,
  open: OpenFlow,
  { model, back }: { model: FlowModel; back?: string | undefined },
): Promise<{ id: string }> {
  const actor = actorOf(ctx);
  const { id } = open.row;
  ctx.auditTarget(`${open.published.fullName}/${id}`);
  const { flow } = open.published;
  const start = flow.root[0]?.node;
  if (start?.kind !== 'start') throw new AppError('FLOW_NOT_STARTABLE');
  const context = await contextOf(ctx, open);
  const saver: Saver = { ...ctx, formContext: context.asking };
  if (model.status === 1) {
    ctx.succeedAs('saved');
    const form = await formSoFar(saver, { form: flow.form, node: start }, open.state, model.formData);
    const extras = { flowUrgent: model.flowUrgent };
    await decideAndSave(actor, open, commandOf(actor, { type: 'saveDraft', form }), context, extras);
    return { id };
  }
  const opinion = await readOpinion(ctx, model);
  const { changes, filled, labels } = await formOfDecision(saver, open, start, model.formData);
  const common = {
    ...opinion,
    ...picksOf(open.published.flow, model),
    cc: idsIn(model.copyIds),
    filled,
    ...(model.seq === undefined ? {} : { expectSeq: model.seq }),
  };
  const intent: Intent = back
    ? {
        type: 'resubmit',
        task: back,
        changes,
        ...common,
        ...(model.formRev === undefined ? {} : { formRev: model.formRev }),
      }
    : { type: 'submit', form: changes, ...common };
  const extras = { flowUrgent: model.flowUrgent, labels };
  const done = await decideAndSave(actor, open, commandOf(actor, intent), context, extras);
  // Nothing is kept until people are named for these steps.
  if (done.missing.length > 0) throw new RollBack(done.missing);
  const files = [
    ...formFilesOf(open.published.flow.form, done.state.form),
    ...opinion.files.map(({ fileId }) => fileId),
  ];
  await keepFiles(ctx.db, id, files);
  return { id };
}

const contextOf = ({ db, session, now }: Context, { state }: OpenFlow): Promise<FlowContext> =>
  flowContextOf(db, { initiator: state.initiator, actor: session.userId, now });
