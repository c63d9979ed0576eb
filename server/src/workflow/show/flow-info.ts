import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { FlowAnswer } from '@fairway/contract/workflow.ts';
import { type FlowAct, flowActs } from '@fairway/contract/workflow.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { jnpfKeyOf } from '@fairway/domain/forms/jnpf-export/jnpf-keys.ts';
import { maskedValues, shownAt, visibleValues } from '@fairway/domain/forms/visible-values.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { type FlowState, isCounted, type Task, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { nodesAfter, nodesUpTo } from '@fairway/domain/workflow/template/neighbours.ts';
import type { ChartStep } from '@fairway/domain/workflow/views/chart.ts';
import { visibleLabels } from '@fairway/domain/workflow/views/field-rights.ts';
import { taskStatus } from '@fairway/domain/workflow/views/projections.ts';
import { taskIdOf, visitIdOf } from '../ids.ts';
import type { OpenFlow } from '../open-flow.ts';
import type { PublishedFlow } from '../templates/compiled-flow.ts';
import { familyFlowText, formTexts, nodeText, templateText } from '../templates/flow-texts.ts';
import type { FaceOf } from './names.ts';
import { nodeProperties } from './node-properties.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The one kind of form there is. */
const formType = 2;
const launchFlow = 0;

/** What is the same for everybody: the flow as it was published, with its form. */
export function templateParts(published: PublishedFlow, isOwnOnly: boolean) {
  const { flow, enCode, fullName, category, templateId, formId } = published;
  const { settings } = flow.template;
  return {
    flowTemplateInfo: {
      ...{ id: published.id, templateId, fullName, enCode, category, type: launchFlow },
      visibleType: settings.launchBy ? 1 : 0,
      template: templateText(published),
      ...(isOwnOnly ? {} : { flowTemplateJson: familyFlowText(published) }),
      version: String(published.version),
    },
    flowFormInfo: {
      ...{ id: formId, enCode, fullName, formType, flowType: launchFlow },
      ...{ urlAddress: '', appUrlAddress: '', interfaceUrl: '' },
      ...formParts(published, isOwnOnly),
    },
    hasComments: settings.comments,
    hasSummary: settings.summary,
  };
}

function formParts(published: PublishedFlow, isOwnOnly: boolean) {
  const { definition, propertyJson } = formTexts(published);
  return isOwnOnly ? { definition } : { definition, propertyJson };
}

/** What somebody sees and may do from where they look. */
export function viewParts(
  { flow }: PublishedFlow,
  { node, rights }: Viewpoint,
  acts: readonly FlowAct[],
): Pick<
  FlowAnswer,
  'formOperates' | 'rights' | 'approversProperties' | 'opinion' | 'signature' | 'buttonTexts' | 'acts'
> {
  const step = node && isHumanNode(node) ? node : undefined;
  return {
    formOperates: formOperates(flow.form, rights),
    rights,
    approversProperties: nodeProperties(node, flow.template.settings),
    opinion: step?.opinion ?? 'optional',
    signature: step?.signature ?? false,
    buttonTexts: step?.buttonTexts ?? {},
    acts: flowActs.filter((act) => acts.includes(act)),
  };
}

function formOperates(form: CompiledForm | undefined, rights: FieldRights): FlowAnswer['formOperates'] {
  return (form?.reading ?? []).map(({ path, table, field }) => {
    const above = table === undefined ? undefined : rights[table];
    const right = rights[path] ?? above ?? 'edit';
    const isFormRequired = right === 'edit' && field.required;
    return {
      id: path.replace('.', '-'),
      name: field.label || path,
      read: right !== 'hidden' && above !== 'hidden',
      write: right === 'edit' || right === 'required',
      required: right === 'required' || isFormRequired,
      requiredDisabled: isFormRequired,
      jnpfKey: jnpfKeyOf(field.kind),
      dataType: '',
    };
  });
}

/**
 * The values somebody sees: who fills the form in with what its formulas need, others as they are shown. What is masked is
 * masked for all of them, except what is not submitted yet: a draft, and what somebody typed and saved for later.
 */
export function valueParts(
  { state, row, published: { flow } }: OpenFlow,
  { rights, mayWrite }: Viewpoint,
  { asking: context }: FlowContext,
  saved: FormValues | undefined,
): Pick<FlowAnswer, 'formData' | 'draftData' | 'labels' | 'changedSince'> {
  const { form } = flow;
  if (!form) return { formData: {}, draftData: saved ? {} : null, labels: {}, changedSince: {} };
  const sight = { rights, context, fillsIn: mayWrite };
  const visible = (values: FormValues) => visibleValues(form, values, sight);
  // What a sub-flow begins with was typed by somebody else.
  const isTyped = state.submittedAt === null && row.parentId === null;
  const seen = (values: FormValues) => (isTyped ? visible(values) : maskedValues(form, visible(values)));
  const former = seen({ ...state.form, ...state.formSince });
  return {
    formData: seen(state.form),
    draftData: saved ? visible(saved) : null,
    labels: visibleLabels(form, state.form, row.labels, shownAt(form, state.form, sight)),
    changedSince: Object.fromEntries(
      Object.entries(former).filter(([model]) => Object.hasOwn(state.formSince, model)),
    ),
  };
}

