import { choices } from './choices.ts';
import { type DemoForm, everyColleague } from './demo-form.ts';
import { filledInBy } from './filled-in-by.ts';

export const meetingRoom: DemoForm = {
  id: 'meetingRoom',
  fullName: '会议室预订',
  icon: 'calendar',
  roleIds: everyColleague,
  listFields: ['subject', 'room', 'heldOn', 'period', 'host', 'people', 'tea', 'createdBy'],
  form: {
    onLoad: `(values, context) => {
  if (values.subject || !context || !context.user) return {};
  return { subject: context.user.departmentName + '会议' };
}`,
    nodes: [
      {
        kind: 'card',
        label: '时间与会议室',
        parts: [
          {
            nodes: [
              { kind: 'text', model: 'subject', label: '会议主题', required: true, most: 60 },
              {
                kind: 'select',
                model: 'floor',
                label: '楼层',
                required: true,
                span: 8,
                options: choices({ '17': '17 楼', '18': '18 楼', '19': '19 楼' }),
                default: { value: '18' },
              },
              {
                kind: 'popupTableSelect',
                model: 'room',
                label: '会议室',
                required: true,
                span: 16,
                source: {
                  interfaceId: 'meetingRooms',
                  parameters: [{ name: 'floor', field: 'floor' }],
                  columns: [
                    { column: 'fullName', label: '会议室' },
                    { column: 'capacity', label: '座位' },
                    { column: 'equipment', label: '设备' },
                  ],
                },
                fills: [{ to: 'capacity', column: 'capacity' }],
              },
              {
                kind: 'date',
                model: 'heldOn',
                label: '日期',
                required: true,
                format: 'yyyy-MM-dd',
                span: 8,
                default: { current: 'today' },
                rules: [
                  {
                    check: 'expression',
                    expression: 'WEEKDAY({heldOn}) <= 5',
                    message: '周末会议室不开放，请选择工作日',
                  },
                ],
              },
              {
                kind: 'timeRange',
                model: 'period',
                label: '时段',
                required: true,
                format: 'HH:mm',
                span: 16,
                hint: '08:30 至 20:00 之间，每次不超过 4 小时',
                default: { value: ['14:00', '15:00'] },
                rules: [
                  {
                    check: 'expression',
                    expression: 'LEFT({period}, 5) >= "08:30" && RIGHT({period}, 5) <= "20:00"',
                    message: '会议室只在 08:30 至 20:00 开放',
                  },
                  {
                    check: 'expression',
                    expression: '{minutes} >= 15 && {minutes} <= 240',
                    message: '每次预订 15 分钟到 4 小时',
                  },
                ],
              },
              {
                kind: 'calculation',
                model: 'minutes',
                label: '时长',
                suffix: '分钟',
                precision: 0,
                span: 8,
                calculated:
                  '(VALUE(LEFT(RIGHT({period}, 5), 2)) - VALUE(LEFT({period}, 2))) * 60 + VALUE(RIGHT({period}, 2)) - VALUE(MID({period}, 4, 2))',
              },
              {
                kind: 'text',
                model: 'slot',
                label: '预订号',
                hint: '同一会议室同一天同一时间只能有一个预订。',
                span: 16,
                calculated:
                  'IF(ISEMPTY({room}), "", {room} & "-" & FORMATDATE({heldOn}, "yyyyMMdd") & "-" & REPLACE(LEFT({period}, 5), ":", ""))',
                rules: [{ check: 'unique', message: '这个会议室在这个时间已被预订，请换一个时段或会议室' }],
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '参会',
        parts: [
          {
            nodes: [
              {
                kind: 'user',
                model: 'host',
                label: '主持人',
                required: true,
                span: 12,
                default: { current: 'user' },
              },
              {
                kind: 'organisation',
                model: 'organisation',
                label: '召集单位',
                span: 12,
                default: { current: 'organisation' },
              },
              { kind: 'users', model: 'attendees', label: '参会人员', placeholder: '人、部门或小组' },
              {
                kind: 'number',
                model: 'people',
                label: '人数',
                required: true,
                suffix: '人',
                least: 1,
                most: 500,
                precision: 0,
                span: 12,
              },
              {
                kind: 'number',
                model: 'capacity',
                label: '座位数',
                suffix: '人',
                readonly: true,
                span: 12,
              },
              {
                kind: 'group',
                model: 'team',
                label: '项目组',
                hint: '项目会议请选项目组，纪要发给全组。',
              },
            ],
          },
        ],
      },
      {
        kind: 'tabs',
        parts: [
          {
            label: '准备',
            nodes: [
              {
                kind: 'checkbox',
                model: 'equipment',
                label: '需要的设备',
                options: choices({
                  projector: '投影',
                  video: '视频会议',
                  board: '白板',
                  microphone: '话筒',
                }),
              },
              {
                kind: 'autoComplete',
                model: 'videoAccount',
                label: '远程参会人',
                placeholder: '输入姓名',
                visibleWhen: 'CONTAINS({equipment}, "video")',
                whenHidden: 'clear',
                source: { interfaceId: 'colleagues' },
              },
              {
                kind: 'switch',
                model: 'tea',
                label: '茶水',
                onText: '需要',
                offText: '不需要',
                default: { value: 0 },
                span: 12,
              },
              {
                kind: 'time',
                model: 'teaAt',
                label: '茶歇时间',
                format: 'HH:mm',
                span: 12,
                visibleWhen: '{tea} = 1',
                whenHidden: 'clear',
              },
              {
                kind: 'colour',
                model: 'colour',
                label: '日程颜色',
                default: { value: '#2f6fed' },
              },
            ],
          },
          {
            label: '议程',
            nodes: [
              {
                kind: 'table',
                model: 'agenda',
                label: '议程',
                most: 20,
                summed: ['minutes'],
                columns: [
                  { kind: 'text', model: 'what', label: '议题', required: true, most: 100 },
                  { kind: 'user', model: 'speaker', label: '主讲' },
                  {
                    kind: 'number',
                    model: 'minutes',
                    label: '分钟',
                    required: true,
                    least: 1,
                    most: 240,
                    precision: 0,
                    default: { value: 15 },
                  },
                ],
              },
              { kind: 'richText', model: 'background', label: '会议背景' },
              { kind: 'files', model: 'papers', label: '会议材料', most: 10 },
            ],
          },
        ],
      },
      { kind: 'divider' },
      { kind: 'note', content: '会议结束请关闭投影和空调，带走白板上的内容。' },
      filledInBy,
    ],
    rules: [
      {
        expression: 'ISEMPTY({capacity}) || {people} <= {capacity}',
        message: '人数超过了会议室的座位数，请换一间大的',
        fields: ['people'],
      },
      {
        expression: 'SUM({agenda.minutes}) <= {minutes}',
        message: '议程的总时间超过了会议时长',
        fields: ['agenda'],
      },
    ],
  },
};
