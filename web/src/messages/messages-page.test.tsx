import { checkFlow } from '@fairway/contract/workflow.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import type { Room } from '../testing/room.ts';
import { chooseTheme } from '../ui/theme.ts';
import { readFlowConfig } from '../workflow/flow-path.ts';
import { useBadge } from './badge-store.ts';
import { messageDetailPath, messagesPath } from './paths.ts';
import {
  calls,
  counted,
  detail,
  greeting,
  listed,
  message,
  push,
  unreadChanged,
} from './testing/some-messages.ts';

const four = [
  message('m1', { title: '系统今晚升级', excerpt: '22:00 至 24:00 暂停服务' }),
  message('m2', {
    ...{ title: '付款申请待审批', type: 2, flowType: 1 },
    bodyText: JSON.stringify({ processId: 'p1', enCode: 'pay', flowId: 'f1', formType: 2, type: 1 }),
  }),
  message('m3', { title: '国庆放假安排', type: 1, isRead: 1 }),
  message('m4', { title: '例会', type: 4 }),
];
const unread = counted({ unReadMsg: 1, unReadSystemMsg: 1, unReadSchedule: 1, unReadNum: 3 });

const open = (answers: Record<string, Answer[]> = {}, path = messagesPath) =>
  openApp(path, { answers: { [calls.list]: [listed(four)], [calls.counts]: [unread], ...answers } });
