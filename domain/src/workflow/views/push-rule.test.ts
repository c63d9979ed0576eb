import { expect, test } from 'vitest';
import { delegationSideOf, opTypeOf, readFlowMessage } from './push-rule.ts';

const message = (changes: object = {}) =>
  readFlowMessage(
    JSON.stringify({
      ...{ enCode: 'leave', flowId: 'v1', formType: 2, status: 1, processId: 't1' },
      ...{ taskNodeId: 't1.v2', taskOperatorId: 't1.o3', type: 2 },
      ...changes,
    }),
  );

test.each([
  ['one’s own request', { type: 1 }, true, '0'],
  ['one’s own request, whatever is open', { type: 1 }, false, '0'],
  ['a task', { type: 2 }, true, '1'],
  ['a task that is not to be done any more', { type: '2' }, false, '3'],
  ['a copy', { type: 3 }, false, '3'],
  ['to be changed', { type: '-1' }, true, '-1'],
  ['changed and submitted since', { type: -1 }, false, '0'],
])('%s', (_, changes, isOpen, opType) => {
  const read = message(changes);
  expect(read && opTypeOf(read, isOpen)).toBe(opType);
});

test.each(['', 'not json', '[]', 'null', '"text"', '{}', '{"type":2}', '{"processId":{}}'])(
  '%s is about no flow',
  (text) => expect(readFlowMessage(text)).toBeUndefined(),
);

test('numbers may come as text, and what is missing is empty', () => {
  expect(readFlowMessage('{"processId":"t1","status":"3","type":"1"}')).toEqual({
    ...{ processId: 't1', enCode: '', flowId: '', formType: 2, status: 3 },
    ...{ taskNodeId: '', taskOperatorId: '', type: '1' },
  });
});

test.each([
  ['{"type":1,"flowType":2}', '1'],
  ['{"type":"2","flowType":2}', '2'],
  ['{"type":2,"flowType":1}', undefined],
  ['not json', undefined],
])('the side of a delegation in %s is %s', (text, side) => expect(delegationSideOf(text)).toBe(side));
