import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Heard, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import {
  punchDetailPath,
  punchMonthPath,
  punchRulesScreen,
  punchStatisticsScreen,
  punchTeamScreen,
} from './paths.ts';
import { answers, at, calls, listed, punch, user } from './testing/punches.ts';

afterEach(() => page.viewport(390, 844));

const hour = 3_600_000;
const open = (path: string, more = {}, ...buttons: string[]) =>
  openApp(path, { user: user(...buttons), answers: { ...answers, ...more } });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const button = (name: RegExp | string) => page.getByRole('button', { name });

const out = punch({
  ...{ id: 'p2', kind: 'out', at: at + hour, lat: 31.3562, lng: 121.6131, minutes: 60, pairId: 'p1' },
  flags: [{ flag: 'clockOff', value: 4 * 60_000 }],
});
const month = success({
  list: [
    { day: '2026-11-18', punches: 2, visits: 1, minutes: 60, flags: ['clockOff'] },
    { day: '2026-11-17', punches: 1, visits: 1, minutes: 0, flags: [] },
  ],
  total: { days: 2, punches: 3, visits: 2, minutes: 60 },
});
const day = success({
  punches: [punch(), out],
  visits: [
    {
      ...{ inId: 'p1', outId: 'p2', from: at, to: at + hour, minutes: 60 },
      target: { kind: 'customer', id: 'c1', name: '华东机电' },
    },
  ],
  metres: 1_460,
});
const ofMonth = { [calls.month]: [month], [calls.day]: [day] };

