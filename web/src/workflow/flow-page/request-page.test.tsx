import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import {
  calls,
  flowAnswer,
  newFlowAnswer,
  newPath,
  node,
  nothingNeeded,
  pathTo,
  person,
  previewAnswer,
  usersAnswer,
} from './testing/flows.ts';

const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const way = [
  node('start', '发起', { kind: 'start', people: [person('王小明')] }),
  node('manager', '主管审批', { people: [person('周经理', { via: '直属主管', skipped: '审批人为发起人' })] }),
];
const answers = {
  [calls.newFlow]: [newFlowAnswer()],
  [calls.preview]: [previewAnswer(way)],
  [calls.needsToSubmit]: [nothingNeeded],
  [calls.start]: [success({ id: 't1' })],
  [calls.users]: [usersAnswer],
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const opened = () => expect.element(page.getByLabelText('事由')).toBeVisible();
const sentTo = async (room: Awaited<ReturnType<typeof openApp>>, call: string) =>
  (await room.heard(call)).map(({ body }) => JSON.parse(body));

beforeEach(() => page.viewport(390, 844));

test('who will decide is shown while the form is filled in: asked once the person rests, by which rule and who is passed over', async () => {
  const room = await openApp(newPath, { answers });
  await opened();
  const ahead = page.getByRole('region', { name: '流程预览' });
  await expect.element(ahead.getByText('周经理')).toBeVisible();
  await expect.element(ahead.getByText('直属主管')).toBeVisible();
  await expect.element(ahead.getByText('将自动跳过：审批人为发起人')).toBeVisible();
  const asked = (await room.heard(calls.preview)).length;
  const reason = 'home for the holidays';
  await page.getByLabelText('天数').fill('5');
  await userEvent.type(page.getByLabelText('事由'), reason);
  await expect.element(ahead.getByText('周经理')).toBeVisible();
  await expect
    .poll(async () => (await sentTo(room, calls.preview)).at(-1))
    .toMatchObject({ flowId: 'v1', formData: { reason, days: 5 } });
  // Once where somebody types without a rest; however slow the machine, not for every key.
  expect((await room.heard(calls.preview)).length - asked).toBeLessThan(reason.length / 2);
});

test('what is missing is named before anything is asked; then it is confirmed and submitted with its urgency', async () => {
  const room = await openApp(newPath, { answers });
  await opened();
  await button('提交').click();
  await expect.element(page.getByRole('alert').getByText('请填写事由')).toBeVisible();
  expect(await room.heard(calls.needsToSubmit)).toHaveLength(0);
  await page.getByLabelText('事由').fill('探亲');
  await page.getByRole('radio', { name: '紧急' }).click({ force: true });
  await button('提交').click();
  await expect.element(page.getByRole('alertdialog', { name: '确认提交？', exact: true })).toBeVisible();
  expect(await room.heard(calls.start)).toHaveLength(0);
  await button('确定').click();
  await expect.poll(toastShown).toBe('提交成功，请耐心等待');
  expect(await sentTo(room, calls.start)).toEqual([
    expect.objectContaining({
      ...{ flowId: 'v1', status: 0, flowUrgent: 3, copyIds: '', candidateList: {}, branchList: [] },
      formData: { reason: '探亲', days: null, note: null },
    }),
  ]);
  await expect.poll(place).toBe('/pages/index/workFlow');
});

test('whoever decides first is named before it is submitted', async () => {
  const people = ['沈立群', '陶美华', '顾远航', '周经理'].map((name) => person(name));
  const steps = [
    node('start', '发起', { kind: 'start', state: 'past', people: [person('王小明')] }),
    node('head', '部门审批', { skipped: '天数 1 天以内，免此审批', people: [person('李娜')] }),
    node('manager', '主管审批', { people: [person('赵敏', { skipped: '审批人是发起人本人' }), ...people] }),
    node('last', '总经理审批', { people: [person('钱总')] }),
  ];
  await openApp(newPath, { answers: { ...answers, [calls.preview]: [previewAnswer(steps)] } });
  await opened();
  await page.getByLabelText('事由').fill('探亲');
  await button('提交').click();
  await expect
    .element(page.getByRole('alertdialog', { name: '确认提交？（下一步：沈立群、陶美华、顾远航等 4 人）' }))
    .toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
});

test('whoever thinks better of it stays with the form as it was', async () => {
  const room = await openApp(newPath, { answers });
  await opened();
  await page.getByLabelText('事由').fill('探亲');
  await button('提交').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByLabelText('事由')).toHaveValue('探亲');
  expect(await room.heard(calls.start)).toHaveLength(0);
});

