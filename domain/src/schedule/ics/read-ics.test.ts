import { describe, expect, it } from 'vitest';
import { foldedLine, icsLines } from './ics-lines.ts';
import { readIcs } from './read-ics.ts';

const reading = { companyZone: 'Asia/Shanghai', untitled: '无标题' };
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const one = (...lines: string[]) => readIcs(file(...event(...lines)), reading)?.[0];
const start = 'DTSTART;TZID=Asia/Shanghai:20310107T140000';

describe('a time is read', () => {
  it.each([
    ['in a zone', ['DTSTART;TZID=Europe/Berlin:20310107T140000'], 'Europe/Berlin', '2031-01-07T14:00'],
    [
      'by the name Outlook has',
      ['DTSTART;TZID=China Standard Time:20310107T140000'],
      'Asia/Shanghai',
      '2031-01-07T14:00',
    ],
    [
      'by a name with more before it',
      ['DTSTART;TZID=/x.org/2024/Asia/Tokyo:20310107T140000'],
      'Asia/Tokyo',
      '2031-01-07T14:00',
    ],
    ['in Greenwich', ['DTSTART:20310107T060000Z'], 'Asia/Shanghai', '2031-01-07T14:00'],
    [
      'in Greenwich, again and again',
      ['DTSTART:20310107T060000Z', 'RRULE:FREQ=DAILY'],
      'UTC',
      '2031-01-07T06:00',
    ],
    ['without a zone', ['DTSTART:20310107T140000'], 'Asia/Shanghai', '2031-01-07T14:00'],
    ['of a whole day', ['DTSTART;VALUE=DATE:20310107'], 'Asia/Shanghai', '2031-01-07T00:00'],
  ])('%s', (_, lines, zone, wall) => {
    expect(one(...lines)?.event?.timing).toMatchObject({ zone, start: wall });
  });

  it.each([
    ['an hour later', ['DTEND;TZID=Asia/Shanghai:20310107T150000'], '2031-01-07T15:00'],
    ['on the wall of another zone', ['DTEND;TZID=Asia/Tokyo:20310107T160000'], '2031-01-07T15:00'],
    ['after a while', ['DURATION:P1DT2H30M'], '2031-01-08T16:30'],
    ['half an hour later where nothing is said', [], '2031-01-07T14:30'],
  ])('and its end %s', (_, lines, wall) => {
    expect(one(start, ...lines)?.event?.timing.end).toBe(wall);
  });

  it('where a zone has a name of its own and never moves its clock', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Here', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
    const more = ['TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800', 'END:STANDARD', 'END:VTIMEZONE'];
    const [read] =
      readIcs(file(...zone, ...more, ...event('DTSTART;TZID=Here:20310107T140000')), reading) ?? [];
    expect(read?.event?.timing.zone).toBe('Asia/Shanghai');
  });
});

it.each([
  ['start', []],
  ['start', ['DTSTART:20310230T140000']],
  ['start', ['DTSTART:00010101T000000']],
  ['end', [start, 'DTEND;TZID=Asia/Shanghai:20310107T130000']],
  ['end', [start, 'DURATION:P9999D']],
  ['zone', ['DTSTART;TZID=Nowhere/Never:20310107T140000']],
  ['rule', [start, 'RRULE:FREQ=SECONDLY']],
  ['rule', [start, 'RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7,8,9']],
  ['rule', [start, 'RRULE:FREQ=DAILY;COUNT=99999999']],
  ['rule', [start, 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY']],
  ['extraTimes', [start, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30']],
  ['extraTimes', [start, 'RRULE:FREQ=WEEKLY;BYDAY=FR']],
  ['extraTimes', [start, 'RDATE:20310108T140000']],
  ['series', [start, 'RECURRENCE-ID:20310107T140000']],
  ['cancelled', [start, 'STATUS:CANCELLED']],
])('says %s of what it cannot read', (why, lines) => {
  expect(one(...lines)).toMatchObject({ why, at: 2 });
});

it('says that one stands twice in a file', () => {
  expect(readIcs(file(...event(start), ...event(start)), reading)).toMatchObject([{ why: 'twice' }]);
});

it.each([
  ['nothing', ''],
  ['another file', 'PK\u0003\u0004\u0000\u0000'],
  ['a page', '<html>BEGIN:VCALENDAR</html>'],
  ['what is not closed', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n'],
  ['what is nested without end', 'BEGIN:VCALENDAR\r\n'.repeat(100_000)],
])('takes %s for no calendar', (_, text) => {
  expect(readIcs(text, reading)).toBeUndefined();
});

it('reads a rule that ends in Greenwich on its own wall, and takes one of a thousand years for endless', () => {
  const until = (value: string) => one(start, `RRULE:FREQ=DAILY;UNTIL=${value}`)?.event?.timing.rule;
  expect(until('20310110T060000Z')).toBe('FREQ=DAILY;UNTIL=20310110T140000');
  expect(until('20310110')).toBe('FREQ=DAILY;UNTIL=20310110');
  expect(until('99991231T235959Z')).toBe('FREQ=DAILY');
});

it('cancels the time of a day, and says what was left out', () => {
  const read = one(
    ...[start, 'RRULE:FREQ=DAILY', 'EXDATE;VALUE=DATE:20310109', 'EXDATE:20310109T150000'],
    ...['ATTENDEE:mailto:a@example.com', 'ATTACH:https://example.com/a.pdf', `SUMMARY:${'长'.repeat(150)}`],
    ...['BEGIN:VALARM', 'TRIGGER:-PT7M', 'END:VALARM'],
  );
  expect(read?.event?.exceptions).toMatchObject([{ originalStart: '2031-01-09T14:00', isCancelled: true }]);
  expect(read?.event?.leftOut.toSorted()).toEqual([
    'exceptions',
    'files',
    'participants',
    'reminder',
    'text',
  ]);
  expect([...(read?.event?.facts.title ?? '')]).toHaveLength(100);
});

it('puts lines together again that were folded, wherever', () => {
  const line = `DESCRIPTION;X="a:b;c",d:${'航道🚢 '.repeat(40)}`;
  const [read] = icsLines(`\uFEFF${foldedLine(line)}`);
  expect(read).toMatchObject({ name: 'DESCRIPTION', value: '航道🚢 '.repeat(40), at: 1 });
  expect(read?.parameters.get('X')).toBe('a:b;c,d');
});

it('exceptions of a whole file are counted together', () => {
  const days = Array.from({ length: 900 }, (_, at) =>
    new Date(Date.UTC(2031, 0, 8 + at)).toISOString().slice(0, 10).replaceAll('-', ''),
  );
  const lines = [start, 'RRULE:FREQ=DAILY', `EXDATE;VALUE=DATE:${days}`];
  const series = ['a', 'b', 'c', 'd'].map((uid) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']);
  const read = readIcs(file(...series.flat()), reading);
  expect(read?.map(({ event: found, why }) => found?.exceptions.length ?? why)).toEqual([
    ...[900, 900, 900],
    'extraTimes',
  ]);
});
