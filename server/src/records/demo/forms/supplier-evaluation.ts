import { choices } from './choices.ts';
import type { DemoForm } from './demo-form.ts';
import { filledInBy } from './filled-in-by.ts';

/** What every supplier is judged by; the weights add up to 100. */
export const criteria = [
  { criterion: '准班与时效', weight: 25 },
  { criterion: '价格竞争力', weight: 25 },
  { criterion: '舱位与运力保障', weight: 20 },
  { criterion: '服务与响应', weight: 15 },
  { criterion: '单证与账单准确', weight: 15 },
] as const;

export const supplierEvaluation: DemoForm = {
  id: 'supplierEvaluation',
  fullName: '供应商评估',
  icon: 'shield',
  roleIds: ['pricing', 'operations', 'manager'],
  listFields: ['number', 'supplier', 'period', 'total', 'grade', 'conclusion', 'evaluatedOn', 'createdBy'],
  form: {
    nodes: [
      {
        kind: 'card',
        label: '供应商',
        parts: [
          {
            nodes: [
              {
                kind: 'billNumber',
                model: 'number',
                label: '评估编号',
                billRule: 'EvaluationNumber',
                span: 12,
              },
              {
                kind: 'date',
                model: 'evaluatedOn',
                label: '评估日期',
                required: true,
                format: 'yyyy-MM-dd',
                latest: 'NOW()',
                span: 12,
                default: { current: 'today' },
              },
              {
                kind: 'popupSelect',
                model: 'supplier',
                label: '供应商',
                required: true,
                span: 12,
                placeholder: '选择后自动列出评分项',
                source: {
                  interfaceId: 'suppliers',
                  columns: [
                    { column: 'fullName', label: '供应商' },
                    { column: 'city', label: '城市' },
                    { column: 'contact', label: '联系人' },
                  ],
                },
                fills: [{ to: 'contact', column: 'contact' }],
                rowFills: [{ table: 'scores', rows: criteria.map((row) => ({ ...row })) }],
              },
              {
                kind: 'popupAttribute',
                model: 'supplierCity',
                label: '所在城市',
                of: 'supplier',
                column: 'city',
                span: 12,
              },
              { kind: 'text', model: 'contact', label: '联系人', most: 50, span: 12 },
              {
                kind: 'select',
                model: 'period',
                label: '评估周期',
                required: true,
                span: 12,
                options: choices({
                  q1: '一季度',
                  q2: '二季度',
                  q3: '三季度',
                  q4: '四季度',
                  year: '年度',
                }),
              },
              { kind: 'dateRange', model: 'cooperation', label: '合同期', format: 'yyyy-MM-dd' },
            ],
          },
        ],
      },
      {
        kind: 'table',
        model: 'scores',
        label: '评分',
        required: true,
        most: 20,
        summed: ['weight', 'weighted'],
        columns: [
          { kind: 'text', model: 'criterion', label: '评分项', required: true, most: 40 },
          {
            kind: 'number',
            model: 'weight',
            label: '权重（%）',
            required: true,
            least: 1,
            most: 100,
            precision: 0,
          },
          {
            kind: 'number',
            model: 'score',
            label: '得分（百分制）',
            required: true,
            least: 0,
            most: 100,
            precision: 1,
          },
          {
            kind: 'calculation',
            model: 'weighted',
            label: '加权分',
            precision: 2,
            calculated: '{scores.score} * {scores.weight} / 100',
          },
          {
            kind: 'text',
            model: 'reason',
            label: '说明',
            most: 200,
            requiredWhen: '!ISEMPTY({scores.score}) && {scores.score} < 60',
            placeholder: '低于 60 分必须说明',
          },
        ],
      },
      {
        kind: 'row',
        parts: [
          {
            nodes: [
              {
                kind: 'switch',
                model: 'vetoed',
                label: '一票否决',
                hint: '发生过丢货、失信或安全事故',
                onText: '有',
                offText: '无',
                span: 8,
                default: { value: 0 },
              },
              {
                kind: 'calculation',
                model: 'total',
                label: '总分',
                precision: 2,
                span: 8,
                calculated: 'IF({vetoed} = 1, 0, SUM({scores.weighted}))',
              },
              {
                kind: 'text',
                model: 'grade',
                label: '等级',
                span: 8,
                calculated: 'IF({total} >= 90, "A", IF({total} >= 75, "B", IF({total} >= 60, "C", "D")))',
              },
            ],
          },
        ],
      },
      {
        kind: 'card',
        label: '结论',
        parts: [
          {
            nodes: [
              {
                kind: 'radio',
                model: 'conclusion',
                label: '处理意见',
                required: true,
                options: choices({
                  strategic: '战略合作',
                  keep: '继续合作',
                  improve: '限期整改',
                  suspend: '暂停合作',
                  eliminate: '淘汰',
                }),
                optionsWhen:
                  'SWITCH({grade}, "A", IN({option.value}, "strategic", "keep"), "B", IN({option.value}, "keep", "improve"), "C", IN({option.value}, "improve", "suspend"), IN({option.value}, "suspend", "eliminate"))',
                rules: [
                  {
                    check: 'expression',
                    expression: '{grade} <> "D" || IN({conclusion}, "suspend", "eliminate")',
                    message: 'D 级供应商只能暂停合作或淘汰',
                  },
                ],
              },
              {
                kind: 'date',
                model: 'improveBy',
                label: '整改期限',
                format: 'yyyy-MM-dd',
                span: 12,
                earliest: '{evaluatedOn}',
                visibleWhen: '{conclusion} = "improve"',
                requiredWhen: '{conclusion} = "improve"',
                whenHidden: 'clear',
              },
              {
                kind: 'textarea',
                model: 'improvements',
                label: '整改要求',
                rows: 3,
                most: 1000,
                visibleWhen: 'IN({conclusion}, "improve", "suspend")',
                requiredWhen: 'IN({conclusion}, "improve", "suspend")',
                whenHidden: 'clear',
              },
              {
                kind: 'rate',
                model: 'recommend',
                label: '推荐程度',
                most: 5,
                allowHalf: true,
                precision: 1,
                span: 12,
              },
              {
                kind: 'department',
                model: 'departments',
                label: '参评部门',
                multiple: true,
                span: 12,
              },
              {
                kind: 'role',
                model: 'visibleTo',
                label: '通报角色',
                multiple: true,
              },
              { kind: 'files', model: 'proof', label: '评估材料', most: 10 },
              { kind: 'signature', model: 'signed', label: '评估人签名', required: true },
              { kind: 'ownOrganisation', model: 'organisation', label: '评估单位', span: 12 },
              { kind: 'ownPosition', model: 'position', label: '评估人岗位', span: 12 },
            ],
          },
        ],
      },
      filledInBy,
    ],
    rules: [
      {
        expression: 'SUM({scores.weight}) = 100',
        message: '各评分项的权重合计必须等于 100%',
        fields: ['scores'],
      },
    ],
  },
};
