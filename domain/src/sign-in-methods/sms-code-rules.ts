const minute = 60_000;

/** How long a code that was sent to a phone can be answered, and when the next one may be asked for. */
export const smsCodeLifetime = 5 * minute;
export const smsCodePause = minute;

/** What a text message costs, and what a stranger could send to somebody's phone at night. */
export const smsCodesPerNumber = { most: 10, within: 24 * 60 * minute };
export const smsCodesPerAddress = { most: 30, within: 60 * minute };

/** When codes were asked for, newest first, in epoch milliseconds. */
export interface AskedCodes {
  byNumber: readonly number[];
  byAddress: readonly number[];
}

export type SmsCodeLimit =
  | { may: 'send' }
  | { may: 'soon'; seconds: number }
  | { may: 'later'; minutes: number };

/** Whether another code may be sent to a number, or when. */
export function checkSmsCodeLimit({ byNumber, byAddress }: AskedCodes, now: number): SmsCodeLimit {
  const freeAt = Math.max(freeAgain(byNumber, smsCodesPerNumber), freeAgain(byAddress, smsCodesPerAddress));
  if (freeAt > now) return { may: 'later', minutes: Math.ceil((freeAt - now) / minute) };
  const pauseEnds = (byNumber[0] ?? Number.NEGATIVE_INFINITY) + smsCodePause;
  if (pauseEnds > now) return { may: 'soon', seconds: Math.ceil((pauseEnds - now) / 1000) };
  return { may: 'send' };
}

function freeAgain(asked: readonly number[], { most, within }: { most: number; within: number }): number {
  const oldestThatCounts = asked[most - 1];
  return oldestThatCounts === undefined ? Number.NEGATIVE_INFINITY : oldestThatCounts + within;
}
