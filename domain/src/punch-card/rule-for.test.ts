import { expect, it } from 'vitest';
import { isWithinTimes, ruleFor } from './rule-for.ts';

const rule = (id: string, whom: Partial<Parameters<typeof ruleFor>[0][number]> = {}) => ({
  ...{ id, isOn: true, departmentIds: [], groupIds: [], userIds: [] },
  ...whom,
});
const li = { userId: 'li', groupIds: ['north', 'drivers'], departmentIds: ['sales', 'ningbo', 'fairway'] };

it.each([
  ['none', [], undefined],
  ['for everybody', [rule('1')], '1'],
  ['for others', [rule('1', { userIds: ['wang'] })], undefined],
  ['switched off', [rule('1', { isOn: false })], undefined],
  ['the person before the group', [rule('1', { groupIds: ['north'] }), rule('2', { userIds: ['li'] })], '2'],
  [
    'the group before the department',
    [rule('1', { departmentIds: ['sales'] }), rule('2', { groupIds: ['drivers'] })],
    '2',
  ],
  [
    'their own department before the one above',
    [rule('1', { departmentIds: ['fairway'] }), rule('2', { departmentIds: ['ningbo'] })],
    '2',
  ],
  ['any of them before everybody', [rule('1'), rule('2', { departmentIds: ['fairway'] })], '2'],
  [
    'the older of two as close',
    [rule('9', { groupIds: ['north'] }), rule('3', { groupIds: ['drivers'] })],
    '3',
  ],
  [
    'a rule that names others too is no rule for everybody',
    [rule('1', { userIds: ['wang'] }), rule('2')],
    '2',
  ],
])('%s', (_what, rules, found) => {
  expect(ruleFor(rules, li)?.id).toBe(found);
  expect(ruleFor(rules.toReversed(), li)?.id).toBe(found);
});

const office = { days: [1, 2, 3, 4, 5], fromMinute: 540, toMinute: 1_080 };
const night = { days: [5], fromMinute: 1_320, toMinute: 360 };
it.each([
  [office, 1, 540, true],
  [office, 5, 1_080, true],
  [office, 5, 1_081, false],
  [office, 3, 539, false],
  [office, 6, 600, false],
  [night, 5, 1_400, true],
  [night, 6, 200, true],
  [night, 5, 200, false],
  [night, 6, 1_400, false],
  [{ days: [7], fromMinute: 1_320, toMinute: 360 }, 1, 100, true],
  [{ days: [], fromMinute: null, toMinute: null }, 7, 0, true],
  [{ days: [], fromMinute: 600, toMinute: null }, 7, 599, false],
])('%o on weekday %d at minute %d: %s', (times, weekday, minute, within) => {
  expect(isWithinTimes(times, weekday, minute)).toBe(within);
});
