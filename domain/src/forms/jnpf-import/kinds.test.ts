import type { FormField, FormNode } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { compileForm } from '../compile-form.ts';
import { deriveFields } from '../derive-fields.ts';
import { formProblems } from '../form-problems.ts';
import { fieldsOf } from '../form-tree.ts';
import { exportJnpfForm } from '../jnpf-export/export-form.ts';
import { newValues } from '../new-values.ts';
import { lostOnRoundTrip } from '../testing/form-round-trip.ts';
import { someone } from '../testing/someone.ts';
import { readJnpfForm } from './import-form.ts';

const field = (jnpfKey: string, model: string, more: object = {}, config: object = {}) => ({
  __vModel__: model,
  __config__: { jnpfKey, label: model, ...config },
  ...more,
});

/** What other fields of the test refer to. */
const others = [
  field('comInput', 'title'),
  field('datePicker', 'begin', { format: 'yyyy-MM-dd HH:mm:ss' }),
  field('datePicker', 'day'),
  field('timePicker', 'opens', { format: 'HH:mm' }),
  field('numInput', 'price'),
  field('relationForm', 'order', { modelId: 'orders', relationField: 'no' }),
  field('popupSelect', 'customer', { interfaceId: 'customers', relationField: 'name' }),
  field('table', 'rows', {}, { children: [field('numInput', 'qty'), field('comInput', 'goods')] }),
];

function read(...fields: object[]) {
  const { definition, remarks } = readJnpfForm({ fields: [...others, ...fields] });
  return { definition, remarks, problems: formProblems(definition) };
}

function one(key: string, more: object = {}, config: object = {}) {
  const { definition, remarks, problems } = read(field(key, 'x', more, config));
  return { node: definition.nodes.at(-1) as FormField, definition, remarks, problems };
}

const options = [{ id: '1', fullName: '海运', disabled: true }];
const rule = { startTimeRule: true, endTimeRule: true };

