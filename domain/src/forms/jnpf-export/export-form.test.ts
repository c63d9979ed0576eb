import { type FormDefinition, readFormDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJnpfForm } from '../jnpf-import/import-form.ts';
import { lostOnRoundTrip, throughJson } from '../testing/form-round-trip.ts';
import { anyDesign } from '../testing/generated-designs.ts';
import { anyForm } from '../testing/generated-forms.ts';
import { exportJnpfForm } from './export-form.ts';
import { tokensOf } from './write-calculation.ts';

it.each([
  ['any form', anyForm, 100],
  ['any design', anyDesign, 3_000],
])('%s goes to the family and comes back', (_, form, numRuns) => {
  fc.assert(
    fc.property(form, (definition) => {
      expect(lostOnRoundTrip(definition)).toEqual([]);
    }),
    { numRuns },
  );
});

const formOf = (...nodes: object[]): FormDefinition => readFormDefinition({ version: 1, nodes });
const firstOf = (definition: FormDefinition) => {
  const { formData, notes } = exportJnpfForm(definition);
  const written = throughJson(formData);
  return { formData: written, notes, field: written.fields[0] };
};

it('a field says in the words of the family what it is', () => {
  const { field, notes } = firstOf(
    formOf({
      ...{ id: 'f1', kind: 'select', model: 'way', label: '运输方式', required: true, span: 12 },
      ...{ on: ['phone'], multiple: true, placeholder: '请选择' },
      options: { from: 'static', options: [{ value: 'SEA', label: '海运' }] },
    }),
  );
  expect(field).toMatchObject({
    __vModel__: 'way',
    ...{ multiple: true, placeholder: '请选择', disabled: false },
    __config__: { jnpfKey: 'select', label: '运输方式', required: true, span: 12, visibility: ['app'] },
    __slot__: { options: [{ id: 'SEA', fullName: '海运' }] },
    props: { props: { value: 'id', label: 'fullName' } },
  });
  expect(notes).toEqual([]);
});

it('what the family has no words for is named in both languages', () => {
  const { notes } = firstOf(
    formOf({
      id: 'f1',
      kind: 'number',
      model: 'n',
      label: '金额',
      visibleWhen: '{n} > 1',
      whenHidden: 'clear',
    }),
  );
  const note = {
    ...{ path: 'n', setting: 'visibleWhen', zh: '“金额”的显示条件（visibleWhen）在同族格式中没有对应的写法' },
    en: 'When it is shown (visibleWhen) of “金额” cannot be written in the family’s format',
  };
  expect(notes).toHaveLength(2);
  expect(notes).toContainEqual(note);
  expect(notes).toContainEqual(expect.objectContaining({ path: 'n', setting: 'whenHidden' }));
});

it('what was changed in the words of the family since stays changed', () => {
  const { formData, field } = firstOf(
    formOf({
      ...{ id: 'f1', kind: 'text', model: 'a', label: '甲', visibleWhen: '{a} = 1' },
      rules: [
        { check: 'pattern', pattern: '^x' },
        { check: 'length', most: 5 },
      ],
    }),
  );
  field.__config__.regList = [{ pattern: '/^y/', message: '' }];
  field.__config__.label = '乙';
  const { definition, remarks } = readJnpfForm(formData);
  expect(definition.nodes[0]).toMatchObject({
    ...{ id: 'f1', label: '乙', visibleWhen: '{a} = 1' },
    rules: [{ check: 'pattern', pattern: '^y' }],
  });
  expect(remarks).toEqual([expect.stringContaining('fairway.rules')]);
});

it('a field copied in the family’s designer gets an id of its own', () => {
  const { formData, field } = firstOf(formOf({ id: 'f1', kind: 'text', model: 'a' }));
  formData.fields.push({ ...field, __vModel__: 'b' });
  const [one, other] = readJnpfForm(formData).definition.nodes;
  expect([one?.id, other?.id]).toEqual(['f1', 'n1']);
});

describe('a calculation', () => {
  const field = (path: string) => ({ __vModel__: path });
  it.each<[string, string | undefined, unknown[]]>([
    ['{a} * 12.5', undefined, [field('a'), '×', '1', '2', '.', '5']],
    ['{a} - ({b} - 1)', undefined, [field('a'), '-', '(', field('b'), '-', '1', ')']],
    ['({a} + {b}) / 2', undefined, ['(', field('a'), '+', field('b'), ')', '÷', '2']],
    ['SUM({rows.x}) + 1', undefined, [field('rows.x'), '+', '1']],
    ['{rows.x} * {rows.y}', 'rows', [field('rows.x'), '×', field('rows.y')]],
    // Row by row is not what the family does with columns.
    ['{rows.x} * {rows.y}', undefined, []],
    ['ROUND({a}, 2)', undefined, []],
    ['-{a}', undefined, []],
    ['1 +', undefined, []],
  ])('%s', (calculated, table, tokens) => {
    expect(tokensOf(calculated, table)).toEqual(tokens);
  });
});

it.each([
  { startTimeType: 1, startTimeValue: '08:30' },
  { startTimeType: 2, startRelationField: 'until' },
  { startTimeType: 3 },
  { endTimeType: 4, endTimeValue: 2, endTimeTarget: 1 },
  { endTimeType: 5, endTimeValue: 30, endTimeTarget: 2 },
])('the limits of a time go back as they came: %j', (limit) => {
  const end = 'startTimeType' in limit ? 'start' : 'end';
  const time = (model: string, more: object) => ({
    ...{ __vModel__: model, __config__: { jnpfKey: 'time', label: model }, format: 'HH:mm:ss', ...more },
  });
  const given = { fields: [time('at', { [`${end}TimeRule`]: true, ...limit }), time('until', {})] };
  const { field, notes } = firstOf(readJnpfForm(given).definition);
  expect(notes).toEqual([]);
  expect(field).toMatchObject({ [`${end}TimeRule`]: true });
  for (const [name, value] of Object.entries(limit)) expect(String(field[name])).toBe(String(value));
});

describe('a pattern, which clients of the family run as a script,', () => {
  it.each([
    ['^[A-Z]{4}', '/^[A-Z]{4}/'],
    ['(?i)^x', '/^x/i'],
    ['/^b$/i', '/^b$/i'],
    ['^https?://', '/^https?:\\/\\//'],
    // Neither ends early nor goes on with something else.
    ['/a/;alert(1)//', '/a\\/;alert(1)\\//'],
    ['a\nb', '/a\\nb/'],
    ['(', undefined],
    ['\\p{Han', '/\\p{Han/'],
  ])('%j', (pattern, written) => {
    const { field } = firstOf(
      formOf({ id: 'f', kind: 'text', model: 'a', rules: [{ check: 'pattern', pattern }] }),
    );
    expect(field.__config__.regList[0]?.pattern).toBe(written);
  });
});
