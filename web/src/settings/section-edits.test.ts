import type { Setting } from '@fairway/contract/settings.ts';
import { expect, test } from 'vitest';
import { changesOf, editedValue, isContested, isSteered, notNumbers, withEdit } from './section-edits.ts';

const setting = (over: Partial<Setting> = {}): Setting => ({
  ...{ key: 'sessionDays', value: 10, standard: 30, isOwn: true, byName: '', at: null, most: null },
  ...over,
});

test('what is typed back to what was there is no edit', () => {
  const typed = withEdit({}, setting(), '12');
  expect(changesOf(typed)).toEqual({ sessionDays: 12 });
  expect(withEdit(typed, setting(), '10')).toEqual({});
});

test('the default is asked for by null, where the company set something', () => {
  const edits = withEdit({}, setting(), null);
  expect(changesOf(edits)).toEqual({ sessionDays: null });
  expect(editedValue(setting(), edits)).toBe(30);
  expect(withEdit({}, setting({ isOwn: false, value: 30 }), null)).toEqual({});
});

test('what somebody else saved meanwhile is contested, unless both mean the same', () => {
  const edits = withEdit({}, setting(), 12);
  expect(isContested(setting(), edits)).toBe(false);
  expect(isContested(setting({ value: 11 }), edits)).toBe(true);
  expect(isContested(setting({ value: 12 }), edits)).toBe(false);
});

test('a number that is none is named, and none is no number', () => {
  expect(notNumbers(withEdit({}, setting(), ''))).toEqual(['sessionDays']);
  expect(notNumbers(withEdit({}, setting(), '7'))).toEqual([]);
});

test('what another setting turns off is left out', () => {
  const list = setting({ key: 'whiteListIp', value: '', standard: '' });
  const onOff = setting({ key: 'whitelistSwitch', value: 0, standard: 0 });
  expect(isSteered('whiteListIp', [list, onOff], {})).toBe(false);
  expect(isSteered('whiteListIp', [list, onOff], withEdit({}, onOff, 1))).toBe(true);
});
