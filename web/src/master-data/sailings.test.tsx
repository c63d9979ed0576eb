import type { Sailing } from '@fairway/contract/carriers.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Heard, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { editPath, sailingsPath } from './paths.ts';

const base = '/api/erpcargo/Sailing';
const list = `POST ${base}/List`;
const change = `PUT ${base}/s1`;
const sailing: Sailing = {
  ...{ id: 's1', version: 1, isEnabled: true, lastModifyTime: 1, voyageId: 'v1', polId: 'p1', podId: 'p2' },
  ...{ tsPortIds: [], etd: Date.parse('2026-11-20T18:00+08:00'), atd: null },
  ...{ eta: Date.parse('2026-12-04T08:30-08:00'), ata: null, cutSi: Date.parse('2026-11-17T12:00+08:00') },
  ...{ cutVgm: null, cutPort: null, cutCustoms: null, cutManifest: null, gateOpen: null },
  ...{ status: 'delayed', remark: '', vesselName: 'EVER GIVEN', carrierVoyage: '023E', serviceCode: '' },
  ...{ carrierId: 'c1', carrierName: '长荣', polName: '宁波', podName: '洛杉矶', tsPortNames: [] },
  ...{ transitDays: 14, polTimeZone: 'Asia/Shanghai', podTimeZone: 'America/Los_Angeles' },
};
const pageOf = (...rows: unknown[]) =>
  success({ list: rows, pagination: { currentPage: 1, pageSize: 20, total: rows.length } });
const option = (id: string, fullName: string) => ({ id, fullName, enCode: id, line: '' });
const open = (path: string, answers = {}) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('sailings', ['btn_add', 'btn_edit'])] },
    answers: { [list]: [pageOf(sailing)], [`GET ${base}/s1`]: [success(sailing)], ...answers },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('each time is that of its port, and says so; the earlier ones are asked for', async () => {
  const room = await open(sailingsPath);
  await expect.element(page.getByText('2026-11-20 18:00 GMT+8')).toBeVisible();
  await expect.element(page.getByText('2026-12-04 08:30 GMT-8')).toBeVisible();
  await expect.element(page.getByText('延误')).toBeVisible();
  expect(bodyOf((await room.heard(list))[0]).filters.etdFrom).toBeGreaterThan(0);
  await page.getByRole('button', { name: '显示更早的' }).click();
  await expect.poll(async () => bodyOf((await room.heard(list)).at(-1)).filters).toEqual({});
});

test('a time is typed as on the wall of its port', async () => {
  const room = await open(editPath('Sailing', 's1'), {
    'GET /api/erpcargo/Port/Options': [pageOf(option('p1', '宁波'), option('p2', '洛杉矶'))],
    'GET /api/erpcargo/Voyage/Options': [pageOf(option('v1', 'EVER GIVEN 023E'))],
    'GET /api/erpcargo/Port/p1': [success({ timeZone: 'Asia/Shanghai' })],
    'GET /api/erpcargo/Port/p2': [success({ timeZone: 'America/Los_Angeles' })],
    [change]: [success({ id: 's1', version: 2 })],
  });
  await expect.element(page.getByText('EVER GIVEN 023E')).toBeVisible();
  const remark = page.getByRole('textbox', { name: /^备注/ });
  await remark.fill('台风');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => (await room.heard(change)).length).toBe(1);
  expect(bodyOf((await room.heard(change))[0])).toMatchObject({
    ...{ etd: sailing.etd, eta: sailing.eta, cutSi: sailing.cutSi, cutVgm: null, remark: '台风' },
  });
});
