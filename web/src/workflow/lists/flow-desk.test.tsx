import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { flowAnswer, calls as flowCalls, nothingNeeded } from '../flow-page/testing/flows.ts';
import { calls, counts, dictionaries, launched, pageOf, task } from '../testing/flows.ts';

const todoPath = '/pages/workFlow/flowTodo/index';
const base = '/api/workflow/Engine/FlowBefore';
const tasks = ['x1', 'x2', 'x3'].map((id) => task(id, { processId: 't1', taskOperatorId: 't1.o3' }));
const answers = (changes: Record<string, Answer[]> = {}): Record<string, Answer[]> => ({
  [calls.counts]: [counts()],
  [calls.dictionaries]: [dictionaries],
  [calls.todo]: [pageOf(tasks)],
  [flowCalls.flow]: [flowAnswer({ acts: ['audit', 'reject'] })],
  ...Object.fromEntries(
    tasks.flatMap(({ id }) => [
      [`POST ${base}/Candidates/${id}`, [nothingNeeded]],
      [`POST ${base}/Audit/${id}`, [success([])]],
    ]),
  ),
  ...changes,
});
const rows = () => [...document.querySelectorAll('.list-row')];
const openId = () => new URLSearchParams(location.search).get('id');
const heading = page.getByRole('heading', { name: /周子涵的请假申请/, level: 2 });

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

test('J and Enter open a flow beside the list, J goes on to the next, Esc closes it', async () => {
  await openApp(todoPath, { answers: answers() });
  await expect.poll(() => rows().length).toBe(3);
  await userEvent.keyboard('jj{Enter}');
  await expect.poll(openId).toBe('x2');
  await expect.element(heading.first()).toBeVisible();
  await expect.element(page.getByRole('tab', { name: '流程信息' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(openId).toBe('x3');
  await userEvent.keyboard('{Escape}');
  await expect.poll(openId).toBeNull();
  expect(place().split('?')[0]).toBe(todoPath);
});

test('A approves with two keys, and the next one opens by itself', async () => {
  const room = await openApp(`${todoPath}?id=x1`, { answers: answers() });
  await expect.element(page.getByRole('button', { name: '同意' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(openId).toBe('x2');
  expect(await room.heard(`POST ${base}/Audit/x1`)).toHaveLength(1);
});

test('an open flow stays while a search is on its way, with what was begun beside it', async () => {
  const room = await openApp(`${todoPath}?id=x1`, {
    answers: answers({ [calls.todo]: [pageOf(tasks), { ...pageOf(tasks), held: true }, pageOf(tasks)] }),
  });
  const agree = page.getByRole('button', { name: '同意' });
  await expect.element(agree).toBeVisible();
  const pressed = agree.element();
  await page.getByRole('searchbox').first().fill('请假');
  await expect
    .poll(async () => (await room.heard(calls.todo)).some(({ query }) => query.includes('keyword=%')))
    .toBe(true);
  await agree.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(pressed.isConnected).toBe(true);
  await room.release(calls.todo);
  await expect.poll(() => rows().length).toBe(3);
  expect(pressed.isConnected).toBe(true);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('M begins a comment: what is typed at once is its text, and no letter decides', async () => {
  const said = pageOf([]);
  const room = await openApp(`${todoPath}?id=x1`, {
    answers: answers({
      [flowCalls.flow]: [flowAnswer({ acts: ['audit', 'reject', 'comment'], hasComments: true })],
      'GET /api/workflow/Engine/FlowComment': [said],
    }),
  });
  await expect.element(page.getByRole('button', { name: '同意' })).toBeVisible();
  await userEvent.keyboard('mask a reader again');
  const box = page.getByRole('textbox', { name: '评论内容' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('ask a reader again');
  expect(document.querySelector('dialog:modal')).toBeNull();
  expect(await room.heard(`POST ${base}/Audit/x1`)).toHaveLength(0);
  // From another part of the page it comes back to the same text.
  await page.getByRole('tab', { name: '流程信息' }).click();
  await userEvent.keyboard('m');
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('ask a reader again');
});

test('what was opened is no longer marked as unread', async () => {
  const unread = tasks.map((one) => ({ ...one, isUnread: true }));
  await openApp(todoPath, { answers: answers({ [calls.todo]: [pageOf(unread)] }) });
  await expect.poll(() => rows().length).toBe(3);
  const marked = () => rows().map((row) => row.querySelector('.dense-flow-unread') !== null);
  expect(marked()).toEqual([true, true, true]);
  await userEvent.keyboard('j{Enter}');
  await expect.poll(marked).toEqual([false, true, true]);
});

test('paper shows the request alone, not the list beside it', async () => {
  await openApp(`${todoPath}?id=x1&print=1`, { answers: answers() });
  await expect.element(page.getByRole('button', { name: '打印' })).toBeVisible();
  const hidden = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.display === 'none')
    .map((rule) => (rule as CSSStyleRule).selectorText);
  const list = document.querySelector('.list-detail-list');
  expect(hidden.some((selector) => list?.matches(selector))).toBe(true);
});

test('Ctrl and Enter confirm wherever the focus is', async () => {
  const room = await openApp(`${todoPath}?id=x1`, { answers: answers() });
  for (const [id, next, hurry] of [
    ['x1', 'x2', ''],
    ['x2', 'x3', '{Shift>}{Tab}{Tab}{Tab}{/Shift}'],
  ] as const) {
    await expect.poll(openId).toBe(id);
    await expect.element(page.getByRole('button', { name: '同意' })).toBeVisible();
    await userEvent.keyboard('a');
    await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus();
    await userEvent.keyboard(`${hurry}{Control>}{Enter}{/Control}`);
    await expect.poll(openId).toBe(next);
    expect(await room.heard(`POST ${base}/Audit/${id}`)).toHaveLength(1);
  }
});

test('what is urgent is asked for first', async () => {
  const room = await openApp(todoPath, { answers: answers() });
  await expect.poll(() => rows().length).toBe(3);
  expect(new URLSearchParams((await room.heard(calls.todo))[0]?.query).get('sidx')).toBe('pressing');
});

test('a row of one’s own requests says where it stands and with whom', async () => {
  const list = pageOf([launched('p1', { waitsFor: ['沈立群', '顾远航'] })]);
  await openApp('/pages/workFlow/flowLaunch/index', { answers: answers({ [calls.launched]: [list] }) });
  await expect.poll(() => rows()[0]?.textContent).toContain('等待审核 · 部门经理 · 沈立群、顾远航');
});

test.each([
  [1440, 900, 14],
  [1920, 1080, 24],
])('%i × %i shows at least %i to-dos', async (width, height, least) => {
  await page.viewport(width, height);
  const many = Array.from({ length: 40 }, (_, n) => task(`x${n}`, { flowUrgent: (n % 3) + 1 }));
  await openApp(todoPath, { answers: answers({ [calls.todo]: [pageOf(many)] }) });
  await expect.poll(() => rows().length).toBeGreaterThan(10);
  const whole = () =>
    rows().filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= height;
    });
  await expect.poll(() => whole().length).toBeGreaterThanOrEqual(least);
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test('axe finds nothing with an open flow, and nothing overflows', async () => {
    chooseTheme(theme);
    await openApp(`${todoPath}?id=x1`, { answers: answers() });
    await expect.element(page.getByRole('button', { name: '同意' })).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  });
});