const kept: [keys: string[], more: object, config: object, expected: object][] = [
  [
    ['comInput', 'input'],
    { maxlength: 20, addonBefore: '¥', addonAfter: '元', useScan: true, placeholder: '填', readonly: true },
    { required: true, unique: true, tipLabel: '提示', span: 8, visibility: ['app'], defaultValue: 'a' },
    {
      kind: 'text',
      most: 20,
      prefix: '¥',
      suffix: '元',
      scan: true,
      placeholder: '填',
      readonly: true,
      required: true,
      hint: '提示',
      span: 8,
      on: ['phone'],
      rules: [{ check: 'unique' }],
      default: { value: 'a' },
    },
  ],
  [['input'], { useMask: true, maskConfig: { maskType: 'mobile' } }, {}, { mask: 'mobile' }],
  [['input'], { useMask: true, maskConfig: { maskType: '身份证号' } }, {}, { mask: 'idCard' }],
  [['input'], { useMask: true, maskConfig: { maskType: 9 } }, {}, { mask: 'name' }],
  [
    ['input'],
    {},
    { regList: [{ pattern: '/^a$/i', message: '要 a' }] },
    { rules: [{ check: 'pattern', pattern: '(?i)^a$', message: '要 a' }] },
  ],
  [['input'], {}, { noShow: true }, { hidden: true }],
  [['input'], {}, { visibility: [] }, { hidden: true }],
  [
    ['textarea'],
    { autosize: { minRows: 4 }, maxlength: '300' },
    {},
    { kind: 'textarea', rows: 4, most: 300 },
  ],
  [
    ['numInput', 'inputNumber'],
    { min: -1, max: 9, step: 0.5, precision: 2, thousands: true, isAmountChinese: true, addonAfter: 'kg' },
    { defaultValue: '3' },
    {
      kind: 'number',
      least: -1,
      most: 9,
      step: 0.5,
      precision: 2,
      thousands: true,
      chineseCapitals: true,
      suffix: 'kg',
      default: { value: 3 },
    },
  ],
  [
    ['switch'],
    { activeTxt: '是', inactiveTxt: '否' },
    { defaultValue: true },
    { onText: '是', offText: '否', default: { value: 1 } },
  ],
  [
    ['radio'],
    { direction: 'vertical', optionType: 'button', __slot__: { options } },
    { dataType: 'static', defaultValue: '1' },
    {
      direction: 'column',
      look: 'button',
      options: { from: 'static', options: [{ value: '1', label: '海运', disabled: true }] },
      default: { value: '1' },
    },
  ],
  [
    ['checkbox'],
    { direction: 'horizontal', options: [{ id: 7, fullName: '空运' }] },
    { dataType: 'static', defaultValue: [7] },
    { direction: 'row', options: { options: [{ value: '7', label: '空运' }] }, default: { value: ['7'] } },
  ],
  [
    ['select'],
    { multiple: true, filterable: true, props: { props: { value: 'code', label: 'name' } } },
    {
      dataType: 'dynamic',
      propsUrl: 'ports',
      templateJson: JSON.stringify([
        { field: 'kind', relationField: 'rows-goods' },
        { field: 'fixed', relationField: 'sea', sourceType: 2 },
        { field: 'usual', defaultValue: 3 },
      ]),
    },
    {
      multiple: true,
      searchable: true,
      options: {
        from: 'interface',
        interfaceId: 'ports',
        valueColumn: 'code',
        labelColumn: 'name',
        parameters: [
          { name: 'kind', field: 'rows.goods' },
          { name: 'fixed', value: 'sea' },
          { name: 'usual', value: 3 },
        ],
      },
    },
  ],
  [
    ['cascader'],
    { separator: '>', 'show-all-levels': false, options: [{ id: 'a', fullName: 'A', children: options }] },
    {},
    {
      separator: '>',
      showAllLevels: false,
      options: { options: [{ value: 'a', children: [{ value: '1' }] }] },
    },
  ],
  [['treeSelect'], {}, { dataType: 'dictionary', dictionaryType: 'port' }, { kind: 'treeSelect' }],
  [
    ['date', 'datePicker'],
    { format: 'YYYY-MM-DD HH:mm', startTimeType: 1, startTimeValue: 1700000000000 },
    { ...rule, endTimeType: 2, endRelationField: 'begin' },
    { format: 'yyyy-MM-dd HH:mm', earliest: '1700000000000', latest: '{begin}' },
  ],
  [
    ['datePicker'],
    { type: 'date', ...rule, startTimeType: 3, endTimeType: '5', endTimeTarget: 2, endTimeValue: '3' },
    { defaultCurrent: true },
    {
      format: 'yyyy-MM-dd',
      earliest: 'TODAY()',
      latest: 'DATEADD(TODAY(), 3, "M")',
      default: { current: 'today' },
    },
  ],
  [
    ['datePicker'],
    { format: 'yyyy-MM-dd HH:mm:ss', startTimeType: 4, startTimeTarget: 1, startTimeValue: 2, ...rule },
    { endTimeType: 1, endTimeValue: '2030-01-01', defaultCurrent: true },
    { earliest: 'DATEADD(NOW(), -2, "y")', latest: 'DATE("2030-01-01")', default: { current: 'now' } },
  ],
  [
    ['datePicker'],
    { startTimeRule: true, startTimeType: 2, startRelationField: 'day' },
    {},
    { earliest: '{day}', latest: undefined },
  ],
  [
    ['datePicker'],
    { startTimeRule: true, startTimeType: 2, startRelationField: 'begin' },
    {},
    { earliest: 'DATE(YEAR({begin}), MONTH({begin}), DAY({begin}))' },
  ],
  [['datePicker'], { startTimeRule: false, startTimeType: 3 }, {}, { earliest: undefined }],
  [['time', 'timePicker'], { format: 'HH:mm' }, { defaultValue: '08:30' }, { kind: 'time', format: 'HH:mm' }],
  [
    ['dateRange'],
    { format: 'yyyy-MM', startTimeRule: true, startTimeType: 3 },
    {},
    { kind: 'dateRange', format: 'yyyy-MM', earliest: 'DATE(YEAR(NOW()), MONTH(NOW()), 1)' },
  ],
  [['timeRange'], {}, {}, { kind: 'timeRange', format: 'HH:mm:ss' }],
  [
    ['uploadFz', 'uploadFile', 'uploadImg'],
    { fileSize: 5, sizeUnit: 'KB', limit: 3, accept: '.pdf', buttonText: '上传', tipText: '只要 PDF' },
    {},
    { fileSize: 5120, most: 3, accept: '.pdf', buttonText: '上传', hint: '只要 PDF' },
  ],
  [['colorPicker'], {}, { defaultValue: '#fff' }, { kind: 'colour', default: { value: '#fff' } }],
  [['rate'], { max: 8, 'allow-half': true }, {}, { kind: 'rate', most: 8, allowHalf: true }],
  [['rate'], { allowHalf: true }, {}, { allowHalf: true }],
  [['slider'], { min: 10, max: 90, step: 5 }, {}, { kind: 'slider', least: 10, most: 90, step: 5 }],
  [['editor'], {}, {}, { kind: 'richText' }],
  [
    ['link'],
    { content: '官网', href: 'https://a.cn', target: '_blank' },
    {},
    { kind: 'link', content: '官网', href: 'https://a.cn', newWindow: true },
  ],
  [['button'], { buttonText: '计算' }, {}, { kind: 'button', buttonText: '计算' }],
  [['JNPFText', 'text', 'groupTitle', 'divider'], { content: '说明' }, {}, { content: '说明' }],
  [
    ['alert'],
    { title: '注意', type: 'warning', closable: true, 'show-icon': false },
    {},
    { content: '注意', tone: 'warning', closable: true, look: 'plain' },
  ],
  [
    ['comSelect', 'organizeSelect'],
    { selectType: 'custom', ableIds: [['top', 'sea'], 'air'] },
    { defaultCurrent: true },
    {
      kind: 'organisation',
      selectType: 'custom',
      ableIds: ['sea', 'air'],
      default: { current: 'organisation' },
    },
  ],
  [
    ['depSelect'],
    { selectType: 'custom', ableIds: ['d1'] },
    {},
    { ableDepIds: ['d1'], selectType: 'custom' },
  ],
  [
    ['posSelect'],
    { selectType: 'custom', ableDepIds: ['d1'], ablePosIds: ['p1'] },
    {},
    { selectType: 'custom', ableDepIds: ['d1'], ablePosIds: ['p1'] },
  ],
  [
    ['userSelect'],
    {
      selectType: 'custom',
      ableIds: ['u1--user', 'd1--department', 'r1--role', 'g1--group', 'p1--position'],
    },
    {},
    {
      kind: 'user',
      selectType: 'custom',
      ableUserIds: ['u1'],
      ableDepIds: ['d1'],
      ableRoleIds: ['r1'],
      ableGroupIds: ['g1'],
      ablePosIds: ['p1'],
    },
  ],
  [['userSelect'], { selectType: 'dep' }, {}, { selectType: 'dep' }],
  [['userSelect'], { ableUserIds: ['u1'] }, {}, { selectType: 'custom', ableUserIds: ['u1'] }],
  [['userSelect'], { selectType: 'nobodyKnows' }, {}, { selectType: 'custom' }],
  [
    ['userSelect'],
    { selectType: 'all', ableUserIds: ['u1'] },
    {},
    { selectType: 'all', ableUserIds: undefined },
  ],
  [['roleSelect'], { selectType: 'custom', ableIds: ['r1'] }, {}, { kind: 'role', ableRoleIds: ['r1'] }],
  [['groupSelect'], { selectType: 'custom', ableGroupIds: ['g1'] }, {}, { ableGroupIds: ['g1'] }],
  [['usersSelect'], { multiple: true }, { defaultCurrent: true }, { default: { current: 'user' } }],
  [
    ['popupSelect', 'popupTableSelect'],
    {
      interfaceId: 'customers',
      propsValue: 'code',
      relationField: 'name',
      columnOptions: [{ value: 'name', label: '名称' }],
      hasPage: true,
      pageSize: 50,
      templateJson: [{ field: 'word', relationField: 'title' }],
    },
    {
      transferList: [
        { sourceValue: 'title', targetField: 'name' },
        { sourceValue: 'cost', targetField: 'price' },
      ],
    },
    {
      source: {
        interfaceId: 'customers',
        valueColumn: 'code',
        labelColumn: 'name',
        columns: [{ column: 'name', label: '名称' }],
        pageSize: 50,
        parameters: [{ name: 'word', field: 'title' }],
      },
      fills: [
        { to: 'title', column: 'name' },
        { to: 'price', column: 'cost' },
      ],
    },
  ],
  [
    ['autoComplete'],
    { interfaceId: 'names', relationField: 'name' },
    {},
    { source: { interfaceId: 'names', labelColumn: 'name' } },
  ],
  [['address', 'areaSelect'], { level: 1, multiple: true }, {}, { kind: 'area', level: 1, multiple: true }],
  [['billRule'], { rule: 'orderNo' }, {}, { kind: 'billNumber', billRule: 'orderNo' }],
  [
    ['relationForm'],
    { modelId: 'm1', relationField: 'no' },
    {},
    { source: { modelId: 'm1', labelColumn: 'no' } },
  ],
  [
    ['relationFormAttr', 'popupAttr'],
    { relationField: 'order_jnpfTable_main', showField: 'no', isStorage: 1 },
    {},
    { of: 'order', column: 'no', stored: true },
  ],
  [['createUser', 'modifyUser', 'currPosition'], {}, { defaultValue: 'me' }, { default: undefined }],
  [['createTime', 'modifyTime'], { format: 'yyyy-MM-dd' }, {}, { format: 'yyyy-MM-dd' }],
  [['currOrganize'], { showLevel: 'last' }, {}, { kind: 'ownOrganisation', showLevel: 'last' }],
  [
    ['calculate'],
    {
      expression: [
        { __vModel__: 'rows.qty' },
        '×',
        { type: 'field', label: '单价', value: 'price' },
        '÷',
        '1',
        '0',
        '−',
        { value: '(' },
        2,
        ')',
      ],
      precision: 2,
      thousands: true,
      isAmountChinese: true,
      isStorage: 1,
    },
    {},
    {
      calculated: 'SUM({rows.qty}) * {price} / 10 - ( 2 )',
      precision: 2,
      thousands: true,
      chineseCapitals: true,
      stored: true,
    },
  ],
  [
    ['calculate'],
    { expression: JSON.stringify(['rows-qty', '+', 'price']) },
    {},
    { calculated: 'SUM({rows.qty}) + {price}' },
  ],
  [['calculate'], { expression: [{}, '+', 'nobody'] }, {}, { calculated: '""' }],
  [['calculate'], { expression: 'not json' }, {}, { calculated: '""' }],
  [['qrcode', 'barcode'], { dataType: 'static', staticText: 'A1' }, {}, { content: 'A1' }],
  [['qrcode', 'barcode'], { dataType: 'relation', relationField: 'title' }, {}, { of: 'title' }],
  [['qrcode'], { dataType: 'form', width: 120, colorDark: '#123' }, {}, { size: 120, colour: '#123' }],
  [['sign'], {}, {}, { kind: 'signature' }],
  [['location'], {}, {}, { kind: 'location' }],
  [
    ['iframe'],
    { href: 'https://a.cn' },
    {},
    { kind: 'note', content: 'x（此控件不受支持）', model: undefined },
  ],
  [['nobodyKnows'], { __vModel__: undefined }, {}, { kind: 'note', content: 'x（此控件不受支持）' }],
  [['nobodyKnows'], {}, {}, { kind: 'text', readonly: true, model: 'x' }],
];

