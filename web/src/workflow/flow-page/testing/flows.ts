import type { ChartNode, FlowInfo, OperatorRecord } from '@fairway/contract/workflow.ts';
import { personOf } from '@fairway/domain/people/testing/nodes.ts';
import { formContext } from '../../../records/testing/visits.ts';
import { type Answer, success } from '../../../testing/answers.ts';
import { type FlowConfig, flowPath } from '../../flow-path.ts';

/** A leave request as its calls answer it. */
const base = '/api/workflow/Engine';
export const calls = {
  flow: `GET ${base}/FlowBefore/t1`,
  newFlow: `GET ${base}/FlowBefore/0`,
  preview: `POST ${base}/FlowBefore/Preview/0`,
  needsToSubmit: `POST ${base}/FlowBefore/Candidates/0`,
  needs: `POST ${base}/FlowBefore/Candidates/t1.o3`,
  candidates: `POST ${base}/FlowBefore/CandidateUser/t1.o3`,
  start: `POST ${base}/FlowTask`,
  change: `PUT ${base}/FlowTask/t1`,
  audit: `POST ${base}/FlowBefore/Audit/t1.o3`,
  reject: `POST ${base}/FlowBefore/Reject/t1.o3`,
  returns: `GET ${base}/FlowBefore/RejectList/t1.o3`,
  transfer: `POST ${base}/FlowBefore/Transfer/t1.o3`,
  addSigner: `POST ${base}/FlowBefore/freeApprover/t1.o3`,
  saveAudit: `POST ${base}/FlowBefore/SaveAudit/t1.o3`,
  claim: `POST ${base}/FlowBefore/Claim/t1.o3`,
  unclaim: `POST ${base}/FlowBefore/Unclaim/t1.o3`,
  reduce: `POST ${base}/FlowBefore/reduceApprover/t1.o4`,
  recall: `POST ${base}/FlowBefore/Recall/t1.r2`,
  withdraw: `PUT ${base}/FlowLaunch/t1/Actions/Withdraw`,
  revoke: `PUT ${base}/FlowLaunch/t1/Actions/Revoke`,
  urge: `POST ${base}/FlowLaunch/Press/t1`,
  copy: `POST ${base}/FlowBefore/Copy/t1`,
  remove: `DELETE ${base}/FlowLaunch/t1`,
  cancel: `POST ${base}/FlowBefore/Cancel/t1`,
  assign: `POST ${base}/FlowBefore/Assign/t1`,
  targets: `GET ${base}/FlowBefore/Selector/t1`,
  move: `POST ${base}/FlowBefore/Change`,
  hasSubFlows: `GET ${base}/FlowBefore/Suspend/t1`,
  suspend: `POST ${base}/FlowBefore/Suspend/t1`,
  restore: `POST ${base}/FlowBefore/Restore/t1`,
  todo: `GET ${base}/FlowBefore/List/1`,
  summary: `GET ${base}/FlowBefore/RecordList/t1`,
  subFlows: `GET ${base}/FlowBefore/SubFlowInfo/t1.v5`,
  sight: `GET ${base}/FlowBefore/t1/Sight`,
  users: 'GET /api/permission/Users/Selector',
  signatures: 'GET /api/permission/Users/Current/SignImg',
  addSignature: 'POST /api/permission/Users/Current/SignImg',
};

export const definition = {
  version: 1,
  nodes: [
    { id: 'f1', kind: 'text', model: 'reason', label: '事由', required: true },
    { id: 'f2', kind: 'number', model: 'days', label: '天数' },
    { id: 'f3', kind: 'textarea', model: 'note', label: '备注' },
  ],
};

const hour = 3_600_000;
const began = Date.UTC(2026, 10, 14, 1, 0);

type Person = ChartNode['people'][number];
export const person = (userName: string, changes: Partial<Person> = {}): Person => ({
  ...{ userId: userName, userName, headIcon: '', state: 'expected', via: '', skipped: '', handleTime: null },
  isExternal: false,
  ...changes,
});

export const node = (nodeCode: string, nodeName: string, changes: Partial<ChartNode> = {}): ChartNode => ({
  ...{ nodeCode, nodeName, kind: 'approve', state: 'future', sign: 'any', mode: '', isAsync: false },
  ...{ due: null, people: [], skipped: '', arms: [] },
  ...changes,
});

export const record = (
  id: string,
  userName: string,
  changes: Partial<OperatorRecord> = {},
): OperatorRecord => ({
  ...{ id, nodeCode: 'start', nodeName: '发起', handleStatus: 2, handleId: userName, handleTime: began },
  ...{ handleOpinion: '', taskOperatorId: '', taskNodeId: '', taskId: 't1', userName, headIcon: '' },
  ...{ operatorId: '', signImg: '', status: 0, fileList: '[]', creatorTime: null, isExternal: false },
  ...changes,
});

export const chart: ChartNode[] = [
  node('start', '发起', {
    kind: 'start',
    state: 'past',
    people: [person('周子涵/sales02', { state: 'approved', handleTime: began })],
  }),
  node('manager', '主管审批', {
    state: 'current',
    due: began + 48 * hour,
    people: [
      person('王小明/sales01', { userId: 'u1', state: 'pending', via: '直属主管' }),
      person('李娜/hr01', { userId: 'u9', state: 'queued' }),
    ],
    sign: 'inOrder',
  }),
  node('split', '分头审批', {
    kind: 'branch',
    mode: 'parallel',
    arms: [
      {
        id: 'a',
        name: '法务',
        isTaken: true,
        nodes: [node('law', '法务审批', { people: [person('赵法')] })],
      },
      {
        id: 'b',
        name: '',
        isTaken: false,
        nodes: [node('money', '财务审批', { state: 'skipped', skipped: '天数少于 3' })],
      },
    ],
  }),
  node('sub', '预支', { kind: 'sub', state: 'past', isAsync: true }),
];

