import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { userTree } from '../../testing/company.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { calls, counts, dictionaries, launched, openedConfig, pageOf, task } from '../testing/flows.ts';
import { pickPerson } from '../testing/pick-person.ts';
import './flow-copy-page.tsx';
import './flow-done-page.tsx';
import './flow-launch-page.tsx';
import './flow-todo-page.tsx';

const paths = {
  launched: '/pages/workFlow/flowLaunch/index',
  todo: '/pages/workFlow/flowTodo/index',
  done: '/pages/workFlow/flowDone/index',
  copy: '/pages/workFlow/flowCopy/index',
};
const flowPage = '/pages/workFlow/flowBefore/index';
const answers = (changes: Record<string, Answer[]>): Record<string, Answer[]> => ({
  [calls.counts]: [counts()],
  [calls.dictionaries]: [dictionaries],
  [calls.selector]: [
    success({ list: [{ id: 't1', fullName: '请假申请', enCode: 'leave', category: 'hr' }] }),
  ],
  'GET /api/permission/Users/Selector': [success({ list: userTree })],
  ...changes,
});
const toast = () => document.querySelector('.toast:popover-open')?.textContent;

afterEach(() => page.viewport(390, 844));

describe('tasks', () => {
  test.each([
    ['todo', '1', '接收时间', '等待审核'],
    ['done', '2', '办理时间', '同意'],
    ['copy', '3', '抄送时间', '等待审核'],
  ] as const)(
    '%s: the card, and a press opens the flow with opType %s',
    async (kind, opType, time, state) => {
      await openApp(paths[kind], { answers: answers({ [calls[kind]]: [pageOf([task('x1')])] }) });
      const card = page.getByRole('button', { name: /请假申请 x1/ }).first();
      await expect.element(card).toBeVisible();
      const text = card.element().textContent ?? '';
      for (const words of [`${time}：2026-11-15 09:30`, state, '天数 3', '审批节点：部门经理审批', '周子涵'])
        expect(text).toContain(words);
      await card.click();
      await expect.poll(() => place().split('?')[0]).toBe(flowPage);
      expect(openedConfig()).toEqual({
        ...{ id: 'p-x1', enCode: 'leave', flowId: 'f1', formType: 2, opType, status: 1 },
        ...{ taskNodeId: 'p-x1.v1', taskId: 'x1', fullName: '请假申请 x1' },
      });
    },
  );

  test('a request of a customer says so', async () => {
    const theirs = task('x2', { userName: '许佳宁', isExternal: true });
    await openApp(paths.todo, { answers: answers({ [calls.todo]: [pageOf([task('x1'), theirs])] }) });
    await expect.element(page.getByText('外部', { exact: true })).toBeVisible();
    const people = [...document.querySelectorAll('.flow-card-person')].map((person) => person.textContent);
    expect(people).toEqual([expect.stringMatching(/周子涵$/), expect.stringMatching(/许佳宁 外部$/)]);
  });

  test('urgent, entrusted, unread and late are said in words', async () => {
    const late = {
      flowUrgent: 3,
      delegateUser: '顾远航/gm01',
      isUnread: true,
      due: Date.now() - 3 * 3_600_000,
    };
    await openApp(paths.todo, { answers: answers({ [calls.todo]: [pageOf([task('x1', late)])] }) });
    for (const words of ['紧急', '委托 · 顾远航', '未读', '已超时 3 小时'])
      await expect.element(page.getByText(words)).toBeInTheDocument();
  });

  test('the menu of a task opens the flow with its act; a suspended one has none', async () => {
    const list = pageOf([task('x1'), task('x2', { suspend: 1, status: 6 })]);
    await openApp(paths.todo, { answers: answers({ [calls.todo]: [list] }) });
    await expect.element(page.getByText('已被挂起')).toBeVisible();
    expect(page.getByRole('button', { name: /更多操作/ }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: '请假申请 x1的更多操作' }).click();
    await page.getByRole('menuitem', { name: '转审' }).click();
    await expect.poll(() => place().split('?')[0]).toBe(flowPage);
    expect(new URLSearchParams(location.search).get('act')).toBe('transfer');
  });

  test('what narrows the list is in the URL, is asked for, and is there after back', async () => {
    const room = await openApp(paths.todo, { answers: answers({ [calls.todo]: [pageOf([task('x1')])] }) });
    await page.getByRole('button', { name: '筛选' }).click();
    await page.getByLabelText('流程分类').selectOptions('hr');
    await page.getByLabelText('所属流程').selectOptions('t1');
    await page.getByLabelText('紧急程度').selectOptions('3');
    await page.getByLabelText('开始日期').fill('2026-11-15');
    await page.getByLabelText('结束日期').fill('2026-11-14');
    await page.getByRole('button', { name: '应用' }).click();
    await expect.element(page.getByText('开始日期不能晚于结束日期')).toBeVisible();
    await page.getByLabelText('结束日期').fill('2026-11-15');
    await page.getByRole('button', { name: '应用' }).click();
    const wanted = { templateId: 't1', flowCategory: 'hr', flowUrgent: '3' };
    const asked = async () =>
      Object.fromEntries(new URLSearchParams((await room.heard(calls.todo)).at(-1)?.query));
    await expect.poll(asked).toMatchObject({
      ...wanted,
      startTime: String(Date.UTC(2026, 10, 14, 16)),
      endTime: String(Date.UTC(2026, 10, 15, 16)),
    });
    const narrowed = place();
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject(wanted);
    await page
      .getByRole('button', { name: /请假申请 x1/ })
      .first()
      .click();
    await expect.poll(() => place().split('?')[0]).toBe(flowPage);
    history.back();
    await expect.poll(place).toBe(narrowed);
    await expect.element(page.getByRole('button', { name: '筛选（已启用）' })).toBeVisible();
  });

  test('a person is chosen in the filter, which stays open for the rest', async () => {
    const room = await openApp(paths.todo, { answers: answers({ [calls.todo]: [pageOf([task('x1')])] }) });
    await page.getByRole('button', { name: '筛选' }).click();
    await pickPerson('发起人', '周至');
    await page.getByRole('button', { name: '应用' }).click();
    await expect
      .poll(async () =>
        new URLSearchParams((await room.heard(calls.todo)).at(-1)?.query).get('creatorUserId'),
      )
      .toBe('ops01');
  });

  test.each([
    ['todo', '没有待办'],
    ['done', '还没有办理过流程'],
    ['copy', '没有抄送给您的流程'],
  ] as const)('%s without anything says so', async (kind, words) => {
    await openApp(paths[kind], { answers: answers({ [calls[kind]]: [pageOf([])] }) });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('a list that is refused says so', async () => {
    const forbidden = refused(403, '暂无权限，请联系管理员');
    await openApp(paths.done, { answers: answers({ [calls.done]: [forbidden] }) });
    await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
  });

  test('a list that did not come can be asked for again', async () => {
    await openApp(paths.copy, {
      answers: answers({ [calls.copy]: [refused(500, '出错了'), pageOf([task('x9')])] }),
    });
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(page.getByRole('button', { name: /请假申请 x9/ }).first()).toBeVisible();
  });
});

describe('my requests', () => {
  test.each([
    [0, '-1', '等待提交'],
    [1, '0', '等待审核'],
    [2, '0', '审核通过'],
    [3, '-1', '审核退回'],
    [4, '0', '流程撤回'],
    [5, '0', '审核终止'],
    [6, '-1', '已被挂起'],
    [8, '0', '撤销中'],
    [9, '0', '已撤销'],
  ])('status %i opens with opType %s and is called %s', async (status, opType, words) => {
    await openApp(paths.launched, {
      answers: answers({ [calls.launched]: [pageOf([launched('p1', { status })])] }),
    });
    await expect.element(page.getByText(words)).toBeVisible();
    await page
      .getByRole('button', { name: /请假申请 p1/ })
      .first()
      .click();
    await expect.poll(() => place().split('?')[0]).toBe(flowPage);
    expect(openedConfig()).toMatchObject({ id: 'p1', opType, status });
  });

  test('ten at a time, without a step it says so', async () => {
    const list = pageOf([launched('p1', { thisStep: '' })]);
    const room = await openApp(paths.launched, { answers: answers({ [calls.launched]: [list] }) });
    await expect.element(page.getByText('暂无', { exact: true })).toBeVisible();
    expect((await room.heard(calls.launched))[0]?.query).toContain('pageSize=10');
  });

  test('reminding, and taking back once it is confirmed', async () => {
    const room = await openApp(paths.launched, {
      answers: answers({
        [calls.launched]: [pageOf([launched('p1')]), pageOf([launched('p1', { status: 4 })])],
        [calls.urge('p1')]: [success(null)],
        [calls.withdraw('p1')]: [success(null)],
      }),
    });
    await page.getByRole('button', { name: '请假申请 p1的更多操作' }).click();
    await page.getByRole('menuitem', { name: '催办' }).click();
    await expect.poll(toast).toBe('已提醒 沈立群 尽快处理');
    await page.getByRole('button', { name: '请假申请 p1的更多操作' }).click();
    await page.getByRole('menuitem', { name: '撤回' }).click();
    await page.getByRole('button', { name: '取消' }).click();
    expect(await room.heard(calls.withdraw('p1'))).toEqual([]);
    await page.getByRole('button', { name: '请假申请 p1的更多操作' }).click();
    await page.getByRole('menuitem', { name: '撤回' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
    await expect.element(page.getByText('流程撤回')).toBeVisible();
    expect(await room.heard(calls.withdraw('p1'))).toHaveLength(1);
  });

  test.each([1, 2, 3, 5, 8, 9])('with status %i it is not deleted', async (status) => {
    const room = await openApp(paths.launched, {
      answers: answers({ [calls.launched]: [pageOf([launched('p1', { status })])] }),
    });
    await page.getByRole('button', { name: '请假申请 p1的更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect.poll(toast).toBe('流程正在审核,请勿删除');
    expect(await room.heard(calls.remove('p1'))).toEqual([]);
  });

  test('a draft is swiped aside and deleted', async () => {
    const room = await openApp(paths.launched, {
      answers: answers({
        [calls.launched]: [pageOf([launched('p1', { status: 0 })]), pageOf([])],
        [calls.remove('p1')]: [success(null)],
      }),
    });
    await expect.element(page.getByText('等待提交')).toBeVisible();
    const track = document.querySelector('.row-acts-track');
    expect(track?.scrollWidth).toBeGreaterThan(track?.clientWidth ?? 0);
    track?.scrollTo({ left: 500, behavior: 'instant' });
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect.element(page.getByText('还没有发起过流程')).toBeVisible();
    expect(await room.heard(calls.remove('p1'))).toHaveLength(1);
  });

  test('a sideways finger swipes the row and does not pull the list', async () => {
    const room = await openApp(paths.launched, {
      answers: answers({ [calls.launched]: [pageOf([launched('p1')])] }),
    });
    await expect.element(page.getByText('等待审核')).toBeVisible();
    const target = document.querySelector('.flow-row-main') as HTMLElement;
    const finger = (type: string, clientX: number, clientY: number) => {
      const touches = [new Touch({ identifier: 1, target, clientX, clientY })];
      target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    };
    const drag = (toX: number, toY: number) => {
      finger('touchstart', 300, 200);
      finger('touchmove', 300 + (toX - 300) / 10, 200 + (toY - 200) / 10);
      finger('touchmove', toX, toY);
      target.dispatchEvent(new TouchEvent('touchend', { bubbles: true }));
    };
    drag(-400, 500);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await room.heard(calls.launched)).toHaveLength(1);
    drag(300, 500);
    await expect.poll(async () => (await room.heard(calls.launched)).length).toBe(2);
  });
});

test('the menu is worked with keys: arrows, Esc back to its button', async () => {
  await openApp(paths.launched, { answers: answers({ [calls.launched]: [pageOf([launched('p1')])] }) });
  await page.getByRole('button', { name: '请假申请 p1的更多操作' }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe('催办');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('删除');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('催办');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('请假申请 p1的更多操作');
});

test('in English', async () => {
  await chooseLanguage('en');
  await openApp(paths.todo, { answers: answers({ [calls.todo]: [pageOf([task('x1')])] }) });
  await expect.element(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect.element(page.getByText('Under way')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each(Object.entries(paths))('axe finds nothing on %s, also with its filter', async (_, path) => {
    const long = `${'很长的名字'.repeat(12)} end`;
    const full = { fullName: long, flowUrgent: 3, delegateUser: '顾远航/gm01', due: Date.now() - 1 };
    await page.viewport(width, height);
    chooseTheme(theme);
    const tasks = [pageOf([task('x1', full), task('x2')])];
    await openApp(path, {
      answers: answers({
        ...{ [calls.todo]: tasks, [calls.done]: tasks, [calls.copy]: tasks },
        [calls.launched]: [pageOf([launched('p1', { fullName: long }), launched('p2')])],
      }),
    });
    await expect.element(page.getByText(/end/).first()).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: '筛选' }).click();
    await expect.element(page.getByLabelText('流程分类')).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  });
});