test('a month says on which days one was out; a day draws the way and tells the visits', async () => {
  await open(punchMonthPath('2026-11-18'), ofMonth);
  const chosen = page.getByRole('button', { name: /11月18日.*2 次打卡.*手机时间不准/ });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('外勤 2 天，拜访 2 次，停留 1 小时')).toBeVisible();
  await expect.element(page.getByText('拜访 1 次，停留 1 小时，直线路程 1.5 公里')).toBeVisible();
  const plan = page.getByRole('img', { name: /1 09:32 签到 华东机电；2 10:32 签退/ });
  await expect.element(plan).toBeVisible();
  expect(plan.element().querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(2);
  expect(await accessibilityProblems()).toEqual([]);
  (chosen.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(place).toBe(punchMonthPath('2026-11-17'));
});

test('a punch too far away for the plan of its day is told in words, under its number', async () => {
  const beijing = punch({
    ...{ id: 'p3', kind: 'in', at: at + 2 * hour, lat: 39.9042, lng: 116.4074, address: '北京市东城区' },
    target: { kind: 'customer', id: 'c9', name: '北方机电', address: '' },
  });
  const back = { ...out, at: at + 6 * hour };
  const far = success({ punches: [punch(), beijing, back], visits: [], metres: 2_160_000 });
  await open(punchMonthPath('2026-11-18'), { ...ofMonth, [calls.day]: [far] });
  const told = /^太远，未画在平面图上：2 11:32 签到 北方机电 · 1\d{3} 公里，西北方$/;
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(page.getByRole('img', { name: /3 15:32 签退 华东机电$/ })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('on a desk a punch opens beside its month', async () => {
  await page.viewport(1440, 900);
  await open(punchMonthPath('2026-11-18', 'u9'), { ...ofMonth, [calls.one]: [success(punch())] });
  await page.getByRole('link', { name: /09:32 签到/ }).click();
  await expect.element(page.getByRole('region', { name: '打卡详情' })).toBeVisible();
  await expect.element(page.getByText(/2026-11-18 09:32:10/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a punch says its flags with their reasons, and is explained through an approval', async () => {
  const flagged = punch({
    ...{ mayExplain: true, clockOffBy: -190_000, isQueued: true, receivedAt: at + 2 * hour },
    flags: [
      { flag: 'outsideTarget', value: 1_240 },
      { flag: 'sentLate', value: 2 * hour },
    ],
  });
  const explained = punch({
    ...{ flags: flagged.flags, explanation: 'asked' },
    explained: { flowId: 'f1', reason: '客户改了地点', askedTime: at, decidedTime: null, mayOpen: true },
  });
  const room = await open(punchDetailPath('p1'), {
    [calls.one]: [success(flagged), success(explained)],
    [calls.explain]: [success({ flowId: 'f1' })],
  });
  await expect.element(page.getByText('距目标范围边缘 1.2 公里')).toBeVisible();
  await expect.element(page.getByText('打卡后 2 小时才上传')).toBeVisible();
  await expect.element(page.getByText('比服务器慢 3 分钟')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button('提交说明').click();
  await page.getByRole('textbox', { name: '说明内容' }).fill('客户改了地点');
  await button('提交审批').click();
  await expect.element(page.getByText('说明审批中')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '查看审批' })).toBeVisible();
  expect(bodyOf((await room.heard(calls.explain))[0])).toEqual({ reason: '客户改了地点' });
});

test('a punch that is not there, or not for me, says so', async () => {
  await open(punchDetailPath('p1'), { [calls.one]: [refused(404, '不存在')] });
  await expect.element(page.getByText('没有这条打卡记录，或您无权查看')).toBeVisible();
});

test('a position and photos that were removed are told', async () => {
  const gone = punch({ lat: null, lng: null, address: '', isPositionRemoved: true, arePhotosRemoved: true });
  await open(punchDetailPath('p1'), { [calls.one]: [success(gone)] });
  await expect.element(page.getByText('位置已到期清除').first()).toBeVisible();
  await expect.element(page.getByText('照片已到期清除')).toBeVisible();
});

test('a manager reads the punches of the team as a table, and asks for those with a flag', async () => {
  await page.viewport(1440, 900);
  const room = await open(
    `${punchTeamScreen}?f.flags=any&f.person=u9&f.at=2026-11-01..2026-11-18`,
    { [calls.team]: [listed(punch({ flags: [{ flag: 'mockLocation', value: null }] }), out)] },
    'btn_team',
  );
  await expect.element(page.getByRole('gridcell', { name: '模拟定位' })).toBeVisible();
  const [{ query } = { query: '' }] = await room.heard(calls.team);
  const asked = Object.fromEntries(new URLSearchParams(query));
  expect(asked).toMatchObject({ flag: 'any', userIds: 'u9', from: '2026-11-01', to: '2026-11-18' });
  expect(await accessibilityProblems()).toEqual([]);
});

test('the day of a team stands on a plan, with who did not punch', async () => {
  const person = { headIcon: '', isExternal: false, organize: '销售一部' };
  await open(`${punchTeamScreen}?as=plan`, {
    [calls.team]: [listed()],
    [calls.people]: [
      listed(
        { ...person, userId: 'u9', realName: '李四', punches: 2, visits: 1, last: punch() },
        { ...person, userId: 'u8', realName: '赵六', punches: 0, visits: 0, last: null },
      ),
    ],
  });
  await expect.element(page.getByRole('img', { name: /1 李四 09:32/ })).toBeVisible();
  await expect.element(page.getByText('打卡 2 次，拜访 1 次')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '赵六' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('statistics are a chart and a table, by person, day or target, and lead to the punches', async () => {
  await page.viewport(1440, 900);
  const row = {
    ...{ key: 'u9', name: '李四', headIcon: '', isExternal: false, organize: '销售一部', punches: 12 },
    ...{ visits: 6, closed: 5, minutes: 320, flagged: 2, outside: 1, late: 1, explained: 1 },
    ...{ people: 1, targets: 4, days: 5 },
  };
  const room = await open(`${punchStatisticsScreen}?f.period=2026-11-01..2026-11-18`, {
    [calls.statistics]: [
      success({
        ...{ list: [row], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
        total: { ...row, key: undefined, name: undefined },
      }),
    ],
    [calls.team]: [listed(punch())],
  });
  await expect.element(page.getByRole('gridcell', { name: '5 小时 20 分钟' })).toBeVisible();
  await expect.element(page.getByRole('figure', { name: /拜访次数/ })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('radio', { name: '按日期' }).click();
  await expect.poll(async () => (await room.heard(calls.statistics)).at(-1)?.query).toMatch(/by=day/);
  await page.getByRole('radio', { name: '按人员' }).click();
  await page.getByRole('gridcell', { name: '李四' }).click();
  await expect.poll(place).toMatch(/fieldPunchCard\/team\?.*f\.person=u9/);
});

const rule = {
  ...{ id: 'r1', version: 4, name: '销售外勤', isOn: true, departmentIds: [], groupIds: ['g1'], userIds: [] },
  ...{ days: [1, 2, 3], fromMinute: 540, toMinute: 1_080, radius: 300, isPhotoRequired: true },
  ...{ departments: [], groups: [{ id: 'g1', name: '外勤组' }], users: [] },
  ...{ changedTime: at, changedByName: '沈立群' },
};
const map = success({
  ...{ isOn: false, address: '', hasKey: false, version: 0, lastAnswerTime: null, lastProblem: '' },
});
const withRules = {
  [calls.rules]: [success({ list: [rule] })],
  [calls.map]: [map],
  'POST /api/permission/Users/getSelectedList': [
    success({ list: [{ id: 'g1', type: 'group', fullName: '外勤组', enabledMark: 1 }] }),
  ],
};

test('a rule is changed; who else changed it is said, and one chooses', async () => {
  const room = await open(
    punchRulesScreen,
    {
      ...withRules,
      [calls.rules]: [success({ list: [rule] }), success({ list: [{ ...rule, version: 5, radius: 800 }] })],
      [calls.saveRule]: [refused(409, '他人已修改'), success({ id: 'r1', version: 6 })],
    },
    'btn_rules',
  );
  await expect.element(page.getByText('周一、周二、周三 09:00–18:00')).toBeVisible();
  await expect.element(page.getByText('外勤组')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button('编辑规则').click();
  await page.getByRole('spinbutton', { name: /范围/ }).fill('450');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('沈立群 已修改这条规则')).toBeVisible();
  await button('保存我的').click();
  await expect.poll(async () => (await room.heard(calls.saveRule)).length).toBe(2);
  expect(bodyOf((await room.heard(calls.saveRule))[1])).toMatchObject({ version: 5, radius: 450, id: 'r1' });
});

test('a radius out of its range is refused at its field, in words, before anything is sent', async () => {
  const room = await open(
    punchRulesScreen,
    { ...withRules, [calls.saveRule]: [success({ id: 'r1', version: 5 })] },
    'btn_rules',
  );
  await button('编辑规则').click();
  const radius = page.getByRole('spinbutton', { name: /范围/ });
  const save = page.getByRole('dialog').getByRole('button', { name: '保存' });
  await radius.fill('5');
  await save.click();
  await expect.element(page.getByText('范围须为 20 到 20000 米')).toBeVisible();
  await expect.element(radius).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityProblems()).toEqual([]);
  await radius.fill('20');
  await save.click();
  await expect.poll(async () => (await room.heard(calls.saveRule)).length).toBe(1);
  expect(bodyOf((await room.heard(calls.saveRule))[0]).radius).toBe(20);
});

test('a rule is deleted after one question', async () => {
  const room = await open(
    punchRulesScreen,
    { ...withRules, [calls.deleteRule]: [success(null)] },
    'btn_rules',
  );
  await button('删除').click();
  await expect.element(page.getByText('删除规则“销售外勤”吗？')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(async () => (await room.heard(calls.deleteRule)).length).toBe(1);
});