const task: NonNullable<FlowInfo['flowTaskInfo']> = {
  ...{ id: 't1', processId: 't1', enCode: 'QJ20261114001', fullName: '周子涵的请假申请', flowUrgent: 2 },
  ...{ flowId: 'v1', flowCode: 'leave', flowName: '请假申请', flowType: 0, flowCategory: 'hr' },
  ...{ flowVersion: '1', templateId: 'leave', startTime: began, endTime: null, creatorTime: began },
  ...{ thisStep: '主管审批', thisStepId: 't1.v2', status: 1, completion: 30, type: 0, rejectDataId: '' },
  ...{ suspend: 0, parentId: '', creatorUserId: 'u2', creatorUser: '周子涵/sales02' },
  ...{ creatorUserHeadIcon: '', isExternal: false, delegateUser: '' },
  facts: [
    { label: '开始日期', text: '11-16 至 11-18（3天）', kind: 'dates' },
    { label: '请假类型', text: '年假', kind: 'text' },
  ],
};

export type Changes = Partial<Omit<FlowInfo, 'flowTaskInfo'>> & { task?: Partial<typeof task> | null };

export function flowInfo({ task: taskChanges = {}, ...changes }: Changes = {}): FlowInfo {
  return {
    flowTaskInfo: taskChanges && { ...task, ...taskChanges },
    flowTaskNodeList: [
      {
        ...{ id: 't1.v5', nodeCode: 'sub', nodeName: '预支', nodeType: 'subFlow', nodePropertyJson: '' },
        ...{ nodeUp: '', nodeNext: '', completion: 1, taskId: 't1', userName: '', type: '0', formId: '' },
        isExternal: false,
        sortCode: 5,
      },
    ],
    flowTaskOperatorList: [operator('t1.o3', 'u1', '王小明'), operator('t1.o4', 'u9', '李娜', 'with')],
    flowTaskOperatorRecordList: [record('t1.r1', '周子涵/sales02')],
    flowTemplateInfo: {
      ...{ id: 'v1', templateId: 'leave', fullName: '请假申请', enCode: 'leave', category: 'hr' },
      ...{ visibleType: 0, template: '{}', version: '1', type: 0 },
    },
    flowFormInfo: {
      ...{ id: 'form', enCode: 'leaveForm', fullName: '请假单', flowType: 0, formType: 2 },
      ...{ urlAddress: '', appUrlAddress: '', interfaceUrl: '', definition: JSON.stringify(definition) },
    },
    ...{ formOperates: [], approversProperties: {}, buttonTexts: {}, draftData: null },
    formData: { reason: '探亲', days: 3, note: null },
    ...{
      labels: {},
      shown: {},
      rights: { reason: 'read', days: 'edit', note: 'read' },
      reveals: [],
      context: formContext,
    },
    ...{ acts: [], chart, seq: 7, formRev: 2, opinion: 'optional', signature: false },
    ...{ hasComments: false, hasSummary: false, onBehalfOf: '', changedSince: {} },
    ...{ revokes: null, revocation: null, subject: null, revokeUntil: null },
    ...changes,
  };
}

const operator = (id: string, handleId: string, handleName: string, handleType = 'manager') => ({
  ...{ id, handleId, handleName, handleType, completion: 0, taskNodeId: 't1.v2', nodeCode: 'manager' },
  ...{ creatorTime: began, state: 0, isExternal: false },
});

export const flowAnswer = (changes?: Changes): Answer => success(flowInfo(changes));
export const newFlowAnswer = (changes: Changes = {}): Answer =>
  flowAnswer({
    ...{ task: null, acts: ['submit', 'save'], rights: {}, formData: {}, chart: [] },
    ...{ flowTaskOperatorRecordList: [], seq: 0, formRev: 0 },
    ...changes,
  });
export const previewAnswer = (nodes: ChartNode[] = chart): Answer =>
  success({ chart: nodes, ends: 'approved', refusal: '' });
export const nothingNeeded = success({ type: 3, list: [], countersignOver: false });
export const noTasks = success({ list: [], pagination: { currentPage: 1, pageSize: 2, total: 0 } });

const opened = { id: 't1', enCode: 'leave', flowId: 'v1', formType: 2 };
/** The path of the page as the lists open it. */
export const pathTo = (opType: string, changes: Partial<FlowConfig> = {}) =>
  flowPath({
    ...opened,
    opType,
    taskId: opType === '1' ? 't1.o3' : opType === '2' ? 't1.r2' : '',
    ...changes,
  });
export const newPath = flowPath({ id: '', enCode: 'leave', flowId: 'v1', formType: 2, opType: '-1' });

/** Two people to pick from, below the top. */
export const usersAnswer = success({
  list: [personOf('u7', '陈经理', 'chen jing li'), personOf('u8', '孙主任', 'sun zhu ren')],
});

/** What stands wider than the page it is on. */
export const overflowing = (): string[] =>
  [...document.querySelectorAll('html, .page-scroll')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ className, scrollWidth, clientWidth }) => `${className} ${scrollWidth} > ${clientWidth}`);
