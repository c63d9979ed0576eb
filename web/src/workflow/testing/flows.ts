import type { BeforeItem, LaunchItem } from '@fairway/contract/workflow-lists.ts';
import type { TemplateItem } from '@fairway/contract/workflow-templates.ts';
import { success } from '../../testing/answers.ts';

const engine = '/api/workflow/Engine';
export const calls = {
  launched: `GET ${engine}/FlowLaunch`,
  todo: `GET ${engine}/FlowBefore/List/1`,
  done: `GET ${engine}/FlowBefore/List/2`,
  copy: `GET ${engine}/FlowBefore/List/3`,
  batchTodo: `GET ${engine}/FlowBefore/List/4`,
  batch: `POST ${engine}/FlowBefore/BatchOperation`,
  monitor: `GET ${engine}/FlowMonitor`,
  removeMonitored: `DELETE ${engine}/FlowMonitor`,
  counts: 'POST /api/visualdev/Dashboard/FlowTodoCount',
  favourites: 'GET /api/app/Data',
  startable: `GET ${engine}/flowTemplate/PageListAll`,
  proposed: `GET ${engine}/flowTemplate/Proposed`,
  selector: `GET ${engine}/flowTemplate/Selector`,
  dictionaries: 'GET /api/system/DictionaryData/All',
  urge: (id: string) => `POST ${engine}/FlowLaunch/Press/${id}`,
  withdraw: (id: string) => `PUT ${engine}/FlowLaunch/${id}/Actions/Withdraw`,
  remove: (id: string) => `DELETE ${engine}/FlowLaunch/${id}`,
  flowsOf: (id: string) => `GET ${engine}/flowTemplate/FlowJsonList/${id}`,
};

export const pageOf = (list: object[], total = list.length) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total } });

const at = Date.UTC(2026, 10, 15, 1, 30);
const shown = {
  enCode: 'QJ-0001',
  flowName: '请假申请',
  flowId: 'f1',
  flowCode: 'leave',
  flowCategory: 'hr',
  templateId: 't1',
  formType: 2,
  flowUrgent: 1,
  status: 1,
  creatorTime: at,
  startTime: at,
  creatorUserId: 'u2',
  userName: '周子涵/sales02',
  headIcon: '',
  isExternal: false,
  delegateUser: '',
  waitsFor: ['沈立群'],
  suspend: 0,
  icon: 'calendar',
  iconBackground: '#218a4d',
  summary: [{ label: '天数', text: '3', kind: 'text' as const }],
};

export const launched = (id: string, changes: Partial<LaunchItem> = {}): LaunchItem => ({
  ...shown,
  ...{ id, fullName: `请假申请 ${id}`, thisStep: '部门经理', endTime: null, completion: 30, parentId: '' },
  ...changes,
});

export const task = (id: string, changes: Partial<BeforeItem> = {}): BeforeItem => ({
  ...shown,
  ...{ id, processId: `p-${id}`, fullName: `请假申请 ${id}`, thisStep: '部门经理', thisStepId: `p-${id}.v1` },
  ...{ nodeName: '部门经理审批', nodeCode: 'n1', approversProperties: '{}', flowVersion: '1' },
  ...{ taskOperatorId: id, due: null, isBatch: true, isUnread: false },
  ...changes,
});

export const template = (
  id: string,
  fullName: string,
  changes: Partial<TemplateItem> = {},
): TemplateItem => ({
  ...{ id, fullName, enCode: id, category: 'hr', categoryName: '人事', formType: 2, type: 0 },
  ...{ icon: 'calendar', iconBackground: '', description: '', isData: false },
  ...changes,
});

export const counts = (changes: object = {}) =>
  success({
    ...{
      toBeReviewed: 0,
      flowDone: 0,
      flowCirculate: 0,
      entrust: 0,
      launched: 0,
      returned: 0,
      unreadCopies: 0,
    },
    ...changes,
  });

const entry = (enCode: string, fullName: string) => ({ id: enCode, parentId: '0', enCode, fullName });
export const dictionaries = success({
  list: [
    {
      ...{ id: 'WorkFlowCategory', enCode: 'WorkFlowCategory', fullName: '流程分类', isTree: 0 },
      dictionaryList: [entry('hr', '人事'), entry('finance', '财务')],
    },
  ],
});

/** What the config of the flow page says, where the app is now. */
export function openedConfig(): Record<string, unknown> {
  const config = new URLSearchParams(location.search).get('config') ?? '';
  const bytes = Uint8Array.from(atob(config), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}
