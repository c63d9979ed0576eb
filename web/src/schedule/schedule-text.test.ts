import { expect, test } from 'vitest';
import { wordsIn } from '../language/words-in.ts';
import { repetitionText } from './schedule-text.ts';
import { scheduleWords } from './words.ts';

const startAt = Date.parse('2031-11-19T14:00:00+08:00');

test.each([
  ['FREQ=WEEKLY;INTERVAL=2', 3, '每 2 周的周三', 'Every 2 weeks on Wednesday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH', 3, '每 2 周的周二和周四', 'Every 2 weeks on Tuesday and Thursday'],
  ['FREQ=WEEKLY;BYDAY=TU', 3, '每周的周二', 'Every week on Tuesday'],
  ['FREQ=WEEKLY', 3, '每周重复', 'Every week'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 3, '周一至周五重复', 'Monday to Friday'],
  ['FREQ=DAILY;INTERVAL=3', 2, '每 3 天', 'Every 3 days'],
  ['FREQ=MONTHLY;INTERVAL=2', 4, '每 2 个月', 'Every 2 months'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 4, '每月最后一天重复', 'On the last day of each month'],
  ['FREQ=YEARLY;INTERVAL=4', 5, '每 4 年', 'Every 4 years'],
])('%s is said in words', async (rule, repetition, chinese, english) => {
  const item = { rule, repetition, repeatTime: null, zone: 'Asia/Shanghai', startAt };
  expect(repetitionText(await wordsIn('zh-CN', [scheduleWords]), 'zh-CN', item)).toBe(chinese);
  expect(repetitionText(await wordsIn('en', [scheduleWords]), 'en', item)).toBe(english);
});
