import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { field, showForm } from './testing/show-form.tsx';

const goods = {
  from: 'static',
  options: [
    {
      value: 'food',
      label: '食品',
      children: [
        { value: 'fruit', label: '水果', children: [{ value: 'apple', label: '苹果' }] },
        { value: 'other', label: '其他' },
      ],
    },
    {
      value: 'tools',
      label: '工具',
      children: [
        { value: 'other', label: '其他' },
        { value: 'saw', label: '锯', disabled: true },
      ],
    },
  ],
};
const box = (name: RegExp) => page.getByRole('button', { name });
const sheet = () => page.getByRole('dialog');
const row = (name: string) => sheet().getByRole('button', { name, exact: true });
const found = (name: RegExp) => sheet().getByRole('button', { name });
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));

afterEach(() => page.viewport(390, 844));

test('a cascader keeps the whole way; the same value stands at two places', async () => {
  const { store } = await showForm([field('cascader', '品类', { options: goods, separator: '-' })]);
  await box(/^品类/).click();
  await row('工具').click();
  await expect.element(sheet().getByRole('navigation', { name: '当前位置' })).toHaveTextContent('全部工具');
  await row('其他').click();
  await expect.poll(() => store.values.品类).toEqual(['tools', 'other']);
  await expect.element(page.getByText('工具-其他')).toBeVisible();
  await page.getByRole('button', { name: '移除 工具-其他' }).click();
  expect(store.values.品类).toBeNull();
});

test('only ends of a way can be chosen, and nothing that is switched off', async () => {
  const { store } = await showForm([field('cascader', '品类', { options: goods })]);
  await box(/^品类/).click();
  await row('工具').click();
  await expect.element(row('锯')).toHaveAttribute('aria-disabled', 'true');
  (row('锯').element() as HTMLElement).click();
  expect(store.values.品类).toBeUndefined();
});

test('several ways by search; only the last level where the form says so', async () => {
  const nodes = [field('cascader', '品类', { options: goods, multiple: true, showAllLevels: false })];
  const { store } = await showForm(nodes);
  await box(/^品类/).click();
  await sheet().getByRole('searchbox').fill('其他');
  await found(/其他.*食品/).click();
  await found(/其他.*工具/).click();
  await sheet().getByRole('searchbox').fill('苹');
  await found(/苹果/).click();
  await expect.element(sheet().getByRole('list', { name: '已选 3 项' })).toBeVisible();
  await sheet().getByRole('button', { name: '移除 食品 / 其他' }).click();
  await sheet().getByRole('button', { name: '确定（2）' }).click();
  await expect
    .poll(() => store.values.品类)
    .toEqual([
      ['tools', 'other'],
      ['food', 'fruit', 'apple'],
    ]);
  await expect.element(page.getByText('苹果')).toBeVisible();
  expect(page.getByText('食品', { exact: false }).elements()).toHaveLength(0);
});

