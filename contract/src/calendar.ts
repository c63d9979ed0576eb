import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf, moment } from './envelope.ts';
import { day, optionalText } from './kept-fields.ts';

const base = '/api/system/Calendar';
const needs = { modelId: 'calendar' } as const;
const edits = { modelId: 'calendar', button: 'btn_edit' } as const;

const version = z.number();
const saved = z.object({ version });
const year = z.string().check(z.regex(/^[12]\d{3}$/));
/** What has versions and a history of its own: a year, or the week. */
const part = z.string().check(z.regex(/^([12]\d{3}|week)$/));

/** A day that is not as the week says. */
const calendarDay = z.object({ day: z.string(), isWorked: z.boolean(), name: z.string() });
export type CalendarDay = z.infer<typeof calendarDay>;

export const getCalendar = endpoint({
  ...{ name: 'getCalendar', method: 'GET', path: base },
  summary: 'Which weekdays are worked, and every day that is another way',
  response: z.object({
    /** Monday is 1, Sunday 7. */
    weekdays: z.array(z.number()),
    days: z.array(calendarDay),
    /** Of years and of the week; what is not listed was never changed and has 0. */
    versions: z.array(z.object({ part: z.string(), version })),
  }),
  needs,
});

export const changeCalendar = endpoint({
  ...{ name: 'changeCalendar', method: 'PUT', path: `${base}/:year` },
  summary: 'Say of days of a year whether they are worked; others stay',
  params: z.object({ year }),
  body: z.object({
    version,
    days: z
      .array(
        z.object({
          day,
          /** Null: as the week says. */
          isWorked: z.nullable(z.boolean()),
          name: optionalText(50),
        }),
      )
      .check(z.minLength(1), z.maxLength(366)),
  }),
  response: saved,
  success: 'saved',
  errors: ['RECORD_CHANGED', 'CALENDAR_DAY_MISPLACED'],
  needs: edits,
});

export const changeWorkWeek = endpoint({
  ...{ name: 'changeWorkWeek', method: 'PUT', path: `${base}/Week/Days` },
  summary: 'Say which weekdays are worked',
  body: z.object({
    version,
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  }),
  response: saved,
  success: 'saved',
  errors: ['RECORD_CHANGED'],
  needs: edits,
});

export const undoCalendar = endpoint({
  ...{ name: 'undoCalendar', method: 'POST', path: `${base}/:part/Undo` },
  summary: 'Take the last change of a year or of the week back',
  params: z.object({ part }),
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: ['RECORD_CHANGED', 'CALENDAR_UNDO_OVER'],
  needs: edits,
});

export const listCalendarHistory = endpoint({
  ...{ name: 'listCalendarHistory', method: 'GET', path: `${base}/:part/History` },
  summary: 'Who changed which days of a year or of the week, the newest first',
  params: z.object({ part }),
  response: listOf(
    z.object({
      ...{ version, at: moment, byName: z.string(), act: z.string() },
      /** Of a day: worked, free or as the week says, and its name. Of the week: its days as figures. */
      differences: z.array(z.object({ day: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  needs,
});
