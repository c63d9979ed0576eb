import type { FlowAct } from '@fairway/contract/workflow.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import {
  type Changes,
  calls,
  flowAnswer,
  flowInfo,
  noTasks,
  nothingNeeded,
  overflowing,
  pathTo,
  record,
  usersAnswer,
} from '../flow-page/testing/flows.ts';

const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const mine = [
  record('t1.r1', '周子涵/sales02'),
  record('t1.r2', '王小明', { handleId: 'u1', handleStatus: 1 }),
];
const done = success(null);

const open = async (opType: string, acts: FlowAct[], answers: object = {}, changes: Changes = {}) => {
  const room = await openApp(pathTo(opType), {
    answers: {
      [calls.flow]: [flowAnswer({ acts, flowTaskOperatorRecordList: mine, ...changes })],
      [calls.needs]: [nothingNeeded],
      [calls.todo]: [noTasks],
      [calls.users]: [usersAnswer],
      [calls.signatures]: [success([])],
      ...answers,
    },
  });
  await expect.element(page.getByRole('heading', { name: '周子涵的请假申请', level: 2 })).toBeVisible();
  return room;
};
type Room = Awaited<ReturnType<typeof open>>;
const sentTo = async (room: Room, call: string) =>
  (await room.heard(call)).map(({ body }) => (body ? JSON.parse(body) : undefined));
const pick = async (field: RegExp, name = /陈经理/) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByText(name).click();
};

beforeEach(() => page.viewport(390, 844));

test('where nothing has to be said one sheet with room for an opinion is enough; what is changed in the form goes along', async () => {
  const room = await open('1', ['audit'], { [calls.audit]: [done] });
  await page.getByLabelText('天数').fill('5');
  await button('同意').click();
  await expect.element(page.getByText('确认同意？')).toBeVisible();
  await page.getByLabelText('审批意见').fill('同意，早去早回');
  await button('确定').click();
  await expect.poll(toastShown).toBe('已同意');
  expect(await sentTo(room, calls.audit)).toEqual([
    expect.objectContaining({
      ...{ handleOpinion: '同意，早去早回', seq: 7, formRev: 2, formData: { days: 5 } },
      ...{ signImg: '', fileList: [], copyIds: '', candidateList: {}, branchList: [] },
    }),
  ]);
  await expect.poll(place, { timeout: 4_000 }).toBe('/pages/workFlow/flowTodo/index');
});

test('the next task is offered, and opens in place of the one that was done', async () => {
  const next = { id: 't2.o1', processId: 't2', flowCode: 'pay', flowId: 'v2', formType: 2, status: 1 };
  const rest = { thisStepId: 't2.v1', fullName: '付款申请' };
  const list = success({
    list: [{ ...next, ...rest }],
    pagination: { currentPage: 1, pageSize: 2, total: 3 },
  });
  await open('1', ['audit'], { [calls.audit]: [done], [calls.todo]: [list] });
  await button('同意').click();
  await button('确定').click();
  await expect.element(page.getByText('还有 3 条待办')).toBeVisible();
  await button('处理下一条').click();
  await expect.poll(() => decodeURIComponent(place())).toContain(btoa('{"id":"t2"').slice(0, 12));
});

test('a step that wants an opinion and a signature has a page of its own on a phone, and says what is missing', async () => {
  const room = await open(
    '1',
    ['audit'],
    { [calls.audit]: [done], [calls.addSignature]: [done] },
    { opinion: 'required', signature: true },
  );
  await page.getByLabelText('天数').fill('5');
  await button('同意').click();
  await expect.element(page.getByText('抄送人员')).toBeVisible();
  expect(place()).toMatch(/^\/pages\/workFlow\/operate\/index\?config=/);
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('审批意见不能为空')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('签名不能为空')).toBeVisible();
  await page.getByLabelText('审批意见').fill('同意');
  await page.getByRole('button', { name: /^签名/ }).click();
  const paper = page.getByRole('img', { name: '请在此处签名' });
  await expect.element(paper).toBeVisible();
  await userEvent.dragAndDrop(paper, paper, {
    sourcePosition: { x: 60, y: 100 },
    targetPosition: { x: 200, y: 120 },
  });
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('已同意');
  const [sent] = await sentTo(room, calls.audit);
  expect(sent).toMatchObject({ handleOpinion: '同意', formData: { days: 5 }, seq: 7 });
  expect(sent.signImg).toMatch(/^data:image\/png;base64,/);
  await expect
    .poll(async () => (await sentTo(room, calls.addSignature))[0])
    .toEqual({ signImg: sent.signImg, isDefault: 1 });
});

