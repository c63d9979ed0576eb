import { listTasks } from '@fairway/contract/workflow-lists.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { userTree } from '../../testing/company.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import { queryClient } from '../../wire/query-client.ts';
import '../lists/flow-todo-page.tsx';
import { calls, counts, pageOf, task } from '../testing/flows.ts';
import { pickPerson } from '../testing/pick-person.ts';

const path = '/pages/workFlow/flowTodo/index';
const tasks = (count: number) => Array.from({ length: count }, (_, number) => task(`x${number + 1}`));
const outcome = (id: string, problem = '') => ({ id, fullName: `请假申请 ${id}`, problem });

async function openBatch(count: number, answers: Record<string, Answer[]> = {}) {
  const room = await openApp(path, {
    answers: {
      [calls.counts]: [counts()],
      [calls.todo]: [pageOf(tasks(count))],
      [calls.batchTodo]: [pageOf(tasks(count))],
      'GET /api/permission/Users/Selector': [success({ list: userTree })],
      ...answers,
    },
  });
  await page.getByRole('button', { name: '批量' }).click();
  await expect.element(page.getByRole('heading', { name: '批量审批' })).toBeVisible();
  return room;
}
const tick = (id: string) => page.getByRole('button', { name: new RegExp(`请假申请 ${id}\\b`) }).click();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = async (room: Awaited<ReturnType<typeof openBatch>>) =>
  (await room.heard(calls.batch)).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

afterEach(() => page.viewport(390, 844));

test('ticked tasks are agreed to with one opinion; what did not work is told with its reason', async () => {
  const room = await openBatch(3, {
    [calls.batch]: [success([outcome('x1'), outcome('x3', '该任务已处理或已失效')])],
  });
  await expect.element(page.getByRole('button', { name: '同意', exact: true })).toBeDisabled();
  await tick('x1');
  await tick('x2');
  await tick('x2');
  await tick('x3');
  await expect.element(page.getByText('已选 2 条')).toBeVisible();
  await press('同意');
  await page.getByLabelText('审批意见').fill('  同意，请安排 ');
  await press('确认（2 条）');
  await expect.element(page.getByText('1 条处理成功')).toBeVisible();
  await expect.element(page.getByText('1 条未处理')).toBeVisible();
  await expect.element(page.getByText('该任务已处理或已失效')).toBeVisible();
  expect(await sent(room)).toEqual([{ ids: ['x1', 'x3'], batchType: 0, handleOpinion: '同意，请安排' }]);
  await press('完成');
  await expect.element(page.getByText('已选 0 条')).toBeVisible();
  await expect.poll(async () => (await room.heard(calls.batchTodo)).length).toBe(2);
});

test('all are ticked and unticked together', async () => {
  await openBatch(3);
  await press('全选');
  await expect.element(page.getByText('已选 3 条')).toBeVisible();
  await press('全选');
  await expect.element(page.getByText('已选 0 条')).toBeVisible();
});

test('what is ticked stays ticked when a new task comes in above it, and nothing of it when it is done', async () => {
  const handled = tasks(20);
  const room = await openBatch(20, {
    [calls.batch]: [
      success(handled.slice(0, 10).map(({ id }) => outcome(id))),
      success(handled.slice(10).map(({ id }) => outcome(id, id === 'x20' ? '该任务已处理或已失效' : ''))),
    ],
  });
  await expect
    .poll(async () => (await room.sockets()).frames.some(({ method }) => method === 'OnConnection'))
    .toBe(true);
  await press('全选');
  await expect.element(page.getByText('已选 20 条')).toBeVisible();
  await room.answer(calls.batchTodo, pageOf([task('new'), ...tasks(19)], 21));
  await room.sockets({ say: { method: 'flowChanged', taskId: 'new' } });
  const arrived = page.getByRole('button', { name: /请假申请 new/ });
  await expect.element(arrived).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText('已选 20 条')).toBeVisible();
  await press('同意');
  await room.answer(calls.batchTodo, pageOf([task('new'), task('x20')]));
  await press('确认（20 条）');
  await expect.element(page.getByText('19 条处理成功')).toBeVisible();
  await expect.element(page.getByText('该任务已处理或已失效')).toBeVisible();
  expect((await sent(room)).flatMap(({ ids }) => ids)).toEqual(handled.map(({ id }) => id));
  await press('完成');
  await expect.element(page.getByText('已选 0 条')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /请假申请 x20/ }))
    .toHaveAttribute('aria-pressed', 'false');
});

test('all means what is loaded now: pressed again it takes in what came meanwhile, then lets go of everything', async () => {
  const room = await openBatch(2);
  await tick('x2');
  await room.answer(calls.batchTodo, pageOf([task('new'), task('x1')]));
  await queryClient.invalidateQueries({ queryKey: [listTasks.name] });
  await expect.element(page.getByRole('button', { name: /请假申请 new/ })).toBeVisible();
  await press('全选');
  await expect.element(page.getByText('已选 3 条')).toBeVisible();
  await press('全选');
  await expect.element(page.getByText('已选 0 条')).toBeVisible();
});

