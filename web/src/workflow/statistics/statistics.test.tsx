import type { FlowStatistics } from '@fairway/contract/workflow-statistics.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { calls, dictionaries, launched, pageOf, task } from '../testing/flows.ts';
import './statistics-page.tsx';

const path = '/pages/workFlow/statistics';
const call = 'GET /api/workflow/Engine/FlowStatistics';
const watcher = { ...currentUser, permissionList: [grants('flowMonitor', [])] };

const hour = 3_600_000;
const decisions = {
  decided: 40,
  timed: 40,
  median: 2 * hour,
  p90: 9 * hour,
  limited: 20,
  late: 5,
  sentBack: 4,
};
const requests = {
  ...{ started: 30, running: 6, approved: 20, rejected: 3, withdrawn: 2, terminated: 1 },
  ...{ median: 20 * hour, p90: 50 * hour },
};
const step = (nodeCode: string, nodeName: string, median: number | null) => ({
  ...decisions,
  ...{ templateId: 't1', flowName: '请假申请', nodeCode, nodeName, median },
});
const person = (userId: string, userName: string, changes: object = {}) => ({
  ...{ userId, userName, headIcon: '', decided: 10, timed: 10, median: hour, p90: 3 * hour },
  ...{ isExternal: false, open: 0, oldestOpen: null, ...changes },
});
const days = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    day: new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10),
    ...{ started: number % 4, finished: number % 3, decided: number % 5 },
  }));

const statistics = (changes: Partial<FlowStatistics> = {}): FlowStatistics => ({
  scope: 'all',
  period: { from: '2026-11-01', to: '2026-11-15' },
  before: { from: '2026-10-01', to: '2026-10-15' },
  requests: { now: requests, before: { ...requests, started: 25, median: 10 * hour } },
  decisions: { now: decisions, before: { ...decisions, decided: 80, median: 4 * hour } },
  days: days(15),
  steps: { list: [step('b', '总经理', 5 * hour), step('a', '主管', hour)], total: 2 },
  people: {
    list: [
      person('u1', '王小明', { decided: 30 }),
      person('u2', '李娜', { decided: 10, open: 3, oldestOpen: Date.now() - 3 * 24 * hour }),
    ],
    total: 2,
  },
  ...changes,
});
const own = (changes: Partial<FlowStatistics> = {}) =>
  statistics({
    scope: 'own',
    people: { list: [person('u1', '王小明', { open: 2, oldestOpen: 0 })], total: 1 },
    ...changes,
  });
const nothing = { decided: 0, timed: 0, median: null, p90: null, limited: 0, late: 0, sentBack: 0 };
const noRequests = {
  ...{ started: 0, running: 0, approved: 0, rejected: 0, withdrawn: 0, terminated: 0 },
  ...{ median: null, p90: null },
};
const empty = statistics({
  requests: { now: noRequests, before: noRequests },
  decisions: { now: nothing, before: nothing },
  days: days(1),
  steps: { list: [], total: 0 },
  people: { list: [], total: 0 },
});

const open = (answer: object, user = watcher) =>
  openApp(path, {
    user,
    answers: {
      [call]: [answer],
      [calls.dictionaries]: [dictionaries],
      [calls.selector]: [success({ list: [{ id: 't1', fullName: '请假申请', category: 'hr' }] })],
    },
  });
async function tile(name: string): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: name });
  await expect.element(term).toBeVisible();
  return term.element().closest('.figure-tile')?.textContent ?? '';
}

afterEach(async () => {
  await page.viewport(390, 844);
  chooseTheme('system');
});

test('a customer among the people says so', async () => {
  const people = {
    list: [person('u1', '王小明'), person('c1', '李娜', { isExternal: true })],
    total: 2,
  };
  await openApp(path, { user: watcher, answers: { [call]: [success(statistics({ people }))] } });
  await expect.element(page.getByText('李娜 外部')).toBeVisible();
  await expect.element(page.getByText('王小明', { exact: true })).toBeVisible();
});

