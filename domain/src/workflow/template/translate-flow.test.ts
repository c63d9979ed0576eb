import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { describe, expect, it } from 'vitest';
import { compileFlow } from './compile-flow.ts';
import { flowIn, translateFlow } from './translate-flow.ts';
import { titleIn } from './translate-title.ts';

const title = '{@launchUserName}的请假申请（{days}天）';
const en = {
  请假申请: 'Leave request',
  [title]: '{@launchUserName}: leave request ({days} days)',
  经理审批: 'Manager',
  同意担保: 'Guarantee',
  天数: 'Days',
  超过七天: 'Over 7 days',
};

const template = readFlowTemplate({
  key: 'leave',
  name: '请假申请',
  translations: { en },
  settings: { title },
  root: [
    { kind: 'start', id: 'start', name: '公司写的' },
    {
      kind: 'branch',
      id: 'branch',
      name: '天数',
      arms: [
        {
          id: 'long',
          name: '超过七天',
          when: { field: 'days', is: '=', value: '经理审批' },
          seq: [
            {
              kind: 'approve',
              id: 'manager',
              name: '经理审批',
              who: [{ by: 'manager' }],
              buttonTexts: { approve: '同意担保' },
            },
          ],
        },
        { id: 'short', name: '短', isDefault: true, seq: [] },
      ],
    },
  ],
});

it('names its steps, arms and buttons in the language of the reader; what decides stays the same', () => {
  expect(translateFlow(template, 'en')).toMatchObject({
    name: 'Leave request',
    settings: { title: en[title] },
    root: [
      { name: '公司写的' },
      {
        name: 'Days',
        arms: [
          {
            ...{ name: 'Over 7 days', when: { value: '经理审批' } },
            seq: [{ name: 'Manager', buttonTexts: { approve: 'Guarantee' } }],
          },
          { name: '短' },
        ],
      },
    ],
  });
  const flow = compileFlow(template);
  expect(flowIn(flow, 'zh')).toBe(flow);
  expect(flowIn(flow, 'en')).toBe(flowIn(flow, 'en'));
  expect(flowIn(flow, 'en').byId.get('manager')?.node.name).toBe('Manager');
});

describe('a stored title', () => {
  it.each([
    ['沈立群的请假申请（3天）', '沈立群: leave request (3 days)'],
    ['沈立群的请假申请（0.5天）', '沈立群: leave request (0.5 days)'],
    // As requests are called where the template says nothing.
    ['沈立群的请假申请', '沈立群: Leave request'],
    ['撤销：沈立群的请假申请（3天）', 'Revocation of 沈立群: leave request (3 days)'],
    // Of a template that was called otherwise.
    ['请假：沈立群', '请假：沈立群'],
  ])('%s', (stored, shown) => {
    expect(titleIn(template, 'en', stored)).toBe(shown);
    expect(titleIn(template, 'zh', stored)).toBe(stored);
  });
});
