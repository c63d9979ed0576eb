import { expect, test } from 'vitest';
import { success } from '../testing/answers.ts';
import { currentUser } from '../testing/people.ts';
import { enterRoom } from '../testing/room.ts';
import { openSession } from '../wire/session-store.ts';
import { calls } from './flow-page/testing/flows.ts';
import { readFlowConfig } from './flow-path.ts';
import { flowOfMessage } from './open-flow-message.ts';

const text = (type: unknown) =>
  JSON.stringify({
    ...{ enCode: 'leave', flowId: 'v1', formType: 2, status: 1, processId: 't1' },
    ...{ taskNodeId: 't1.v2', taskOperatorId: 't1.o3', type },
  });
async function configOf(type: unknown) {
  const flow = await flowOfMessage(text(type));
  const { path } = typeof flow === 'string' ? { path: flow } : flow;
  return readFlowConfig(new URL(path, 'http://here').searchParams.get('config'));
}

const seen = (isOpen: boolean) => success({ isVisible: true, isOpen });

test.each([
  [1, seen(false), '0'],
  [2, seen(true), '1'],
  [2, seen(false), '3'],
  [-1, seen(true), '-1'],
  [-1, seen(false), '0'],
  [3, seen(false), '3'],
])('type %s with %j is opened as %s', async (type, answer, opType) => {
  const room = enterRoom();
  openSession('bearer test', currentUser);
  await room.answer(calls.sight, answer);
  expect(await configOf(type)).toMatchObject({
    ...{ id: 't1', flowId: 'v1', enCode: 'leave', taskId: 't1.o3', taskNodeId: 't1.v2', opType },
  });
  expect(await room.heard(calls.sight)).toMatchObject([{ query: '?taskOperatorId=t1.o3' }]);
});

test('what is deleted or not theirs to see any more opens nothing', async () => {
  const room = enterRoom();
  openSession('bearer test', currentUser);
  await room.answer(calls.sight, success({ isVisible: false, isOpen: false }));
  expect(await flowOfMessage(text(2))).toBe('unseen');
});

test('without an answer it is opened as a task: the page itself will tell', async () => {
  const room = enterRoom();
  await room.answer(calls.sight, { drop: true });
  expect((await configOf(2))?.opType).toBe('1');
});

test('a message about nothing leads nowhere', async () => {
  expect(await flowOfMessage('{}')).toBe('none');
});
