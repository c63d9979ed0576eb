import { AppError } from '@fairway/contract/app-error.ts';
import type { FlowAnswer } from '@fairway/contract/workflow.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { revokableUntil } from '@fairway/domain/workflow/engine/revocation.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import type { FlowState } from '@fairway/domain/workflow/engine/state.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { actsOf, type OpType, opTypes } from '@fairway/domain/workflow/views/acts.ts';
import { type Chart, chartAhead, chartOf } from '@fairway/domain/workflow/views/chart.ts';
import { writingRights } from '@fairway/domain/workflow/views/field-rights.ts';
import type { Context } from '../../http/context.ts';
import { maySeeColleagues } from '../../organisation/access.ts';
import { cleanRichText } from '../../records/clean-rich-text.ts';
import { sentContext } from '../../records/form-context.ts';
import { copyIdOf, splitId, taskIdOf } from '../ids.ts';
import type { OpenFlow } from '../open-flow.ts';
import { subjectOf } from '../subjects/subject.ts';
import type { PublishedFlow } from '../templates/compiled-flow.ts';
import { openIn, publishedIn } from '../templates/in-language.ts';
import {
  nodeList,
  operatorList,
  peopleAmongTasks,
  taskInfo,
  templateParts,
  valueParts,
  viewParts,
} from './flow-info.ts';
import { linkedFlows, nothingLinked } from './linked-flows.ts';
import { facesOf } from './names.ts';
import { newRequest } from './new-request.ts';
import { revealsFrom } from './reveals-from.ts';
import { peopleOn, shownChart } from './shown-chart.ts';
import { shownFacts } from './shown-facts.ts';
import { shownForm } from './shown-form.ts';
import { peopleIn, shownRecords } from './shown-records.ts';
import { findSaid, findSaved, noteCopyRead, noteTaskRead } from './store.ts';
import { type Asked, type Viewpoint, viewpointOf } from './viewpoint.ts';
import { contextOf, visibleFlow } from './visible-flow.ts';

interface Query {
  taskNodeId?: string | undefined;
  taskId?: string | undefined;
  versionId?: string | undefined;
  opType?: OpType | undefined;
  delegateUserId?: string | undefined;
  shape?: string | undefined;
}

/** A flow as the caller may see it; `0` is one that is not there yet. */
export async function getFlow(ctx: Context, flowId: string, query: Query): Promise<FlowAnswer> {
  if (flowId === '0') return showNew(ctx, query);
  const open = await visibleFlow(ctx, flowId);
  const named = splitId(query.taskId ?? '');
  const inside = named.flowId === flowId ? named.inside : '';
  return showFlow(ctx, open, { opType: query.opType, inside }, query.shape === 'own');
}

export async function showFlow(
  ctx: Context,
  found: OpenFlow,
  asked: Asked,
  isOwnOnly: boolean,
): Promise<FlowAnswer> {
  const { db, session, language } = ctx;
  const { userId: caller } = session;
  const open = openIn({ ...found, state: await withCleanForm(found) }, language);
  const { state, published, row } = open;
  const context = await contextOf(ctx, open);
  const isMonitor = await mayManage(ctx);
  const view = viewpointOf({ open, context, caller, isMonitor }, asked);
  const { steps } = chartNow(published, state, context);
  const said = await findSaid(db, row.id);
  const saved =
    view.isHandling && view.task ? await findSaved(db, taskIdOf(row.id, view.task.id), caller) : undefined;
  const faceOf = await facesOf(
    db,
    [...peopleAmongTasks(state), ...peopleIn(state, said), ...peopleOn(steps), row.delegateUserId ?? ''],
    language,
  );
  const acts = actsOf(published.flow, state, context, caller, {
    ...{ opType: view.opType, task: view.task?.id, isMonitor },
    isSubFlow: row.parentId !== null,
  });
  const shown = viewParts(published, state.revokes ? inPlainWords(view) : view, acts);
  const shownValues = await shownForm(ctx, open, view, context);
  await noteLook(ctx, open, view);
  return {
    ...templateParts(published, isOwnOnly),
    ...shown,
    // What they were about to say is kept beside the form.
    approversProperties: { ...shown.approversProperties, savedOpinion: saved?.opinion ?? '' },
    ...valueParts(open, view, context, saved && (await cleanRichText(published.flow.form, saved.formData))),
    shown: shownValues,
    reveals: revealsFrom(open, context, caller, [view.rights]).fields.map(({ path }) => path),
    flowTaskInfo: {
      ...taskInfo(open, view, faceOf),
      facts: shownFacts(ctx, open, view, context, shownValues),
    },
    flowTaskNodeList: nodeList(open, steps, faceOf),
    flowTaskOperatorList: operatorList(open, faceOf),
    flowTaskOperatorRecordList: shownRecords(open, said, faceOf, language),
    context: await contextFor(ctx, state.initiator),
    chart: shownChart(published.flow, steps, faceOf, language),
    seq: state.seq,
    formRev: state.formRev,
    onBehalfOf: view.onBehalfOf === null ? '' : faceOf(view.onBehalfOf).userName,
    ...(await linkedFlows(ctx, state)),
    subject: row.subject === null ? null : subjectOf(row.subject),
    revokeUntil: acts.includes('revokeApproved') ? revokableUntil(published.flow, state) : null,
  };
}