test('back from the decision the form is as it was left, and so is the decision', async () => {
  await open('1', ['audit'], {}, { opinion: 'required' });
  await page.getByLabelText('天数').fill('5');
  await button('同意').click();
  await page.getByLabelText('审批意见').fill('写到一半');
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(page.getByLabelText('天数')).toHaveValue('5');
  await button('同意').click();
  await expect.element(page.getByLabelText('审批意见')).toHaveValue('写到一半');
});

test('a reload of the decision finds it as it was, with what was changed in the form', async () => {
  const answers = { [calls.audit]: [done] };
  await open('1', ['audit'], answers, { opinion: 'required' });
  await page.getByLabelText('天数').fill('5');
  await button('同意').click();
  await page.getByLabelText('审批意见').fill('写到一半');
  const here = place();
  await cleanup();
  const room = await openApp(here, {
    answers: {
      ...answers,
      [calls.flow]: [flowAnswer({ acts: ['audit'], opinion: 'required' })],
      [calls.needs]: [nothingNeeded],
      [calls.todo]: [noTasks],
    },
  });
  await expect.element(page.getByLabelText('审批意见')).toHaveValue('写到一半');
  await button('确定').click();
  await expect.poll(toastShown).toBe('已同意');
  expect((await sentTo(room, calls.audit))[0]).toMatchObject({ formData: { days: 5 }, seq: 7 });
});

test('somebody was faster than a decision on its own page: the flow shows it, and the decision is still there', async () => {
  const room = await open(
    '1',
    ['audit'],
    { [calls.audit]: [refused(409, '页面内容已变化')] },
    { opinion: 'required' },
  );
  await page.getByLabelText('天数').fill('5');
  await button('同意').click();
  await page.getByLabelText('审批意见').fill('同意五天');
  const other = record('t1.r9', '李娜/hr01', { handleStatus: 7, operatorId: '孙主任' });
  await room.answer(
    calls.flow,
    flowAnswer({
      acts: ['audit'],
      opinion: 'required',
      seq: 9,
      flowTaskOperatorRecordList: [...mine, other],
    }),
  );
  await button('确定').click();
  await expect.poll(toastShown).toBe('页面内容已变化。已载入最新内容，您填写的内容已保留');
  await expect.element(page.getByText(/李娜 · 转/)).toBeVisible();
  await expect.element(page.getByLabelText('天数')).toHaveValue('5');
  await button('同意').click();
  await expect.element(page.getByLabelText('审批意见')).toHaveValue('同意五天');
});

test('files are handed in with the decision, and a phrase is put behind what is written', async () => {
  const stored = { name: 'f1', url: '/api/file/Image/annex/f1', fileExtension: 'pdf', fileSize: 3 };
  const phrase = { id: 'w1', commonWordsText: '同意。', commonWordsType: 0, systemIds: [], sortCode: 0 };
  const room = await open('1', ['audit'], {
    [calls.audit]: [done],
    'POST /api/file/Uploader/annex': [{ ...success(stored), delay: 300 }],
    'GET /api/system/CommonWords/Selector': [success({ list: [{ ...phrase, enabledMark: 1 }] })],
  });
  await button('同意').click();
  await page.getByLabelText('审批意见').fill('已核对，');
  await button('附件、抄送').click();
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(
    page.elementLocator(chooser),
    new File(['abc'], '合同.pdf', { type: 'application/pdf' }),
  );
  await button('常用语').click();
  await page.getByText('同意。').click();
  await expect.element(page.getByLabelText('审批意见')).toHaveValue('已核对，同意。');
  await button('确定').click();
  await expect.poll(toastShown).toBe('已同意');
  expect((await sentTo(room, calls.audit))[0]).toMatchObject({
    handleOpinion: '已核对，同意。',
    fileList: [{ fileId: 'f1', name: '合同.pdf' }],
  });
});