test('figures, and how they moved against the time before', async () => {
  await open(success(statistics()));
  await expect.element(page.getByRole('heading', { name: '审批效率', exact: true })).toBeVisible();
  await expect
    .element(page.getByText('2026-11-01 至 2026-11-15，与 2026-10-01 至 2026-10-15 比较'))
    .toBeVisible();
  expect(await tile('发起')).toMatch(/30.*增加 20%/);
  expect(await tile('完成')).toMatch(/26.*通过 20 · 驳回 3 · 撤回 2 · 终止 1/);
  expect(await tile('仍在审批')).toMatch(/6/);
  expect(await tile('全程用时')).toMatch(/20 小时.*90% 在 2 天 2 小时 内.*增加 100%/);
  expect(await tile('处理次数')).toMatch(/40.*减少 50%/);
  expect(await tile('处理用时')).toMatch(/2 小时.*减少 50%/);
  expect(await tile('超时率')).toMatch(/25%.*5 次，共 20 次有时限/);
  expect(await tile('退回率')).toMatch(/10%/);
  // Faster is better, slower is worse; more requests are neither.
  const tones = [...document.querySelectorAll('.figure-tile-moved')].map(({ className }) =>
    className.split('figure-tile-').at(-1),
  );
  expect(tones.slice(0, 3)).toEqual(['neutral', 'neutral', 'bad']);
  expect(document.querySelectorAll('.figure-tile-good')).toHaveLength(1);
});

test('the days are a picture with words, and a table', async () => {
  await open(success(statistics()));
  const picture = page.getByRole('img', { name: /2026-11-01 至 2026-11-15：共发起 21，完成 15/ });
  await expect.element(picture).toBeVisible();
  await page.getByText('以表格查看').click();
  const row = page.getByRole('row', { name: /2026-11-03/ });
  await expect.element(row).toHaveTextContent('2026-11-03222');
});

test('many days are drawn by the week', async () => {
  await open(success(statistics({ days: days(90) })));
  await expect.element(page.getByRole('heading', { name: '每周趋势' })).toBeVisible();
  expect(document.querySelectorAll('.days-bar')).toHaveLength(13);
});

test('the slowest step leads to the requests of its flow, a person is ranked as one likes', async () => {
  await open(success(statistics()));
  const link = page.getByRole('link', { name: '请假申请 · 总经理' });
  await expect.element(link).toBeVisible();
  const names = () =>
    [...document.querySelectorAll('.ranking-person .ranking-name')].map((one) => one.textContent);
  expect(names()).toEqual(['王小明', '李娜']);
  await page.getByRole('radio', { name: '待处理' }).click({ force: true });
  expect(names()).toEqual(['李娜', '王小明']);
  await expect.element(page.getByText('处理 10 次 · 用时 1 小时 · 最早 3 天前到达')).toBeVisible();
  await link.click();
  await expect.poll(place).toBe('/pages/workFlow/index?from=2026-11-01&to=2026-11-15&templateId=t1');
});

test('ten are shown first, and that not all came is said', async () => {
  const list = Array.from({ length: 12 }, (_, number) => step(`n${number}`, `步骤${number}`, hour));
  await open(success(statistics({ steps: { list, total: 300 } })));
  await expect.element(page.getByText('请假申请 · 步骤9')).toBeVisible();
  expect(page.getByText('请假申请 · 步骤11').elements()).toEqual([]);
  await page.getByRole('button', { name: '全部显示（12）' }).click();
  await expect.element(page.getByText('请假申请 · 步骤11')).toBeVisible();
  await expect.element(page.getByText('仅列出前 12 个，共 300 个')).toBeVisible();
});

test('another period is asked for, and stands in the address', async () => {
  const room = await open(success(statistics()));
  await expect.element(page.getByText(/与 2026-10-01/)).toBeVisible();
  await page.getByRole('radio', { name: '上月' }).click({ force: true });
  await expect.poll(place).toBe(`${path}?period=lastMonth`);
  await expect.poll(async () => (await room.heard(call)).at(-1)?.query).toBe('?period=lastMonth');
  await expect.element(page.getByText(/与 2026-10-01/)).toBeVisible();
  // Days of one's own begin with those that were shown.
  await page.getByRole('radio', { name: '自定义' }).click({ force: true });
  await expect
    .poll(async () => (await room.heard(call)).at(-1)?.query)
    .toBe('?period=days&from=2026-11-01&to=2026-11-15');
  const before = (await room.heard(call)).length;
  await page.getByLabelText('结束日期').fill('2026-10-01');
  await expect.element(page.getByText('开始日期不能晚于结束日期')).toBeVisible();
  await expect.element(page.getByText('请选择开始和结束日期，最多 366 天')).toBeVisible();
  expect(await room.heard(call)).toHaveLength(before);
});

