import { userIdOf } from '../../../organisation/demo/ids.ts';
import { choices, dictionary } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { inCapitals, workedOutYuan, yuan } from './money.ts';
import { days, departmentHead, financeManager, generalManager, hours, nearby } from './offices.ts';

const ofFinance = ['subject', 'payAccount', 'financeNote', 'paidOn'];
const hiddenFromOthers = Object.fromEntries(ofFinance.map((field) => [field, 'hidden' as const]));

export const expense: DemoFlow = {
  id: 'expense',
  fullName: '费用报销',
  category: 'finance',
  icon: 'receipt',
  iconBackground: '#d9862a',
  description: '200 元以内免部门审批；超过 5,000 元加财务经理，超过 20,000 元再加总经理。',
  form: {
    nodes: [
      applicant('ExpenseNumber'),
      {
        kind: 'card',
        label: '报销内容',
        parts: [
          {
            nodes: [
              {
                kind: 'text',
                model: 'reason',
                label: '报销事由',
                required: true,
                most: 100,
                placeholder: '如：9 月宁波客户拜访差旅',
              },
              {
                kind: 'popupSelect',
                model: 'customer',
                label: '相关客户',
                span: 12,
                source: {
                  interfaceId: 'customers',
                  columns: [
                    { column: 'fullName', label: '客户名称' },
                    { column: 'enCode', label: '客户代码' },
                  ],
                },
              },
              { kind: 'text', model: 'jobNo', label: '业务编号', most: 30, span: 12 },
              {
                kind: 'table',
                model: 'items',
                label: '费用明细',
                required: true,
                least: 1,
                most: 50,
                summed: ['amount', 'tax'],
                columns: [
                  {
                    kind: 'date',
                    model: 'spentOn',
                    label: '发生日期',
                    required: true,
                    format: 'yyyy-MM-dd',
                    latest: 'NOW()',
                    default: { current: 'today' },
                  },
                  {
                    kind: 'treeSelect',
                    model: 'type',
                    label: '费用类型',
                    required: true,
                    options: dictionary('ExpenseType'),
                  },
                  { kind: 'text', model: 'what', label: '说明', required: true, most: 100 },
                  yuan('amount', '金额', { required: true, least: 0.01, most: 1_000_000 }),
                  {
                    kind: 'select',
                    model: 'taxRate',
                    label: '税率',
                    options: choices({ '0': '无', '1': '1%', '3': '3%', '6': '6%', '9': '9%', '13': '13%' }),
                    default: { value: '0' },
                  },
                  workedOutYuan(
                    'tax',
                    '可抵扣税额',
                    '{items.amount} / (1 + VALUE({items.taxRate}) / 100) * VALUE({items.taxRate}) / 100',
                  ),
                ],
              },
              workedOutYuan('total', '报销合计', 'SUM({items.amount})'),
              inCapitals('totalCapitals', 'total'),
              yuan('advance', '冲销借款', { default: { value: 0 } }),
              workedOutYuan('payable', '应付金额', '{total} - {advance}'),
              {
                kind: 'files',
                model: 'invoices',
                label: '发票与附件',
                most: 20,
                accept: '.pdf,.ofd,image/*',
                hint: '电子发票请上传原件，图片请拍全',
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '收款信息',
        parts: [
          {
            nodes: [
              { kind: 'text', model: 'bankName', label: '开户行', required: true, most: 60, span: 12 },
              {
                kind: 'text',
                model: 'bankAccount',
                label: '银行卡号',
                required: true,
                mask: 'bankCard',
                span: 12,
                rules: [
                  { check: 'pattern', pattern: '^\\d{12,19}$', message: '请填写 12 到 19 位数字的卡号' },
                ],
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '财务填写',
        parts: [
          {
            nodes: [
              {
                kind: 'select',
                model: 'subject',
                label: '报销科目',
                span: 12,
                options: choices({
                  '6601': '销售费用',
                  '6602': '管理费用',
                  '6401': '主营业务成本',
                  '1221': '其他应收款',
                }),
              },
              {
                kind: 'select',
                model: 'payAccount',
                label: '付款账户',
                span: 12,
                options: choices({ basic: '基本户', general: '一般户', cash: '现金' }),
              },
              { kind: 'text', model: 'financeNote', label: '审核备注', most: 200, span: 12 },
              { kind: 'date', model: 'paidOn', label: '付款日期', format: 'yyyy-MM-dd', span: 12 },
            ],
          },
        ],
      },
    ],
    rules: [{ expression: '{payable} >= 0', message: '冲销借款不能超过报销合计', fields: ['advance'] }],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      skipRepeat: 'any',
      title: '{@launchUserName}的费用报销：{reason}',
      summaryFields: ['reason', 'total', 'payable', 'jobNo'],
    },
    root: [
      { kind: 'start', id: 'start', name: '填写报销单', fields: hiddenFromOthers },
      {
        kind: 'approve',
        id: 'head',
        name: '部门负责人审批',
        who: [departmentHead],
        opinion: 'onReject',
        batch: true,
        autoPass: { field: 'total', is: '<=', value: 200 },
        fields: hiddenFromOthers,
        due: {
          after: { minutes: days(5) },
          remind: { before: days(1), every: hours(12), max: 2 },
          onOverdue: 'escalate',
          overdueAfter: days(2),
        },
      },
      {
        kind: 'branch',
        id: 'amount',
        name: '报销金额',
        mode: 'exclusive',
        arms: [
          {
            id: 'large',
            name: '超过 20,000 元',
            when: { field: 'total', is: '>', value: 20_000 },
            seq: [
              {
                kind: 'approve',
                id: 'financeManagerLarge',
                name: '财务经理审批',
                who: [financeManager],
                fields: hiddenFromOthers,
              },
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                opinion: 'required',
                afterReturn: 'ask',
                fields: hiddenFromOthers,
              },
            ],
          },
          {
            id: 'middle',
            name: '超过 5,000 元',
            when: { field: 'total', is: '>', value: 5_000 },
            seq: [
              {
                kind: 'approve',
                id: 'financeManager',
                name: '财务经理审批',
                who: [financeManager],
                fields: hiddenFromOthers,
              },
            ],
          },
          { id: 'small', name: '5,000 元以内', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'approve',
        id: 'audit',
        name: '财务审核',
        who: [nearby('finance')],
        onEmpty: { users: [userIdOf('finance02')] },
        opinion: 'onReject',
        neverSkip: true,
        onReject: 'start',
        fields: { subject: 'required', payAccount: 'required', financeNote: 'edit', paidOn: 'hidden' },
        due: {
          after: { minutes: days(2) },
          calendar: 'work',
          remind: { before: hours(4), every: 60, max: 1 },
        },
      },
      {
        kind: 'handle',
        id: 'pay',
        name: '出纳付款',
        who: [{ by: 'candidates', roles: ['finance'] }],
        buttonTexts: { approve: '已付款' },
        neverSkip: true,
        batch: false,
        fields: { paidOn: 'required', payAccount: 'edit' },
        progress: 90,
      },
    ],
  },
};
