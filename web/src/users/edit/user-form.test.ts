import { expect, test } from 'vitest';
import { blankUser, changesBetween, mergedForms } from './user-form.ts';

const base = { ...blankUser, account: 'lin', realName: '林晓', roleIds: ['a'] };

test('only what differs is a change', () => {
  expect(changesBetween(base, { ...base })).toEqual({});
  expect(changesBetween(base, { ...base, roleIds: ['a', 'b'], email: 'x@y.cn' })).toEqual({
    ...{ roleIds: ['a', 'b'], email: 'x@y.cn' },
  });
});

test('what only one of two changed stands, what both changed is asked', () => {
  const mine = { ...base, email: 'mine@y.cn', ranks: 'P5', realName: '同' };
  const theirs = { ...base, email: 'theirs@y.cn', roleIds: [], realName: '同' };
  expect(mergedForms(base, mine, theirs)).toEqual({
    both: ['email'],
    merged: { ...base, email: 'mine@y.cn', ranks: 'P5', roleIds: [], realName: '同' },
  });
});
