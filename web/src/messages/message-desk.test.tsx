import { checkFlow } from '@fairway/contract/workflow.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { flowAnswer, calls as flowCalls, nothingNeeded } from '../workflow/flow-page/testing/flows.ts';
import { messagesPath } from './paths.ts';
import { calls, counted, detail, listed, message } from './testing/some-messages.ts';

const taskBody = JSON.stringify({
  ...{ processId: 't1', enCode: 'leave', flowId: 'v1', formType: 2, type: 2 },
  ...{ taskOperatorId: 't1.o3', taskNodeId: 't1.v2' },
});
const asking = message('m1', { title: '周子涵的请假申请待您审批', type: 2, flowType: 1, bodyText: taskBody });
const telling = message('m2', { title: '国庆放假安排', type: 1 });
const before = '/api/workflow/Engine/FlowBefore';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

const open = (isOpen: boolean) =>
  openApp(messagesPath, {
    answers: {
      [calls.list]: [listed([asking, telling])],
      [calls.counts]: [counted({ unReadMsg: 1, unReadNotice: 1, unReadNum: 2, unsettledNum: 1 })],
      [calls.read('m1')]: [detail('m1', { title: asking.title, type: 2, bodyText: taskBody })],
      [calls.read('m2')]: [detail('m2', { title: telling.title, type: 1 })],
      [`GET ${checkFlow.path.replace(':taskId', 't1')}`]: [success({ isVisible: true, isOpen })],
      [flowCalls.flow]: [flowAnswer({ acts: isOpen ? ['audit', 'reject'] : [] })],
      [`POST ${before}/Candidates/t1.o3`]: [nothingNeeded],
      [`POST ${before}/Audit/t1.o3`]: [success([])],
    },
  });

test('a message that asks for a decision has the flow beside it; A decides it, and the next message opens', async () => {
  const room = await open(true);
  await expect.element(page.getByText(asking.title)).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  await expect.poll(place).toBe(`${messagesPath}?id=m1`);
  await expect.element(page.getByRole('button', { name: '同意' })).toBeVisible();
  await expect.poll(() => room.heard(calls.read('m1'))).toHaveLength(1);
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBe(`${messagesPath}?id=m2`);
  await expect.element(page.getByRole('article').getByRole('heading', { name: telling.title })).toBeVisible();
  expect(await room.heard(`POST ${before}/Audit/t1.o3`)).toHaveLength(1);
});

test('what is decided already is there to be read, and Esc leads back to the list', async () => {
  await open(false);
  await page.getByText(asking.title).click();
  await expect.element(page.getByRole('tab', { name: '流程信息' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '同意' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.poll(place).toBe(messagesPath);
});
