import type { Condition } from '@fairway/contract/flow-template.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { compileForm } from '../../forms/compile-form.ts';
import { compileFlow } from '../template/compile-flow.ts';
import { step, template } from '../testing/play.ts';
import { autoReasonText } from './auto-reason.ts';

const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      { id: 'f1', kind: 'number', model: 'total', label: '报销合计', prefix: '¥' },
      { id: 'f2', kind: 'number', model: 'days', label: '请假天数', suffix: '天' },
      {
        ...{ id: 'f3', kind: 'radio', model: 'kind', label: '放货方式' },
        options: {
          from: 'static',
          options: [
            { value: 'telex', label: '电放' },
            { value: 'sea', label: '正本' },
          ],
        },
      },
      { id: 'f4', kind: 'text', model: 'port', label: '港口' },
      { id: 'f5', kind: 'number', model: 'limit', label: '额度', hidden: true },
      { id: 'f6', kind: 'number', model: 'salary', label: '工资', mask: 'all' },
      {
        id: 'f7',
        kind: 'select',
        model: 'team',
        label: '小组',
        options: { from: 'dictionary', dictionary: 'x' },
      },
    ],
  }),
);

const reasonOf = (settings: object, language: 'zh' | 'en' = 'zh') => {
  const flow = compileFlow(template([step('a', 'A', settings)]), form);
  return autoReasonText('condition', flow.byId.get('a')?.node, flow, language);
};

const plain = '符合流程设置的条件，自动处理';

it.each<[Condition, string]>([
  [{ field: 'total', is: '<=', value: 200 }, '报销合计 200 元以内，免此审批'],
  [{ field: 'total', is: '<=', value: 0 }, '报销合计不超过 0 元，免此审批'],
  [{ field: 'total', is: '<', value: 5000 }, '报销合计低于 5,000 元，免此审批'],
  [{ field: 'days', is: '<=', value: 1 }, '请假天数 1 天以内，免此审批'],
  [{ field: 'kind', is: '<>', value: 'telex' }, '放货方式不是电放，免此审批'],
  [{ field: 'kind', is: 'in', value: ['telex', 'sea'] }, '放货方式为电放或正本，免此审批'],
  [{ field: 'port', is: 'contains', value: '上海' }, '港口包含“上海”，免此审批'],
  [{ field: 'port', is: 'empty' }, '港口未填写，免此审批'],
  [
    {
      all: [
        { field: 'total', is: '<=', value: 0 },
        { field: 'kind', is: '=', value: 'sea' },
      ],
    },
    '报销合计不超过 0 元且放货方式为正本，免此审批',
  ],
  // What is written otherwise, hidden, masked or named elsewhere is not told.
  [{ expression: '{total} < 3' }, plain],
  [{ field: 'limit', is: '<=', value: 3 }, plain],
  [{ field: 'salary', is: '<=', value: 3 }, plain],
  [{ field: 'team', is: '=', value: 'a' }, plain],
  [{ field: 'total', is: '<=', other: 'days' }, plain],
  [{ field: 'port', is: '>', value: 'a' }, plain],
  [{ any: [{ field: 'total', is: '<=', value: 3 }, { expression: '1 = 1' }] }, plain],
])('%j is said as %s', (autoPass, said) => {
  expect(reasonOf({ autoPass })).toBe(said);
});

it('says what it did, in both languages, and keeps quiet where two rules could have done it', () => {
  const small = { field: 'total', is: '<=', value: 200 };
  expect(reasonOf({ autoPass: small }, 'en')).toBe('No approval needed: 报销合计 at most ¥200');
  expect(reasonOf({ autoReject: { field: 'days', is: '>', value: 30 } })).toBe(
    '请假天数超过 30 天，自动退回',
  );
  expect(reasonOf({ kind: 'handle', autoPass: small })).toBe('报销合计 200 元以内，无需办理');
  expect(reasonOf({ autoPass: small, autoReject: small })).toBe(plain);
});
