import { AppError } from '@fairway/contract/app-error.ts';

const window = 10 * 60_000;
const most = 30;
const tested = new Map<string, number[]>();

/** Refuses somebody who tests very often, in this process: every test asks another system, and a message costs money. */
export function limitTests(userId: string, now: Date): void {
  const recent = (tested.get(userId) ?? []).filter((at) => at > now.getTime() - window);
  if (recent.length >= most) throw new AppError('SIGN_IN_TESTED_OFTEN');
  tested.set(userId, [...recent, now.getTime()]);
}
