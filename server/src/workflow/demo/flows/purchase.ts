import { choices } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { inCapitals, workedOutYuan, yuan } from './money.ts';
import {
  days,
  departmentHead,
  financeManager,
  generalManager,
  itDesk,
  nearby,
  sealKeepers,
} from './offices.ts';

export const purchase: DemoFlow = {
  id: 'purchase',
  fullName: '采购申请',
  category: 'purchase',
  icon: 'box',
  iconBackground: '#0f8aa8',
  description:
    '部门负责人决定由谁采购；超过 10,000 元加财务经理，超过 50,000 元再加总经理。到货后由验收人确认。',
  form: {
    nodes: [
      applicant('FormNumber'),
      {
        kind: 'card',
        label: '采购内容',
        parts: [
          {
            nodes: [
              {
                kind: 'select',
                model: 'kind',
                label: '采购类别',
                required: true,
                span: 12,
                options: choices({
                  it: '电脑及信息设备',
                  office: '办公用品',
                  furniture: '办公家具',
                  packing: '包装材料',
                  service: '服务',
                }),
              },
              {
                kind: 'date',
                model: 'neededOn',
                label: '需要日期',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              {
                kind: 'table',
                model: 'items',
                label: '采购明细',
                required: true,
                least: 1,
                most: 30,
                summed: ['count', 'amount'],
                columns: [
                  { kind: 'text', model: 'what', label: '品名', required: true, most: 60 },
                  { kind: 'text', model: 'model', label: '规格型号', most: 60 },
                  {
                    kind: 'number',
                    model: 'count',
                    label: '数量',
                    required: true,
                    precision: 0,
                    least: 1,
                    default: { value: 1 },
                  },
                  yuan('price', '预估单价', { required: true }),
                  workedOutYuan('amount', '预估金额', '{items.count} * {items.price}'),
                ],
              },
              workedOutYuan('total', '预估合计', 'SUM({items.amount})'),
              inCapitals('capitals', 'total'),
              { kind: 'textarea', model: 'reason', label: '采购理由', required: true, most: 500, rows: 2 },
              {
                kind: 'user',
                model: 'receiver',
                label: '验收人',
                required: true,
                span: 12,
                default: { current: 'user' },
              },
              { kind: 'files', model: 'papers', label: '报价单', most: 5 },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '采购登记',
        parts: [
          {
            nodes: [
              { kind: 'text', model: 'vendor', label: '供应商', most: 60, span: 12 },
              yuan('quoted', '成交金额'),
              { kind: 'date', model: 'receivedOn', label: '到货日期', format: 'yyyy-MM-dd', span: 12 },
              { kind: 'text', model: 'checkNote', label: '验收情况', most: 200, span: 12 },
            ],
          },
        ],
      },
    ],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      skipRepeat: 'any',
      title: '{@launchUserName}的采购申请：{total}元',
      summaryFields: ['kind', 'total', 'neededOn', 'reason'],
    },
    root: [
      {
        kind: 'start',
        id: 'start',
        name: '提出申请',
        fields: { vendor: 'hidden', quoted: 'hidden', receivedOn: 'hidden', checkNote: 'hidden' },
      },
      {
        kind: 'approve',
        id: 'head',
        name: '部门负责人审批',
        who: [departmentHead],
        opinion: 'onReject',
        fields: { items: 'edit', neededOn: 'edit' },
      },
      {
        kind: 'branch',
        id: 'way',
        name: '采购方式',
        mode: 'choose',
        arms: [
          {
            id: 'central',
            name: '行政集中采购',
            seq: [
              {
                kind: 'handle',
                id: 'central-buyer',
                name: '行政询价',
                who: [sealKeepers],
                neverSkip: true,
                fields: { vendor: 'required', quoted: 'required' },
              },
            ],
          },
          {
            id: 'technical',
            name: '信息技术部采购',
            seq: [
              {
                kind: 'handle',
                id: 'technical-buyer',
                name: '信息技术部询价',
                who: [itDesk],
                neverSkip: true,
                fields: { vendor: 'required', quoted: 'required', 'items.model': 'edit' },
              },
            ],
          },
          { id: 'own', name: '部门自行采购', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'branch',
        id: 'amount',
        name: '采购金额',
        mode: 'exclusive',
        arms: [
          {
            id: 'large',
            name: '超过 50,000 元',
            when: { field: 'total', is: '>', value: 50_000 },
            seq: [
              { kind: 'approve', id: 'financeManagerLarge', name: '财务经理审批', who: [financeManager] },
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                afterReturn: 'ask',
              },
            ],
          },
          {
            id: 'middle',
            name: '超过 10,000 元',
            when: { field: 'total', is: '>', value: 10_000 },
            seq: [{ kind: 'approve', id: 'financeManager', name: '财务经理审批', who: [financeManager] }],
          },
          { id: 'small', name: '10,000 元以内', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'handle',
        id: 'receive',
        name: '到货验收',
        who: [{ by: 'field', field: 'receiver' }],
        neverSkip: true,
        buttonTexts: { approve: '已验收' },
        fields: { receivedOn: 'required', checkNote: 'required' },
        due: { after: { field: 'neededOn' }, late: { every: days(2), max: 3 } },
      },
      { kind: 'cc', id: 'told', name: '抄送财务', who: [nearby('finance')] },
    ],
  },
};
