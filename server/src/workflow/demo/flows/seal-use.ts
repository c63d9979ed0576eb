import { choices } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { days, financeManager, generalManager, hours, hrManager, manager, sealKeepers } from './offices.ts';

export const sealUse: DemoFlow = {
  id: 'sealUse',
  fullName: '用章申请',
  category: 'administration',
  icon: 'edit',
  iconBackground: '#c2413b',
  description: '按印章种类分别审批；外带的印章到期由保管人确认归还。',
  form: {
    nodes: [
      applicant('FormNumber'),
      {
        kind: 'card',
        label: '用章内容',
        parts: [
          {
            nodes: [
              {
                kind: 'checkbox',
                model: 'seals',
                label: '印章',
                required: true,
                options: choices({
                  company: '公章',
                  contract: '合同专用章',
                  finance: '财务专用章',
                  legal: '法人章',
                  bill: '提单章',
                }),
              },
              { kind: 'text', model: 'document', label: '文件名称', required: true, most: 100, span: 12 },
              { kind: 'text', model: 'recipient', label: '报送单位', required: true, most: 100, span: 12 },
              {
                kind: 'number',
                model: 'copies',
                label: '份数',
                required: true,
                precision: 0,
                least: 1,
                most: 200,
                suffix: '份',
                span: 12,
                default: { value: 1 },
              },
              {
                kind: 'date',
                model: 'usedOn',
                label: '用章日期',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
                default: { current: 'today' },
              },
              {
                kind: 'switch',
                model: 'takenOut',
                label: '外带使用',
                onText: '外带',
                offText: '不外带',
                span: 12,
                default: { value: 0 },
              },
              {
                kind: 'date',
                model: 'returnBy',
                label: '归还时间',
                format: 'yyyy-MM-dd HH:mm',
                span: 12,
                visibleWhen: '{takenOut} = 1',
                requiredWhen: '{takenOut} = 1',
                whenHidden: 'clear',
              },
              { kind: 'textarea', model: 'reason', label: '用章事由', required: true, most: 500, rows: 2 },
              { kind: 'files', model: 'papers', label: '待盖章文件', most: 10, accept: '.pdf,.doc,.docx' },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '盖章登记',
        parts: [
          {
            nodes: [
              { kind: 'number', model: 'stamped', label: '实际份数', precision: 0, least: 0, span: 12 },
              { kind: 'text', model: 'keeperNote', label: '保管人备注', most: 200, span: 12 },
            ],
          },
        ],
      },
    ],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      skipRepeat: 'adjacent',
      revokeDays: 7,
      title: '{@launchUserName}的用章申请：{document}',
      summaryFields: ['seals', 'document', 'recipient', 'copies', 'usedOn'],
    },
    root: [
      { kind: 'start', id: 'start', name: '发起申请', fields: { stamped: 'hidden', keeperNote: 'hidden' } },
      {
        kind: 'approve',
        id: 'manager',
        name: '直属经理审批',
        who: [manager],
        onEmpty: 'pass',
        batch: true,
        due: {
          after: { minutes: days(1) },
          calendar: 'work',
          remind: { before: hours(4), every: 60, max: 1 },
        },
      },
      {
        kind: 'branch',
        id: 'kinds',
        name: '印章种类',
        mode: 'inclusive',
        arms: [
          {
            id: 'weighty',
            name: '公章、合同章、法人章',
            when: {
              any: [
                { field: 'seals', is: 'contains', value: 'company' },
                { field: 'seals', is: 'contains', value: 'contract' },
                { field: 'seals', is: 'contains', value: 'legal' },
              ],
            },
            seq: [
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                batch: true,
              },
            ],
          },
          {
            id: 'money',
            name: '财务专用章',
            when: { field: 'seals', is: 'contains', value: 'finance' },
            seq: [{ kind: 'approve', id: 'financeManager', name: '财务经理审批', who: [financeManager] }],
          },
          {
            id: 'outside',
            name: '外带',
            when: { field: 'takenOut', is: '=', value: 1 },
            seq: [
              {
                kind: 'approve',
                id: 'hrManager',
                name: '行政经理审批',
                who: [hrManager],
                opinion: 'required',
              },
            ],
          },
          { id: 'plain', name: '仅提单章', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'handle',
        id: 'keeper',
        name: '盖章登记',
        who: [sealKeepers],
        buttonTexts: { approve: '已盖章' },
        fields: { stamped: 'required', keeperNote: 'edit' },
        progress: 70,
      },
      {
        kind: 'branch',
        id: 'away',
        name: '是否外带',
        mode: 'exclusive',
        arms: [
          {
            id: 'out',
            name: '外带',
            when: { field: 'takenOut', is: '=', value: 1 },
            seq: [
              { kind: 'delay', id: 'untilReturn', name: '等待归还', until: { field: 'returnBy' } },
              {
                kind: 'handle',
                id: 'returned',
                name: '归还确认',
                who: [{ by: 'node', node: 'keeper' }],
                neverSkip: true,
                buttonTexts: { approve: '已归还' },
                fields: { keeperNote: 'edit' },
              },
            ],
          },
          { id: 'here', name: '不外带', isDefault: true, seq: [] },
        ],
      },
    ],
  },
};
