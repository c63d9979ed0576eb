import { userIdOf } from '../../../organisation/demo/ids.ts';
import { choices, dictionary } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { workedOutYuan, yuan } from './money.ts';
import { days, departmentHead, financeManager, generalManager, hours, nearby } from './offices.ts';

const ofOthers = { financeNote: 'hidden', releaseNo: 'hidden', releasedOn: 'hidden' } as const;

export const cargoRelease: DemoFlow = {
  id: 'cargoRelease',
  fullName: '放货申请',
  category: 'release',
  icon: 'release',
  iconBackground: '#d04f3d',
  description:
    '欠费 5 万元以内部门经理批准，20 万元以内总经理批准，更多加财务总监；已结清且非电放的自动通过。',
  form: {
    nodes: [
      applicant('ReleaseNumber'),
      {
        kind: 'card',
        label: '货物',
        parts: [
          {
            nodes: [
              {
                kind: 'radio',
                model: 'kind',
                label: '放货方式',
                required: true,
                options: choices({
                  original: '正本提单',
                  telex: '电放',
                  seaway: '海运单',
                  do: '换单放货',
                  partial: '部分放货',
                }),
              },
              {
                kind: 'text',
                model: 'jobNo',
                label: '业务编号',
                required: true,
                most: 30,
                span: 12,
                scan: true,
              },
              { kind: 'text', model: 'billNumber', label: '提单号', required: true, most: 30, span: 12 },
              {
                kind: 'popupSelect',
                model: 'customer',
                label: '委托单位',
                required: true,
                span: 12,
                source: {
                  interfaceId: 'customers',
                  columns: [
                    { column: 'fullName', label: '客户名称' },
                    { column: 'creditLimit', label: '额度' },
                    { column: 'creditDays', label: '账期' },
                  ],
                },
                fills: [
                  { to: 'creditLimit', column: 'creditLimit' },
                  { to: 'creditDays', column: 'creditDays' },
                ],
              },
              {
                kind: 'date',
                model: 'eta',
                label: '预计到港',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              yuan('creditLimit', '信用额度', { readonly: true }),
              { kind: 'number', model: 'creditDays', label: '账期', suffix: '天', readonly: true, span: 12 },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '未结费用',
        parts: [
          {
            nodes: [
              {
                kind: 'table',
                model: 'arrears',
                label: '欠费明细',
                most: 30,
                summed: ['local'],
                columns: [
                  {
                    kind: 'select',
                    model: 'currency',
                    label: '币种',
                    required: true,
                    options: dictionary('Currency'),
                  },
                  {
                    kind: 'number',
                    model: 'amount',
                    label: '未收金额',
                    required: true,
                    precision: 2,
                    least: 0,
                    thousands: true,
                  },
                  // Without a rate nothing may be added up.
                  {
                    kind: 'number',
                    model: 'rate',
                    label: '汇率',
                    required: true,
                    precision: 4,
                    least: 0.0001,
                  },
                  workedOutYuan('local', '折合人民币', '{arrears.amount} * {arrears.rate}'),
                  { kind: 'date', model: 'dueOn', label: '应付日期', format: 'yyyy-MM-dd' },
                ],
              },
              workedOutYuan('outstanding', '欠费合计', 'SUM({arrears.local})'),
              {
                kind: 'switch',
                model: 'guaranteed',
                label: '担保放货',
                onText: '担保',
                offText: '无担保',
                span: 12,
                default: { value: 0 },
              },
              {
                kind: 'user',
                model: 'guarantor',
                label: '担保人',
                span: 12,
                visibleWhen: '{guaranteed} = 1',
                requiredWhen: '{guaranteed} = 1',
                whenHidden: 'clear',
              },
              {
                kind: 'date',
                model: 'payBy',
                label: '承诺付款日',
                format: 'yyyy-MM-dd',
                span: 12,
                visibleWhen: '{outstanding} > 0',
                requiredWhen: '{outstanding} > 0',
                whenHidden: 'clear',
              },
              {
                kind: 'textarea',
                model: 'reason',
                label: '申请理由',
                most: 500,
                rows: 2,
                requiredWhen: '{outstanding} > 0',
              },
              { kind: 'files', model: 'papers', label: '电放保函、付款水单', most: 10 },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '放货登记',
        parts: [
          {
            nodes: [
              { kind: 'text', model: 'financeNote', label: '财务核对', most: 200 },
              { kind: 'text', model: 'releaseNo', label: '放货号、电放号', most: 40, span: 12 },
              { kind: 'date', model: 'releasedOn', label: '放货日期', format: 'yyyy-MM-dd', span: 12 },
            ],
          },
        ],
      },
    ],
    rules: [
      {
        expression: 'ISEMPTY({guarantor}) || {guarantor} <> USER()',
        message: '申请人不能为自己担保',
        fields: ['guarantor'],
      },
    ],
  },
  flow: {
    settings: {
      launchBy: { roles: ['sales', 'operations'] },
      skipInitiator: 'superior',
      skipRepeat: 'no',
      withdraw: 'anytime',
      title: '放货申请：{jobNo}（{billNumber}）',
      summaryFields: ['customer', 'outstanding', 'kind', 'eta', 'payBy'],
      urgeCooldownMinutes: 15,
    },
    root: [
      { kind: 'start', id: 'start', name: '申请放货', fields: ofOthers },
      {
        kind: 'approve',
        id: 'check',
        name: '财务核对欠费',
        who: [nearby('finance')],
        onEmpty: { users: [userIdOf('finance02')] },
        opinion: 'onReject',
        fields: { arrears: 'edit', financeNote: 'required', releaseNo: 'hidden', releasedOn: 'hidden' },
        due: { after: { minutes: days(2) }, remind: { before: hours(8), every: hours(4), max: 2 } },
      },
      {
        kind: 'branch',
        id: 'vouching',
        name: '是否担保',
        mode: 'exclusive',
        arms: [
          {
            id: 'vouched',
            name: '担保放货',
            when: { field: 'guaranteed', is: '=', value: 1 },
            seq: [
              {
                kind: 'approve',
                id: 'guarantor',
                name: '担保人确认',
                who: [{ by: 'field', field: 'guarantor' }],
                onEmpty: 'block',
                signature: true,
                opinion: 'required',
                buttons: ['reject', 'return', 'print'],
                buttonTexts: { approve: '同意担保', reject: '不担保' },
              },
            ],
          },
          { id: 'plain', name: '无担保', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'branch',
        id: 'level',
        name: '欠费金额',
        mode: 'exclusive',
        arms: [
          {
            id: 'large',
            name: '超过 20 万元',
            when: { field: 'outstanding', is: '>', value: 200_000 },
            seq: [
              {
                kind: 'approve',
                id: 'generalManagerLarge',
                name: '总经理批准',
                who: [generalManager],
                signature: true,
                opinion: 'required',
                afterReturn: 'ask',
              },
              {
                kind: 'approve',
                id: 'financeDirector',
                name: '财务总监批准',
                who: [financeManager],
                signature: true,
                opinion: 'required',
                afterReturn: 'ask',
              },
            ],
          },
          {
            id: 'middle',
            name: '5 万至 20 万元',
            when: { field: 'outstanding', is: '>', value: 50_000 },
            seq: [
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理批准',
                who: [generalManager],
                signature: true,
                opinion: 'onReject',
                afterReturn: 'ask',
              },
            ],
          },
          {
            id: 'small',
            name: '5 万元以内',
            isDefault: true,
            seq: [
              {
                kind: 'approve',
                id: 'head',
                name: '部门经理批准',
                who: [departmentHead],
                signature: true,
                opinion: 'onReject',
                autoPass: {
                  all: [
                    { field: 'outstanding', is: '<=', value: 0 },
                    { field: 'kind', is: '<>', value: 'telex' },
                  ],
                },
                due: {
                  after: { minutes: days(1) },
                  remind: { before: hours(4), every: hours(2), max: 2 },
                  onOverdue: 'escalate',
                },
              },
            ],
          },
        ],
      },
      {
        kind: 'handle',
        id: 'execute',
        name: '单证放货',
        who: [nearby('documents')],
        sign: { order: 'claim' },
        onEmpty: { users: [userIdOf('docs02')] },
        buttonTexts: { approve: '已放货' },
        fields: { releaseNo: 'required', releasedOn: 'required' },
        // An approval to release is good for three days.
        due: { after: { minutes: days(3) }, remind: { before: days(1), every: hours(12), max: 2 } },
        progress: 80,
      },
      { kind: 'cc', id: 'told', name: '抄送财务', who: [{ by: 'node', node: 'check' }, { by: 'manager' }] },
    ],
  },
};