const newerKinds = ['sign', 'location'];

it.each(kept.flatMap(([keys, ...rest]) => keys.map((key) => [key, ...rest] as const)))(
  '%s keeps what is said about it: %j %j',
  (key, more, config, expected) => {
    const { node, definition, problems } = one(key, more, config);
    for (const [name, value] of Object.entries(expected)) {
      if (typeof value === 'object') expect(node).toMatchObject({ [name]: value });
      else expect(node[name as keyof FormField]).toBe(value);
    }
    expect(problems).toEqual([]);
    expect(lostOnRoundTrip(definition)).toEqual([]);
    // It goes back to where it came from in the words it came with.
    const { notes } = exportJnpfForm(definition);
    expect(notes.map(({ setting }) => setting)).toEqual(newerKinds.includes(key) ? ['kind'] : []);
    const values = newValues(compileForm(definition), someone);
    expect(deriveFields(compileForm(definition), values, { context: someone }).values).toBeTypeOf('object');
  },
);

it('a sub-table keeps how its rows come in, what is added up, and the calculations of its rows', () => {
  const table = {
    ...field(
      'table',
      'lines',
      {},
      {
        children: [
          field('numInput', 'count'),
          field('comInput', 'name'),
          field('calculate', 'twice', { expression: ['count', '*', '2'] }),
          field('calculate', 'thrice', { expression: ['lines-count', '*', '3'] }),
          { __config__: { jnpfKey: 'iframe', label: '网页' } },
        ],
      },
    ),
    actionText: '加一行',
    showSummary: true,
    summaryField: ['count', 'lines-twice', 'gone'],
    addType: 1,
    addTableConf: {
      interfaceId: 'goods',
      columnOptions: [{ value: 'title', label: '品名' }],
      relationOptions: [
        { field: 'name', value: 'title', type: 1 },
        { field: 'count', value: 1, type: 2 },
      ],
      pageSize: 10,
    },
  };
  const { definition, problems } = read(table);
  expect(problems).toEqual([]);
  expect(definition.nodes.at(-1)).toMatchObject({
    buttonText: '加一行',
    summed: ['count', 'twice'],
    addBy: 'pick',
    source: { interfaceId: 'goods', columns: [{ column: 'title', label: '品名' }], pageSize: 10 },
    rowFills: [
      {
        table: 'lines',
        mapping: [
          { from: 'title', to: 'name' },
          { value: 1, to: 'count' },
        ],
      },
    ],
  });
  const { values } = deriveFields(
    compileForm(definition),
    { lines: [{ count: 2 }, { count: 5 }] },
    { context: someone },
  );
  expect(values.lines).toMatchObject([
    { twice: 4, thrice: 6 },
    { twice: 10, thrice: 15 },
  ]);
});

