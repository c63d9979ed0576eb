import { userIdOf } from '../../../organisation/demo/ids.ts';
import { choices, dictionary } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { inCapitals, workedOutYuan, yuan } from './money.ts';
import { days, departmentHead, financeManager, generalManager, nearby } from './offices.ts';

export const payment: DemoFlow = {
  id: 'payment',
  fullName: '付款申请',
  category: 'finance',
  icon: 'coins',
  iconBackground: '#1f9d6b',
  description: '10,000 元以内由部门负责人审批，100,000 元以内加财务经理，更多再加总经理。',
  form: {
    nodes: [
      applicant('PaymentNumber'),
      {
        kind: 'card',
        label: '付款内容',
        parts: [
          {
            nodes: [
              {
                kind: 'select',
                model: 'purpose',
                label: '付款类型',
                required: true,
                span: 12,
                options: choices({
                  freight: '船公司、航空公司运费',
                  truck: '拖车费',
                  customs: '报关及港杂费',
                  agent: '海外代理费',
                  deposit: '押金保证金',
                  rent: '房租物业',
                  other: '其他',
                }),
              },
              {
                kind: 'popupSelect',
                model: 'supplier',
                label: '收款单位',
                required: true,
                span: 12,
                source: {
                  interfaceId: 'suppliers',
                  columns: [
                    { column: 'fullName', label: '供应商' },
                    { column: 'contact', label: '联系人' },
                    { column: 'creditDays', label: '账期天数' },
                  ],
                },
                fills: [{ to: 'creditDays', column: 'creditDays' }],
              },
              {
                kind: 'number',
                model: 'creditDays',
                label: '对方账期',
                suffix: '天',
                readonly: true,
                span: 12,
              },
              {
                kind: 'select',
                model: 'method',
                label: '付款方式',
                required: true,
                span: 12,
                options: dictionary('WFSettlementMethod'),
                default: { value: 'transfer' },
              },
              {
                kind: 'select',
                model: 'currency',
                label: '币种',
                required: true,
                span: 12,
                options: dictionary('Currency'),
                default: { value: 'CNY' },
              },
              {
                kind: 'number',
                model: 'amount',
                label: '付款金额',
                required: true,
                least: 0.01,
                precision: 2,
                thousands: true,
                span: 12,
              },
              {
                kind: 'number',
                model: 'rate',
                label: '汇率',
                required: true,
                least: 0.0001,
                precision: 4,
                span: 12,
                default: { value: 1 },
                hint: '折合人民币，付人民币填 1',
              },
              workedOutYuan('localAmount', '折合人民币', '{amount} * {rate}'),
              inCapitals('capitals', 'localAmount'),
              {
                kind: 'date',
                model: 'payBy',
                label: '最迟付款日',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              {
                kind: 'text',
                model: 'jobNo',
                label: '业务编号',
                span: 12,
                most: 200,
                placeholder: '多票用逗号隔开',
                requiredWhen: 'IN({purpose}, "freight", "truck", "customs", "agent")',
              },
              { kind: 'textarea', model: 'reason', label: '付款说明', required: true, most: 500, rows: 2 },
              { kind: 'files', model: 'papers', label: '账单与发票', most: 10 },
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
              { kind: 'date', model: 'paidOn', label: '付款日期', format: 'yyyy-MM-dd', span: 12 },
              yuan('fee', '手续费'),
              { kind: 'text', model: 'voucher', label: '回单号', most: 40, span: 12 },
            ],
          },
        ],
      },
    ],
    rules: [
      {
        expression: '{currency} <> "CNY" || {rate} = 1',
        message: '付人民币时汇率为 1',
        fields: ['rate'],
      },
    ],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      skipRepeat: 'any',
      withdraw: 'anytime',
      title: '{@launchUserName}的付款申请：{localAmount}元',
      summaryFields: ['supplier', 'localAmount', 'payBy', 'purpose'],
    },
    root: [
      {
        kind: 'start',
        id: 'start',
        name: '填写付款申请',
        fields: { paidOn: 'hidden', fee: 'hidden', voucher: 'hidden' },
      },
      {
        kind: 'approve',
        id: 'head',
        name: '部门负责人审批',
        who: [departmentHead],
        opinion: 'onReject',
        batch: true,
        due: { after: { minutes: days(4) }, calendar: 'work', late: { every: days(1), max: 3 } },
      },
      {
        kind: 'branch',
        id: 'amount',
        name: '付款金额',
        mode: 'exclusive',
        arms: [
          {
            id: 'large',
            name: '超过 100,000 元',
            when: { field: 'localAmount', is: '>', value: 100_000 },
            seq: [
              {
                kind: 'approve',
                id: 'financeManagerLarge',
                name: '财务经理审批',
                who: [financeManager],
                opinion: 'required',
                neverSkip: true,
              },
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                opinion: 'required',
                returnTo: 'any',
                afterReturn: 'ask',
                neverSkip: true,
              },
            ],
          },
          {
            id: 'middle',
            name: '10,000 至 100,000 元',
            when: { field: 'localAmount', is: '>', value: 10_000 },
            seq: [
              {
                kind: 'approve',
                id: 'financeManager',
                name: '财务经理审批',
                who: [financeManager],
                opinion: 'onReject',
                neverSkip: true,
              },
            ],
          },
          { id: 'small', name: '10,000 元以内', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'handle',
        id: 'pay',
        name: '财务付款',
        who: [nearby('finance')],
        sign: { order: 'claim' },
        onEmpty: { users: [userIdOf('finance02'), userIdOf('finance04')] },
        neverSkip: true,
        buttonTexts: { approve: '已付款' },
        fields: { paidOn: 'required', voucher: 'required', fee: 'edit' },
        due: {
          after: { field: 'payBy' },
          remind: { before: days(1), every: days(1), max: 1 },
          late: { every: days(1), max: 3 },
        },
        progress: 80,
      },
    ],
  },
};
