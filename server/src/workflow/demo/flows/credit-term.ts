import { userIdOf } from '../../../organisation/demo/ids.ts';
import { choices, dictionary } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { yuan } from './money.ts';
import { creditCommittee, days, departmentHead, financeManager, generalManager, nearby } from './offices.ts';

const ofFinance = {
  riskLevel: 'hidden',
  riskNote: 'hidden',
  approvedLimit: 'hidden',
  approvedDays: 'hidden',
} as const;

export const creditTerm: DemoFlow = {
  id: 'creditTerm',
  fullName: '信用额度与账期申请',
  category: 'sales',
  icon: 'shield',
  iconBackground: '#a0522d',
  description: '财务评估风险；额度超过 30 万元由信用评审委员会表决，账期超过 60 天由总经理批准。',
  form: {
    nodes: [
      applicant('FormNumber'),
      {
        kind: 'card',
        label: '客户',
        parts: [
          {
            nodes: [
              {
                kind: 'popupSelect',
                model: 'customer',
                label: '客户',
                required: true,
                span: 12,
                source: {
                  interfaceId: 'customers',
                  columns: [
                    { column: 'fullName', label: '客户名称' },
                    { column: 'level', label: '等级' },
                    { column: 'creditLimit', label: '现有额度' },
                    { column: 'creditDays', label: '现有账期' },
                  ],
                },
                fills: [
                  { to: 'level', column: 'level' },
                  { to: 'currentLimit', column: 'creditLimit' },
                  { to: 'currentDays', column: 'creditDays' },
                ],
              },
              {
                kind: 'select',
                model: 'level',
                label: '客户等级',
                readonly: true,
                span: 12,
                options: dictionary('CustomerLevel'),
              },
              yuan('currentLimit', '现有额度', { readonly: true }),
              {
                kind: 'number',
                model: 'currentDays',
                label: '现有账期',
                suffix: '天',
                readonly: true,
                span: 12,
              },
              yuan('volume', '近 12 个月营业额', { required: true }),
              yuan('overdue', '当前逾期金额', { required: true, default: { value: 0 } }),
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '申请内容',
        parts: [
          {
            nodes: [
              {
                kind: 'select',
                model: 'settlement',
                label: '结算方式',
                required: true,
                span: 12,
                options: dictionary('SettlementTerm'),
                default: { value: 'monthly' },
              },
              {
                kind: 'number',
                model: 'days',
                label: '申请账期',
                required: true,
                precision: 0,
                least: 0,
                most: 180,
                suffix: '天',
                span: 12,
              },
              yuan('limit', '申请额度', { required: true }),
              {
                kind: 'date',
                model: 'validUntil',
                label: '有效期至',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              {
                kind: 'radio',
                model: 'guarantee',
                label: '担保方式',
                required: true,
                options: choices({
                  none: '信用',
                  deposit: '保证金',
                  guarantor: '第三方担保',
                  insurance: '信用保险',
                }),
                default: { value: 'none' },
              },
              { kind: 'textarea', model: 'reason', label: '申请理由', required: true, most: 1_000, rows: 3 },
              { kind: 'files', model: 'papers', label: '营业执照与财报', most: 10 },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '风险评估',
        parts: [
          {
            nodes: [
              {
                kind: 'radio',
                model: 'riskLevel',
                label: '风险等级',
                options: choices({ low: '低风险', middle: '中风险', high: '高风险' }),
              },
              yuan('approvedLimit', '核定额度'),
              {
                kind: 'number',
                model: 'approvedDays',
                label: '核定账期',
                precision: 0,
                least: 0,
                most: 180,
                suffix: '天',
                span: 12,
              },
              { kind: 'textarea', model: 'riskNote', label: '评估说明', most: 1_000, rows: 2 },
            ],
          },
        ],
      },
    ],
    rules: [
      {
        expression: 'ISEMPTY({approvedLimit}) || {approvedLimit} <= {limit}',
        message: '核定额度不能超过申请额度',
        fields: ['approvedLimit'],
      },
    ],
  },
  flow: {
    settings: {
      launchBy: { roles: ['sales'] },
      skipInitiator: 'superior',
      skipRepeat: 'adjacent',
      title: '{@launchUserName}的信用申请：额度{limit}元、账期{days}天',
      summaryFields: ['customer', 'limit', 'days', 'overdue'],
    },
    root: [
      { kind: 'start', id: 'start', name: '提出申请', fields: ofFinance },
      {
        kind: 'approve',
        id: 'head',
        name: '销售负责人审批',
        who: [departmentHead],
        opinion: 'onReject',
        fields: ofFinance,
        autoReject: { expression: '{overdue} > {volume} * 0.5' },
      },
      {
        kind: 'approve',
        id: 'risk',
        name: '财务风险评估',
        who: [nearby('finance')],
        onEmpty: { users: [userIdOf('finance02')] },
        opinion: 'required',
        onReject: 'choose',
        neverSkip: true,
        fields: {
          riskLevel: 'required',
          approvedLimit: 'required',
          approvedDays: 'required',
          riskNote: 'edit',
        },
        due: { after: { minutes: days(3) }, calendar: 'work', late: { every: days(1), max: 2 } },
      },
      {
        kind: 'branch',
        id: 'weight',
        name: '额度与账期',
        mode: 'inclusive',
        arms: [
          {
            id: 'high',
            name: '额度超过 30 万元',
            when: { field: 'limit', is: '>', value: 300_000 },
            seq: [
              {
                kind: 'approve',
                id: 'committee',
                name: '信用评审委员会表决',
                who: [creditCommittee],
                sign: { pass: { pct: 60 }, reject: 'impossible' },
                skipRepeat: 'no',
                opinion: 'onReject',
              },
            ],
          },
          {
            id: 'longTerm',
            name: '账期超过 60 天',
            when: { field: 'days', is: '>', value: 60 },
            seq: [
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                opinion: 'required',
                fields: { approvedDays: 'edit' },
              },
            ],
          },
          { id: 'usual', name: '一般额度与账期', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'approve',
        id: 'financeManager',
        name: '财务经理核定',
        who: [financeManager],
        opinion: 'onReject',
        returnTo: ['start', 'head', 'risk'],
        afterReturn: 'ask',
        neverSkip: true,
        fields: { approvedLimit: 'required', approvedDays: 'required' },
        due: {
          after: { minutes: days(4) },
          onOverdue: 'escalate',
          remind: { before: days(1), every: days(1), max: 1 },
        },
      },
      { kind: 'cc', id: 'told', name: '抄送风控', who: [creditCommittee] },
    ],
  },
};
