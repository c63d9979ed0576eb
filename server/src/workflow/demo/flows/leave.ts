import { choices, dictionary } from '../../../records/demo/forms/choices.ts';
import { applicant } from './applicant.ts';
import type { DemoFlow } from './demo-flow.ts';
import { days, generalManager, hours, hrManager, manager } from './offices.ts';

export const leave: DemoFlow = {
  id: 'leave',
  fullName: '请假申请',
  category: 'hr',
  icon: 'calendar',
  iconBackground: '#2f6fed',
  description: '3 天以内由直属经理审批；超过 3 天加人事，超过 7 天再加总经理。交接人会收到抄送。',
  form: {
    nodes: [
      applicant('LeaveNumber'),
      {
        kind: 'card',
        label: '请假信息',
        parts: [
          {
            nodes: [
              {
                kind: 'select',
                model: 'leaveType',
                label: '请假类型',
                required: true,
                options: dictionary('LeaveType'),
              },
              {
                kind: 'date',
                model: 'leaveStartTime',
                label: '开始日期',
                required: true,
                format: 'yyyy-MM-dd',
                span: 12,
              },
              {
                kind: 'radio',
                model: 'startHalf',
                label: '开始时段',
                required: true,
                look: 'button',
                span: 12,
                options: choices({ am: '上午起', pm: '下午起' }),
                default: { value: 'am' },
              },
              {
                kind: 'date',
                model: 'leaveEndTime',
                label: '结束日期',
                required: true,
                format: 'yyyy-MM-dd',
                earliest: '{leaveStartTime}',
                span: 12,
              },
              {
                kind: 'radio',
                model: 'endHalf',
                label: '结束时段',
                required: true,
                look: 'button',
                span: 12,
                options: choices({ am: '到上午', pm: '到下午' }),
                default: { value: 'pm' },
              },
              {
                kind: 'calculation',
                model: 'leaveDayCount',
                label: '请假天数',
                hint: '按工作日计算，半天计 0.5 天',
                suffix: '天',
                precision: 1,
                span: 12,
                calculated:
                  'WORKDAYS({leaveStartTime}, {leaveEndTime}) - IF({startHalf} = "pm", 0.5, 0) - IF({endHalf} = "am", 0.5, 0)',
              },
              {
                kind: 'calculation',
                model: 'leaveHour',
                label: '请假小时',
                suffix: '小时',
                precision: 1,
                span: 12,
                calculated: '{leaveDayCount} * 8',
              },
              {
                kind: 'textarea',
                model: 'leaveReason',
                label: '请假事由',
                required: true,
                most: 500,
                rows: 3,
                placeholder: '请说明请假原因',
              },
              {
                kind: 'files',
                model: 'fileJson',
                label: '证明材料',
                most: 5,
                hint: '三天以上的病假需上传医院证明',
                requiredWhen: '{leaveType} = "sick" && {leaveDayCount} > 3',
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '工作交接',
        parts: [
          {
            nodes: [
              {
                kind: 'user',
                model: 'handover',
                label: '交接人',
                placeholder: '请假期间由谁处理手上的业务',
                requiredWhen: '{leaveDayCount} >= 1',
                span: 12,
              },
              {
                kind: 'text',
                model: 'contactPhone',
                label: '紧急联系电话',
                span: 12,
                rules: [{ check: 'format', format: 'phone' }],
              },
              { kind: 'textarea', model: 'handoverNote', label: '交接事项', most: 500, rows: 2 },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '人事登记',
        parts: [
          {
            nodes: [
              {
                kind: 'number',
                model: 'annualLeft',
                label: '剩余年假',
                suffix: '天',
                precision: 1,
                least: 0,
                span: 12,
              },
              { kind: 'text', model: 'hrNote', label: '考勤备注', most: 200, span: 12 },
            ],
          },
        ],
      },
    ],
    rules: [
      {
        expression: 'ISEMPTY({leaveEndTime}) || {leaveDayCount} > 0',
        message: '所选时段没有工作日，请检查起止日期',
        fields: ['leaveEndTime'],
      },
      {
        expression: 'ISEMPTY({handover}) || {handover} <> USER()',
        message: '交接人不能是自己',
        fields: ['handover'],
      },
    ],
  },
  flow: {
    settings: {
      skipInitiator: 'superior',
      skipRepeat: 'adjacent',
      revokeDays: 30,
      title: '{@launchUserName}的请假申请（{leaveDayCount}天）',
      summaryFields: ['leaveType', 'leaveStartTime', 'leaveEndTime', 'leaveDayCount', 'leaveReason'],
    },
    root: [
      { kind: 'start', id: 'start', name: '发起申请', fields: { annualLeft: 'hidden', hrNote: 'hidden' } },
      {
        kind: 'approve',
        id: 'manager',
        name: '直属经理审批',
        who: [manager],
        onEmpty: 'pass',
        opinion: 'onReject',
        batch: true,
        due: {
          after: { minutes: days(3) },
          calendar: 'work',
          remind: { before: hours(4), every: 60, max: 1 },
        },
        fields: { annualLeft: 'hidden', hrNote: 'hidden' },
      },
      {
        kind: 'branch',
        id: 'length',
        name: '请假天数',
        mode: 'exclusive',
        arms: [
          {
            id: 'long',
            name: '超过 7 天',
            when: { field: 'leaveDayCount', is: '>', value: 7 },
            seq: [
              {
                kind: 'approve',
                id: 'hrLong',
                name: '人事审批',
                who: [hrManager],
                fields: { annualLeft: 'required', hrNote: 'edit' },
              },
              {
                kind: 'approve',
                id: 'generalManager',
                name: '总经理审批',
                who: [generalManager],
                opinion: 'onReject',
                returnTo: ['start', 'hrLong'],
                afterReturn: 'ask',
                due: { after: { minutes: days(5) }, late: { every: days(1), max: 3 } },
              },
            ],
          },
          {
            id: 'middle',
            name: '超过 3 天',
            when: { field: 'leaveDayCount', is: '>', value: 3 },
            seq: [
              {
                kind: 'approve',
                id: 'hr',
                name: '人事审批',
                who: [hrManager],
                fields: { annualLeft: 'edit', hrNote: 'edit' },
              },
            ],
          },
          { id: 'short', name: '3 天以内', isDefault: true, seq: [] },
        ],
      },
      {
        kind: 'cc',
        id: 'told',
        name: '抄送交接人',
        who: [
          { by: 'field', field: 'handover' },
          { by: 'members', positions: ['pos-hr.hrSpecialist'] },
        ],
      },
    ],
  },
};
