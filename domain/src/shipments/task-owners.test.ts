import type { MemberRole } from '@fairway/contract/shipment-fields.ts';
import { expect, test } from 'vitest';
import { ownersOfTask } from './task-owners.ts';
import type { TaskKind } from './task-plan.ts';

const operator = { userId: 'ops', role: 'operator' as MemberRole };
const documents = { userId: 'docs', role: 'documents' as MemberRole };
const sales = { userId: 'sales', role: 'sales' as MemberRole };

test.each<[TaskKind | 'other', string | null, (typeof operator)[], string[]]>([
  ['truck', null, [sales, operator, documents], ['ops']],
  ['truck', 'sales', [operator], ['sales']],
  ['checkBill', null, [operator, documents], ['docs']],
  ['checkBill', null, [operator], ['ops']],
  ['other', null, [operator, documents], ['ops']],
  ['si', null, [sales], []],
])('%s, given to %s', (kind, assigneeId, members, owners) => {
  expect(ownersOfTask({ kind, assigneeId }, members)).toEqual(owners);
});