it.each([
  ['row', {}, { children: [field('input', 'a')] }, ''],
  ['card', { header: '收货人' }, { label: '', children: [field('input', 'a')] }, '收货人'],
  [
    'collapse',
    { accordion: true },
    { children: [{ title: '一', __config__: { children: [field('input', 'a')] } }] },
    '',
  ],
  ['tab', {}, { children: [{ title: '一', __config__: { children: [field('input', 'a')] } }] }, ''],
  [
    'tableGrid',
    {},
    { children: [{ __config__: { children: [{ __config__: { children: [field('input', 'a')] } }] } }] },
    '',
  ],
])('%s holds what stands in it', (key, more, config, label) => {
  const { definition } = readJnpfForm({
    fields: [{ ...more, __config__: { jnpfKey: key, label: '', ...config } }],
  });
  expect(fieldsOf(definition).map(({ path }) => path)).toEqual(['a']);
  expect((definition.nodes[0] as FormNode).label).toBe(label);
});

it('the limits of a time are checked, to the second or to the minute', () => {
  const { definition } = one('timePicker', {
    ...rule,
    ...{ startTimeType: 1, startTimeValue: '08:30:00', endTimeType: 2, endRelationField: 'opens' },
  });
  const errorAt = (x: string, opens: string | null) =>
    deriveFields(compileForm(definition), { x, opens }, { context: someone }).cells.get('x')?.error?.message;
  expect(errorAt('08:29:59', null)).toBe('x早于允许的时间');
  expect(errorAt('08:30', null)).toBeUndefined();
  expect(errorAt('10:00:00', '10:00')).toBeUndefined();
  expect(errorAt('10:00:01', '10:00')).toBe('x晚于允许的时间');
});

