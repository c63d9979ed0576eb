import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { demurrageTariffEditPath, demurrageTariffsPath, feedsPath, trackingFilePath } from './paths.ts';

const base = '/api/erpcargo/TrackingFeed';
const feed = (changes: object) => ({
  ...{
    id: 'f1',
    version: 1,
    kind: 'pull',
    name: '长荣接口',
    source: 'carrier',
    url: 'https://api.example.com',
  },
  ...{ isEnabled: true, webhookPath: '', hasSecret: true, nextPullAt: 0, failures: 0, lastError: '' },
  ...{ lastSyncAt: Date.UTC(2026, 10, 16), lastReportAt: Date.UTC(2026, 10, 16), reportsOfDay: 12 },
  ...changes,
});
const webhook = feed({
  id: 'f2',
  kind: 'webhook',
  name: '码头推送',
  url: '',
  webhookPath: `${base}/f2/Webhook`,
});
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';

const open = (path: string, answers: Record<string, Answer[]> = {}) =>
  openApp(path, {
    user: {
      ...currentUser,
      permissionList: [
        grants('trackingFeed', ['btn_edit', 'btn_sync']),
        grants('tracking', ['btn_import']),
        grants('demurrageTariff', ['btn_add', 'btn_edit']),
      ],
    },
    answers: {
      [`GET ${base}`]: [
        success({ list: [feed({}), feed({ id: 'f3', name: '坏的', failures: 3, lastError: '超时' })] }),
      ],
      [`GET ${base}/Import/Columns`]: [success({ list: [] })],
      ...answers,
    },
  });

test('a feed is asked now, and one that fails says so', async () => {
  await open(feedsPath, { [`POST ${base}/f1/Actions/Sync`]: [success({ taken: 4, error: '' })] });
  await expect.element(page.getByText('连续失败 3 次：超时')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '立即同步' }).first().click();
  await expect.poll(toast).toContain('收到 4 个节点');
});

test('the secret of a webhook is told once, with how to sign', async () => {
  const room = await open(feedsPath, {
    [`GET ${base}`]: [success({ list: [feed({})] }), success({ list: [feed({}), webhook] })],
    [`POST ${base}`]: [success({ id: 'f2', version: 1, secret: 'whsec_0123456789' })],
  });
  await page.getByRole('button', { name: '新增数据源' }).click();
  const sheet = page.getByRole('dialog', { name: '新增数据源' });
  await sheet.getByLabelText('名称').fill('码头推送');
  await sheet.getByLabelText('来源').selectOptions('terminal');
  await sheet.getByRole('button', { name: '保存' }).click();
  const told = page.getByRole('dialog', { name: '推送密钥' });
  await expect.element(told.getByText('whsec_0123456789')).toBeVisible();
  await expect.element(told.getByText(/x-fairway-signature: sha256=/)).toBeInTheDocument();
  await expect.element(told.getByText(/TrackingFeed\/f2\/Webhook$/)).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  expect(bodyOf((await room.heard(`POST ${base}`))[0])).toEqual({
    ...{ kind: 'webhook', name: '码头推送', source: 'terminal', url: '', token: '', isEnabled: true },
  });
  await told.getByRole('button', { name: '关闭' }).click();
  await expect.element(page.getByText('whsec_0123456789')).not.toBeInTheDocument();
});

