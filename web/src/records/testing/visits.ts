import { success } from '../../testing/answers.ts';

/** A small form of the company as its calls answer it. */
export const modelId = 'visit';
export const calls = {
  config: `GET /api/visualdev/OnlineDev/${modelId}/Config`,
  list: `POST /api/visualdev/OnlineDev/${modelId}/List`,
  record: `GET /api/visualdev/OnlineDev/${modelId}/r1`,
  shown: `GET /api/visualdev/OnlineDev/${modelId}/r1/DataChange`,
  history: `GET /api/visualdev/OnlineDev/${modelId}/r1/History`,
  create: `POST /api/visualdev/OnlineDev/${modelId}`,
  update: `PUT /api/visualdev/OnlineDev/${modelId}/r1`,
  remove: `DELETE /api/visualdev/OnlineDev/${modelId}/r1`,
};

const definition = {
  version: 1,
  nodes: [
    { id: 'f1', kind: 'text', model: 'customer', label: '客户', required: true },
    { id: 'f2', kind: 'number', model: 'people', label: '人数' },
    { id: 'f3', kind: 'textarea', model: 'summary', label: '小结' },
  ],
};

const columns = {
  columnList: [
    { prop: 'customer', label: '客户', kind: 'text' },
    { prop: 'people', label: '人数', kind: 'number' },
  ],
  searchList: [],
  sortList: [{ prop: 'people', label: '人数' }],
  defaultSidx: '',
  sort: 'desc',
};

export const formContext = {
  now: Date.UTC(2026, 10, 15),
  zone: 'Asia/Shanghai',
  user: {
    id: 'u1',
    name: '王小明',
    account: 'sales01',
    departmentId: 'd1',
    departmentName: '销售部',
    organisationId: 'd1',
    organisationPath: ['o1', 'd1'],
    organisationName: '销售部',
    positionId: '',
    positionName: '',
    roleIds: [],
    managerId: '',
  },
};

export const configAnswer = (changes: object = {}) =>
  success({
    id: modelId,
    fullName: '拜访记录',
    enCode: 'visit',
    webType: '2',
    definition: JSON.stringify(definition),
    columns,
    enableFlow: 0,
    flowId: '',
    flowEnCode: '',
    formVersion: 1,
    acts: ['add', 'edit', 'remove', 'detail'],
    rights: {},
    context: formContext,
    ...changes,
  });

export const recordAnswer = (values: object, changes: object = {}) =>
  success({
    id: 'r1',
    data: JSON.stringify(values),
    version: 1,
    creatorUserName: '周子涵',
    creatorTime: Date.UTC(2026, 10, 1),
    lastModifyUserName: '',
    lastModifyTime: null,
    reveals: [],
    ...changes,
  });

export const listAnswer = (list: object[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
