import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refused, success } from '../testing/answers.ts';
import { dropMissingOptions } from './drop-missing-options.ts';
import { showForm, storeOf } from './testing/show-form.tsx';

const ports = 'POST /api/system/DataInterface/ports/Actions/Preview';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const country = { id: 'c', kind: 'text', model: 'country', label: '国家' };
const port = (more: object = {}) => ({
  id: 'p',
  kind: 'radio',
  model: 'port',
  label: '港口',
  options: {
    from: 'interface',
    interfaceId: 'ports',
    parameters: [
      { name: 'country', field: 'country' },
      { name: 'kind', value: 'sea' },
    ],
    valueColumn: 'code',
    labelColumn: 'name',
  },
  ...more,
});
const rows = (...codes: string[]) => success(codes.map((code) => ({ code, name: `${code}港` })));
const offered = () =>
  page
    .getByRole('radio')
    .elements()
    .map((one) => one.closest('label')?.textContent);

describe('options from an interface', () => {
  test('are asked for with the parameters, once typing pauses, and what is gone is taken back', async () => {
    const store = storeOf([country, port()], { mode: 'edit', values: { country: 'CN', port: 'SHA' } });
    const { room } = await showForm(store, { [ports]: [rows('SHA', 'NGB')] });
    await expect.poll(offered).toEqual(['SHA港', 'NGB港']);
    await room.answer(ports, rows('LAX'));
    await field('国家').fill('U');
    await field('国家').fill('US');
    await expect.poll(offered).toEqual(['LAX港']);
    expect(store.values.port).toBeNull();
    const asked = (await room.heard(ports)).map(({ body }) => JSON.parse(body).paramList);
    expect(asked).toEqual([
      [
        { field: 'country', defaultValue: 'CN' },
        { field: 'kind', defaultValue: 'sea' },
      ],
      [
        { field: 'country', defaultValue: 'US' },
        { field: 'kind', defaultValue: 'sea' },
      ],
    ]);
  });

  test('that are still offered stay chosen, and so does what a record was opened with', async () => {
    const store = storeOf([country, port()], { mode: 'edit', values: { country: 'CN', port: 'OLD' } });
    const { room } = await showForm(store, { [ports]: [rows('SHA')] });
    await expect.poll(offered).toEqual(['SHA港', 'OLD']);
    expect(store.values.port).toBe('OLD');
    await page.getByRole('radio', { name: 'SHA港' }).click();
    await room.answer(ports, rows('SHA', 'LAX'));
    await field('国家').fill('US');
    await expect.poll(offered).toEqual(['SHA港', 'LAX港']);
    expect(store.values.port).toBe('SHA');
  });

  test('are looked through also when the field was not in sight while its parameter changed', async () => {
    const parts = [
      { id: 'p1', label: '一', nodes: [country] },
      { id: 'p2', label: '二', nodes: [port()] },
    ];
    const tabs = { id: 't', kind: 'tabs', label: '', parts };
    const store = storeOf([tabs], { mode: 'edit', values: { country: 'CN', port: 'SHA' } });
    await showForm(store, { [ports]: [rows('LAX')] });
    await field('国家').fill('US');
    await page.getByRole('tab', { name: '二' }).click();
    await expect.poll(offered).toEqual(['LAX港']);
    await expect.poll(() => store.values.port).toBeNull();
  });

  test('that do not come say why in their place, and are asked for again', async () => {
    const { room } = await showForm(storeOf([port()]), { [ports]: [refused(400, '数据接口缺少参数“国家”')] });
    await expect.element(page.getByText('数据接口缺少参数“国家”')).toBeVisible();
    expect(document.querySelector('.toast:popover-open')).toBeNull();
    await room.answer(ports, rows('SHA'));
    await page.getByRole('button', { name: '重试' }).click();
    await expect.poll(offered).toEqual(['SHA港']);
  });

  test('with a script of their own are made by it, in the sandbox', async () => {
    const dataProcessing = '(data) => data.map(({ c }) => ({ code: c, name: c + "码头" }))';
    await showForm(storeOf([port()]), { [ports]: [success({ data: [{ c: 'SHA' }], dataProcessing })] });
    await expect.poll(offered).toEqual(['SHA码头']);
  });

  test('inside a sub-table belong to their row', async () => {
    const { parametersOf } = await import('./options.ts');
    const store = storeOf(
      [
        {
          id: 't',
          kind: 'table',
          model: 'rows',
          label: '明细',
          columns: [{ id: 'a', kind: 'text', model: 'a' }],
        },
        country,
      ],
      {
        values: {
          rows: [
            { id: '1', a: 'x' },
            { id: '2', a: 'y' },
          ],
          country: 'CN',
        },
      },
    );
    const wanted = [
      { name: 'p', field: 'rows.a' },
      { name: 'c', field: 'country' },
      { name: 'n', field: 'nothing' },
    ];
    expect(parametersOf(wanted, store, { path: 'rows.b', row: 1 })).toEqual([
      { field: 'p', defaultValue: 'y' },
      { field: 'c', defaultValue: 'CN' },
      { field: 'n', defaultValue: null },
    ]);
    expect(parametersOf(wanted.slice(0, 1), store)).toEqual([{ field: 'p', defaultValue: ['x', 'y'] }]);
  });
});

test('options from a dictionary are its entries', async () => {
  const entry = (enCode: string, fullName: string) => ({
    id: `i-${enCode}`,
    parentId: '0',
    enCode,
    fullName,
  });
  const list = [
    {
      id: 'd1',
      enCode: 'mode',
      fullName: '方式',
      isTree: 0,
      dictionaryList: [entry('sea', '海运'), entry('air', '空运')],
    },
  ];
  const options = { from: 'dictionary', dictionary: 'mode' };
  const { store } = await showForm(
    storeOf([{ id: 'p', kind: 'radio', model: 'a', label: '方式', options }]),
    {
      'GET /api/system/DictionaryData/All': [success({ list })],
    },
  );
  await page.getByRole('radio', { name: '空运' }).click();
  expect(store.values.a).toBe('air');
});

test('a filter leaves what fits the other fields, and takes back what does not', async () => {
  const options = {
    from: 'static',
    options: ['sea-1', 'sea-2', 'air-1'].map((value) => ({ value, label: value })),
  };
  const optionsWhen = 'STARTSWITH({option.value}, {country})';
  const store = storeOf([country, port({ options, optionsWhen })]);
  await showForm(store);
  await field('国家').fill('sea');
  await expect.poll(offered).toEqual(['sea-1', 'sea-2']);
  await page.getByRole('radio', { name: 'sea-2' }).click();
  await field('国家').fill('air');
  await expect.poll(offered).toEqual(['air-1']);
  expect(store.values.port).toBeNull();
});

test('what is gone is taken out of whatever was chosen', () => {
  const options = [{ value: 'a', label: 'A', children: [{ value: 'b', label: 'B' }] }];
  const gone = (value: unknown, kind: string) => dropMissingOptions(value, options, { kind } as never);
  expect(gone('a', 'select')).toBe('a');
  expect(gone('x', 'select')).toBeNull();
  expect(gone(['a', 'x'], 'select')).toEqual(['a']);
  expect(gone(['a', 'b'], 'cascader')).toEqual(['a', 'b']);
  expect(gone(['a', 'x'], 'cascader')).toBeNull();
  expect(
    gone(
      [
        ['a', 'b'],
        ['a', 'x'],
      ],
      'cascader',
    ),
  ).toEqual([['a', 'b']]);
  expect(gone(null, 'select')).toBeNull();
});