const withCleanForm = async ({ state, published: { flow } }: OpenFlow): Promise<FlowState> => ({
  ...state,
  form: await cleanRichText(flow.form, state.form),
  formSince: await cleanRichText(flow.form, state.formSince),
});

/** What a step calls its buttons is about the request, not about revoking it. */
const inPlainWords = ({ node, ...view }: Viewpoint): Viewpoint => ({
  ...view,
  node: node && isHumanNode(node) ? { ...node, buttonTexts: {} } : node,
});

async function showNew(ctx: Context, query: Query): Promise<FlowAnswer> {
  const { db, session, language } = ctx;
  const { state, context, ...asked } = await newRequest(ctx, query.versionId ?? '', query.delegateUserId);
  const published = publishedIn(asked.published, language);
  const { flow } = published;
  const start = flow.root[0]?.node;
  if (!start) throw new AppError('FLOW_NOT_STARTABLE');
  const isMonitor = await mayManage(ctx);
  const looking = { opType: opTypes.write, isMonitor };
  const acts = actsOf(flow, state, context, session.userId, looking).filter((act) => act !== 'delete');
  const view: Viewpoint = {
    ...{ opType: opTypes.write, node: start, task: undefined, isHandling: false, onBehalfOf: null },
    ...{ rights: writingRights(start, flow.form), mayWrite: true },
  };
  const form = flow.form ? newValues(flow.form, context.asking) : {};
  const { steps } = aheadOf(published, { ...state, form }, context);
  const faceOf = await facesOf(db, [state.initiator, ...peopleOn(steps)], language);
  const isForOther = state.initiator !== session.userId;
  return {
    ...templateParts(published, query.shape === 'own'),
    ...viewParts(published, view, acts),
    ...{ formData: {}, draftData: null, labels: {}, changedSince: {}, shown: {}, reveals: [] },
    ...{ flowTaskInfo: null, flowTaskNodeList: [], flowTaskOperatorList: [], flowTaskOperatorRecordList: [] },
    context: await contextFor(ctx, state.initiator),
    chart: shownChart(flow, steps, faceOf, language),
    ...{ seq: 0, formRev: 0 },
    onBehalfOf: isForOther ? faceOf(state.initiator).userName : '',
    ...nothingLinked,
    ...{ subject: null, revokeUntil: null },
  };
}

export async function mayManage({ permissions }: Pick<Context, 'permissions'>): Promise<boolean> {
  return can(await permissions(), 'flowMonitor', 'button', 'btn_manage');
}

/** Who has not submitted yet is shown where it would go. */
const chartNow = (published: PublishedFlow, state: FlowState, context: FlowContext): Chart =>
  state.status === 'draft' ? aheadOf(published, state, context) : chartOf(published.flow, state, context);

export const aheadOf = ({ flow }: PublishedFlow, state: FlowState, context: FlowContext): Chart => {
  const { initiator, form, place, picks, submittedAt } = state;
  const from = submittedAt === null ? {} : { from: state };
  return chartAhead(flow, { initiator, form, picks, ...(place === null ? {} : { place }), ...from }, context);
};

/** Expressions see the one whose request it is; a customer does not get to know where a colleague works. */
const contextFor = ({ db, session, now }: Context, initiator: string) =>
  sentContext(db, maySeeColleagues(session) ? initiator : session.userId, now);

/** The first look at a task or a copy is noted; it changes nothing else. */
async function noteLook({ db, session, now }: Context, { row }: OpenFlow, view: Viewpoint): Promise<void> {
  if (view.task && view.task.state === 'pending' && view.task.user === session.userId)
    await noteTaskRead(db, taskIdOf(row.id, view.task.id), now);
  if (view.opType === opTypes.copy) await noteCopyRead(db, copyIdOf(row.id, session.userId), now);
}