test('every cell of a file that cannot be read is named, and nothing is taken then', async () => {
  const event = {
    ...{
      row: 2,
      milestone: 'DEP',
      milestoneName: '离港(开船)',
      classifier: 'ACT',
      at: Date.UTC(2026, 10, 11),
    },
    ...{ containerNo: 'CSQU3054383', references: [], portName: '宁波', vessel: '', voyage: '' },
    ...{ shipmentNos: ['SE26110001'], isDuplicate: false },
  };
  const preview = {
    ...{ kind: 'sheet', fileName: 'events.xlsx', events: [event], total: 1, duplicates: 0, unmatched: 0 },
    undated: 1,
    problems: [{ row: 17, cell: 'E17', field: 'at', text: '昨天', reason: 'notATime', about: '' }],
    columns: [{ heading: '备注', field: null }],
    ...{ leftOut: [{ row: 6, line: 7, code: 'QQ' }], leftOutCount: 1 },
  };
  const room = await open(trackingFilePath, {
    'POST /api/file/Uploader/temporary': [success({ name: 'x1', url: '' }), success({ name: 'x2', url: '' })],
    [`POST ${base}/Import/Preview`]: [success(preview), success({ ...preview, problems: [] })],
    [`POST ${base}/Import/Run`]: [success({ taken: 1, duplicates: 0, shipments: 1 })],
  });
  const choose = async () => {
    await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'events.xlsx'));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await choose();
  await expect.element(page.getByText('E17')).toBeVisible();
  await expect.element(page.getByText('昨天')).toBeVisible();
  await expect.element(page.getByText('没有识别的列：备注')).toBeVisible();
  await page.getByLabelText('导入原因').fill('船代月报');
  await expect.element(page.getByRole('button', { name: '导入 1 个节点' })).toBeDisabled();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '换一个文件' }).click();
  await choose();
  await page.getByLabelText('时区').fill('America/Los_Angeles');
  await page.getByLabelText('报告时间').fill('2026-11-16 09:00');
  await page.getByLabelText('导入原因').fill('船代月报');
  await expect.element(page.getByText('QQ')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '导入 1 个节点' })).toBeDisabled();
  await page.getByRole('switch', { name: '忽略这些状态，导入其余节点' }).click();
  await page.getByRole('button', { name: '导入 1 个节点' }).click();
  await expect.poll(place).toBe(feedsPath);
  expect(bodyOf((await room.heard(`POST ${base}/Import/Run`))[0])).toEqual({
    ...{ fileId: 'x2', timeZone: 'America/Los_Angeles', reason: '船代月报', leavesOut: 1 },
    reportedAt: Date.UTC(2026, 10, 16, 17),
  });
});

test('says which columns a sheet has, and gives one to fill in', async () => {
  const column = (more: object) => ({ needed: 'no', example: '', headings: [], values: [], ...more });
  const room = await open(trackingFilePath, {
    [`GET ${base}/Import/Columns`]: [
      success({
        list: [
          column({
            column: 'at',
            heading: '时间',
            needed: 'always',
            example: '2026-11-10 08:15',
            headings: ['日期'],
          }),
          column({
            column: 'milestone',
            heading: '节点',
            values: [{ name: '抵港', spellings: ['ARR', '到港'] }],
          }),
        ],
      }),
    ],
    [`GET ${base}/Import/Template`]: [{ text: 'sheet', type: 'application/octet-stream' }],
  });
  await expect.element(page.getByText('2026-11-10 08:15', { exact: true })).toBeVisible();
  await expect.element(page.getByText('必填', { exact: true })).toBeVisible();
  await expect.element(page.getByText('表头也可写：日期')).toBeVisible();
  await page.getByText('节点：可用的 1 个值').click();
  await expect.element(page.getByText('ARR、到港')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '下载模板' }).click();
  await expect.poll(async () => (await room.heard(`GET ${base}/Import/Template`)).length).toBe(1);
});

const tariffs = '/api/erpcargo/DemurrageTariff';
const paged = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const tariff = {
  ...{ id: 't1', version: 1, isEnabled: true, lastModifyTime: 0, kind: 'demurrage', portId: 'lax' },
  ...{
    portName: '洛杉矶',
    carrierId: null,
    carrierName: '',
    boxTypes: ['40HQ'],
    freeDays: 5,
    counts: 'calendar',
  },
  ...{ closedDays: ['2026-12-25'], currency: 'USD', tiers: [{ fromDay: 1, price: '120.00' }] },
  ...{ validFrom: '2026-11-01', validTo: null, remark: '' },
};
const tariffAnswers = {
  [`POST ${tariffs}/List`]: [paged(tariff)],
  [`GET ${tariffs}/t1`]: [success(tariff)],
  [`PUT ${tariffs}/t1`]: [success({ id: 't1', version: 2 })],
  'GET /api/erpcargo/Port/Options': [paged({ id: 'lax', fullName: '洛杉矶', enCode: 'USLAX', line: '' })],
};

test('tariffs of demurrage say what a day costs', async () => {
  await open(demurrageTariffsPath(), tariffAnswers);
  await expect.element(page.getByText('洛杉矶').first()).toBeVisible();
  await expect.element(page.getByText(/第 1 天起 120/).first()).toBeVisible();
});

test('a tariff is changed with its tiers and days left out', async () => {
  const room = await open(demurrageTariffEditPath('t1'), tariffAnswers);
  await page.getByLabelText('免费天数').fill('7');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => (await room.heard(`PUT ${tariffs}/t1`)).length).toBe(1);
  expect(bodyOf((await room.heard(`PUT ${tariffs}/t1`))[0])).toMatchObject({
    ...{
      version: 1,
      freeDays: 7,
      boxTypes: ['40HQ'],
      closedDays: ['2026-12-25'],
      portId: 'lax',
      validTo: null,
    },
    tiers: [{ fromDay: 1, price: '120' }],
  });
});
