import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileForm } from '../compile-form.ts';
import { deriveFields } from '../derive-fields.ts';
import { fieldsOf } from '../form-tree.ts';
import { someone } from '../testing/someone.ts';
import { importJnpfForm } from './import-form.ts';

const field = (jnpfKey: string, vModel: string, config: object = {}, more: object = {}) => ({
  __vModel__: vModel,
  __config__: { jnpfKey, label: vModel, span: 12, ...config },
  ...more,
});

const order = {
  fields: [
    field('comInput', 'title', { required: true, regList: [{ pattern: '/^A/', message: '以 A 开头' }] }),
    {
      __config__: {
        jnpfKey: 'tab',
        children: [
          {
            title: '一',
            __config__: {
              children: [
                field(
                  'radio',
                  'way',
                  { dataType: 'static' },
                  {
                    __slot__: { options: [{ id: '1', fullName: '海运' }] },
                  },
                ),
                field(
                  'select',
                  'kind',
                  { dataType: 'dictionary', dictionaryType: 'sex' },
                  { multiple: true },
                ),
              ],
            },
          },
        ],
      },
    },
    {
      ...field('table', 'rows', {
        children: [
          field('numInput', 'qty', {}, { precision: 0 }),
          field('numInput', 'price', {}, { precision: 2 }),
        ],
      }),
      showSummary: true,
      summaryField: ['qty'],
    },
    field(
      'calculate',
      'total',
      {},
      {
        expression: [{ __vModel__: 'rows-qty' }, '×', '(', 2, '+', '1', ')'],
        precision: 2,
      },
    ),
    field('userSelect', 'who', { defaultCurrent: true }),
    field(
      'popupSelect',
      'customer',
      {},
      {
        interfaceId: 'customers',
        propsValue: 'id',
        relationField: 'name',
        columnOptions: [{ value: 'name', label: '名称' }],
        templateJson: [{ field: 'keyword', relationField: 'title' }],
      },
    ),
    field('nobodyKnowsThis', 'strange'),
  ],
};

it('a form of the family becomes one of ours that can be worked out', () => {
  const definition = importJnpfForm(order);
  const byPath = new Map(fieldsOf(definition).map((placed) => [placed.path, placed.field]));
  expect([...byPath.keys()]).toEqual([
    ...['title', 'way', 'kind', 'rows', 'rows.qty', 'rows.price', 'total', 'who', 'customer', 'strange'],
  ]);
  expect(byPath.get('title')).toMatchObject({ kind: 'text', required: true, span: 12 });
  expect(byPath.get('kind')).toMatchObject({
    options: { from: 'dictionary', dictionary: 'sex' },
    multiple: true,
  });
  expect(byPath.get('rows')).toMatchObject({ summed: ['qty'] });
  expect(byPath.get('total')?.calculated).toBe('SUM({rows.qty}) * ( 2 + 1 )');
  expect(byPath.get('who')?.default).toEqual({ current: 'user' });
  expect(byPath.get('customer')?.source).toMatchObject({
    interfaceId: 'customers',
    labelColumn: 'name',
    parameters: [{ name: 'keyword', field: 'title' }],
  });
  expect(byPath.get('strange')).toMatchObject({ kind: 'text', readonly: true });

  const form = compileForm(definition);
  const derived = deriveFields(form, { title: 'B1', rows: [{ qty: 2 }, { qty: 3 }] }, { context: someone });
  expect(derived.values.total).toBe(15);
  expect(derived.cells.get('title')?.error).toMatchObject({ problem: 'pattern', message: '以 A 开头' });
});

it('whatever is given, a definition comes out', () => {
  const raw = fc.letrec((tie) => ({
    field: fc.record(
      {
        __vModel__: fc.oneof(fc.string(), fc.anything()),
        __config__: fc.record(
          {
            jnpfKey: fc.oneof(
              fc.constantFrom('comInput', 'table', 'tab', 'tableGrid', 'calculate', 'select'),
              fc.string(),
            ),
            label: fc.anything(),
            span: fc.anything(),
            children: fc.array(tie('field'), { maxLength: 3 }),
            regList: fc.array(fc.anything(), { maxLength: 2 }),
            defaultValue: fc.anything(),
            dataType: fc.constantFrom('static', 'dictionary', 'dynamic', 1),
          },
          { requiredKeys: [] },
        ),
        expression: fc.anything(),
        options: fc.anything(),
        precision: fc.anything(),
        templateJson: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  })).field;
  fc.assert(
    fc.property(fc.oneof(fc.array(raw, { maxLength: 5 }), fc.anything()), (fields) => {
      const form = compileForm(importJnpfForm({ fields }));
      expect(deriveFields(form, {}, { context: someone }).values).toBeTypeOf('object');
    }),
    { numRuns: 500 },
  );
});