/** The request itself. */
export function taskInfo(
  { row, state, published }: OpenFlow,
  { task }: Viewpoint,
  faceOf: FaceOf,
): Omit<NonNullable<FlowAnswer['flowTaskInfo']>, 'facts'> {
  const open = task?.visit ?? state.visits.find((visit) => visit.state === 'open')?.id;
  const creator = faceOf(state.initiator);
  return {
    ...{ id: row.id, processId: row.id, fullName: row.fullName, flowUrgent: row.flowUrgent },
    ...{ versionId: published.id, templateId: row.templateId, flowCategory: row.category },
    ...{ enCode: published.enCode, flowCode: published.enCode, flowName: published.fullName },
    ...{ flowType: launchFlow, type: launchFlow, flowVersion: String(published.version) },
    startTime: row.startTime?.getTime() ?? null,
    endTime: row.endTime?.getTime() ?? null,
    creatorTime: row.creatorTime.getTime(),
    ...{ thisStep: row.thisStep, status: row.status, completion: row.completion },
    thisStepId: open === undefined ? '' : visitIdOf(row.id, open),
    rejectDataId: '',
    suspend: row.status === taskStatus.paused ? 1 : 0,
    parentId: row.parentId ?? '',
    creatorUserId: state.initiator,
    creatorUser: creator.userName,
    creatorUserHeadIcon: creator.headIcon,
    isExternal: creator.isExternal,
    delegateUser: row.delegateUserId === null ? '' : faceOf(row.delegateUserId).userName,
  };
}

const nodeTypes: Record<FlowNode['kind'], string> = {
  start: 'start',
  approve: 'approver',
  handle: 'approver',
  cc: 'copy',
  sub: 'subFlow',
  delay: 'timer',
  action: 'action',
  branch: 'branch',
};
const nodeStates = { past: '0', current: '1', future: '2', skipped: '2' } as const;

/** The chart once more as the family knows it: a list, each node with its neighbours. */
export function nodeList(
  { row, state, published }: OpenFlow,
  steps: readonly ChartStep[],
  faceOf: FaceOf,
): FlowAnswer['flowTaskNodeList'] {
  const { flow, formId } = published;
  const flat = flatten(steps).filter(({ node }) => node.kind !== 'branch');
  return flat.map(({ node, state: standing, people }, sortCode) => {
    const visit = state.visits.findLast((one) => one.node === node.id && one.round === state.round);
    const placed = flow.byId.get(node.id);
    const faces = people.map(({ user }) => faceOf(user));
    return {
      id: visit ? visitIdOf(row.id, visit.id) : node.id,
      nodeCode: node.id,
      nodeName: node.name,
      nodeType: nodeTypes[node.kind],
      nodePropertyJson: nodeText(published, node.id, () => nodeProperties(node, flow.template.settings)),
      nodeUp: placed ? nodesUpTo(placed).join(',') : '',
      nodeNext: placed ? nodesAfter(placed).join(',') : '',
      completion: standing === 'past' ? 1 : 0,
      flowId: row.id,
      userName: faces.map(({ userName }) => userName).join(','),
      isExternal: faces.some(({ isExternal }) => isExternal),
      type: nodeStates[standing],
      formId,
      sortCode,
    };
  });
}

const flatten = (steps: readonly ChartStep[]): ChartStep[] =>
  steps.flatMap((step) => [step, ...step.arms.flatMap((arm) => flatten(arm.steps))]);

const decided: Partial<Record<Task['state'], number>> = {
  approved: 1,
  waitAfter: 1,
  rejected: -1,
  returned: -1,
};

export const operatorList = ({ row, state }: OpenFlow, faceOf: FaceOf): FlowAnswer['flowTaskOperatorList'] =>
  state.tasks.filter(isCounted).map((task) => {
    const visit = visitOf(state, task.visit);
    const { userName, isExternal } = faceOf(task.user);
    return {
      id: taskIdOf(row.id, task.id),
      handleId: task.user,
      handleName: userName,
      isExternal,
      handleType: task.via,
      completion: decided[task.state] ?? 0,
      taskNodeId: visitIdOf(row.id, task.visit),
      nodeCode: visit?.node ?? '',
      creatorTime: task.since,
      state: visit?.state === 'open' ? 0 : 1,
    };
  });

export const peopleAmongTasks = ({ tasks, initiator }: FlowState): string[] => [
  initiator,
  ...tasks.map(({ user }) => user),
];