test('it is sent back to a chosen step, to come straight back', async () => {
  const returns = success({
    list: [
      { id: 'start', nodeCode: 'start', nodeName: '发起' },
      { id: 'first', nodeCode: 'first', nodeName: '初审' },
    ],
    ...{ isLastAppro: true, rejectType: 3, isRejectionTheEnd: false },
  });
  const room = await open(
    '1',
    ['audit', 'reject'],
    { [calls.returns]: [returns], [calls.reject]: [done] },
    { opinion: 'onReject' },
  );
  await button('退回').click();
  await page.getByRole('radio', { name: '初审' }).click();
  await page.getByRole('radio', { name: '直接提交给我' }).click();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('退回意见不能为空')).toBeVisible();
  await page.getByLabelText('退回意见').fill('天数不对');
  await button('确定').click();
  await expect.poll(toastShown).toBe('已退回');
  expect((await sentTo(room, calls.reject))[0]).toMatchObject({
    ...{ rejectStep: 'first', rejectType: 2, handleOpinion: '天数不对', seq: 7 },
  });
});

test('where the step says what a rejection does, that can be chosen beside the steps to return to', async () => {
  const step = { id: 'manager', kind: 'approve', onReject: 'end', buttons: ['reject', 'return'] };
  const arms = [{ seq: [step] }, { seq: [] }];
  const root = [{ id: 'split', kind: 'branch', arms }];
  const info = flowInfo();
  const room = await open(
    '1',
    ['reject'],
    {
      [calls.returns]: [
        success({
          list: [{ id: 'start', nodeCode: 'start', nodeName: '发起' }],
          ...{ isLastAppro: true, rejectType: 1, isRejectionTheEnd: true },
        }),
      ],
      [calls.reject]: [done],
    },
    { flowTemplateInfo: { ...info.flowTemplateInfo, template: JSON.stringify({ root }) } },
  );
  await button('退回').click();
  await expect.element(page.getByRole('radio', { name: '发起' })).toBeChecked();
  await page.getByRole('radio', { name: '驳回，结束本次审批' }).click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('已退回');
  expect((await sentTo(room, calls.reject))[0]).toMatchObject({ rejectStep: '' });
});

test('a revocation is not sent back to its start: where nothing else is left, rejecting ends it', async () => {
  const step = { id: 'manager', kind: 'approve', onReject: 'start', buttons: ['return'] };
  const { flowTemplateInfo } = flowInfo();
  const room = await open(
    '1',
    ['reject'],
    {
      [calls.returns]: [success({ list: [], isLastAppro: false, rejectType: 3, isRejectionTheEnd: true })],
      [calls.reject]: [done],
    },
    {
      revokes: { id: 't8', fullName: '原来的请假申请', reason: '行程取消' },
      flowTemplateInfo: { ...flowTemplateInfo, template: JSON.stringify({ root: [step] }) },
    },
  );
  await button('退回').click();
  await expect.element(page.getByRole('radio')).toHaveAccessibleName('驳回，结束本次审批');
  await expect.element(page.getByRole('radio')).toBeChecked();
  await button('确定').click();
  await expect.poll(toastShown).toBe('已退回');
  expect((await sentTo(room, calls.reject))[0]).toMatchObject({ rejectStep: '' });
});

test('a task is handed to somebody', async () => {
  const room = await open('1', ['audit', 'transfer'], { [calls.transfer]: [done] });
  await button('转审').click();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('转审人员不能为空')).toBeVisible();
  await pick(/转给谁/);
  await page.getByLabelText('转审原因').fill('我休假');
  await button('确定').click();
  await expect.poll(toastShown).toBe('已转审');
  expect((await sentTo(room, calls.transfer))[0]).toEqual({
    ...{ freeApproverUserId: 'u7', handleOpinion: '我休假', signImg: '', fileList: [], seq: 7 },
  });
});

