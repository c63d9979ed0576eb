import { expect, it } from 'vitest';
import { quickestOf } from '../../time/testing/quickest-of.ts';
import { compileForm } from '../compile-form.ts';
import { deriveFields } from '../derive-fields.ts';
import { formProblems } from '../form-problems.ts';
import { someone } from '../testing/someone.ts';
import { readJnpfForm } from './import-form.ts';

const node = (jnpfKey: string, children: unknown, more: object = {}) => ({
  ...more,
  __config__: { jnpfKey, label: jnpfKey, children },
});

function nested(jnpfKey: string, levels: number): unknown {
  let inner: unknown = { __vModel__: 'a', __config__: { jnpfKey: 'input' } };
  for (let level = 0; level < levels; level += 1) inner = node(jnpfKey, [inner], { __vModel__: 't' });
  return inner;
}

function endless(jnpfKey: string): unknown {
  const round = node(jnpfKey, [], { __vModel__: 'a', title: 'a' });
  (round.__config__.children as unknown[]).push(round, round, round);
  return round;
}

function endlessOptions(): unknown {
  const option: Record<string, unknown> = { id: 'a', fullName: 'a' };
  option.children = [option, option];
  return { __vModel__: 'a', options: [option], __config__: { jnpfKey: 'cascader' } };
}

const inputs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    __vModel__: `f${index}`,
    __config__: { jnpfKey: 'input' },
  }));

const keys = ['row', 'card', 'collapse', 'tab', 'tableGrid', 'table'];
const everyKey = [
  ...keys,
  ...['input', 'textarea', 'inputNumber', 'switch', 'radio', 'checkbox', 'select', 'cascader', 'datePicker'],
  ...['timePicker', 'dateRange', 'timeRange', 'uploadFile', 'uploadImg', 'colorPicker', 'rate', 'slider'],
  ...['editor', 'link', 'button', 'text', 'alert', 'groupTitle', 'divider', 'organizeSelect', 'depSelect'],
  ...['posSelect', 'userSelect', 'roleSelect', 'groupSelect', 'usersSelect', 'treeSelect', 'popupSelect'],
  ...['popupTableSelect', 'autoComplete', 'areaSelect', 'billRule', 'relationForm', 'relationFormAttr'],
  ...['popupAttr', 'createUser', 'createTime', 'currOrganize', 'calculate', 'qrcode', 'barcode', 'sign'],
  ...['location', 'iframe', '__proto__', 'constructor'],
];
const settings = [
  ...[
    'maxlength',
    'max',
    'min',
    'step',
    'precision',
    'limit',
    'fileSize',
    'sizeUnit',
    'accept',
    'level',
    'format',
  ],
  ...[
    'type',
    'direction',
    'separator',
    'showLevel',
    'useMask',
    'maskConfig',
    'selectType',
    'ableIds',
    'ableUserIds',
  ],
  ...[
    'addTableConf',
    'summaryField',
    'showSummary',
    'templateJson',
    'transferList',
    'columnOptions',
    'relationField',
  ],
  ...[
    'interfaceId',
    'modelId',
    'rule',
    'expression',
    'options',
    '__slot__',
    'props',
    'regList',
    'unique',
    'defaultValue',
  ],
  ...[
    'defaultCurrent',
    'visibility',
    'span',
    'noShow',
    'label',
    'tipLabel',
    'placeholder',
    'content',
    'href',
    'title',
  ],
  ...[
    'header',
    'staticText',
    'dataType',
    'propsUrl',
    'dictionaryType',
    'startTimeRule',
    'startTimeType',
    'width',
  ],
  ...[
    'startTimeValue',
    'startTimeTarget',
    'startRelationField',
    'children',
    'isStorage',
    'pageSize',
    'showField',
  ],
];
const wrongValues: unknown[] = [
  ...[null, true, -1, 1e308, Number.NaN, '', '[', '{}', 'constructor', '__proto__', 'x'.repeat(30_000)],
  ...[[], {}, [null], [[[[[]]]]], [{}], ['a-b-c'], [{ value: {} }], Symbol('s'), () => 1, 10n],
];

it.each([
  ...keys.flatMap((key) => [
    [`${key} five thousand deep`, [nested(key, 5_000)]],
    [`${key} without end`, [endless(key)]],
  ]),
  ['options without end', [endlessOptions()]],
  ['a hundred thousand fields', inputs(100_000)],
  ['a table of a thousand columns', [node('table', inputs(1_000), { __vModel__: 'a' })]],
  [
    'a million tokens',
    [{ __vModel__: 'a', expression: Array(1e6).fill('1'), __config__: { jnpfKey: 'calculate' } }],
  ],
  ['no fields', 'fields'],
] as [string, unknown][])('%s is read without harm', (_, fields) => {
  expect(quickestOf(3_000, () => readJnpfForm({ fields }))).toBeLessThan(3_000);
  const { definition, remarks } = readJnpfForm({ fields });
  expect(remarks.length).toBeLessThanOrEqual(200);
  expect(deriveFields(compileForm(definition), {}, { context: someone }).values).toBeTypeOf('object');
});

it('too many fields stay too many, a large grid keeps every cell', () => {
  const { definition } = readJnpfForm({ fields: inputs(600) });
  expect(formProblems(definition)).toMatchObject([{ problem: 'tooManyFields' }]);
  const lines = inputs(100).map((one) => node('tableGridTr', [node('tableGridTd', [one])]));
  const grid = readJnpfForm({ fields: [node('tableGrid', lines)] });
  expect(formProblems(grid.definition)).toEqual([]);
  expect(grid.remarks).toEqual([]);
  expect(compileForm(grid.definition).reading).toHaveLength(100);
});

it('a wrong value in any setting of any kind is no failure', () => {
  for (const [at, key] of everyKey.entries()) {
    const alone = settings.flatMap((setting, place) =>
      wrongValues
        .filter((_, index) => (index + place + at) % 5 === 0)
        .map((value) => ({
          __vModel__: 'a',
          [setting]: value,
          __config__: { label: 'a', [setting]: value, jnpfKey: key },
        })),
    );
    const together = wrongValues.map((value) => {
      const wrong = Object.fromEntries(settings.map((setting) => [setting, value]));
      return { ...wrong, __vModel__: value, __config__: { ...wrong, jnpfKey: key } };
    });
    const { definition } = readJnpfForm({ fields: [...together, ...alone] });
    expect(definition.nodes.length).toBeGreaterThan(wrongValues.length);
  }
});
