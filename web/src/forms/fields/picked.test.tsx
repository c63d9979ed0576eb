import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { BuiltScreens } from '../../wire/navigation/built-screens.ts';
import { decodeConfig } from '../../wire/navigation/config-query.ts';
import { field, pageOf, showForm } from './testing/show-form.tsx';

const rows = 'POST /api/system/DataInterface/ports/Action/List';
const byIds = 'POST /api/system/DataInterface/ports/Action/InfoByIds';
const shanghai = { id: 'CNSHA', fullName: '上海港', country: '中国', rate: '12.50', fee: null };
const rotterdam = { id: 'NLRTM', fullName: '鹿特丹', country: '荷兰', rate: 30, fee: 2 };
const hostile = { id: 'X', fullName: '<img src=x onerror=alert(1)>', country: '‮gnp.exe' };
const ports = { [rows]: [success(pageOf([shanghai, rotterdam, hostile]))] };

const source = {
  interfaceId: 'ports',
  columns: [
    { column: 'fullName', label: '港口' },
    { column: 'country', label: '国家' },
  ],
};
const box = (name: RegExp) => page.getByRole('button', { name });
const sheet = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
const bodies = async (asked: Promise<{ body: string }[]>) =>
  (await asked).map(({ body }) => JSON.parse(body));

afterEach(() => page.viewport(390, 844));

test('a tap on a phone chooses a row; it fills what it should and its attribute counts in a calculation', async () => {
  const nodes = [
    field('popupSelect', '港口', {
      source,
      fills: [
        { to: '国家', column: 'country' },
        { to: '备注', expression: '{picked.fullName} & "!"', whenEmpty: true },
      ],
    }),
    field('text', '国家'),
    field('text', '备注'),
    field('popupAttribute', '费率', { of: '港口', column: 'rate' }),
    field('calculation', '合计', { calculated: '{费率} * 2' }),
  ];
  const { store, room } = await showForm(nodes, { answers: ports });
  await box(/^港口/).click();
  await sheet()
    .getByRole('button', { name: /上海港/ })
    .click();
  await expect
    .poll(() => store.values)
    .toMatchObject({ 港口: 'CNSHA', 国家: '中国', 备注: '上海港!', 合计: 25 });
  await expect.element(page.getByRole('textbox', { name: '国家' })).toHaveValue('中国');
  await expect.element(page.getByText('12.50')).toBeVisible();
  const [asked] = await bodies(room.heard(rows));
  expect(asked.columnOptions.split(',').sort()).toEqual(['country', 'fullName', 'rate']);
  expect(await room.heard(byIds)).toHaveLength(0);
  await button('移除 上海港').click();
  expect(store.values).toMatchObject({ 港口: null, 国家: null, 费率: null, 备注: '上海港!' });
});