it('today may be chosen where nothing before today may be', () => {
  const { definition } = one(
    'datePicker',
    { startTimeRule: true, startTimeType: 3, endTimeRule: true, endTimeType: 3 },
    { defaultCurrent: true },
  );
  const form = compileForm(definition);
  const values = newValues(form, someone);
  const errorAt = (x: unknown) =>
    deriveFields(form, { ...values, x }, { context: someone }).cells.get('x')?.error?.problem;
  expect(values.x).toBeTypeOf('number');
  expect(errorAt(values.x)).toBeUndefined();
  expect(errorAt((values.x as number) - 1)).toBe('tooEarly');
  expect(errorAt((values.x as number) + 1)).toBe('tooLate');
});

it.each([
  ['datePicker', { startTimeRule: true, startTimeType: 2, startRelationField: 'gone' }, {}, 'startTimeRule'],
  ['datePicker', { endTimeRule: true, endTimeType: 'constructor' }, {}, 'endTimeRule'],
  ['timeRange', { startTimeRule: true, startTimeType: 3 }, {}, 'startTimeRule'],
  ['input', { maxlength: 'many' }, {}, 'maxlength'],
  ['input', {}, { regList: [{ pattern: '/(?=x)/' }] }, 'regList'],
  ['input', {}, { regList: Array.from({ length: 25 }, (_, n) => ({ pattern: `/${n}/` })) }, 'regList'],
  ['inputNumber', { max: {} }, {}, 'max'],
  ['inputNumber', {}, { defaultValue: 'abc' }, 'defaultValue'],
  ['uploadFile', { fileSize: 5, sizeUnit: 'constructor' }, {}, 'sizeUnit'],
  ['uploadFile', { accept: '.a,'.repeat(100) }, {}, 'accept'],
  ['userSelect', { selectType: 'custom', relationField: 'title' }, {}, 'relationField'],
  ['userSelect', { selectType: 'custom', ableIds: ['@currentOrg'] }, {}, 'ableIds'],
  ['userSelect', { selectType: 'some' }, {}, 'selectType'],
  ['qrcode', { dataType: 'form' }, {}, 'dataType'],
  [
    'popupSelect',
    { interfaceId: 'a' },
    { transferList: [{ sourceValue: 'q', targetField: 'r' }] },
    'transferList',
  ],
  ['table', { addType: 1 }, { children: [field('input', 'a')] }, 'addTableConf'],
])('%s: what cannot be kept is said: %j %j', (key, more, config, setting) => {
  const { remarks, problems } = one(key, more, config);
  expect(problems).toEqual([]);
  expect(remarks.join('\n')).toMatch(new RegExp(`“x”的设置 ${setting} 没有导入`));
});

it('says which options were numbers, which kinds are unknown and which calculations are lost, in the language asked for', () => {
  const { remarks } = readJnpfForm(
    {
      fields: [
        field('radio', 'way', { options: [{ id: 1, fullName: 'Sea' }] }),
        field('iframe', 'page'),
        field('calculate', 'sum', { expression: ['gone'] }),
      ],
    },
    'en',
  );
  expect(remarks).toEqual([
    'The option values of “way” are numbers; they are kept as text',
    '“page”: the kind iframe is not supported and is only named',
    'The calculation of “sum” cannot be read; it comes to nothing',
  ]);
});
