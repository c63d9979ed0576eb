import { isReminderCode, reminderCode, wholeDayCodes } from '../reminder-at.ts';
import { type IcsComponent, lineOf } from './ics-components.ts';
import { plainText } from './ics-lines.ts';
import { durationOf } from './read-times.ts';
import type { IcsFacts } from './write-ics.ts';

export type LeftOut = 'participants' | 'files' | 'reminder' | 'exceptions' | 'text';

const longest = { title: 100, place: 200, content: 2_000 } as const;
const hour = 3_600_000;

/** What an event says of itself, and what of it stays behind. */
export function readFacts(
  event: IcsComponent,
  isAllDay: boolean,
  untitled: string,
): { facts: IcsFacts; leftOut: LeftOut[] } {
  const leftOut = new Set<LeftOut>();
  const text = (name: string, most: number) => {
    const whole = plainText(lineOf(event, name)?.value ?? '').trim();
    if (whole.length <= most) return whole;
    leftOut.add('text');
    // Not half of a sign.
    return whole.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  };
  const title = text('SUMMARY', longest.title).replace(/\s+/g, ' ') || untitled;
  const priority = Number(lineOf(event, 'PRIORITY')?.value ?? 0);
  const reminderTime = reminderIn(event, isAllDay);
  if (reminderTime === undefined) leftOut.add('reminder');
  if (lineOf(event, 'ATTENDEE')) leftOut.add('participants');
  if (lineOf(event, 'ATTACH')) leftOut.add('files');
  return {
    leftOut: [...leftOut],
    facts: {
      ...{ title, content: text('DESCRIPTION', longest.content), place: text('LOCATION', longest.place) },
      ...{ isAllDay, isPrivate: /^(PRIVATE|CONFIDENTIAL)$/i.test(lineOf(event, 'CLASS')?.value ?? '') },
      urgent: priority === 0 || priority > 5 ? 1 : priority < 5 ? 3 : 2,
      reminderTime: reminderTime ?? reminderCode.none,
    },
  };
}

/** The first alarm that we have too; undefined where there are only others. */
function reminderIn({ parts }: IcsComponent, isAllDay: boolean): number | undefined {
  const alarms = parts.filter(({ name }) => name === 'VALARM');
  if (alarms.length === 0) return reminderCode.none;
  for (const alarm of alarms) {
    const trigger = lineOf(alarm, 'TRIGGER');
    const before = trigger && durationOf(trigger.value);
    if (before === undefined || trigger?.parameters.get('RELATED') === 'END') continue;
    if (isAllDay) {
      const found = wholeDayCodes.find((one) => (one.hour - one.days * 24) * hour === before);
      if (found) return found.code;
    } else {
      const code = before === 0 ? reminderCode.atStart : -before / 60_000;
      if (isReminderCode(code, false)) return code;
    }
  }
  return undefined;
}
