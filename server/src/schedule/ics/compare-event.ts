import type { changedIcsFields } from '@fairway/contract/schedule-ics.ts';
import type { ReadEvent } from '@fairway/domain/schedule/ics/read-ics.ts';
import type { IcsFacts } from '@fairway/domain/schedule/ics/write-ics.ts';
import type { Timing } from '@fairway/domain/schedule/occurrences.ts';
import { factsOf } from '../keep-event.ts';
import type { KeptException, LoadedEvent } from '../loaded-event.ts';
import type { EventFacts } from '../tables.ts';

export type ChangedField = (typeof changedIcsFields)[number];

/** What an event becomes by a file, and what of it is another way then. */
export interface Becomes {
  facts: EventFacts;
  timing: Timing;
  exceptions: KeptException[];
  fields: ChangedField[];
}

/** What no file says stays as it is; of a new event it is as the form begins. */
const begins: EventFacts = {
  ...{ title: '', content: '', category: '', urgent: 1, isAllDay: false, color: '', place: '' },
  ...{ isPrivate: false, duration: -1, reminderTime: -2, reminderType: 1, send: '', sendName: '', files: '' },
};

export function newEvent({ facts, timing, exceptions }: ReadEvent): Becomes {
  return {
    ...{ facts: { ...begins, ...facts }, timing, fields: [] },
    exceptions: exceptions.map((one) => ({ ...one, facts: one.facts && { ...begins, ...one.facts } })),
  };
}

export function changedEvent(kept: LoadedEvent, read: ReadEvent): Becomes {
  const before = factsOf(kept.row);
  const facts = { ...before, ...read.facts };
  const timing = sameTiming(kept.timing, read);
  const known = new Map(kept.exceptions.map((one) => [one.originalStart, one]));
  const exceptions = read.exceptions.map((one) => {
    const was = known.get(one.originalStart);
    if (was && textOf(was, before) === textOf(one, read.facts)) return was;
    return { ...one, facts: one.facts && { ...(was?.facts ?? before), ...one.facts } };
  });
  const isSame = (...keys: (keyof EventFacts)[]) => keys.every((key) => before[key] === facts[key]);
  const isSameTime = (['start', 'end', 'zone'] as const).every((key) => timing[key] === kept.timing[key]);
  const areSame =
    exceptions.length === kept.exceptions.length &&
    exceptions.every((one) => known.get(one.originalStart) === one);
  const differs: Record<ChangedField, boolean> = {
    ...{ title: !isSame('title', 'urgent'), content: !isSame('content'), place: !isSame('place') },
    ...{ time: !isSameTime || !isSame('isAllDay'), rule: timing.rule !== kept.timing.rule },
    ...{ exceptions: !areSame, reminder: !isSame('reminderTime'), isPrivate: !isSame('isPrivate') },
  };
  const fields = (Object.keys(differs) as ChangedField[]).filter((field) => differs[field]);
  return { facts, timing, exceptions, fields };
}

/** A day has no zone in a file, and the end of a rule is written in several ways. */
function sameTiming(kept: Timing, { timing, facts: { isAllDay } }: ReadEvent): Timing {
  const zone = isAllDay && timing.start === kept.start && timing.end === kept.end ? kept.zone : timing.zone;
  const ended = (rule: string) =>
    rule.replace(/UNTIL=(\d{8})(T\d{4})?\w*/, (_, day: string, time?: string) =>
      isAllDay ? `UNTIL=${day}` : `UNTIL=${day}${time ?? 'T2359'}`,
    );
  const rule = ended(timing.rule) === ended(kept.rule) ? kept.rule : timing.rule;
  return { ...timing, zone, rule };
}

function textOf(
  { isCancelled, start, end, facts }: Omit<KeptException, 'facts'> & { facts: IcsFacts | null },
  series: IcsFacts,
): string {
  if (isCancelled) return 'cancelled';
  const { title, content, place, urgent, isAllDay, isPrivate, reminderTime } = facts ?? series;
  return JSON.stringify([start, end, title, content, place, urgent, isAllDay, isPrivate, reminderTime]);
}
