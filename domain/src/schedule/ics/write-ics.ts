import type { Exception, Timing } from '../occurrences.ts';
import { reminderCode, wholeDayCodes } from '../reminder-at.ts';
import { momentOf, type Wall } from '../wall-clock.ts';
import { escapedText, foldedLine, quotedParameter } from './ics-lines.ts';
import { utcText, zoneLines } from './zone-lines.ts';

/** What an event says of itself to other calendars. */
export interface IcsFacts {
  title: string;
  content: string;
  place: string;
  urgent: number;
  isAllDay: boolean;
  isPrivate: boolean;
  reminderTime: number;
}

export interface IcsException extends Exception {
  facts: IcsFacts | null;
}

export interface IcsPerson {
  name: string;
  answer: 'open' | 'accepted' | 'tentative' | 'declined';
}

export interface IcsEvent {
  uid: string;
  /** How often it was changed. */
  sequence: number;
  changedAt: number;
  timing: Timing;
  facts: IcsFacts;
  exceptions: readonly IcsException[];
  organiser: string;
  people: readonly IcsPerson[];
}

const [minute, year] = [60_000, 366 * 86_400_000];
/** What never ends is described by the clocks of so many years. */
const ahead = 5 * year;

const answers = {
  open: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  tentative: 'TENTATIVE',
  declined: 'DECLINED',
} as const;

/** Nobody writes to people by what a calendar says of them. */
const noAddress = 'invalid:nomail';

/** A calendar as RFC 5545 writes it. */
export function calendarText(name: string, events: readonly IcsEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairway//Schedule//EN',
    'CALSCALE:GREGORIAN',
    ...(name === '' ? [] : namedLines(name)),
    ...zonesOf(events, now),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map(foldedLine).join('');
}

/** Subscriptions are read anew each hour. */
const namedLines = (name: string): string[] => [
  `NAME:${escapedText(name)}`,
  `X-WR-CALNAME:${escapedText(name)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
];

function zonesOf(events: readonly IcsEvent[], now: number): string[] {
  const spans = new Map<string, { from: number; until: number }>();
  for (const { timing, facts, exceptions } of events) {
    const { zone, start, end, rule } = timing;
    if (facts.isAllDay && exceptions.every((one) => one.facts?.isAllDay ?? true)) continue;
    const walls = [start, end, ...exceptions.flatMap((one) => [one.start, one.end])].sort();
    const from = momentOf(walls[0] ?? start, zone);
    const last = momentOf(walls.at(-1) ?? end, zone);
    const until = rule === '' ? last + minute : Math.max(last, now) + ahead;
    const known = spans.get(zone) ?? { from, until };
    spans.set(zone, { from: Math.min(known.from, from), until: Math.max(known.until, until) });
  }
  return [...spans].flatMap(([zone, { from, until }]) => zoneLines(zone, from, until));
}

function eventLines(event: IcsEvent): string[] {
  const { timing, facts, exceptions } = event;
  const { zone, start, end, rule } = timing;
  const cancelled = exceptions.filter(({ isCancelled }) => isCancelled);
  const original = (wall: Wall) => dated(wall, zone, facts.isAllDay);
  return [
    ...component(event, facts, start, end, [
      ...(rule === '' ? [] : [`RRULE:${ruleText(timing, facts.isAllDay)}`]),
      ...cancelled.map(({ originalStart }) => `EXDATE${original(originalStart)}`),
    ]),
    ...exceptions
      .filter(({ isCancelled }) => !isCancelled)
      .flatMap((one) =>
        component(event, one.facts ?? facts, one.start, one.end, [
          `RECURRENCE-ID${original(one.originalStart)}`,
        ]),
      ),
  ];
}

function component(
  { uid, sequence, changedAt, timing, organiser, people }: IcsEvent,
  facts: IcsFacts,
  start: Wall,
  end: Wall,
  more: readonly string[],
): string[] {
  const { zone } = timing;
  const { title, content, place, isAllDay, isPrivate, urgent, reminderTime } = facts;
  const trigger = triggerOf(reminderTime, isAllDay);
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `DTSTAMP:${utcText(changedAt)}`,
    `LAST-MODIFIED:${utcText(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART${dated(start, zone, isAllDay)}`,
    `DTEND${dated(end, zone, isAllDay)}`,
    ...more,
    `SUMMARY:${escapedText(title)}`,
    ...(content === '' ? [] : [`DESCRIPTION:${escapedText(content)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapedText(place)}`]),
    ...(isPrivate ? ['CLASS:PRIVATE'] : []),
    ...(urgent > 1 ? [`PRIORITY:${urgent === 3 ? 1 : 5}`] : []),
    ...(people.length === 0 ? [] : [`ORGANIZER;CN=${quotedParameter(organiser)}:${noAddress}`]),
    ...people.map(
      (one) => `ATTENDEE;CN=${quotedParameter(one.name)};PARTSTAT=${answers[one.answer]}:${noAddress}`,
    ),
    ...(trigger === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `TRIGGER:${trigger}`, `DESCRIPTION:${escapedText(title)}`]),
    ...(trigger === undefined ? [] : ['END:VALARM']),
    'END:VEVENT',
  ];
}

/** The parameters and the value of a time. */
function dated(wall: Wall, zone: string, isAllDay: boolean): string {
  const written = wall.replace(/[-:]/g, '');
  return isAllDay ? `;VALUE=DATE:${written.slice(0, 8)}` : `;TZID=${zone}:${written}00`;
}

/** Its end is kept as the wall shows it; other calendars count it in Greenwich, and that of whole days as a day. */
function ruleText({ zone, rule }: Timing, isAllDay: boolean): string {
  return rule.replace(/UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?/, (_, ...found: string[]) => {
    const [y, m, d, hour, minutes] = found;
    if (isAllDay) return `UNTIL=${y}${m}${d}`;
    return `UNTIL=${utcText(momentOf(`${y}-${m}-${d}T${hour ?? '23'}:${minutes ?? '59'}`, zone))}`;
  });
}

/** How long before the start; of whole days also after the midnight with which they begin. */
function triggerOf(code: number, isAllDay: boolean): string | undefined {
  if (code === reminderCode.none) return undefined;
  if (!isAllDay) return `-PT${Math.max(code, 0)}M`;
  const found = wholeDayCodes.find((one) => one.code === code);
  if (!found) return undefined;
  const hours = found.hour - found.days * 24;
  return `${hours < 0 ? '-' : ''}PT${Math.abs(hours)}H`;
}
