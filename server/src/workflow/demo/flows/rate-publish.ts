import { choices, dictionary } from '../../../records/demo/forms/choices.ts';
import type { FieldDraft } from '../../../records/demo/forms/form-draft.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { departmentHead, generalManager, hours, laneTeam } from './offices.ts';

const port = (model: string, label: string): FieldDraft => ({
  kind: 'popupSelect',
  model,
  label,
  required: true,
  span: 12,
  source: {
    interfaceId: 'ports',
    columns: [
      { column: 'enCode', label: '代码' },
      { column: 'fullName', label: '港口' },
      { column: 'country', label: '国家/地区' },
    ],
  },
});

const dollars = (model: string, label: string): FieldDraft => ({
  kind: 'number',
  model,
  label,
  required: true,
  precision: 0,
  least: 0,
  thousands: true,
});

export const ratePublish: DemoFlow = {
  id: 'ratePublish',
  fullName: '运价发布审批',
  category: 'operation',
  icon: 'chart',
  iconBackground: '#b4528f',
  description: '毛利低于 50 美元由航线项目组表决，低于成本由总经理批准；到发布时间后生效。',
  form: {
    nodes: [
      applicant('RateNumber'),
      {
        kind: 'card',
        label: '航线',
        parts: [
          {
            nodes: [
              {
                kind: 'select',
                model: 'rateType',
                label: '运价类型',
                required: true,
                span: 12,
                options: dictionary('RateType'),
                default: { value: 'FAK' },
              },
              {
                kind: 'popupSelect',
                model: 'carrier',
                label: '船公司',
                required: true,
                span: 12,
                source: {
                  interfaceId: 'suppliers',
                  columns: [
                    { column: 'fullName', label: '船公司' },
                    { column: 'level', label: '等级' },
                  ],
                  parameters: [{ name: 'kind', value: 'carrier' }],
                },
              },
              port('pol', '起运港'),
              port('pod', '目的港'),
              {
                kind: 'dateRange',
                model: 'validity',
                label: '有效期',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              {
                kind: 'date',
                model: 'publishAt',
                label: '发布时间',
                required: true,
                format: 'yyyy-MM-dd HH:mm',
                span: 12,
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '运价',
        parts: [
          {
            nodes: [
              {
                kind: 'table',
                model: 'rates',
                label: '箱型运价（美元）',
                required: true,
                least: 1,
                most: 12,
                columns: [
                  {
                    kind: 'select',
                    model: 'box',
                    label: '箱型',
                    required: true,
                    options: dictionary('ContainerType'),
                    rules: [{ check: 'unique' }],
                  },
                  dollars('cost', '成本'),
                  dollars('floor', '底价'),
                  dollars('sell', '发布价'),
                  {
                    kind: 'calculation',
                    model: 'margin',
                    label: '毛利',
                    precision: 0,
                    calculated: '{rates.sell} - {rates.cost}',
                  },
                ],
              },
              {
                kind: 'calculation',
                model: 'lowestMargin',
                label: '最低毛利',
                prefix: '$',
                precision: 0,
                span: 12,
                calculated: 'MIN({rates.margin})',
              },
              {
                kind: 'checkbox',
                model: 'audience',
                label: '发布范围',
                required: true,
                span: 12,
                options: choices({ staff: '内部', direct: '直客', coload: '同行' }),
                default: { value: ['staff'] },
              },
              { kind: 'textarea', model: 'remarks', label: '运价说明', most: 1_000, rows: 2 },
              {
                kind: 'textarea',
                model: 'reason',
                label: '低价理由',
                most: 500,
                rows: 2,
                visibleWhen: '{lowestMargin} < 50',
                requiredWhen: '{lowestMargin} < 50',
                whenHidden: 'clear',
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '发布登记',
        parts: [{ nodes: [{ kind: 'text', model: 'notice', label: '通知客户情况', most: 200 }] }],
      },
    ],
    rules: [
      { expression: 'AND({rates.floor} >= {rates.cost})', message: '底价不能低于成本', fields: ['rates'] },
    ],
  },
  flow: {
    settings: {
      launchBy: { roles: ['pricing'] },
      skipInitiator: 'superior',
      skipRepeat: 'adjacent',
      title: '运价发布：{@launchUserName} {@launchTime}',
      summaryFields: ['carrier', 'pol', 'pod', 'validity', 'lowestMargin'],
    },
    root: [
      { kind: 'start', id: 'start', name: '提交运价', fields: { notice: 'hidden' } },
      {
        kind: 'approve',
        id: 'head',
        name: '商务负责人审批',
        who: [departmentHead],
        opinion: 'onReject',
        batch: true,
        fields: { 'rates.sell': 'edit', remarks: 'edit', notice: 'hidden' },
        due: { after: { field: 'publishAt' }, remind: { before: hours(24), every: hours(8), max: 2 } },
      },
      {
        kind: 'branch',
        id: 'margin',
        name: '最低毛利',
        mode: 'exclusive',
        arms: [
          {
            id: 'belowCost',
            name: '低于成本',
            when: { field: 'lowestMargin', is: '<', value: 0 },
            seq: [
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                opinion: 'required',
                fields: { notice: 'hidden' },
              },
            ],
          },
          {
            id: 'thin',
            name: '毛利不足 50 美元',
            when: { field: 'lowestMargin', is: '<', value: 50 },
            seq: [
              {
                kind: 'approve',
                id: 'team',
                name: '航线项目组表决',
                who: [laneTeam],
                sign: { pass: { pct: 50 }, reject: 'impossible' },
                skipInitiator: 'no',
                skipRepeat: 'no',
                // What the company pays is no business of who sells.
                fields: { 'rates.cost': 'hidden', 'rates.margin': 'hidden', lowestMargin: 'hidden' },
              },
            ],
          },
          { id: 'usual', name: '正常毛利', isDefault: true, seq: [] },
        ],
      },
      { kind: 'delay', id: 'untilPublished', name: '等待发布时间', until: { field: 'publishAt' } },
      {
        kind: 'cc',
        id: 'told',
        name: '抄送销售',
        who: [{ by: 'members', roles: ['sales'], rule: 'sameCompany' }],
      },
      {
        kind: 'handle',
        id: 'publish',
        name: '通知客户',
        who: [{ by: 'initiator' }],
        neverSkip: true,
        buttonTexts: { approve: '已通知' },
        fields: { notice: 'required' },
      },
    ],
  },
};
