import { expect, test } from 'vitest';
import { refused, success } from '../testing/answers.ts';
import { currentUser } from '../testing/people.ts';
import { enterRoom } from '../testing/room.ts';
import { openSession } from '../wire/session-store.ts';
import { calls } from './flow-page/testing/flows.ts';
import { readFlowConfig } from './flow-path.ts';
import { flowMessagePath } from './open-flow-message.ts';

const text = (type: unknown) =>
  JSON.stringify({
    ...{ enCode: 'leave', flowId: 'v1', formType: 2, status: 1, processId: 't1' },
    ...{ taskNodeId: 't1.v2', taskOperatorId: 't1.o3', type },
  });
const configIn = (path: string | undefined) =>
  readFlowConfig(new URL(path ?? '', 'http://here').searchParams.get('config'));

test.each([
  [1, success({ isCheck: true }), '0', 0],
  [2, success({ isCheck: false }), '1', 1],
  [2, success({ isCheck: true }), '3', 1],
  [2, refused(404, '此条数据不存在'), '3', 1],
  [3, success({ isCheck: true }), '3', 0],
])('type %s with %j is opened as %s', async (type, answer, opType, asked) => {
  const room = enterRoom();
  openSession('bearer test', currentUser);
  await room.answer(calls.check, answer);
  expect(configIn(await flowMessagePath(text(type)))).toMatchObject({
    ...{ id: 't1', flowId: 'v1', enCode: 'leave', taskId: 't1.o3', taskNodeId: 't1.v2', opType },
  });
  expect(await room.heard(calls.check)).toHaveLength(asked);
});

test('without an answer it is opened as a task: the page itself will tell', async () => {
  const room = enterRoom();
  await room.answer(calls.check, { drop: true });
  expect(configIn(await flowMessagePath(text(2)))?.opType).toBe('1');
});

test('a message about nothing leads nowhere', async () => {
  expect(await flowMessagePath('{}')).toBeUndefined();
});
