import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { calls, configAnswer, listAnswer, modelId } from '../records/testing/visits.ts';
import { success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';

const table = `records.${modelId}`;
const views = {
  get: `GET /api/views/${table}`,
  look: `PUT /api/views/${table}/look`,
  create: `POST /api/views/${table}`,
  density: 'PUT /api/views/density',
};
const listPath = `/pages/apply/dynamicModel/index?modelId=${modelId}`;
const rows = [
  { id: 'r1', customer: '远洋贸易', people: '3' },
  { id: 'r2', customer: '海通', people: '12' },
];
const own = {
  ...{ id: 'v1', name: '大客户', isShared: false, isOwn: true, mayChange: true, ownerName: '王小明' },
  query: { 'f.people': '10..', sidx: 'people', sort: 'asc' },
  look: null,
};
const none = { density: 'compact', defaultViewId: '', looks: [], views: [] };
const answers = (kept: object = {}) => ({
  [calls.config]: [
    configAnswer({
      columns: {
        columnList: [
          { prop: 'customer', label: '客户', kind: 'text' },
          { prop: 'people', label: '人数', kind: 'number' },
        ],
        searchList: [
          { prop: 'customer', label: '客户', kind: 'text' },
          { prop: 'people', label: '人数', kind: 'number' },
        ],
        sortList: [{ prop: 'people', label: '人数' }],
        defaultSidx: '',
        sort: 'desc',
      },
    }),
  ],
  [calls.list]: [listAnswer(rows)],
  [views.get]: [success({ ...none, ...kept })],
  [views.look]: [success(null)],
  [views.density]: [success(null)],
});

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

const lastAsked = async (room: Awaited<ReturnType<typeof openApp>>) =>
  JSON.parse((await room.heard(calls.list)).at(-1)?.body ?? '{}');

test('a view narrows and orders the table, and the address says which it is', async () => {
  const room = await openApp(listPath, { answers: answers({ views: [own] }) });
  await page.getByRole('tab', { name: '大客户' }).click();
  await expect
    .poll(() => lastAsked(room))
    .toMatchObject({
      queryJson: '{"people":[10,null]}',
      sidx: 'people',
      sort: 'asc',
    });
  expect(new URLSearchParams(place().split('?')[1]).get('view')).toBe('v1');
  await expect.element(page.getByRole('button', { name: '人数：从 10 起' })).toBeVisible();
  await page.getByRole('tab', { name: '全部' }).click();
  await expect.element(page.getByRole('button', { name: '人数：从 10 起' })).not.toBeInTheDocument();
  expect(place()).toBe(listPath);
});

test('a table opens with the view its person chose', async () => {
  const room = await openApp(listPath, { answers: answers({ views: [own], defaultViewId: 'v1' }) });
  await expect.poll(() => lastAsked(room)).toMatchObject({ queryJson: '{"people":[10,null]}' });
  await page.getByRole('tab', { name: '全部' }).click();
  await expect.poll(place).toBe(`${listPath}&view=all`);
});

test('/ goes to the search of the table, not to that of everything, and the help names its keys', async () => {
  await openApp(listPath, { answers: answers() });
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  expect(page.getByRole('combobox', { name: '搜索全部' }).elements()).toHaveLength(0);
  await page.getByRole('grid').click();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog').getByText('在列表中搜索')).toBeVisible();
});

test('a column of texts is narrowed by a part of them', async () => {
  const room = await openApp(listPath, { answers: answers() });
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('f');
  await page.getByRole('menuitem', { name: '客户' }).click();
  await expect.element(page.getByPlaceholder('输入部分文字即可')).toBeVisible();
  await page.getByRole('textbox', { name: '客户' }).fill(' 洋贸 ');
  await page.getByRole('button', { name: '应用' }).click();
  await expect.poll(() => lastAsked(room)).toMatchObject({ queryJson: '{"customer":"洋贸"}' });
  await expect.element(page.getByRole('button', { name: '客户：包含“洋贸”' })).toBeVisible();
});

test('what is shown is kept under a name', async () => {
  const room = await openApp(listPath, {
    answers: { ...answers(), [views.create]: [success({ id: 'v2' })] },
  });
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('f');
  await page.getByRole('menuitem', { name: '人数' }).click();
  await page.getByLabelText('最小值').fill('9');
  await page.getByLabelText('最大值').fill('5');
  await page.getByRole('button', { name: '应用' }).click();
  await expect.element(page.getByText('请输入数字，最小值不能大于最大值')).toBeVisible();
  await page.getByLabelText('最大值').fill('20');
  await page.getByRole('button', { name: '应用' }).click();
  await expect.poll(() => lastAsked(room)).toMatchObject({ queryJson: '{"people":[9,20]}' });
  await page.getByRole('button', { name: '存为视图' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('请填写视图名称')).toBeVisible();
  await page.getByLabelText('视图名称').fill('中等');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(async () => (await room.heard(views.create)).length).toBe(1);
  const [sent] = await room.heard(views.create);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    name: '中等',
    isShared: false,
    query: { 'f.people': '9..20' },
  });
});

