/** A form with twenty lists may be opened fifteen times a minute; who asks more often is a program. */
const mostPerMinute = 300;

const asked = new Map<string, number>();
let minute = 0;

/** Refuses a person who asks too often, in this process. */
export function limitRate(userId: string, now: Date): void {
  const thisMinute = Math.floor(now.getTime() / 60_000);
  if (thisMinute !== minute) asked.clear();
  minute = thisMinute;
  const count = (asked.get(userId) ?? 0) + 1;
  asked.set(userId, count);
  if (count > mostPerMinute) throw Object.assign(new Error('too many requests'), { statusCode: 429 });
}
