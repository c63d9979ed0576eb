// Features: punch-card
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheets } from '../server/src/spreadsheets/read-sheet.ts';
import { answered, press, rowOf } from './controls.ts';
import { bytesOf, desktop, type House, openHouse, phone, type Visitor } from './house.ts';

const screen = '/pages/apply/fieldPunchCard/index';
/** Where the demo company keeps 华东机电, and somewhere else. */
const atCustomer = { latitude: 31.2085, longitude: 121.5951, accuracy: 20 };
const elsewhere = { latitude: 31.2485, longitude: 121.5951, accuracy: 20 };

let house: House;
let seller: Visitor;
beforeAll(async () => {
  house = await openHouse();
  seller = await house.enter('sales01', {
    ...phone,
    geolocation: atCustomer,
    permissions: ['geolocation'],
  });
});
afterAll(() => house?.close());

const punchAs = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();
const customer = /华东机电/;

it('agreed to once, checked in at a customer, and out far from there after one question', async () => {
  const { page, open } = seller;
  await open(screen);
  const agree = page.getByRole('button', { name: '同意并继续' });
  await agree.or(page.getByText('精度约 20 米')).first().waitFor();
  if (await agree.isVisible()) await agree.click();
  await page.getByText('精度约 20 米').waitFor();
  await page.getByRole('radio', { name: customer }).check();
  await page.getByRole('textbox', { name: '备注' }).fill('确认订舱');
  await punchAs(page, /^签到/);
  await page.getByText(/签到成功$/).waitFor();

  await page.context().setGeolocation(elsewhere);
  await press(page, '重新定位');
  await page.getByText(/距离 4\.\d 公里/).waitFor();
  await punchAs(page, /^签退/);
  await page.getByText(/^距离“华东机电.*仍要打卡吗？$/).waitFor();
  await press(page, '仍然签退');
  await page.getByText(/签退成功$/).waitFor();
  await page.getByText('不在目标范围').first().waitFor();
});

it('without a network a punch waits on the device through a reload, and arrives once with its true time', async () => {
  const { page, open } = seller;
  await page.context().setOffline(true);
  await page.getByText('网络不可用').first().waitFor();
  await page.getByRole('radio', { name: '不选拜访对象' }).check();
  await page.getByRole('textbox', { name: '备注' }).fill('码头无信号');
  await punchAs(page, /^签到/);
  await page.getByText('待上传 1 条').waitFor();
  const kept = (await page.getByText(/签到已保存在本机$/).textContent()) ?? '';
  await page.getByText('待上传：联网后自动上传，打卡时间不变').waitFor();

  // There is a network, but the first attempts reach nobody.
  const calls = '**/api/extend/FieldPunchCard';
  await page.route(calls, (route) => route.abort());
  await page.context().setOffline(false);
  await open(screen);
  await page.getByText('待上传 1 条').waitFor();
  await answered(page, '离线打卡已上传', () => page.unroute(calls));
  await page.getByText('待上传 1 条').waitFor({ state: 'detached' });
  const time = kept.slice(0, 5);
  const line = page.getByRole('link', { name: new RegExp(`^${time} 签到 不选拜访对象.*离线打卡`) });
  await line.waitFor();
  expect(await line.count()).toBe(1);
});

it('a refused position says what helps', async () => {
  const visitor = await house.enter('ops01', { ...phone, permissions: [] });
  await visitor.open(screen);
  const agree = visitor.page.getByRole('button', { name: '同意并继续' });
  await agree.or(visitor.page.getByText('没有定位权限')).first().waitFor();
  if (await agree.isVisible()) await agree.click();
  await visitor.page.getByText('没有定位权限').waitFor();
  await visitor.page.getByText(/网站设置中允许定位/).waitFor();
  expect(await visitor.page.getByRole('button', { name: /^签到/ }).isDisabled()).toBe(true);
  await visitor.leave();
});

it('the month draws the way of the day, and a punch is explained', async () => {
  const { page } = seller;
  await page.getByRole('link', { name: '我的打卡记录' }).click();
  await page.getByRole('img', { name: /平面图.*签到 华东机电.*签退 华东机电/ }).waitFor();
  await page.getByRole('link', { name: /签退 华东机电.*不在目标范围/ }).click();
  await page.getByText(/^距目标范围边缘/).waitFor();
  await press(page, '提交说明');
  await page.getByRole('textbox', { name: '说明内容' }).fill('客户改在仓库见面');
  await press(page, '提交审批');
  await page.getByText('说明审批中').waitFor();
});

it('the manager finds it by its flag, reads it beside the table and exports it', async () => {
  const manager = await house.enter('manager01', desktop);
  const { page, open, complaints } = manager;
  await open('/pages/apply/fieldPunchCard/team?f.flags=outsideTarget&f.explanation=asked');
  const row = rowOf(page, '华东机电').filter({ hasText: '签退' }).first();
  await row.getByText('不在目标范围').waitFor();
  await row.click();
  await page.getByText('客户改在仓库见面').waitFor();
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await press(page, '导出');
  await page.getByRole('menuitem', { name: 'Excel（.xlsx）' }).click();
  const [sheet] = await readSheets(await bytesOf(await saved));
  const lines = sheet?.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '').join(' ')) ?? [];
  expect(lines.some((line) => /周子涵.*签退.*华东机电.*距目标范围边缘/.test(line))).toBe(true);
  await press(page, '打卡统计');
  await page.getByRole('figure', { name: /拜访次数/ }).waitFor();
  const ofNoNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/;
  const ofSeller = seller.complaints.filter((line) => !ofNoNetwork.test(line));
  expect([...ofSeller, ...complaints]).toEqual([]);
});
