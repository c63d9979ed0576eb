import { choices } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { inCapitals, yuan } from './money.ts';
import { days, departmentHead, financeManager, lawyer, sealKeepers } from './offices.ts';

const ofReviewers = { risk: 'hidden', lawNote: 'hidden', taxNote: 'hidden' } as const;

export const contractReview: DemoFlow = {
  id: 'contractReview',
  fullName: '合同评审',
  category: 'administration',
  icon: 'file',
  iconBackground: '#6b5bd2',
  description: '法务、财务和发起人选择的同事同时评审，再由各级经理依次签字。',
  form: {
    nodes: [
      applicant('ContractNumber'),
      {
        kind: 'card',
        label: '合同信息',
        parts: [
          {
            nodes: [
              { kind: 'text', model: 'title', label: '合同名称', required: true, most: 100 },
              {
                kind: 'select',
                model: 'kind',
                label: '合同类型',
                required: true,
                span: 12,
                options: choices({
                  carriage: '货运代理协议',
                  space: '舱位合约',
                  truck: '运输协议',
                  storage: '仓储协议',
                  purchase: '采购合同',
                  lease: '租赁合同',
                  other: '其他',
                }),
              },
              { kind: 'text', model: 'party', label: '对方单位', required: true, most: 100, span: 12 },
              yuan('amount', '合同金额', { required: true }),
              inCapitals('capitals', 'amount'),
              {
                kind: 'dateRange',
                model: 'term',
                label: '合同期限',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              {
                kind: 'switch',
                model: 'isStandard',
                label: '我司标准文本',
                onText: '是',
                offText: '否',
                span: 12,
                default: { value: 1 },
              },
              {
                kind: 'textarea',
                model: 'differences',
                label: '与标准文本的差异',
                most: 2_000,
                rows: 3,
                visibleWhen: '{isStandard} = 0',
                requiredWhen: '{isStandard} = 0',
                whenHidden: 'clear',
              },
              {
                kind: 'textarea',
                model: 'mainTerms',
                label: '主要条款',
                required: true,
                most: 2_000,
                rows: 4,
              },
              { kind: 'files', model: 'papers', label: '合同文本', most: 5, accept: '.pdf,.doc,.docx' },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '评审意见',
        parts: [
          {
            nodes: [
              {
                kind: 'radio',
                model: 'risk',
                label: '法律风险',
                span: 12,
                options: choices({ low: '低', middle: '中', high: '高' }),
              },
              { kind: 'textarea', model: 'lawNote', label: '法务意见', most: 1_000, rows: 2 },
              { kind: 'textarea', model: 'taxNote', label: '账期与税务意见', most: 1_000, rows: 2 },
            ],
          },
        ],
      },
    ],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      title: '合同评审：{title}',
      summaryFields: ['title', 'party', 'amount', 'kind'],
      urgeCooldownMinutes: 60,
    },
    root: [
      { kind: 'start', id: 'start', name: '提交评审', fields: ofReviewers },
      {
        kind: 'approve',
        id: 'head',
        name: '部门负责人审批',
        who: [departmentHead],
        opinion: 'required',
        fields: ofReviewers,
      },
      {
        kind: 'branch',
        id: 'review',
        name: '会同评审',
        mode: 'parallel',
        arms: [
          {
            id: 'law',
            name: '法务',
            seq: [
              {
                kind: 'approve',
                id: 'lawyer',
                name: '法务评审',
                who: [lawyer],
                opinion: 'required',
                onReject: 'start',
                fields: { risk: 'required', lawNote: 'required', taxNote: 'hidden', differences: 'edit' },
                due: { after: { minutes: days(3) }, calendar: 'work', late: { every: days(1), max: 3 } },
              },
            ],
          },
          {
            id: 'money',
            name: '财务',
            seq: [
              {
                kind: 'approve',
                id: 'financeManager',
                name: '财务评审',
                who: [financeManager],
                opinion: 'required',
                onReject: 'start',
                fields: { taxNote: 'required', risk: 'hidden', lawNote: 'hidden' },
              },
            ],
          },
          {
            id: 'business',
            name: '业务',
            seq: [
              {
                kind: 'approve',
                id: 'reviewers',
                name: '业务会签',
                who: [
                  {
                    by: 'initiatorPicks',
                    roles: ['sales', 'operations', 'pricing', 'documents', 'manager'],
                    most: 5,
                  },
                ],
                sign: { pass: { pct: 100 } },
                onReject: 'start',
              },
            ],
          },
        ],
      },
      {
        kind: 'approve',
        id: 'managers',
        name: '各级经理会签',
        who: [{ by: 'managers', levels: 3 }],
        sign: { order: 'seq', pass: { pct: 100 } },
        signature: true,
        opinion: 'onReject',
        skipRepeat: 'no',
        returnTo: 'any',
        afterReturn: 'ask',
        cc: [{ by: 'initiator' }],
      },
      { kind: 'cc', id: 'archive', name: '归档', who: [sealKeepers, { by: 'node', node: 'reviewers' }] },
    ],
  },
};