test('several people sign too, after me and one after the other', async () => {
  const room = await open('1', ['audit', 'freeApprover'], { [calls.addSigner]: [done] });
  await button('加签').click();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('加签人员不能为空')).toBeVisible();
  await page.getByRole('button', { name: /加签人员/ }).click();
  await page.getByText(/陈经理/).click();
  await page.getByText(/孙主任/).click();
  await page.getByRole('button', { name: '确定（2）' }).click();
  await page.getByRole('radio', { name: /审批后/ }).click();
  await page.getByRole('radio', { name: '依次审批' }).click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('已加签');
  expect((await sentTo(room, calls.addSigner))[0]).toMatchObject({
    ...{ freeApproverUserId: 'u7,u8', freeApproverType: 2, counterSign: 2 },
  });
});

test.each([
  ['claim', '签收', calls.claim, '操作成功'],
  ['unclaim', '退签', calls.unclaim, '操作成功'],
  ['delete', '删除', calls.remove, '已删除'],
  ['press', '催办', calls.urge, '已催办'],
] as const)('%s asks once, and is done', async (act, name, call, words) => {
  const room = await open('1', [act], { [call]: [done] });
  await button(name).click();
  if (act === 'press') await expect.element(page.getByText('将提醒 王小明 尽快处理')).toBeVisible();
  expect(await room.heard(call)).toHaveLength(0);
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect.poll(toastShown).toBe(words);
  expect(await room.heard(call)).toHaveLength(1);
});

test('what was written when it was saved stands there again', async () => {
  await open('1', ['audit'], {}, { approversProperties: { savedOpinion: '先看合同' } });
  await button('同意').click();
  await expect.element(page.getByLabelText('审批意见')).toHaveValue('先看合同');
});

test('what is filled in so far is saved', async () => {
  const room = await open('1', ['audit', 'saveAudit'], { [calls.saveAudit]: [done] });
  await page.getByLabelText('天数').fill('6');
  await button('暂存').click();
  await expect.poll(toastShown).toBe('已暂存');
  expect(await sentTo(room, calls.saveAudit)).toEqual([{ formData: { days: 6 }, handleOpinion: '' }]);
});

test.each([
  ['recall', '2', '撤回', calls.recall, '撤回原因', '已撤回'],
  ['revoke', '0', '撤回', calls.withdraw, '撤回原因', '已撤回'],
  ['cancel', '4', '终止', calls.cancel, '终止原因', '操作成功'],
  ['restore', '4', '恢复', calls.restore, '恢复原因', '操作成功'],
] as const)('%s is done with a reason', async (act, opType, name, call, label, words) => {
  const room = await open(opType, [act], { [call]: [done] });
  await button(name).click();
  await page.getByLabelText(label).fill('因为');
  await button('确定').click();
  await expect.poll(toastShown).toBe(words);
  expect((await sentTo(room, call))[0]).toEqual({ handleOpinion: '因为', signImg: '', fileList: [], seq: 7 });
});

test('an approved request is revoked with a reason, and it says how long that is possible', async () => {
  const room = await open(
    '0',
    ['copy', 'comment', 'print', 'revokeApproved'],
    { [calls.revoke]: [success({ id: 't9' })] },
    { task: { status: 2 }, revokeUntil: Date.now() + 3 * 24 * 3_600_000 + 60_000 },
  );
  await button('更多').click();
  await page.getByText('撤销申请').click();
  await expect.element(page.getByText(/可撤销至 .*，还剩 3 天/)).toBeVisible();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('撤销原因不能为空')).toBeVisible();
  expect(await room.heard(calls.revoke)).toEqual([]);
  await page.getByLabelText('撤销原因').fill('行程取消');
  await button('确定').click();
  await expect.poll(toastShown).toBe('撤销申请已提交');
  expect(await sentTo(room, calls.revoke)).toEqual([
    { handleOpinion: '行程取消', signImg: '', fileList: [], seq: 7 },
  ]);
  await expect.element(page.getByRole('heading', { name: '周子涵的请假申请', level: 2 })).toBeVisible();
});

