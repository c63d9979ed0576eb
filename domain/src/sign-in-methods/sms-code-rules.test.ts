import { describe, expect, it } from 'vitest';
import { type AskedCodes, checkSmsCodeLimit } from './sms-code-rules.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const now = Date.UTC(2026, 0, 1);
const ago = (...times: number[]) => times.map((time) => now - time);
const every = (count: number, first: number, step: number) =>
  ago(...Array.from({ length: count }, (_, n) => first + n * step));

describe('the next code for a phone', () => {
  it.each<[string, AskedCodes, object]>([
    ['the first', { byNumber: [], byAddress: [] }, { may: 'send' }],
    ['at the same instant', { byNumber: ago(0), byAddress: ago(0) }, { may: 'soon', seconds: 60 }],
    ['a moment too early', { byNumber: ago(minute - 1), byAddress: [] }, { may: 'soon', seconds: 1 }],
    ['after the pause', { byNumber: ago(minute), byAddress: ago(minute) }, { may: 'send' }],
    ['the tenth of a day', { byNumber: every(9, hour, hour), byAddress: [] }, { may: 'send' }],
    [
      'the eleventh of a day',
      { byNumber: every(10, hour, hour), byAddress: [] },
      { may: 'later', minutes: 14 * 60 },
    ],
    ['a day after the first', { byNumber: every(10, 15 * hour, hour), byAddress: [] }, { may: 'send' }],
    [
      'the day counts before the pause',
      { byNumber: every(10, 10 * second, minute), byAddress: [] },
      { may: 'later', minutes: 24 * 60 - 9 },
    ],
    [
      'another number of a busy address',
      { byNumber: [], byAddress: every(30, second, minute) },
      { may: 'later', minutes: 31 },
    ],
    ['the thirtieth of an address', { byNumber: [], byAddress: every(29, second, second) }, { may: 'send' }],
  ])('%s', (_case, asked, next) => expect(checkSmsCodeLimit(asked, now)).toEqual(next));
});
