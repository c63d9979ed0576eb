import { expect, it } from 'vitest';
import { mayBegin, mayWriteAmong, mayWriteTo, type Writer } from './may-write.ts';

const member: Writer = { kind: 'member', isActive: true };
const customer: Writer = { kind: 'customer', isActive: true };
const gone = (writer: Writer): Writer => ({ ...writer, isActive: false });

it.each([
  ['member', 'member', member, member, true, true],
  ['member', 'customer', member, customer, true, true],
  ['customer', 'member', customer, member, false, true],
  ['customer', 'customer', customer, customer, false, false],
  ['member', 'a member who left', member, gone(member), false, false],
  ['member', 'a customer who left', member, gone(customer), false, false],
  ['a member who left', 'member', gone(member), member, false, false],
  ['customer', 'a member who left', customer, gone(member), false, false],
])('%s to %s', (_from, _to, from, to, begins, goesOn) => {
  expect(mayBegin(from, to)).toBe(begins);
  expect(mayWriteTo(from, to)).toBe(goesOn);
});

it.each([
  ['a member alone', member, [member], true],
  ['a member among members who left', member, [member, gone(member)], true],
  ['a member who left', gone(member), [member], false],
  ['a customer with a member', customer, [customer, gone(member), member], true],
  ['a customer whose members left', customer, [customer, gone(member)], false],
  ['a customer among customers', customer, [customer, customer], false],
])('%s in a group', (_who, from, members, may) => {
  expect(mayWriteAmong(from, members)).toBe(may);
});
