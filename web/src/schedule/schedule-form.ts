import type { Input } from '@fairway/contract/endpoint.ts';
import { type FormDefinition, type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import type { addSchedule, ScheduleItem } from '@fairway/contract/schedule.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { filesIn, filesInText } from '../forms/fields/uploads/file-value.ts';
import type { Say } from '../language/words.ts';
import { reminderCodes, reminderText } from './schedule-text.ts';

type Written = NonNullable<Input<typeof addSchedule>['body']>;

const mostFiles = 9;
const hour = 3_600_000;

/** Rules that are more than a code of the family. */
const ownRules: Readonly<Record<string, string>> = {
  workdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  lastDay: 'FREQ=MONTHLY;BYMONTHDAY=-1',
};
const codes: readonly string[] = ['2', '3', '4', '5'];
const frequency: Readonly<Record<string, string>> = { 2: 'DAILY', 3: 'WEEKLY', 4: 'MONTHLY', 5: 'YEARLY' };

/** An event as a form; one time of a series has no repetition of its own. */
export function scheduleForm(
  words: Say,
  { isOneTime, hasOwnRule }: { isOneTime: boolean; hasOwnRule: boolean },
): FormDefinition {
  const choice = (value: string | number, label: string) => ({ value: String(value), label });
  const fixed = (options: ReturnType<typeof choice>[]) => ({ from: 'static', options });
  const reminders = (isAllDay: boolean) =>
    fixed(reminderCodes(isAllDay).map((code) => choice(code, reminderText(words, code, isAllDay))));
  const timed = '{allDay} <> 1';
  const date = { kind: 'date', required: true };
  const repeated = isOneTime
    ? []
    : [
        {
          ...{ id: 'repetition', model: 'repetition', kind: 'select', label: words('scheduleRepeats') },
          required: true,
          options: fixed([
            choice(1, words('scheduleOnce')),
            choice(2, words('scheduleDaily')),
            choice('workdays', words('scheduleWorkdays')),
            choice(3, words('scheduleWeekly')),
            choice(4, words('scheduleMonthly')),
            choice('lastDay', words('scheduleLastDay')),
            choice(5, words('scheduleYearly')),
            ...(hasOwnRule ? [choice('kept', words('scheduleKeptRule'))] : []),
          ]),
        },
        {
          ...{ id: 'interval', model: 'interval', kind: 'number', label: words('scheduleInterval') },
          ...{ hint: words('scheduleIntervalHint'), precision: 0, least: 1, most: 99 },
          visibleWhen:
            "{repetition} <> '1' && {repetition} <> 'kept' && {repetition} <> 'workdays' && {repetition} <> 'lastDay'",
          rules: [{ check: 'range', least: 1, most: 99 }],
        },
        {
          ...{ id: 'repeatTime', model: 'repeatTime', kind: 'date', label: words('scheduleRepeatEnd') },
          visibleWhen: "{repetition} <> '1' && {repetition} <> 'kept'",
        },
      ];
  return readFormDefinition({
    version: 1,
    nodes: [
      { id: 'title', model: 'title', kind: 'text', label: words('scheduleName'), required: true, most: 100 },
      {
        ...{ id: 'category', model: 'category', kind: 'select', label: words('scheduleCategory') },
        options: { from: 'dictionary', dictionary: 'scheduleType' },
      },
      { id: 'allDay', model: 'allDay', kind: 'switch', label: words('scheduleAllDay') },
      {
        ...{ ...date, id: 'startAt', model: 'startAt', label: words('scheduleStart') },
        ...{ format: 'yyyy-MM-dd HH:mm', visibleWhen: timed, span: 12 },
      },
      {
        ...{ ...date, id: 'endAt', model: 'endAt', label: words('scheduleEnd') },
        ...{ format: 'yyyy-MM-dd HH:mm', visibleWhen: timed, span: 12 },
      },
      {
        ...date,
        id: 'startDay',
        model: 'startDay',
        label: words('scheduleStart'),
        visibleWhen: '{allDay} = 1',
        span: 12,
      },
      {
        ...date,
        id: 'endDay',
        model: 'endDay',
        label: words('scheduleEnd'),
        visibleWhen: '{allDay} = 1',
        span: 12,
      },
      ...repeated,
      { id: 'toUserIds', model: 'toUserIds', kind: 'user', label: words('scheduleInvited'), multiple: true },
      { id: 'place', model: 'place', kind: 'text', label: words('schedulePlace'), most: 200 },
      {
        ...{ id: 'reminder', model: 'reminder', kind: 'select', label: words('scheduleReminder') },
        ...{ options: reminders(false), visibleWhen: timed },
      },
      {
        ...{ id: 'dayReminder', model: 'dayReminder', kind: 'select', label: words('scheduleReminder') },
        ...{ options: reminders(true), visibleWhen: '{allDay} = 1' },
      },
      {
        ...{ id: 'urgent', model: 'urgent', kind: 'radio', label: words('scheduleUrgency'), required: true },
        options: fixed([
          choice(1, words('scheduleUsual')),
          choice(2, words('scheduleImportant')),
          choice(3, words('scheduleUrgent')),
        ]),
      },
      { id: 'color', model: 'color', kind: 'colour', label: words('scheduleColour') },
      {
        id: 'isPrivate',
        model: 'isPrivate',
        kind: 'switch',
        label: words('schedulePrivate'),
        hint: words('schedulePrivateLine'),
      },
      { id: 'content', model: 'content', kind: 'textarea', label: words('scheduleContent'), most: 2_000 },
      { id: 'files', model: 'files', kind: 'files', label: words('scheduleFiles'), most: mostFiles },
    ],
    rules: [
      {
        expression: '{allDay} = 1 || {endAt} > {startAt}',
        message: words('scheduleEndsTooEarly'),
        fields: ['endAt'],
      },
      {
        expression: '{allDay} <> 1 || {endDay} >= {startDay}',
        message: words('scheduleEndsTooEarly'),
        fields: ['endDay'],
      },
    ],
  });
}

/** A new one begins at nine on its day, and lasts an hour. */
export const newEvent = (midnight: number): FormValues => ({
  ...{
    allDay: 0,
    startAt: midnight + 9 * hour,
    endAt: midnight + 10 * hour,
    startDay: midnight,
    endDay: midnight,
  },
  ...{ repetition: '1', interval: 1, reminder: '15', dayReminder: '1', urgent: '1', isPrivate: 0 },
});

export const isOwnRule = ({ rule, repetition }: Pick<ScheduleItem, 'rule' | 'repetition'>): boolean =>
  choiceOf(rule, repetition) === 'kept';

function choiceOf(rule: string, repetition: number): string {
  const plain = rule.replace(/;?UNTIL=[^;]*/, '');
  const own = Object.entries(ownRules).find(([, written]) => written === plain);
  if (own) return own[0];
  const isSimple = /^(FREQ=[A-Z]+(;INTERVAL=\d+)?)?$/.test(plain);
  return isSimple ? String(repetition) : 'kept';
}

export const valuesOf = (item: ScheduleItem): FormValues => ({
  ...{
    title: item.title,
    category: item.category || null,
    allDay: item.allDay,
    startAt: item.startAt,
    endAt: item.endAt,
  },
  ...{
    startDay: item.startDay,
    endDay: item.endDay,
    place: item.place || null,
    content: item.content || null,
  },
  repetition: choiceOf(item.rule, item.repetition),
  interval: Number(/INTERVAL=(\d+)/.exec(item.rule)?.[1] ?? 1),
  repeatTime: item.repeatTime,
  toUserIds: item.toUserIds.length > 0 ? item.toUserIds : null,
  reminder: item.allDay === 1 ? '-2' : String(item.reminderTime),
  dayReminder: item.allDay === 1 ? String(item.reminderTime) : '-2',
  ...{ urgent: String(item.urgent), color: item.color || null, isPrivate: item.isPrivate ? 1 : 0 },
  files: item.files ? filesInText(item.files) : null,
});

/** What is sent of it. `kept` is what it was opened with. */
export function bodyOf(values: FormValues, kept?: ScheduleItem): Written {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const number = (value: unknown) => (typeof value === 'number' ? value : 0);
  const isAllDay = values.allDay === 1;
  const files = filesIn(values.files);
  const [start, end] = isAllDay
    ? [number(values.startDay), number(values.endDay)]
    : [number(values.startAt), number(values.endAt)];
  const zone = kept?.zone ?? defaultZone;
  const urgent = Number(text(values.urgent));
  return {
    ...{ title: text(values.title), category: text(values.category), content: text(values.content) },
    ...{ allDay: isAllDay ? 1 : 0, startDay: start, endDay: end, zone },
    startTime: formatDate(start, 'HH:mm', zone),
    endTime: formatDate(end, 'HH:mm', zone),
    toUserIds: Array.isArray(values.toUserIds) ? values.toUserIds.map(String) : [],
    ...{ place: text(values.place), color: text(values.color), isPrivate: values.isPrivate === 1 },
    urgent: urgent === 2 || urgent === 3 ? urgent : 1,
    reminderTime: Number(text(isAllDay ? values.dayReminder : values.reminder) || -2),
    files: files.length > 0 ? JSON.stringify(files) : '',
    ...repetitionOf(values, kept),
  };
}

function repetitionOf(
  values: FormValues,
  kept: ScheduleItem | undefined,
): Pick<Written, 'rule' | 'repetition' | 'repeatTime'> {
  const chosen = typeof values.repetition === 'string' ? values.repetition : '1';
  if (chosen === 'kept' && kept) return { rule: kept.rule };
  const own = ownRules[chosen];
  if (!own && !codes.includes(chosen)) return {};
  const until = typeof values.repeatTime === 'number' ? values.repeatTime : null;
  const interval = typeof values.interval === 'number' && values.interval > 1 ? values.interval : 1;
  if (!own && interval === 1) return { repetition: Number(chosen), repeatTime: until };
  const last = until === null ? '' : `;UNTIL=${formatDate(until, 'yyyyMMdd')}T235900`;
  const rule = own ?? `FREQ=${frequency[chosen]};INTERVAL=${interval}`;
  return { rule: `${rule}${last}` };
}