test('many are sent a few at a time', async () => {
  const room = await openBatch(20, {
    [calls.batch]: [
      success(tasks(10).map(({ id }) => outcome(id))),
      success(tasks(10).map(({ id }) => outcome(`b${id}`))),
    ],
  });
  await press('全选');
  await press('同意');
  await press('确认（20 条）');
  await expect.element(page.getByText('20 条处理成功')).toBeVisible();
  expect((await sent(room)).map(({ ids }) => (ids as string[]).length)).toEqual([10, 10]);
});

test('how far it is can be seen, and the rest stopped', async () => {
  const slow = { ...success(tasks(10).map(({ id }) => outcome(id))), held: true } as const;
  const room = await openBatch(20, { [calls.batch]: [slow] });
  await press('全选');
  await press('退回');
  await press('确认（20 条）');
  await expect.element(page.getByText('正在处理，已完成 0 / 20')).toBeVisible();
  await press('停止');
  await room.release(calls.batch);
  await expect.element(page.getByText('10 条未处理')).toBeVisible();
  await expect.element(page.getByText('已停止，未处理').first()).toBeVisible();
  expect((await sent(room)).map(({ batchType }) => batchType)).toEqual([1]);
});

test('a refusal of all of them is told with each; a broken connection does not go on', async () => {
  const room = await openBatch(20, { [calls.batch]: [refused(403, '没有权限')] });
  await press('全选');
  await press('同意');
  await press('确认（20 条）');
  await expect.element(page.getByText('20 条未处理')).toBeVisible();
  await expect.element(page.getByText('没有权限').first()).toBeVisible();
  await press('完成');
  await room.answer(calls.batch, { drop: true });
  const before = (await room.heard(calls.batch)).length;
  await press('全选');
  await press('同意');
  await press('确认（20 条）');
  await expect.element(page.getByText('网络中断，结果未知，请刷新后核对').first()).toBeVisible();
  const ids = (await room.heard(calls.batch))
    .slice(before)
    .map(({ body }) => (JSON.parse(body) as { ids: string[] }).ids[0]);
  expect(new Set(ids)).toEqual(new Set(['x1']));
});

test('a phrase is put behind what is written', async () => {
  const phrase = {
    id: 'w1',
    commonWordsText: '请尽快安排',
    commonWordsType: 0,
    systemIds: [],
    sortCode: 0,
    enabledMark: 1,
  };
  await openBatch(1, { 'GET /api/system/CommonWords/Selector': [success({ list: [phrase] })] });
  await tick('x1');
  await press('同意');
  await page.getByLabelText('审批意见').fill('同意，');
  await press('常用语');
  await page.getByText('请尽快安排').click();
  await expect.element(page.getByLabelText('审批意见')).toHaveValue('同意，请尽快安排');
  await expect.element(page.getByRole('button', { name: '确认（1 条）' })).toBeVisible();
});

test('handing over needs somebody', async () => {
  const room = await openBatch(1, { [calls.batch]: [success([outcome('x1')])] });
  await tick('x1');
  await press('转审');
  await press('确认（1 条）');
  await expect.element(page.getByText('转审人员不能为空')).toBeVisible();
  expect(await sent(room)).toEqual([]);
});

test('they are handed to whoever was chosen', async () => {
  const room = await openBatch(1, { [calls.batch]: [success([outcome('x1')])] });
  await tick('x1');
  await press('转审');
  await pickPerson('转给谁', '周至');
  await press('确认（1 条）');
  await expect.element(page.getByText('1 条处理成功')).toBeVisible();
  expect(await sent(room)).toEqual([
    { ids: ['x1'], batchType: 2, handleOpinion: '', freeApproverUserId: 'ops01' },
  ]);
});

test('Esc leads to the ordinary list', async () => {
  await openBatch(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: '待办事宜' })).toBeVisible();
});

test('back leads to the ordinary list first, then off it', async () => {
  const answers = {
    [calls.counts]: [counts()],
    [calls.todo]: [pageOf(tasks(1))],
    [calls.batchTodo]: [pageOf(tasks(1))],
  };
  await openApp('/pages/index/workFlow', { answers });
  await page.getByRole('link', { name: '待办事宜' }).click();
  await press('批量');
  await expect.element(page.getByRole('heading', { name: '批量审批' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { name: '待办事宜' })).toBeVisible();
  expect(place()).toBe(path);
  history.back();
  await expect.poll(place).toBe('/pages/index/workFlow');
});

test('only what allows it is offered', async () => {
  await openBatch(0, { [calls.batchTodo]: [pageOf([task('x1', { isBatch: false })])] });
  await expect.element(page.getByText('没有可以批量处理的待办')).toBeVisible();
});

test('in English', async () => {
  await chooseLanguage('en');
  await openApp(path, {
    answers: { [calls.todo]: [pageOf(tasks(1))], [calls.batchTodo]: [pageOf(tasks(1))] },
  });
  await page.getByRole('button', { name: 'Batch' }).click();
  await expect.element(page.getByText('0 ticked')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing while ticking, asking and telling, and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await openBatch(3, { [calls.batch]: [success([outcome('x1'), outcome('x2', '请填写意见')])] });
    await tick('x1');
    await tick('x2');
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await press('转审');
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    await press('取消');
    await expect.element(page.getByText('已选 2 条')).toBeVisible();
    await tick('x1');
    await press('退回');
    await press('确认（1 条）');
    await page.getByText('请填写意见').hover();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  });
});