test('columns are remembered by the server, and by the device while the server is away', async () => {
  const room = await openApp(listPath, {
    answers: { ...answers(), [views.look]: [{ drop: true }] },
  });
  await expect.element(page.getByRole('columnheader', { name: '人数' })).toBeVisible();
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '人数' }).click();
  await expect.element(page.getByRole('columnheader', { name: '人数' })).not.toBeInTheDocument();
  await expect.poll(async () => (await room.heard(views.look)).length).toBeGreaterThan(0);
  const [sent] = await room.heard(views.look);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ viewId: '', look: { hidden: ['people'] } });
  // Not heard yet: the device has it, and says it again with the next visit.
  expect(localStorage.getItem('table-views')).toContain('"unsentLooks":{"records.visit"');
});

test('on a phone the same views stand above the cards', async () => {
  await page.viewport(390, 844);
  const room = await openApp(listPath, { answers: answers({ views: [own] }) });
  await page.getByRole('tab', { name: '大客户' }).click();
  await expect.poll(() => lastAsked(room)).toMatchObject({ queryJson: '{"people":[10,null]}' });
  await page.getByRole('button', { name: '筛选（已启用）' }).click();
  await expect.element(page.getByLabelText('最小值')).toHaveValue('10');
});

test.each([
  { as: 'CSV（.csv）', name: '拜访记录.csv', read: (file: Response) => file.text() },
  { as: 'Excel（.xlsx）', name: '拜访记录.xlsx', read: asLines },
])(
  'an export as $as has every page of what is shown, with the columns that are shown',
  async ({ as, name, read }) => {
    const room = await openApp(listPath, {
      answers: answers({ looks: [{ viewId: '', look: { order: ['people'], hidden: [], widths: {} } }] }),
    });
    await expect.element(page.getByRole('grid')).toBeVisible();
    const saved: { name: string; text: Promise<string> }[] = [];
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: fetch(this.href).then(read) });
    };
    try {
      await page.getByRole('button', { name: '导出', exact: true }).click();
      await page.getByRole('menuitem', { name: as }).click();
      await expect.poll(() => saved.length).toBe(1);
      expect(saved[0]?.name).toBe(name);
      expect((await saved[0]?.text)?.replace('\uFEFF', '')).toBe('人数,客户\r\n3,远洋贸易\r\n12,海通\r\n');
      expect(await lastAsked(room)).toMatchObject({ currentPage: 1, pageSize: 500 });
    } finally {
      HTMLAnchorElement.prototype.click = press;
    }
  },
);

/** The cells of the only sheet, read from the bytes that another program would open. */
async function asLines(file: Response): Promise<string> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = (name: string) =>
    new DOMParser().parseFromString(strFromU8(files[name] ?? new Uint8Array()), 'application/xml');
  const texts = [...xml('xl/sharedStrings.xml').querySelectorAll('si')].map((one) => one.textContent);
  const cellText = (cell: Element) => {
    const value = cell.querySelector('v')?.textContent ?? '';
    return cell.getAttribute('t') === 's' ? texts[Number(value)] : value;
  };
  const rows = [...xml('xl/worksheets/sheet1.xml').querySelectorAll('row')];
  return rows.map((row) => `${[...row.querySelectorAll('c')].map(cellText).join(',')}\r\n`).join('');
}