test('a request whose time is over says so', async () => {
  const words = '已超过可撤销期限：通过后 7 天内可以撤销';
  await open(
    '0',
    ['revokeApproved'],
    { [calls.revoke]: [refused(400, words)] },
    { task: { status: 2 }, revokeUntil: Date.now() },
  );
  await button('撤销申请').click();
  await page.getByLabelText('撤销原因').fill('行程取消');
  await button('确定').click();
  await expect.poll(toastShown).toBe(words);
});

test('a copy goes to more people', async () => {
  const room = await open('0', ['copy'], { [calls.copy]: [done] });
  await button('抄送').click();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('抄送人员不能为空')).toBeVisible();
  await pick(/抄送人员/);
  await page.getByRole('button', { name: '确定（1）' }).click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('已抄送');
  expect(await sentTo(room, calls.copy)).toEqual([{ copyIds: 'u7' }]);
});

test('somebody who was added is taken away', async () => {
  const room = await open('1', ['audit', 'reduceSign'], { [calls.reduce]: [done] });
  await button('减签').click();
  await page.getByRole('radio', { name: '李娜' }).click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('操作成功');
  expect(await room.heard(calls.reduce)).toHaveLength(1);
});

test('a manager gives the step to somebody else', async () => {
  const room = await open('4', ['assign'], { [calls.assign]: [done] });
  await button('指派').click();
  await page.getByRole('radio', { name: '李娜' }).click();
  await pick(/指派给谁/);
  await button('确定').click();
  await expect.poll(toastShown).toBe('操作成功');
  expect((await sentTo(room, calls.assign))[0]).toMatchObject({
    ...{ nodeCode: 'manager', freeApproverUserId: 'u7', taskOperatorId: 't1.o4' },
  });
});

test.each([
  ['change', '变更', false],
  ['resurgence', '复活', true],
] as const)('%s moves the flow to a step', async (act, name, resurgence) => {
  const targets = success([
    { id: 'n1', nodeCode: 'n1', nodeName: '初审' },
    { id: 'n2', nodeCode: 'n2', nodeName: '复审' },
  ]);
  const room = await open('4', [act], { [calls.targets]: [targets], [calls.move]: [done] });
  await button(name).click();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('节点不能为空')).toBeVisible();
  await page.getByRole('radio', { name: '复审' }).click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('操作成功');
  expect((await sentTo(room, calls.move))[0]).toMatchObject({ taskId: 't1', taskNodeId: 'n2', resurgence });
});

test('a flow is suspended with its sub-flows', async () => {
  const room = await open('4', ['suspend'], {
    [calls.hasSubFlows]: [success(true)],
    [calls.suspend]: [done],
  });
  await button('挂起').click();
  await page.getByRole('switch', { name: '同时挂起子流程' }).click();
  await button('确定').click();
  await expect.poll(toastShown).toBe('操作成功');
  expect((await sentTo(room, calls.suspend))[0]).toMatchObject({ suspend: true });
});

test('branches and the people of the next step are picked, the people on a page of their own', async () => {
  const branch = {
    nodeId: 'armA',
    nodeName: '走法务',
    isCandidates: false,
    isBranchFlow: true,
    hasCandidates: false,
  };
  const other = { ...branch, nodeId: 'armB', nodeName: '走财务' };
  const law = {
    nodeId: 'law',
    nodeName: '法务',
    isCandidates: true,
    isBranchFlow: false,
    hasCandidates: true,
  };
  const needs = (list: object[], type: number) => success({ type, list, countersignOver: false });
  const people = success({
    list: [{ id: 'u5', fullName: '赵律师/law01', headIcon: '', organize: '法务部' }],
    pagination: { currentPage: 1, pageSize: 20, total: 1 },
  });
  const room = await open('1', ['audit'], {
    [calls.needs]: [needs([branch, other], 1)],
    [calls.candidates]: [people],
    [calls.audit]: [done],
  });
  await button('同意').click();
  await expect.element(page.getByText('分支选择')).toBeVisible();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('分支选择不能为空')).toBeVisible();
  await room.answer(calls.needs, needs([law], 2));
  await page.getByRole('checkbox', { name: '走法务' }).click();
  await expect.element(page.getByRole('button', { name: /法务审批人/ })).toBeVisible();
  await button('确定').click();
  await expect.element(page.getByRole('alert').getByText('候选人不能为空')).toBeVisible();
  await page.getByRole('button', { name: /法务审批人/ }).click();
  await expect.poll(place).toMatch(/^\/pages\/workFlow\/candiDateUserSelect\/index\?config=/);
  await page.getByRole('button', { name: /赵律师/ }).click();
  await expect.element(page.getByText('已选 1 人')).toBeVisible();
  await button('确定').click();
  await expect.element(page.getByRole('checkbox', { name: '走法务' })).toBeChecked();
  await expect.element(page.getByText('赵律师', { exact: true })).toBeVisible();
  await button('确定').click();
  await expect.poll(toastShown).toBe('已同意');
  expect((await sentTo(room, calls.audit))[0]).toMatchObject({
    ...{ branchList: ['armA'], candidateList: { law: ['u5'] } },
  });
});

