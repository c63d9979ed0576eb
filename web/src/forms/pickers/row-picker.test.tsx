import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { encodeConfig } from '../../wire/navigation/config-query.ts';
import { field, pageOf, showForm } from '../fields/testing/show-form.tsx';
import { takeHandedBack } from './handed-back.ts';

const rows = 'POST /api/system/DataInterface/ports/Action/List';
const port = (number: number) => ({
  id: `P${number}`,
  fullName: `港口 ${number}`,
  country: `国家 ${number}`,
});
const ports = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => port(from + index));
const source = { interfaceId: 'ports', columns: [{ column: 'country', label: '国家' }] };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const sheet = () => page.getByRole('dialog');
const asked = async (room: { heard: (call: string) => Promise<{ body: string }[]> }) =>
  (await room.heard(rows)).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

afterEach(() => page.viewport(390, 844));

test('the next page comes before the end of the list, each once', async () => {
  const answers = {
    [rows]: [
      success(pageOf(ports(1, 20), 1, 45)),
      success(pageOf(ports(20, 20), 2, 45)),
      success(pageOf(ports(40, 6), 3, 45)),
    ],
  };
  const { room } = await showForm([field('popupSelect', '港口', { source })], { answers });
  await button(/^港口/).click();
  await expect.element(sheet().getByText('港口 1', { exact: true })).toBeVisible();
  const list = () => document.querySelector('.row-finder-rows');
  for (const number of [21, 45]) {
    await expect
      .poll(() => {
        list()?.scrollTo({ top: 99_999 });
        return document.querySelector('.picker-cards')?.textContent?.includes(`港口 ${number}`);
      })
      .toBe(true);
  }
  await expect.element(sheet().getByText('没有更多数据')).toBeVisible();
  expect(document.querySelectorAll('.picker-card')).toHaveLength(45);
  expect((await asked(room)).map(({ currentPage }) => currentPage)).toEqual([1, 2, 3]);
});

test('a search waits for a pause, asks once, and says when nothing is found', async () => {
  const answers: Record<string, Answer[]> = {
    [rows]: [success(pageOf(ports(1, 3))), success(pageOf([port(7)])), success(pageOf([]))],
  };
  const { room } = await showForm([field('popupSelect', '港口', { source })], { answers });
  await button(/^港口/).click();
  await expect.element(sheet().getByText('港口 3')).toBeVisible();
  await sheet().getByRole('searchbox').click();
  await userEvent.keyboard('abcd');
  await expect.element(sheet().getByText('港口 7')).toBeVisible();
  expect((await asked(room)).map(({ keyword }) => keyword)).toEqual(['', 'abcd']);
  await userEvent.keyboard('e{Enter}');
  await expect.element(sheet().getByText('没有符合条件的数据')).toBeVisible();
});

test('on a desk one is marked and confirmed; a double press does both', async () => {
  await page.viewport(1280, 800);
  const { store } = await showForm([field('popupSelect', '港口', { source })], {
    answers: { [rows]: [success(pageOf(ports(1, 3)))] },
  });
  await button(/^港口/).click();
  await sheet().getByText('国家 2').click();
  expect(store.values.港口).toBeUndefined();
  await expect
    .element(sheet().getByRole('button', { name: '选择 港口 2' }))
    .toHaveAttribute('aria-pressed', 'true');
  await sheet().getByRole('button', { name: '确定' }).click();
  await expect.poll(() => store.values.港口).toBe('P2');
  await button(/^港口/).click({ position: { x: 800, y: 20 } });
  await sheet().getByText('国家 3').dblClick();
  await expect.poll(() => store.values.港口).toBe('P3');
});

test('keys: ↓ from the search walks the rows, Enter chooses, / goes back to the search', async () => {
  const { store } = await showForm([field('popupSelect', '港口', { source })], {
    answers: { [rows]: [success(pageOf(ports(1, 3)))] },
  });
  await button(/^港口/).click();
  await expect.element(sheet().getByText('港口 3')).toBeVisible();
  await sheet().getByRole('searchbox').click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}/');
  await expect.element(sheet().getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => store.values.港口).toBe('P3');
});