test('a tree select takes any node; keys walk, open, go up and choose', async () => {
  const { store } = await showForm([field('treeSelect', '品类', { options: goods })]);
  await box(/^品类/).click();
  await expect.element(row('食品')).toBeVisible();
  (row('食品').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row('水果')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(row('食品')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.poll(() => store.values.品类).toBe('tools');
  await expect.element(page.getByText('工具')).toBeVisible();
});

test('a press while the rows still scroll is not lost', async () => {
  const ports = Array.from({ length: 60 }, (_, n) => ({ value: `p${n}`, label: `港口${n}` }));
  await showForm([field('treeSelect', '港口', { options: { from: 'static', options: ports } })]);
  await box(/^港口/).click();
  await expect.element(row('港口0')).toBeVisible();
  const rows = document.querySelector('.tree-rows') as HTMLElement;
  const list = rows.querySelector('ul') as HTMLElement;
  rows.scrollTop = 900;
  await expect.poll(() => list.style.pointerEvents).toBe('none');
  expect(getComputedStyle(list).pointerEvents).toBe('auto');
});

test('a tree select of several, also a node with something below it', async () => {
  const { store } = await showForm([field('treeSelect', '品类', { options: goods, multiple: true })]);
  await box(/^品类/).click();
  await sheet().getByRole('button', { name: '选择 食品' }).click();
  await row('食品').click();
  await sheet().getByRole('button', { name: '选择 水果' }).click();
  await sheet().getByRole('button', { name: '确定（2）' }).click();
  await expect.poll(() => store.values.品类).toEqual(['food', 'fruit']);
});

const areas = (list: [string, string, boolean][]) =>
  success({ list: list.map(([id, fullName, isLeaf]) => ({ id, fullName, isLeaf, hasChildren: !isLeaf })) });
const areaAnswers = {
  'GET /api/system/Area/-1/Selector/0': [
    areas([
      ['31', '上海市', false],
      ['44', '广东省', false],
    ]),
  ],
  'GET /api/system/Area/31/Selector/0': [areas([['3101', '市辖区', false]])],
  'GET /api/system/Area/44/Selector/0': [areas([['4419', '东莞市', true]])],
  'GET /api/system/Area/3101/Selector/0': [areas([['310115', '浦东新区', false]])],
  'POST /api/system/Area/GetAreaByIds': [success([['上海市', '市辖区', '浦东新区']])],
};

test('areas come level by level as far as the field goes, and their names are asked for once', async () => {
  const { store, room } = await showForm([field('area', '地区', { level: 2 })], { answers: areaAnswers });
  await box(/^地区/).click();
  await row('上海市').click();
  expect(await room.heard('GET /api/system/Area/44/Selector/0')).toHaveLength(0);
  await row('市辖区').click();
  await row('浦东新区').click();
  await expect.poll(() => store.values.地区).toEqual(['31', '3101', '310115']);
  await expect.element(page.getByText('上海市 / 市辖区 / 浦东新区')).toBeVisible();
  const [asked] = await room.heard('POST /api/system/Area/GetAreaByIds');
  expect(JSON.parse(asked?.body ?? '')).toEqual({ idsList: [['31', '3101', '310115']] });
});

test('an area with nothing below it is the end of its way; provinces only where the field says so', async () => {
  const nodes = [field('area', '地区'), field('area', '省份', { level: 0, multiple: true })];
  const { store } = await showForm(nodes, { answers: areaAnswers });
  await box(/^地区/).click();
  await row('广东省').click();
  await row('东莞市').click();
  await expect.poll(() => store.values.地区).toEqual(['44', '4419']);
  await box(/^省份/).click();
  await row('上海市').click();
  await row('广东省').click();
  await sheet().getByRole('button', { name: '确定（2）' }).click();
  await expect.poll(() => store.values.省份).toEqual([['31'], ['44']]);
});

test('areas that do not come say so, with a way to try again', async () => {
  const { room } = await showForm([field('area', '地区')]);
  await box(/^地区/).click();
  await expect.element(sheet().getByText('加载失败')).toBeVisible();
  await room.answer('GET /api/system/Area/-1/Selector/0', areas([['31', '上海市', false]]));
  await sheet().getByRole('button', { name: '重试' }).click();
  await expect.element(row('上海市')).toBeVisible();
});

test('to be read they are names, also a value nobody knows any more', async () => {
  const nodes = [
    field('cascader', '品类', { options: goods }),
    field('treeSelect', '类', { options: goods }),
    field('area', '地区'),
  ];
  await showForm(nodes, {
    mode: 'read',
    values: { 品类: ['food', 'gone'], 类: 'saw', 地区: ['31', '3101', '310115'] },
    answers: areaAnswers,
  });
  await expect.element(page.getByText('食品 / gone')).toBeVisible();
  await expect.element(page.getByText('锯')).toBeVisible();
  await expect.element(page.getByText('上海市 / 市辖区 / 浦东新区')).toBeVisible();
});

test.each([
  [390, 844],
  [1280, 800],
])('axe finds nothing on the sheet at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await showForm([field('treeSelect', '品类', { options: goods, multiple: true })]);
  await box(/^品类/).click();
  await sheet().getByRole('button', { name: '选择 食品' }).click();
  await row('食品').click();
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    await settled();
    expect(await accessibilityProblems()).toEqual([]);
  }
});