const row = (title: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^(未读 )?${title}`) });
const tab = (name: string, count?: number) =>
  page.getByRole('tab', { name: new RegExp(`^${name}${count ? ` ?${count} 条未读$` : ''}`) });
const toast = () => document.querySelector('.toast:popover-open')?.textContent;
const asked = async (room: Room, call = calls.list) =>
  (await room.heard(call)).map(({ query }) => Object.fromEntries(new URLSearchParams(query)));
const connected = (room: Room) =>
  expect
    .poll(async () => (await room.sockets()).frames.some(({ method }) => method === 'OnConnection'))
    .toBe(true);

afterEach(() => page.viewport(390, 844));

test('a message of a customer says so, in the list and open', async () => {
  const sent = message('m9', { title: '询价', releaseUser: '李主管', isExternal: true });
  await open({
    [calls.list]: [listed([sent, ...four])],
    [calls.read('m9')]: [detail('m9', { title: '询价', isExternal: true })],
  });
  await expect.element(page.getByText('系统 · 李主管（外部）', { exact: true })).toBeVisible();
  await expect.element(page.getByText('系统 · 李主管', { exact: true })).toBeVisible();
  await page.getByText('系统 · 李主管（外部）').click();
  await expect.element(page.getByText('外部', { exact: true })).toBeVisible();
});

test('five tabs in their order, with what is unread of each', async () => {
  await open();
  await expect.element(tab('流程', 1)).toBeVisible();
  const names = page.getByRole('tab').elements();
  expect(names.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    ...['全部', '系统', '流程', '公告', '日程'],
  ]);
  await expect.element(tab('全部', 3)).toHaveAttribute('aria-selected', 'true');
  expect(tab('公告').element().textContent).toBe('公告');
  await expect.element(page.getByText('22:00 至 24:00 暂停服务')).toBeVisible();
});

test('tab, filter and search narrow the list and stay in the URL', async () => {
  const room = await open({ [calls.list]: [listed([])] });
  await tab('公告').click();
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('radio', { name: '未读' }).click({ force: true });
  await page.getByRole('searchbox').fill('放假');
  await expect.poll(place).toBe(`${messagesPath}?type=1&isRead=0&keyword=${encodeURIComponent('放假')}`);
  await expect
    .poll(() => asked(room))
    .toContainEqual(expect.objectContaining({ type: '1', isRead: '0', keyword: '放假', currentPage: '1' }));
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect.poll(place).toBe(`${messagesPath}?type=1`);
});

test('what stands in the URL by hand and means nothing narrows nothing', async () => {
  const room = await open({}, `${messagesPath}?type=9&isRead=x`);
  await expect.element(row('系统今晚升级')).toBeVisible();
  expect(await asked(room)).toEqual([{ currentPage: '1', pageSize: '20' }]);
});

test.each([
  [390, 844],
  [1440, 900],
] as const)(
  'what is to be done is a filter of its own, with its number, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const room = await open({ [calls.counts]: [counted({ unReadNum: 3, unsettledNum: 12 })] });
    await expect.element(row('系统今晚升级')).toBeVisible();
    await connected(room);
    if (width < 1200) await page.getByRole('button', { name: '筛选' }).click();
    await page.getByRole('radio', { name: '未处理（12）' }).click({ force: true });
    await expect.poll(place).toBe(`${messagesPath}?isSettled=0`);
    await expect.poll(() => asked(room)).toContainEqual({ isSettled: '0', currentPage: '1', pageSize: '20' });
    await room.sockets({ say: unreadChanged({ unsettledCount: 11 }) });
    if (width < 1200) await page.getByRole('button', { name: /筛选/ }).click();
    await expect.element(page.getByRole('radio', { name: '未处理（11）' })).toBeChecked();
    await page.getByRole('radio', { name: '全部' }).click({ force: true });
    await expect.poll(place).toBe(messagesPath);
  },
);

test('a reminder of the password leads to its screen, one about a delegation to the list of them', async () => {
  const due = message('m7', { title: '请修改密码', opens: 'password' });
  const entrusted = message('m8', {
    ...{ title: '李主管将流程审批委托给您', type: 2, flowType: 2 },
    bodyText: JSON.stringify({ type: 2, flowType: 2 }),
  });
  const room = await open({
    [calls.list]: [listed([due, entrusted])],
    [calls.read('m7')]: [detail('m7', { title: '请修改密码', opens: 'password' })],
    [calls.read('m8')]: [detail('m8', { type: 2 })],
  });
  await row('请修改密码').click();
  await expect.poll(place).toBe('/pages/my/modifyPsd');
  await expect.poll(() => room.heard(calls.read('m7'))).toHaveLength(1);
  history.back();
  await row('李主管将流程审批委托给您').click();
  await expect.poll(place).toBe('/pages/workFlow/entrust/index?index=2');
  await expect.poll(() => room.heard(calls.read('m8'))).toHaveLength(1);
});

test('one about a page opens that page, and on a desk its words lead there', async () => {
  const about = { title: '运价有变化', link: '/pages/message/message/index?type=1' };
  const room = await open({
    [calls.list]: [listed([message('m7', about)])],
    [calls.read('m7')]: [detail('m7', about)],
  });
  await row('运价有变化').click();
  await expect.poll(place).toBe(about.link);
  await expect.poll(() => room.heard(calls.read('m7'))).toHaveLength(1);
  await page.viewport(1440, 900);
  history.back();
  await row('运价有变化').click();
  await page.getByRole('button', { name: '查看详情' }).click();
  await expect.poll(place).toBe(about.link);
});

test('on a desk both lead on from their words', async () => {
  await page.viewport(1440, 900);
  const bodyText = JSON.stringify({ type: 1, flowType: 2 });
  await open({
    [calls.list]: [
      listed([
        message('m7', { title: '请修改密码', opens: 'password' }),
        message('m8', { title: '您已将流程审批委托给李主管', type: 2, flowType: 2, bodyText }),
      ]),
    ],
    [calls.read('m7')]: [detail('m7', { title: '请修改密码', opens: 'password' })],
    [calls.read('m8')]: [detail('m8', { title: '您已将流程审批委托给李主管', type: 2, bodyText })],
  });
  await row('请修改密码').click();
  await expect.element(page.getByRole('button', { name: '去修改密码' })).toBeVisible();
  await userEvent.keyboard('j');
  await page.getByRole('button', { name: '查看委托' }).click();
  await expect.poll(place).toBe('/pages/workFlow/entrust/index?index=1');
});

test('on a desk at least fourteen are in sight, and keys walk through them, in and out', async () => {
  await page.viewport(1440, 900);
  const all = Array.from({ length: 19 }, (_, n) =>
    message(`d${n}`, { title: `第 ${n} 条`, excerpt: '约好的时间', ...(n === 2 && { isRead: 1, settled }) }),
  );
  await open({
    [calls.list]: [listed(all)],
    ...Object.fromEntries(all.map(({ id, title }) => [calls.read(id), [detail(id, { title })]])),
  });
  await expect.element(row('第 0 条')).toBeVisible();
  const list = document.querySelector('.list-rows')?.getBoundingClientRect();
  const inSight = [...document.querySelectorAll('.list-row')].filter(
    (one) => one.getBoundingClientRect().bottom <= (list?.bottom ?? 0),
  );
  expect(inSight.length).toBeGreaterThanOrEqual(14);
  await expect.element(page.getByText('已转给 顾远航（超时）')).toBeVisible();

  await userEvent.keyboard('j');
  await expect.element(row('第 0 条')).toHaveFocus();
  expect(place()).toBe(messagesPath);
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe(`${messagesPath}?id=d0`);
  await expect.element(page.getByRole('article').getByRole('heading', { name: '第 0 条' })).toBeVisible();
  expect(row('第 0 条').element().textContent).not.toContain('未读');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(place).toBe(`${messagesPath}?id=d1`);
  await userEvent.keyboard('j');
  await expect.poll(place).toBe(`${messagesPath}?id=d2`);
  await userEvent.keyboard('k');
  await expect.poll(place).toBe(`${messagesPath}?id=d1`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.className).toBe('list-detail-detail');
  await userEvent.keyboard('{Escape}');
  await expect.poll(place).toBe(messagesPath);
});

test('on a desk one is deleted where it is open, and the next one opens', async () => {
  await page.viewport(1440, 900);
  const room = await open({
    [calls.list]: [listed(four), listed(four.filter(({ id }) => id !== 'm3'))],
    [calls.read('m3')]: [detail('m3', { type: 1, title: '国庆放假安排' })],
    [calls.read('m4')]: [detail('m4', { type: 4, title: '例会' })],
    [calls.remove]: [success(null)],
  });
  await row('国庆放假安排').click();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(place).toBe(`${messagesPath}?id=m4`);
  expect(JSON.parse((await room.heard(calls.remove))[0]?.body ?? '')).toEqual({ ids: 'm3' });
});

test('the next page comes when the end is near', async () => {
  const all = Array.from({ length: 25 }, (_, n) => message(`n${n}`));
  const room = await open({
    [calls.list]: [
      listed(all.slice(0, 20), { total: 25 }),
      listed(all.slice(20), { total: 25, currentPage: 2 }),
    ],
  });
  await expect.element(row('消息 n0')).toBeVisible();
  document.querySelector('.list-rows')?.scrollTo(0, 100_000);
  await expect
    .poll(async () => (await asked(room)).map(({ currentPage }) => currentPage))
    .toEqual(['1', '2']);
  document.querySelector('.list-rows')?.scrollTo(0, 100_000);
  await expect.element(page.getByText('没有更多数据')).toBeVisible();
});

test('a press on a phone opens the message; it is read at once in list, tabs and badge, then as the server counts', async () => {
  const room = await open({
    [calls.counts]: [unread, counted({ unReadMsg: 1, unReadNum: 1 })],
    [calls.read('m1')]: [{ ...detail('m1', { title: '系统今晚升级' }), held: true }],
  });
  await connected(room);
  await room.sockets({ say: { ...greeting, unreadTotalCount: 3, unreadSystemMessageCount: 1 } });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(3);
  await row('系统今晚升级').click();
  expect(useBadge.getState().badgeNum).toBe(2);
  await room.release(calls.read('m1'));
  await expect.poll(place).toBe(messageDetailPath('m1'));
  await expect.element(page.getByText('正文')).toBeVisible();
  await expect.poll(() => useBadge.getState().badgeNum).toBe(1);
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(row('系统今晚升级')).toBeVisible();
  expect(row('系统今晚升级').element().textContent).not.toContain('未读');
  await expect.element(tab('全部', 1)).toBeVisible();
});

test('a message that cannot be read stays unread, as the server has it', async () => {
  const room = await open({ [calls.read('m1')]: [refused(500, '服务异常')], [calls.counts]: [unread] });
  await connected(room);
  await room.sockets({ say: { ...greeting, unreadTotalCount: 3, unreadSystemMessageCount: 1 } });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(3);
  await row('系统今晚升级').click();
  await expect.poll(toast).toBe('服务异常');
  await expect.poll(() => useBadge.getState().badgeNum).toBe(3);
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(row('未读 系统今晚升级')).toBeVisible();
});

const checkCall = `GET ${checkFlow.path.replace(':taskId', 'p1')}`;
const aboutTask = message('m2', {
  ...{ title: '付款申请待审批', type: 2 },
  bodyText: JSON.stringify({ processId: 'p1', type: 2, taskOperatorId: 't1', taskNodeId: 'n1' }),
});
const flowPlace = /^\/pages\/workFlow\/flowBefore\/index\?config=/;

test('a message about a flow opens the flow by the push rule and is read', async () => {
  const room = await open({
    [calls.read('m2')]: [detail('m2', { type: 2 })],
    [checkCall]: [success({ isVisible: true, isOpen: false })],
    [calls.list]: [listed([aboutTask])],
  });
  await row('付款申请待审批').click();
  await expect.poll(place).toMatch(flowPlace);
  const config = readFlowConfig(new URLSearchParams(location.search).get('config'));
  expect(config).toMatchObject({ id: 'p1', opType: '3' });
  await expect.poll(() => room.heard(calls.read('m2'))).toHaveLength(1);
});

const settledAt = Date.UTC(2026, 10, 14, 6, 5);
const settled = { text: '已转给 顾远航（超时）', at: settledAt };

test('what is settled stands quietly in its place with what became of it', async () => {
  await open({
    [calls.list]: [listed([{ ...aboutTask, isRead: 1, settled }, ...four.slice(2)])],
    [calls.counts]: [counted()],
  });
  await expect.element(row('付款申请待审批').getByText('已转给 顾远航（超时）')).toBeVisible();
  expect(document.querySelector('.message-row-done .message-row-dot')).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a message whose flow one may not see any more says what was asked and what became of it', async () => {
  await open({
    [calls.read('m2')]: [detail('m2', { ...aboutTask, settled })],
    [checkCall]: [success({ isVisible: false, isOpen: false })],
    [calls.list]: [listed([{ ...aboutTask, isRead: 1, settled }])],
  });
  await row('付款申请待审批').click();
  await expect.poll(place).toBe(messageDetailPath('m2'));
  await expect.element(page.getByRole('heading', { name: '付款申请待审批' })).toBeVisible();
  await expect.element(page.getByText('已转给 顾远航（超时）')).toBeVisible();
  await expect.element(page.getByText('2026-11-14 14:05')).toBeVisible();
  await expect.element(page.getByText('您已不是该申请的处理人，或申请已删除，内容不再显示')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '查看流程' })).not.toBeInTheDocument();
});

test('on a desk it says so beside the list', async () => {
  await page.viewport(1440, 900);
  await open({
    [calls.read('m2')]: [detail('m2', { ...aboutTask, settled })],
    [checkCall]: [success({ isVisible: false, isOpen: false })],
    [calls.list]: [listed([{ ...aboutTask, isRead: 1, settled }])],
  });
  await row('付款申请待审批').click();
  await expect.element(page.getByText('您已不是该申请的处理人，或申请已删除，内容不再显示')).toBeVisible();
  await expect.element(row('付款申请待审批')).toBeVisible();
});

test('what is settled elsewhere becomes so on the screen', async () => {
  const room = await open({
    [calls.list]: [listed([aboutTask]), listed([{ ...aboutTask, isRead: 1, settled }])],
  });
  await expect.element(row('未读 付款申请待审批')).toBeVisible();
  await connected(room);
  await room.sockets({ say: unreadChanged({ unreadMessageCount: 0, unreadTotalCount: 3 }) });
  await expect.element(page.getByText('已转给 顾远航（超时）')).toBeVisible();
  await expect.poll(() => useBadge.getState().badgeNum).toBe(3);
});

test('a flow that takes its time shows the mask; two presses open it once', async () => {
  const room = await open({
    [calls.read('m2')]: [detail('m2', { type: 2 })],
    [checkCall]: [{ ...success({ isVisible: true, isOpen: true }), held: true }],
    [calls.list]: [listed([aboutTask])],
  });
  await row('付款申请待审批').click();
  // Not by the pointer: on a slow machine the mask is in its way already.
  (row('付款申请待审批').element() as HTMLElement).click();
  const entries = history.length;
  await expect.poll(() => document.querySelector('.loading-mask:popover-open')?.textContent).toBe('请求中');
  await room.release(checkCall);
  await expect.poll(place).toMatch(flowPlace);
  await expect.poll(() => document.querySelector('.loading-mask:popover-open')).toBeNull();
  expect(await room.heard(checkCall)).toHaveLength(1);
  expect(history.length).toBe(entries + 1);
});

test('who went elsewhere before the flow opened stays there, and the message stays unread', async () => {
  const room = await open(
    {
      [checkCall]: [{ ...success({ isVisible: true, isOpen: true }), held: true }],
      [calls.list]: [listed([aboutTask])],
    },
    '/pages/index/index',
  );
  await page.getByRole('button', { name: /站内消息/ }).click();
  await connected(room);
  await room.sockets({ say: { ...greeting, unreadTotalCount: 3, unreadMessageCount: 1 } });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(3);
  await row('付款申请待审批').click();
  expect(useBadge.getState().badgeNum).toBe(2);
  history.back();
  await expect.poll(place).toBe('/pages/index/index');
  await room.release(checkCall);
  await expect.poll(() => useBadge.getState().badgeNum).toBe(3);
  expect(place()).toBe('/pages/index/index');
  expect(await room.heard(calls.read('m2'))).toEqual([]);
});

test('all of a kind are read after a question; with none unread it only says so', async () => {
  const room = await open({
    [calls.readAll]: [success(null)],
    [calls.counts]: [unread, counted()],
  });
  await expect.element(tab('公告')).toBeVisible();
  await tab('公告').click();
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect.poll(toast).toBe('暂无未读消息');
  expect(await room.heard(calls.readAll)).toEqual([]);
  await tab('系统').click();
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect.element(page.getByText('将 1 条未读消息标为已读？')).toBeVisible();
  await page.getByRole('button', { name: '标为已读' }).click();
  await expect.poll(toast).toBe('已全部标为已读');
  const [told] = await room.heard(calls.readAll);
  expect(JSON.parse(told?.body ?? '')).toEqual({ type: '3', keyword: '' });
  await expect.poll(() => tab('系统').element().textContent).toBe('系统');
});

test('one is deleted by the menu of its row, after a question', async () => {
  const room = await open({
    [calls.list]: [listed(four), listed(four.slice(1))],
    [calls.remove]: [success(null)],
  });
  await page.getByRole('button', { name: '“系统今晚升级”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(toast).toBe('删除成功');
  await expect.element(row('系统今晚升级')).not.toBeInTheDocument();
  const [told] = await room.heard(calls.remove);
  expect(JSON.parse(told?.body ?? '')).toEqual({ ids: 'm1' });
});

test('several are ticked and deleted together, or not at all', async () => {
  const room = await open({
    [calls.list]: [listed(four), listed(four.slice(2))],
    [calls.remove]: [success(null)],
  });
  await expect.element(row('系统今晚升级')).toBeVisible();
  await page.getByRole('button', { name: '选择消息' }).click();
  await expect.element(page.getByRole('button', { name: '删除（0）' })).toBeDisabled();
  await row('系统今晚升级').click();
  await row('付款申请待审批').click();
  await expect.element(row('系统今晚升级')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '删除（2）' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(toast).toBe('删除成功');
  expect(JSON.parse((await room.heard(calls.remove))[0]?.body ?? '')).toEqual({ ids: 'm1,m2' });
  await expect.element(page.getByRole('heading', { name: '站内消息' })).toBeVisible();
  await page.getByRole('button', { name: '选择消息' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByRole('heading', { name: '站内消息' })).toBeVisible();
});

test('what is ticked is deleted, also when a new message pushed it off what is loaded', async () => {
  const room = await open({
    [calls.list]: [
      listed(four),
      listed([message('m9', { title: '放假通知', type: 1 }), ...four.slice(0, 3)]),
    ],
    [calls.remove]: [success(null)],
  });
  await connected(room);
  await page.getByRole('button', { name: '选择消息' }).click();
  await page.getByRole('button', { name: '全选' }).click();
  await room.sockets({ say: push() });
  await expect.element(row('放假通知')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(row('例会')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '删除（4）' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(toast).toBe('删除成功');
  expect(JSON.parse((await room.heard(calls.remove))[0]?.body ?? '')).toEqual({ ids: 'm1,m2,m3,m4' });
});

test('the list follows the socket: a new message comes in, one that was read elsewhere is read here', async () => {
  const room = await open({
    [calls.list]: [
      listed(four),
      listed([message('m9', { title: '放假通知', type: 1 }), ...four]),
      listed([message('m9', { title: '放假通知', type: 1, isRead: 1 }), ...four]),
    ],
  });
  await connected(room);
  await expect.element(row('系统今晚升级')).toBeVisible();
  await room.sockets({ say: push() });
  await expect.element(row('未读 放假通知')).toBeVisible();
  await room.sockets({ say: unreadChanged({ unreadNoticeCount: 0, unreadTotalCount: 3 }) });
  await expect.poll(() => row('放假通知').element().textContent).not.toContain('未读');
  await expect.element(tab('全部', 3)).toBeVisible();
  expect(useBadge.getState()).toMatchObject({ badgeNum: 3, msgInfo: { messageCount: 3 } });
});

test('a push leads to the message it tells of', async () => {
  const room = await open(
    { [calls.read('m9')]: [detail('m9', { title: '放假通知', type: 1 })] },
    '/pages/index/my',
  );
  await connected(room);
  await room.sockets({ say: push() });
  await page.getByRole('button', { name: '放假通知' }).click();
  await expect.poll(place).toBe(messageDetailPath('m9'));
});

test('on a desk the message stands beside the list, at its own URL, and Esc closes it', async () => {
  await page.viewport(1440, 900);
  await open({
    [calls.read('m3')]: [detail('m3', { type: 1, title: '国庆放假安排', bodyText: '<p>放假七天</p>' })],
  });
  await row('国庆放假安排').click();
  await expect.poll(place).toBe(`${messagesPath}?id=m3`);
  await expect.element(page.getByText('放假七天')).toBeVisible();
  await expect.element(row('系统今晚升级')).toBeVisible();
  document.body.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await expect.poll(place).toBe(messagesPath);
});

test('an announcement that is taken back while it is open is not readable any more', async () => {
  await page.viewport(1440, 900);
  const room = await open({
    [calls.list]: [listed(four), listed(four.filter(({ id }) => id !== 'm3'))],
    [calls.read('m3')]: [
      detail('m3', { type: 1, title: '国庆放假安排', bodyText: '<p>放假七天</p>' }),
      refused(404, '数据不存在'),
    ],
  });
  await connected(room);
  await row('国庆放假安排').click();
  await expect.element(page.getByText('放假七天')).toBeVisible();
  await room.sockets({ say: unreadChanged({}) });
  await expect.element(page.getByText('该消息已被删除、撤回或已过期')).toBeVisible();
  await expect.element(page.getByText('放假七天')).not.toBeInTheDocument();
  await expect.element(row('国庆放假安排')).not.toBeInTheDocument();
  expect(toast()).toBeUndefined();
});

test('without messages it says what will be here', async () => {
  await open({ [calls.list]: [listed([])], [calls.counts]: [counted()] });
  await expect.element(page.getByText('暂无消息')).toBeVisible();
  await expect.element(page.getByText('公告、审批、系统和日程消息会出现在这里')).toBeVisible();
});

test('in English', async () => {
  await chooseLanguage('en');
  await open();
  await expect.element(tab('Announcements')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing on list and detail, and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    const long = 'VeryLongTitleWithoutASpace'.repeat(8);
    await open({
      [calls.list]: [listed([...four, message('m5', { title: long, excerpt: long, releaseUser: long })])],
      [calls.read('m1')]: [detail('m1', { title: long, excerpt: long, bodyText: `<p>${long}</p>` })],
      [calls.counts]: [counted({ unReadMsg: 999, unReadNotice: 120, unReadSystemMsg: 999, unReadNum: 9999 })],
    });
    await expect.element(row('系统今晚升级')).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await row('系统今晚升级').click();
    await expect.element(page.getByRole('article').getByRole('heading', { name: long })).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
