import type { Due } from '@fairway/contract/flow-template.ts';
import { jnpfPath } from '../../../forms/jnpf-export/jnpf-path.ts';
import type { Raw } from '../../../forms/jnpf-import/raw.ts';

const hours = (minutes: number): number => minutes / 60;
const off = { on: 0 };

/** How long a step may take; the family counts in hours. */
export function timeLimitSettings(due: Due | undefined): Raw {
  if (!due) return { timeLimitConfig: off, noticeConfig: off, overTimeConfig: off };
  const { after, from } = due;
  const length = 'minutes' in after ? after.minutes : 0;
  return {
    timeLimitConfig: {
      on: 1,
      nodeLimit: 'field' in after ? 2 : from === 'launch' ? 1 : 0,
      duringDeal: hours(length),
      formField: 'field' in after ? jnpfPath(after.field) : '',
    },
    noticeConfig: noticeSettings(due, length),
    overTimeConfig: overTimeSettings(due),
  };
}

/** Reminders before the end: the family says how long after the beginning the first one is. */
function noticeSettings({ remind }: Due, length: number): Raw {
  if (!remind || remind.before > length) return off;
  return {
    ...{ on: 1, firstOver: hours(length - remind.before), overTimeDuring: hours(remind.every) },
    ...{ overNotice: true, overEvent: false, overEventTime: 5 },
  };
}

/** What happens when it is late: reminders, and agreement by itself after so many of them. */
function overTimeSettings({ late, onOverdue, overdueAfter }: Due): Raw {
  const passes = onOverdue === 'pass';
  if (!late && !passes) return off;
  const every = late?.every ?? 120;
  const before = ((late?.max ?? 1) - 1) * every;
  const times = before <= overdueAfter ? (late?.max ?? 1) : 1;
  return {
    ...{ on: 1, firstOver: passes ? hours(overdueAfter - (times - 1) * every) : 0 },
    ...{ overTimeDuring: hours(every), overNotice: late !== undefined },
    ...{ overAutoApprove: passes, overAutoApproveTime: times, overEvent: false, overEventTime: 5 },
  };
}