test('what is typed into the sheet of a cell is not heard by the grid below', async () => {
  await page.viewport(1280, 800);
  const table = field('table', '航段', {
    columns: [field('popupSelect', '港', { source }), field('text', '备注')],
  });
  const { store } = await showForm([table], {
    values: { 航段: [{ id: '1' }, { id: '2' }] },
    answers: { [rows]: [success(pageOf(ports(1, 3)))] },
  });
  const before = store.values.航段;
  await button(/港.*请选择/)
    .first()
    .click();
  await expect.element(sheet().getByText('国家 1')).toBeVisible();
  await sheet().getByRole('searchbox').click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Delete}');
  expect(store.values.航段).toEqual(before);
  await sheet().getByText('国家 1').click();
  await sheet().getByRole('button', { name: '确定' }).click();
  await expect.poll(() => store.values.航段).toMatchObject([{ 港: 'P1' }, {}]);
});

const paths = [
  '/pages/apply/popSelect/index',
  '/pages/apply/tableSelect/index',
  '/pages/apply/tableLinkage/index',
];
const linkTo = (path: string, config: object) =>
  `${path}?${new URLSearchParams({ config: encodeConfig(config) })}`;

test.each(paths)('%s is a page: it hands the choice back and goes back', async (path) => {
  const config = {
    title: '选择港口',
    source: { ...source, parameters: [{ name: 'kind', value: 'sea' }] },
    multiple: true,
    returnKey: 'leg-1',
    mapping: [
      { from: 'fullName', to: 'portName' },
      { value: 'CY', to: 'term' },
    ],
  };
  const room = await openApp(linkTo(path, config), { answers: { [rows]: [success(pageOf(ports(1, 3)))] } });
  await expect.element(page.getByRole('heading', { name: '选择港口' })).toBeVisible();
  await button(/港口 2/).click();
  expect(await accessibilityProblems()).toEqual([]);
  await button('确定（1）').click();
  await expect.poll(place).toBe('/pages/index/apply');
  const expected = { values: ['P2'], rows: [{ portName: '港口 2', term: 'CY' }] };
  expect(takeHandedBack('leg-1')).toEqual(expected);
  expect(takeHandedBack('leg-1')).toBeUndefined();
  const [first] = await asked(room);
  expect(first?.paramList).toEqual([{ field: 'kind', defaultValue: 'sea' }]);
});

const sound = { source: { interfaceId: 'ports' }, returnKey: 'k' };
test.each<[string, unknown]>([
  ['none', undefined],
  ['no JSON', 'zzz'],
  ['nowhere to ask', { ...sound, source: {} }],
  ['another folder', { ...sound, source: { interfaceId: '../../oauth' } }],
  ['a name that leaves its drawer', { ...sound, returnKey: '../token' }],
  ['more than it may say', { ...sound, script: 'alert(1)' }],
  ['a title that is none', { ...sound, title: { toString: 1 } }],
  ['too many chosen', { ...sound, chosen: Array.from({ length: 501 }, String) }],
])('a link with %s is not found', async (_, config) => {
  const text = typeof config === 'string' ? config : config ? encodeConfig(config) : '';
  const room = await openApp(`/pages/apply/popSelect/index?${new URLSearchParams({ config: text })}`);
  await expect.element(page.getByText('暂无此页面', { exact: false }).first()).toBeVisible();
  expect(await room.heard(rows)).toHaveLength(0);
});

test('records of an entity are searched by the server, and named by their ids', async () => {
  const options = 'GET /api/erpcargo/Port/Options';
  const ningbo = { id: 'P1', fullName: '宁波', enCode: 'CNNGB', line: '中国' };
  const { store, room } = await showForm(
    [
      field('popupSelect', '港口', {
        source: { entity: 'Port', columns: [{ column: 'enCode', label: '代码' }] },
      }),
    ],
    { answers: { [options]: [success(pageOf([ningbo]))] } },
  );
  await button(/^港口/).click();
  await sheet().getByRole('searchbox').fill('nb');
  await expect
    .poll(async () => new URLSearchParams((await room.heard(options)).at(-1)?.query).get('keyword'))
    .toBe('nb');
  await expect.element(sheet().getByText('代码: CNNGB')).toBeVisible();
  await sheet().getByRole('button', { name: /宁波/ }).click();
  expect(Object.values(store.values)).toEqual(['P1']);
  await expect.element(page.getByText('宁波')).toBeVisible();
});
