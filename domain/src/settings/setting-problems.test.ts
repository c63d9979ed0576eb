import { expect, test } from 'vitest';
import { settingProblems } from './setting-problems.ts';

test.each([
  ['a zone there is', { timeZone: 'Asia/Singapore' }, {}],
  ['a zone there is not', { timeZone: 'Asia/Atlantis' }, { timeZone: 'noSuchZone' }],
  ['a list that holds', { whitelistSwitch: 1, whiteListIp: '10.0.0.0/8' }, {}],
  ['an empty list that does not hold', { whitelistSwitch: 0, whiteListIp: '' }, {}],
  ['an empty list that holds', { whitelistSwitch: 1, whiteListIp: ' ' }, { whiteListIp: 'listEmpty' }],
  ['no address', { whitelistSwitch: 0, whiteListIp: 'office' }, { whiteListIp: 'notAnAddress' }],
  ['a night', { quietEnabled: 1, quietFrom: 1320, quietTo: 420 }, {}],
  ['no night', { quietEnabled: 1, quietFrom: 60, quietTo: 60 }, { quietTo: 'nightIsNone' }],
  [
    'a reminder before the password was new',
    { passwordIsUpdatedRegularly: 1, updateCycle: 30, updateInAdvance: 30 },
    { updateInAdvance: 'remindsTooEarly' },
  ],
  ['a reminder nobody gets', { passwordIsUpdatedRegularly: 0, updateCycle: 30, updateInAdvance: 30 }, {}],
])('%s', (_, values, problems) => {
  expect(settingProblems(values)).toEqual(problems);
});

test('a company gets no more than its operator gives', () => {
  expect(settingProblems({ uploadMegabytes: 11 }, { uploadMegabytes: 10 })).toEqual({
    uploadMegabytes: 'overLimit',
  });
  expect(settingProblems({ uploadMegabytes: 10 }, { uploadMegabytes: 10 })).toEqual({});
});
