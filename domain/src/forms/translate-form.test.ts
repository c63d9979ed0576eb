import { readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { formIn, translateForm } from './translate-form.ts';

const en = {
  请假: 'Leave',
  类型: 'Type',
  事假: 'Personal',
  病假: 'Sick',
  请选择: 'Choose',
  提示: 'Hint',
  天: 'days',
  太长: 'Too long',
  明细: 'Items',
  页签: 'Tab',
  链接: 'Link',
  扫我: 'Scan me',
};

const options = {
  from: 'static',
  options: [
    { value: 'personal', label: '事假' },
    { value: 'sick', label: '病假', children: [{ value: '事假', label: '事假' }] },
  ],
};

const definition = readFormDefinition({
  version: 1,
  translations: { en },
  rules: [{ expression: '{days} < 9', message: '太长', fields: [] }],
  nodes: [
    {
      id: 'tabs',
      kind: 'tabs',
      label: '请假',
      parts: [
        {
          id: 'part',
          label: '页签',
          nodes: [
            {
              id: 'type',
              kind: 'select',
              model: 'type',
              label: '类型',
              placeholder: '请选择',
              options,
              default: { value: '事假' },
            },
            { id: 'own', kind: 'text', model: 'own', label: '公司自己写的', hint: '提示' },
            {
              id: 'days',
              kind: 'number',
              model: 'days',
              label: '请假',
              suffix: '天',
              rules: [{ check: 'range', most: 9, message: '太长' }],
            },
            { id: 'code', kind: 'qrCode', label: '类型', content: '扫我' },
            { id: 'link', kind: 'link', label: '链接', content: '链接' },
            {
              id: 'items',
              kind: 'table',
              model: 'items',
              label: '明细',
              columns: [
                {
                  id: 'kind',
                  kind: 'radio',
                  model: 'kind',
                  label: '类型',
                  options,
                  optionsWhen: '{option.label} <> "病假"',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

it('says everything people read in their language, and nothing else', () => {
  const [tabs] = translateForm(definition, 'en').nodes as never[];
  expect(tabs).toMatchObject({
    label: 'Leave',
    parts: [
      {
        label: 'Tab',
        nodes: [
          {
            ...{ model: 'type', label: 'Type', placeholder: 'Choose', default: { value: '事假' } },
            options: {
              options: [
                { value: 'personal', label: 'Personal' },
                { value: 'sick', label: 'Sick', children: [{ value: '事假', label: 'Personal' }] },
              ],
            },
          },
          { label: '公司自己写的', hint: 'Hint' },
          { suffix: 'days', rules: [{ message: 'Too long' }] },
          { label: 'Type', content: '扫我' },
          { label: 'Link', content: 'Link' },
          // Which choices there are depends on what they are called: they keep their names.
          {
            label: 'Items',
            columns: [{ label: 'Type', options: { options: [{ label: '事假' }, { label: '病假' }] } }],
          },
        ],
      },
    ],
  });
  expect(translateForm(definition, 'en').rules).toMatchObject([{ message: 'Too long' }]);
});

it('is as it was written in Chinese, and carries no translations', () => {
  const { translations, ...written } = definition;
  expect(translateForm(definition, 'zh')).toEqual(written);
  expect(translations).toBeDefined();
});

it('is still a form, compiled once', () => {
  expect(() => readFormDefinition(translateForm(definition, 'en'))).not.toThrow();
  const form = compileForm(definition);
  expect(formIn(form, 'zh')).toBe(form);
  expect(formIn(form, 'en')).toBe(formIn(form, 'en'));
  expect(formIn(form, 'en').byPath.get('days')?.field.label).toBe('Leave');
});

it('keeps choices that another field is filled with by their names', () => {
  const filling = readFormDefinition({
    version: 1,
    translations: { en },
    nodes: [
      {
        id: 'a',
        kind: 'select',
        model: 'a',
        label: '类型',
        options,
        fills: [{ to: 'b', column: 'fullName' }],
      },
      { id: 'b', kind: 'text', model: 'b', label: '请假' },
    ],
  });
  expect(translateForm(filling, 'en').nodes[0]).toMatchObject({ label: 'Type', options });
});