test('on a desk a decision stands beside the flow, and Esc takes it back', async () => {
  await page.viewport(1440, 900);
  await open('1', ['audit', 'transfer']);
  const before = place();
  await button('转审').click();
  await expect.element(page.getByRole('dialog', { name: '转审' })).toBeVisible();
  expect(place()).toBe(before);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: '转审' })).not.toBeInTheDocument();
});

test('any other refusal is said, and what was written stays', async () => {
  await open('1', ['audit', 'transfer'], { [calls.transfer]: [refused(400, '不能选择自己')] });
  await button('转审').click();
  await pick(/转给谁/);
  await page.getByLabelText('转审原因').fill('我休假');
  await button('确定').click();
  await expect.poll(toastShown).toBe('不能选择自己');
  await expect.element(page.getByLabelText('转审原因')).toHaveValue('我休假');
});

test('a link to a decision that can no longer be made leads to the flow', async () => {
  const config = { id: 't1', enCode: 'leave', flowId: 'v1', formType: 2, opType: '1', taskId: 't1.o3' };
  await openApp(
    `/pages/workFlow/operate/index?config=${encodeURIComponent(JSON.stringify({ ...config, act: 'audit' }))}`,
    { answers: { [calls.flow]: [flowAnswer({ acts: [] })] } },
  );
  await expect.element(page.getByRole('heading', { name: '当前无法执行此操作' })).toBeVisible();
  await button('返回流程').click();
  await expect.element(page.getByRole('tab', { name: '表单信息' })).toBeVisible();
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing on a decision that asks for everything, nor does it overflow: %s',
  async (theme) => {
    chooseTheme(theme);
    const branch = {
      nodeId: 'armA',
      nodeName: '走法务',
      isCandidates: false,
      isBranchFlow: true,
      hasCandidates: false,
    };
    const law = {
      nodeId: 'law',
      nodeName: '法务',
      isCandidates: true,
      isBranchFlow: false,
      hasCandidates: true,
    };
    const people = success({
      list: [{ id: 'u5', fullName: '赵律师/law01', headIcon: '', organize: '法务部' }],
      pagination: { currentPage: 1, pageSize: 20, total: 1 },
    });
    await open(
      '1',
      ['audit'],
      {
        [calls.needs]: [success({ type: 1, list: [branch, law], countersignOver: false })],
        [calls.candidates]: [people],
      },
      { signature: true, opinion: 'required' },
    );
    await button('同意').click();
    await expect.element(page.getByText('分支选择')).toBeVisible();
    await button('确定').click();
    await page.getByRole('heading', { level: 1 }).hover();
    expect(await accessibilityProblems()).toEqual([]);
    await page.viewport(320, 640);
    expect(overflowing()).toEqual([]);
    await page.getByRole('button', { name: /法务审批人/ }).click();
    await expect.element(page.getByRole('button', { name: /赵律师/ })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    expect(await accessibilityProblems()).toEqual([]);
    expect(overflowing()).toEqual([]);
  },
);
