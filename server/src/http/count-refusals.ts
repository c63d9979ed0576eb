import type { Session } from './context.ts';

/** More refusals than this in one minute are no mistakes of a person who works. */
export const burst = 30;
const span = 60_000;
/** Who was reported is not reported again for so long, however they go on. */
const quietFor = 60 * 60_000;
const mostRemembered = 10_000;

/** Somebody was refused very often within a minute. */
export interface RefusalBurst {
  person: Pick<Session, 'userId' | 'account' | 'realName'>;
  /** Of the last of them. */
  address: string;
  requestId: string;
  /** How often each body code was given. */
  codes: Record<number, number>;
}

interface Counted {
  since: number;
  count: number;
  codes: Record<number, number>;
  quietUntil: number;
}

type Refused = Omit<RefusalBurst, 'codes'> & { code: number };

/** Counts the refusals of each person, and reports a burst of them once: somebody may be trying doors. */
export function countRefusals(report: (burst: RefusalBurst) => void, now = () => performance.now()) {
  const people = new Map<string, Counted>();

  function forgetQuiet(time: number): void {
    for (const [userId, { since, quietUntil }] of people)
      if (time - since > span && time > quietUntil) people.delete(userId);
  }

  return function noteRefusal({ code, ...refused }: Refused): void {
    const time = now();
    if (people.size > mostRemembered) forgetQuiet(time);
    const { userId } = refused.person;
    const before = people.get(userId);
    const isNew = !before || time - before.since > span;
    const counted = isNew
      ? { since: time, count: 0, codes: {} as Record<number, number>, quietUntil: before?.quietUntil ?? 0 }
      : before;
    counted.count += 1;
    counted.codes[code] = (counted.codes[code] ?? 0) + 1;
    people.set(userId, counted);
    if (counted.count < burst || time < counted.quietUntil) return;
    counted.quietUntil = time + quietFor;
    report({ ...refused, codes: { ...counted.codes } });
  };
}
