import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import type { FlowCommand } from '@fairway/domain/workflow/engine/commands.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { type FlowState, isActive, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { actsOf, opTypes } from '@fairway/domain/workflow/views/acts.ts';
import type { Context } from '../../http/context.ts';
import type { Saver } from '../../records/save/saver.ts';
import { formSoFar } from '../form-of-decision.ts';
import { type PublishedFlow, startableFlow } from '../templates/compiled-flow.ts';
import { newRequest } from './new-request.ts';
import { contextOf, handledTask, visibleFlow } from './visible-flow.ts';

/** What a page knows when it asks where a decision would lead. */
export interface Sent {
  id?: string | undefined;
  versionId: string;
  formData: Record<string, unknown>;
  delegateUserList: string[];
}

/** A decision somebody is about to make, with the form as it is filled in now. */
export interface UnsentDecision {
  published: PublishedFlow;
  state: FlowState;
  context: FlowContext;
  form: FormValues;
  command: FlowCommand & { type: 'submit' | 'resubmit' | 'approve' };
}

/** `0` is a request that is not submitted yet, new or kept; else a task of the caller. */
export async function unsentDecision(ctx: Context, taskId: string, sent: Sent): Promise<UnsentDecision> {
  if (taskId !== '0') {
    const { open, task, context } = await handledTask(ctx, taskId);
    const { state, published } = open;
    const node = published.flow.byId.get(visitOf(state, task.visit)?.node ?? '')?.node;
    const type = task.via === 'start' ? 'resubmit' : 'approve';
    return deciding(ctx, { published, state, context }, sent, node, { type, task: task.id });
  }
  const begun = sent.id ? await ownRequest(ctx, sent.id) : await begin(ctx, sent);
  const start = begun.published.flow.root[0]?.node;
  const back = begun.state.tasks.find((task) => task.via === 'start' && task.state === 'pending');
  const intent = back ? { type: 'resubmit' as const, task: back.id } : { type: 'submit' as const };
  return deciding(ctx, begun, sent, start, intent);
}

type Begun = Pick<UnsentDecision, 'published' | 'state' | 'context'>;

const begin = (ctx: Context, { versionId, delegateUserList }: Sent): Promise<Begun> =>
  newRequest(ctx, versionId, delegateUserList[0]);

/** A request the caller may submit now. */
async function ownRequest(ctx: Context, flowId: string): Promise<Begun> {
  const open = await visibleFlow(ctx, flowId);
  const { state } = open;
  const context = await contextOf(ctx, open);
  // What is submitted anew runs by the version in force now; what came back keeps its own.
  const published = isActive(state) ? open.published : await startableFlow(ctx.db, open.row.templateId);
  if (!published) throw new AppError('FLOW_NOT_STARTABLE');
  const looking = { opType: opTypes.mine, isMonitor: false };
  const acts = actsOf(published.flow, state, context, ctx.session.userId, looking);
  if (!acts.includes('submit')) throw new AppError('NOT_FOUND');
  return { published, state, context };
}

async function deciding(
  ctx: Context,
  { published, state, context }: Begun,
  { formData }: Sent,
  node: FlowNode | undefined,
  intent: { type: 'submit' } | { type: 'resubmit' | 'approve'; task: string },
): Promise<UnsentDecision> {
  const { flow } = published;
  if (!node) throw new AppError('NOT_FOUND');
  const saver: Saver = { ...ctx, formContext: context.asking };
  const form = workedOut(flow, await formSoFar(saver, { form: flow.form, node }, state, formData), context);
  const changes = changedValues(state.form, form);
  const values = intent.type === 'submit' ? { form: changes } : { changes };
  const said = { id: '', actor: ctx.session.userId, filled: Object.keys(changes) };
  return { published, state, context, form, command: { ...intent, ...values, ...said } };
}

const workedOut = ({ form }: CompiledFlow, values: FormValues, { asking }: FlowContext): FormValues =>
  form ? deriveFields(form, values, { context: asking }).values : values;

/** What is another value than before. */
const changedValues = (before: FormValues, after: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(after).filter(([model, value]) => !isSameValue(ownValue(before, model), value)),
  );