test('a draft is kept as it is, whatever is missing', async () => {
  const room = await openApp(newPath, { answers });
  await opened();
  await page.getByLabelText('天数').fill('2');
  await button('暂存').click();
  await expect.poll(toastShown).toBe('已暂存');
  expect(await sentTo(room, calls.start)).toEqual([
    expect.objectContaining({ status: 1, formData: { reason: null, days: 2, note: null } }),
  ]);
});

test('nobody was found for a step: somebody is named and the same request is sent again', async () => {
  const room = await openApp(newPath, {
    answers: {
      ...answers,
      [calls.start]: [success([{ nodeId: 'law', nodeName: '法务审批' }]), success({ id: 't1' })],
    },
  });
  await opened();
  await page.getByLabelText('事由').fill('合同');
  await button('提交').click();
  await button('确定').click();
  await expect.element(page.getByText('以下节点没有找到审批人，请指定后再提交')).toBeVisible();
  expect(place()).toMatch(/^\/pages\/workFlow\/operate\/index\?config=%7B/);
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('审批人不能为空')).toBeVisible();
  await page.getByRole('button', { name: /法务审批/ }).click();
  await page.getByText(/陈经理/).click();
  await page.getByRole('button', { name: '确定（1）' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(async () => (await room.heard(calls.start)).length).toBe(2);
  expect((await sentTo(room, calls.start))[1]).toMatchObject({
    formData: { reason: '合同' },
    errorRuleUserList: { law: ['u7'] },
  });
  await expect.poll(toastShown).toBe('提交成功，请耐心等待');
});

test('a request that came back is changed and submitted with how far it was read', async () => {
  const room = await openApp(pathTo('-1'), {
    answers: {
      ...answers,
      [calls.flow]: [
        flowAnswer({ task: { status: 3 }, acts: ['submit', 'save', 'delete'], rights: { note: 'hidden' } }),
      ],
      [calls.change]: [success({ id: 't1' })],
    },
  });
  await opened();
  await expect.element(page.getByText('审核退回')).toBeVisible();
  await expect.element(page.getByLabelText('备注')).not.toBeInTheDocument();
  await page.getByLabelText('天数').fill('4');
  await button('提交').click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('提交成功，请耐心等待');
  expect((await sentTo(room, calls.change))[0]).toMatchObject({ id: 't1', seq: 7, formRev: 2, status: 0 });
  expect((await sentTo(room, calls.change))[0].formData).toEqual({ reason: '探亲', days: 4 });
});

test('an old link to a request that is on its way by now only shows it', async () => {
  await openApp(pathTo('-1'), { answers: { ...answers, [calls.flow]: [flowAnswer({ acts: ['press'] })] } });
  await expect.element(page.getByRole('tab', { name: '流程信息' })).toBeVisible();
  await expect.element(page.getByLabelText('天数')).not.toBeInTheDocument();
});

test('what the server says of a field stands at the field', async () => {
  await openApp(newPath, {
    answers: {
      ...answers,
      [calls.start]: [refused(422, '天数不能超过年假', { fields: { days: '天数不能超过年假' } })],
    },
  });
  await opened();
  await page.getByLabelText('事由').fill('年假');
  await page.getByLabelText('天数').fill('30');
  await button('提交').click();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('天数不能超过年假')).toBeVisible();
  await expect.element(page.getByLabelText('天数')).toHaveValue('30');
});

test('without a network nothing is lost: it is said, and the form stays', async () => {
  const room = await openApp(newPath, { answers: { ...answers, [calls.start]: [{ drop: true }] } });
  await opened();
  await page.getByLabelText('事由').fill('探亲');
  await button('提交').click();
  await button('确定').click();
  await expect.element(page.getByText(/刚才的操作可能没有完成/)).toBeVisible();
  await expect.element(page.getByLabelText('事由')).toHaveValue('探亲');
  await room.answer(calls.start, success({ id: 't1' }));
  await expect.element(page.getByText('网络不可用', { exact: true })).not.toBeInTheDocument();
  await button('提交').click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('提交成功，请耐心等待');
  const ids = (await room.heard(calls.start)).map(({ headers }) => headers['command-id']);
  expect(new Set(ids).size).toBe(1);
});

test.each(['', 'config=cut', `config=${btoa('{"opType":"1"}')}`])(
  'a link that opens nothing: %s',
  async (query) => {
    await openApp(`/pages/workFlow/flowBefore/index?${query}`, { answers });
    await expect.element(page.getByRole('heading', { name: '暂无此页面' })).toBeVisible();
  },
);
