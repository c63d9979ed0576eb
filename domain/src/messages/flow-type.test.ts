import { messageType } from '@fairway/contract/messages.ts';
import { expect, it } from 'vitest';
import { flowTypeOf } from './flow-type.ts';

it.each([
  ['an approval', messageType.flow, '{"processId":"a","type":2}', 1],
  ['a delegation', messageType.flow, '{"type":1,"flowType":2}', 2],
  ['a name that looks like one', messageType.flow, '{"enCode":"\\"flowType\\":2"}', 1],
  ['a body nobody can read', messageType.flow, '{', 1],
  ['no body', messageType.flow, 'null', 1],
  ['another kind', messageType.system, '{"flowType":2}', 0],
])('%s', (_case, type, bodyText, flowType) => {
  expect(flowTypeOf({ type, bodyText })).toBe(flowType);
});
