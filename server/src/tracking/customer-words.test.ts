import type { ExceptionCode, Severity } from '@fairway/contract/tracking.ts';
import { expect, it } from 'vitest';
import { customerWordsOf } from './customer-words.ts';

it.each<[ExceptionCode, Severity, string, string, string]>([
  ['LFD_RISK', 'high', '', '', '集装箱免堆期即将结束，请尽快安排提柜。'],
  ['LFD_RISK', 'critical', '', '', '集装箱已过免堆期，每天产生滞港费，请尽快安排提柜。'],
  ['DET_RISK', 'critical', '', '', '集装箱已过免箱期，每天产生滞箱费，请尽快还空箱。'],
  ['LFD_RISK', 'critical', '', '明天上午提柜', '明天上午提柜'],
  ['ETA_DELAY', 'high', '72', '', '预计到港推迟约 3 天，我们会持续跟进。'],
  ['CUTOFF_RISK', 'critical', 'cutSi', '', ''],
])('a customer reads of %s (%s)', (code, severity, detail, customerText, words) => {
  expect(customerWordsOf({ code, severity, detail, customerText }, 'zh')).toBe(words);
});
