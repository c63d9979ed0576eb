import { userIdOf } from '../../../organisation/demo/ids.ts';
import type { DemoFlow } from './demo-flow.ts';
import { inCapitals, yuan } from './money.ts';
import { days, financeManager, hours, nearby } from './offices.ts';

/** Started by a business trip that needs money; what was paid goes back into it. */
export const tripAdvance: DemoFlow = {
  id: 'tripAdvance',
  fullName: '差旅借款',
  category: 'finance',
  icon: 'coins',
  iconBackground: '#8a6d3b',
  description: '通常由出差申请发起，也可以单独申请。',
  form: {
    nodes: [
      {
        kind: 'card',
        label: '借款',
        parts: [
          {
            nodes: [
              { kind: 'text', model: 'purpose', label: '出差事由', required: true, most: 100 },
              { kind: 'text', model: 'destination', label: '目的地', required: true, most: 60, span: 12 },
              {
                kind: 'date',
                model: 'neededOn',
                label: '用款日期',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              yuan('amount', '借款金额', { required: true, least: 1 }),
              inCapitals('capitals', 'amount'),
              {
                kind: 'text',
                model: 'bankAccount',
                label: '收款卡号',
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
        label: '付款登记',
        parts: [
          {
            nodes: [
              yuan('paidAmount', '实付金额'),
              { kind: 'date', model: 'paidOn', label: '付款日期', format: 'yyyy-MM-dd', span: 12 },
            ],
          },
        ],
      },
    ],
    rules: [
      {
        expression: 'ISEMPTY({paidAmount}) || {paidAmount} <= {amount}',
        message: '实付金额不能超过借款金额',
        fields: ['paidAmount'],
      },
    ],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      withdraw: 'never',
      title: '{@launchUserName}的差旅借款：{destination}',
      summaryFields: ['destination', 'amount', 'neededOn'],
    },
    root: [
      { kind: 'start', id: 'start', name: '提出借款', fields: { paidAmount: 'hidden', paidOn: 'hidden' } },
      {
        kind: 'approve',
        id: 'finance',
        name: '财务审核',
        who: [nearby('finance')],
        onEmpty: { users: [userIdOf('finance02')] },
        opinion: 'onReject',
        fields: { amount: 'edit', paidAmount: 'hidden', paidOn: 'hidden' },
        due: {
          after: { minutes: days(2) },
          calendar: 'work',
          remind: { before: hours(4), every: 60, max: 1 },
        },
      },
      {
        kind: 'branch',
        id: 'size',
        name: '借款金额',
        mode: 'exclusive',
        arms: [
          {
            id: 'large',
            name: '超过 10,000 元',
            when: { field: 'amount', is: '>', value: 10_000 },
            seq: [{ kind: 'approve', id: 'financeManager', name: '财务经理审批', who: [financeManager] }],
          },
          { id: 'small', name: '10,000 元以内', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'handle',
        id: 'pay',
        name: '出纳付款',
        who: [{ by: 'node', node: 'finance' }],
        onEmpty: { users: [userIdOf('finance02')] },
        buttonTexts: { approve: '已付款' },
        fields: { paidAmount: 'required', paidOn: 'required' },
      },
    ],
  },
};
