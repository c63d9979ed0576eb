import { choices, dictionary } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { workedOutYuan, yuan } from './money.ts';
import { days, generalManager, hours, manager } from './offices.ts';
import { tripAdvance } from './trip-advance.ts';

export const businessTrip: DemoFlow = {
  id: 'businessTrip',
  fullName: '出差申请',
  category: 'administration',
  icon: 'anchor',
  iconBackground: '#3b82c4',
  description: '需要借款时自动发起差旅借款，付款后出差申请才完成；同行人员会收到抄送。',
  form: {
    nodes: [
      applicant('FormNumber'),
      {
        kind: 'card',
        label: '行程',
        parts: [
          {
            nodes: [
              { kind: 'text', model: 'purpose', label: '出差事由', required: true, most: 100 },
              { kind: 'text', model: 'destination', label: '目的地', required: true, most: 60, span: 12 },
              {
                kind: 'popupSelect',
                model: 'customer',
                label: '拜访客户',
                span: 12,
                source: {
                  interfaceId: 'customers',
                  columns: [
                    { column: 'fullName', label: '客户名称' },
                    { column: 'city', label: '城市' },
                  ],
                },
              },
              {
                kind: 'date',
                model: 'leavesOn',
                label: '出发日期',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              {
                kind: 'date',
                model: 'returnsOn',
                label: '返回日期',
                required: true,
                format: 'yyyy-MM-dd',
                earliest: '{leavesOn}',
                span: 12,
              },
              {
                kind: 'calculation',
                model: 'days',
                label: '出差天数',
                suffix: '天',
                precision: 0,
                span: 12,
                calculated: 'DATEDIFF({leavesOn}, {returnsOn}) + 1',
              },
              {
                kind: 'users',
                model: 'companions',
                label: '同行人员',
                placeholder: '同事、部门或小组，可多选',
                span: 12,
              },
              {
                kind: 'table',
                model: 'legs',
                label: '行程安排',
                most: 20,
                columns: [
                  { kind: 'date', model: 'on', label: '日期', required: true, format: 'yyyy-MM-dd' },
                  { kind: 'text', model: 'from', label: '出发地', required: true, most: 30 },
                  { kind: 'text', model: 'to', label: '到达地', required: true, most: 30 },
                  {
                    kind: 'select',
                    model: 'by',
                    label: '交通工具',
                    required: true,
                    options: choices({ train: '高铁', plane: '飞机', car: '自驾', coach: '长途客车' }),
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '预算',
        parts: [
          {
            nodes: [
              {
                kind: 'table',
                model: 'budget',
                label: '费用预算',
                required: true,
                least: 1,
                most: 20,
                summed: ['amount'],
                columns: [
                  {
                    kind: 'treeSelect',
                    model: 'type',
                    label: '费用类型',
                    required: true,
                    options: dictionary('ExpenseType'),
                  },
                  yuan('amount', '预算金额', { required: true }),
                  { kind: 'text', model: 'note', label: '说明', most: 60 },
                ],
              },
              workedOutYuan('budgetTotal', '预算合计', 'SUM({budget.amount})'),
              {
                kind: 'switch',
                model: 'needAdvance',
                label: '需要借款',
                onText: '需要',
                offText: '不需要',
                span: 12,
                default: { value: 0 },
              },
              yuan('advance', '借款金额', {
                visibleWhen: '{needAdvance} = 1',
                requiredWhen: '{needAdvance} = 1',
                whenHidden: 'clear',
              }),
              {
                kind: 'text',
                model: 'bankAccount',
                label: '收款卡号',
                mask: 'bankCard',
                span: 12,
                visibleWhen: '{needAdvance} = 1',
                requiredWhen: '{needAdvance} = 1',
                whenHidden: 'clear',
                rules: [
                  { check: 'pattern', pattern: '^\\d{12,19}$', message: '请填写 12 到 19 位数字的卡号' },
                ],
              },
              yuan('advancePaid', '已付借款'),
            ],
          },
        ],
      },
    ],
    rules: [
      {
        expression: 'ISEMPTY({advance}) || {advance} <= {budgetTotal}',
        message: '借款不能超过预算合计',
        fields: ['advance'],
      },
    ],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      skipRepeat: 'adjacent',
      title: '{@launchUserName}的出差申请：{destination} {days}天',
      summaryFields: ['destination', 'leavesOn', 'days', 'budgetTotal', 'purpose'],
    },
    root: [
      { kind: 'start', id: 'start', name: '发起申请', fields: { advancePaid: 'hidden' } },
      {
        kind: 'approve',
        id: 'manager',
        name: '直属经理审批',
        who: [manager],
        onEmpty: 'pass',
        opinion: 'onReject',
        batch: true,
        due: {
          after: { field: 'leavesOn' },
          remind: { before: days(1), every: hours(12), max: 2 },
        },
      },
      {
        kind: 'branch',
        id: 'size',
        name: '天数与预算',
        mode: 'exclusive',
        arms: [
          {
            id: 'large',
            name: '超过 7 天或 20,000 元',
            when: {
              any: [
                { field: 'days', is: '>', value: 7 },
                { field: 'budgetTotal', is: '>', value: 20_000 },
              ],
            },
            seq: [
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                afterReturn: 'backHere',
              },
            ],
          },
          { id: 'usual', name: '一般出差', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'branch',
        id: 'money',
        name: '是否借款',
        mode: 'exclusive',
        arms: [
          {
            id: 'advance',
            name: '需要借款',
            when: { field: 'needAdvance', is: '=', value: 1 },
            seq: [
              {
                kind: 'sub',
                id: 'tripAdvance',
                name: '差旅借款',
                flow: tripAdvance.id,
                // Without the money the journey is still agreed to.
                onReject: 'continue',
                in: [
                  { from: 'purpose', to: 'purpose' },
                  { from: 'destination', to: 'destination' },
                  { from: 'leavesOn', to: 'neededOn' },
                  { from: 'advance', to: 'amount' },
                  { from: 'bankAccount', to: 'bankAccount' },
                ],
                out: [{ from: 'paidAmount', to: 'advancePaid' }],
              },
            ],
          },
          { id: 'none', name: '不借款', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'cc',
        id: 'told',
        name: '抄送同行人员',
        who: [
          { by: 'field', field: 'companions', as: 'users' },
          { by: 'members', positions: ['pos-hr.hrSpecialist'] },
        ],
      },
    ],
  },
};