test('a stored value shows its label; a table of them asks once', async () => {
  await page.viewport(1280, 800);
  const column = field('popupSelect', '港', { source });
  const nodes = [field('popupSelect', '港口', { source }), field('table', '航段', { columns: [column] })];
  const values = {
    港口: 'CNSHA',
    航段: [
      { id: '1', 港: 'NLRTM' },
      { id: '2', 港: 'CNSHA' },
      { id: '3', 港: 'GONE' },
    ],
  };
  const { room } = await showForm(nodes, {
    values,
    mode: 'read',
    answers: { [byIds]: [success([shanghai, rotterdam])] },
  });
  await expect.element(page.getByText('鹿特丹')).toBeVisible();
  expect(page.getByText('上海港').elements()).toHaveLength(2);
  await expect.element(page.getByText('GONE')).toBeVisible();
  const asked = await bodies(room.heard(byIds));
  expect(asked.flatMap(({ ids }) => ids).sort()).toEqual(['CNSHA', 'GONE', 'NLRTM']);
  // Once for what is there at first, once for the table, which comes later.
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('an attribute of a stored choice is read, counted, and nobody has changed anything by it', async () => {
  const nodes = [
    field('popupSelect', '港口', { source }),
    field('popupAttribute', '费率', { of: '港口', column: 'rate' }),
    field('calculation', '合计', { calculated: '{费率} * 2' }),
  ];
  const { store } = await showForm(nodes, {
    values: { 港口: 'NLRTM' },
    answers: { [byIds]: [success([rotterdam])] },
  });
  await expect.poll(() => store.values.合计).toBe(60);
  expect(store.isTouched).toBe(false);
});

test('several: the chosen are in sight and can be taken away again, in the sheet and after', async () => {
  const { store } = await showForm([field('popupSelect', '港口', { source, multiple: true })], {
    answers: ports,
  });
  await box(/^港口/).click();
  await sheet()
    .getByRole('button', { name: /上海港/ })
    .click();
  await sheet()
    .getByRole('button', { name: /鹿特丹.*荷兰/ })
    .click();
  await expect.element(sheet().getByRole('list', { name: '已选 2 项' })).toBeVisible();
  await sheet().getByRole('button', { name: '移除 上海港' }).click();
  await button('确定（1）').click();
  await expect.poll(() => store.values.港口).toEqual(['NLRTM']);
  await box(/^港口/).click({ position: { x: 340, y: 20 } });
  await sheet()
    .getByRole('button', { name: /上海港/ })
    .click();
  await button('取消').click();
  expect(store.values.港口).toEqual(['NLRTM']);
});

test('parameters come from other fields, those of the same row in a sub-table', async () => {
  const asking = {
    ...source,
    parameters: [
      { name: 'country', field: '国家' },
      { name: 'kind', value: 'sea' },
    ],
  };
  const nodes = [field('text', '国家'), field('popupSelect', '港口', { source: asking })];
  const { room } = await showForm(nodes, { values: { 国家: '中国' }, answers: ports });
  await box(/^港口/).click();
  await expect.element(sheet().getByText('上海港')).toBeVisible();
  const [asked] = await bodies(room.heard(rows));
  expect(asked.paramList).toEqual([
    { field: 'country', defaultValue: '中国' },
    { field: 'kind', defaultValue: 'sea' },
  ]);
});

test('a table hangs from the field on a desk: keys, a choice, Esc gives the focus back', async () => {
  await page.viewport(1280, 800);
  const { store } = await showForm([field('popupTableSelect', '港口', { source })], { answers: ports });
  await box(/^港口/).click();
  const table = page.getByRole('table');
  await expect.element(table.getByRole('columnheader', { name: '国家' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /鹿特丹 荷兰/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(table).not.toBeInTheDocument();
  await expect.element(box(/^港口/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('searchbox').click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => store.values.港口).toBe('NLRTM');
  await expect.element(page.getByText('鹿特丹')).toBeVisible();
});

test('hostile rows are text', async () => {
  await showForm([field('popupSelect', '港口', { source })], { answers: ports });
  await box(/^港口/).click();
  await expect.element(sheet().getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('.picker-cards img')).toBeNull();
});

test('a related record is chosen by FieldDataSelect; its name leads to it', async () => {
  const model = { modelId: 'customers', labelColumn: 'name', columns: [{ column: 'name', label: '客户' }] };
  const select = 'GET /api/visualdev/Base/customers/FieldDataSelect';
  const answers: Record<string, Answer[]> = {
    [select]: [success(pageOf([{ id: 'c1', name: '甲公司' }]))],
  };
  const nodes = [
    field('relatedRecord', '客户', { source: model }),
    field('relatedAttribute', '等级', { of: '客户', column: 'grade' }),
  ];
  const { store, room } = await showForm(nodes, { answers });
  await box(/^客户/).click();
  await sheet()
    .getByRole('button', { name: /甲公司/ })
    .click();
  await expect.poll(() => store.values.客户).toBe('c1');
  const [asked] = await room.heard(select);
  const query = new URLSearchParams(asked?.query);
  expect(query.get('relationField')).toBe('name');
  expect(query.get('columnOptions')?.split(',').sort()).toEqual(['grade', 'name']);
});

test('to be read, a related record is a link where its page is there', async () => {
  const model = { modelId: 'customers', labelColumn: 'name' };
  const { FormView } = await import('../form-view.tsx');
  const { store } = await showForm([field('relatedRecord', '客户', { source: model })], {
    mode: 'read',
    values: { 客户: 'c1' },
    shown: { 客户: '甲公司' },
  });
  await expect.element(page.getByText('甲公司')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(0);
  const { showPart } = await import('../../testing/show-part.tsx');
  await showPart(
    <BuiltScreens value={() => true}>
      <FormView store={store} />
    </BuiltScreens>,
  );
  const link = page.getByRole('link', { name: '甲公司' });
  await expect.element(link).toBeVisible();
  const address = new URL((link.element() as HTMLAnchorElement).href);
  expect(address.pathname).toMatch(/\/pages\/apply\/dynamicModel\/detail$/);
  expect(decodeConfig(address.searchParams.get('config'))).toEqual({ modelId: 'customers', id: 'c1' });
});

test('what the server refuses is said in the picker, with a way to try again', async () => {
  const { room } = await showForm([field('popupSelect', '港口', { source })], {
    answers: { [rows]: [refused(1, '接口暂时不可用')] },
  });
  await box(/^港口/).click();
  await expect.element(sheet().getByText('接口暂时不可用')).toBeVisible();
  await room.answer(rows, success(pageOf([shanghai])));
  await sheet().getByRole('button', { name: '重试' }).click();
  await expect.element(sheet().getByText('上海港')).toBeVisible();
});

test.each([
  [390, 844],
  [1280, 800],
])('axe finds nothing at %i × %i, in light and in dark', async (width, height) => {
  await page.viewport(width, height);
  await showForm([field('popupSelect', '港口', { source, multiple: true })], { answers: ports });
  await box(/^港口/).click();
  await expect.element(sheet().getByText('鹿特丹')).toBeVisible();
  await sheet()
    .getByRole('button', { name: /上海港/ })
    .click();
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    await settled();
    expect(await accessibilityProblems()).toEqual([]);
  }
});
