import { expect, test } from 'vitest';
import { needsCheck, opTypeOf, readFlowMessage } from './push-rule.ts';

const message = (changes: object = {}) =>
  readFlowMessage(
    JSON.stringify({
      ...{ enCode: 'leave', flowId: 'v1', formType: 2, status: 1, processId: 't1' },
      ...{ taskNodeId: 't1.v2', taskOperatorId: 't1.o3', type: 2 },
      ...changes,
    }),
  );

test.each([
  ['one’s own request', { type: 1 }, false, '0'],
  ['one’s own request, whatever was checked', { type: 1 }, true, '0'],
  ['a task', { type: 2 }, false, '1'],
  ['a task somebody handled already', { type: 2 }, true, '3'],
  ['a copy', { type: 3 }, false, '3'],
  ['done', { type: '2' }, true, '3'],
  ['to be changed', { type: '-1' }, false, '-1'],
  ['to be changed, whatever was checked', { type: -1 }, true, '-1'],
])('%s', (_, changes, isChecked, opType) => {
  const read = message(changes);
  expect(read && opTypeOf(read, isChecked)).toBe(opType);
});

test.each([
  [{ type: 2 }, true],
  [{ type: 2, taskOperatorId: '' }, false],
  [{ type: 1 }, false],
  [{ type: 3 }, false],
])('only a task is checked: %j', (changes, isChecked) => {
  const read = message(changes);
  expect(read && needsCheck(read)).toBe(isChecked);
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