test('what it is narrowed to is asked for', async () => {
  const room = await open(success(statistics()));
  await expect.element(page.getByText(/与 2026-10-01/)).toBeVisible();
  await page.getByRole('button', { name: '筛选' }).click();
  await expect.element(page.getByText('处理人部门')).toBeVisible();
  await page.getByLabelText('流程分类').selectOptions('人事');
  await page.getByRole('button', { name: '应用' }).click();
  await expect.poll(async () => (await room.heard(call)).at(-1)?.query).toBe('?period=month&flowCategory=hr');
  await expect.element(page.getByRole('button', { name: '筛选（已启用）' })).toBeVisible();
});

test('a department has decisions and no requests', async () => {
  await open(success(statistics({ requests: null })));
  await expect.element(page.getByText(/与 2026-10-01/)).toBeVisible();
  expect(await tile('处理次数')).toMatch(/40/);
  expect(page.getByText('全程用时').elements()).toEqual([]);
  expect(document.querySelectorAll('.days-line')).toHaveLength(0);
});

test('everybody else reads their own, and what waits for them', async () => {
  await open(success(own()), currentUser);
  await expect.element(page.getByRole('heading', { name: '我的审批效率' })).toBeVisible();
  expect(await tile('待我处理')).toMatch(/2.*最早/);
  expect(page.getByRole('heading', { name: '人员排行' }).elements()).toEqual([]);
  await page.getByRole('link', { name: '请假申请 · 主管' }).click();
  await expect.poll(place).toBe('/pages/workFlow/flowDone/index?from=2026-11-01&to=2026-11-15&templateId=t1');
});

test('decisions whose time nobody measured are told', async () => {
  await open(success(statistics({ decisions: { now: { ...decisions, timed: 33 }, before: nothing } })));
  await expect.element(page.getByText('有 7 次处理没有到达时间的记录，未计入处理用时')).toBeVisible();
});

test('a table is saved for table programs, and a name is no formula', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const list = [step('a', '=cmd|x', 1.5 * hour)];
  await open(success(statistics({ steps: { list, total: 1 } })));
  await page.getByRole('button', { name: '导出“步骤用时排行”' }).click();
  const [[saved] = []] = made.mock.calls;
  const bytes = new Uint8Array(await (saved as Blob).arrayBuffer());
  made.mockRestore();
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toMatch(/^所属流程,步骤,处理次数,处理用时中位数（小时）/);
  expect(row).toBe("请假申请,'=cmd|x,40,1.5,9,20,5,4");
});

test.each([
  ['nothing happened', success(empty), '这段时间没有审批'],
  ['it is not for them', refused(403, '暂无权限，请联系管理员'), '暂无权限，请联系管理员'],
  ['it is too much', refused(400, '数据量过大，请缩小日期范围'), '数据量过大，请缩小日期范围'],
  ['nobody answers', { drop: true }, '加载失败'],
])('when %s, that is what is read', async (_case, answer, words) => {
  await open(answer);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('whoever watches flows comes from their list', async () => {
  const watching = { [calls.monitor]: [pageOf([launched('p1')])], [call]: [success(statistics())] };
  await openApp('/pages/workFlow/index', { user: watcher, answers: watching });
  await page.getByRole('button', { name: '审批效率', exact: true }).click();
  await expect.poll(place).toBe(path);
});

test('the list of what one did leads there', async () => {
  const answers = { [calls.done]: [pageOf([task('o1')])], [call]: [success(own())] };
  await openApp('/pages/workFlow/flowDone/index', { answers });
  await page.getByRole('button', { name: '我的审批效率' }).click();
  await expect.poll(place).toBe(path);
});

test('a customer is not led there', async () => {
  const user = { ...currentUser, userInfo: { ...currentUser.userInfo, userKind: 'customer' as const } };
  await openApp('/pages/workFlow/flowDone/index', {
    user,
    answers: { [calls.done]: [pageOf([task('o1')])] },
  });
  await expect.element(page.getByText('请假申请 o1')).toBeVisible();
  expect(page.getByRole('button', { name: '我的审批效率' }).elements()).toEqual([]);
});

test('in English', async () => {
  await chooseLanguage('en');
  await open(success(statistics()));
  await expect.element(page.getByRole('heading', { name: 'Approval efficiency' })).toBeVisible();
  expect(await tile('Started')).toMatch(/20% more than before/);
});

const long = '一个非常非常长的流程名称用来看它会不会把页面撑破'.repeat(2);

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    const list = [{ ...step('b', long, 5 * hour), flowName: long }, step('a', '主管', null)];
    await open(success(statistics({ steps: { list, total: 2 }, days: days(60) })));
    await page.getByText('以表格查看').click();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: '筛选' }).click();
    await expect.element(page.getByText('处理人部门')).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  });
});
