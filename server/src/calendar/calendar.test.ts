import {
  changeCalendar,
  changeWorkWeek,
  getCalendar,
  listCalendarHistory,
  undoCalendar,
} from '@fairway/contract/calendar.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { countWorkingDays, numberOfDay } from '@fairway/domain/calendar/working-days.ts';
import { addWorkingTime } from '@fairway/domain/workflow/engine/due-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formContextOf, sentContext } from '../records/form-context.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { flowContextOf } from '../workflow/flow-context.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(() => app.close());

const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);
const shown = async () => (await admin.call(getCalendar)).data ?? expect.fail('no calendar');
const versionOf = async (part: string) =>
  (await shown()).versions.find((one) => one.part === part)?.version ?? 0;
const dayOf = async (day: string) => (await shown()).days.find((one) => one.day === day);
type Days = { day: string; isWorked: boolean | null; name?: string }[];
const change = async (year: string, days: Days, who = admin) =>
  who.call(changeCalendar, { params: { year }, body: { version: await versionOf(year), days } });
const undo = async (part: string) =>
  admin.call(undoCalendar, { params: { part }, body: { version: await versionOf(part) } });

it('begins with what the State Council announced for 2025 and 2026, and nothing of later years', async () => {
  const { days, weekdays } = await shown();
  expect(weekdays).toEqual([1, 2, 3, 4, 5]);
  expect(days).toContainEqual({ day: '2026-10-10', isWorked: true, name: '' });
  expect(days).toContainEqual({ day: '2026-02-15', isWorked: false, name: '春节' });
  expect(days).toContainEqual({ day: '2025-02-04', isWorked: false, name: '春节' });
  expect(days.filter(({ day }) => day >= '2027')).toEqual([]);
  // 365 days less 104 of weekends, less holidays that fall on weekdays, and those that are worked for them.
  const calendar = {
    workdays: days.filter(({ isWorked }) => isWorked).map(({ day }) => day),
    holidays: days.filter(({ isWorked }) => !isWorked).map(({ day }) => day),
  };
  const worked = (year: number) =>
    countWorkingDays(calendar, numberOfDay(`${year}-01-01`), numberOfDay(`${year}-12-31`));
  expect([worked(2025), worked(2026)]).toEqual([248, 248]);
});

it('a day is made free and worked, and is again as the week says', async () => {
  expect((await change('2027', [{ day: '2027-01-01', isWorked: false, name: '元旦' }])).msg).toBe('保存成功');
  expect(await dayOf('2027-01-01')).toEqual({ day: '2027-01-01', isWorked: false, name: '元旦' });
  await change('2027', [
    { day: '2027-01-01', isWorked: null },
    { day: '2027-01-02', isWorked: true },
  ]);
  expect(await dayOf('2027-01-01')).toBeUndefined();
  expect((await undo('2027')).msg).toBe('操作成功');
  expect(await dayOf('2027-01-01')).toMatchObject({ name: '元旦' });
  expect(await dayOf('2027-01-02')).toBeUndefined();
  expect((await undo('2027')).msg).toMatch(said('CALENDAR_UNDO_OVER'));
  const { data } = await admin.call(listCalendarHistory, { params: { part: '2027' } });
  expect(data?.list.map(({ act, differences }) => [act, differences])).toEqual([
    [
      'undo',
      [
        { day: '2027-01-01', before: '按每周规则', after: '休息 元旦' },
        { day: '2027-01-02', before: '上班', after: '按每周规则' },
      ],
    ],
    [
      'update',
      [
        { day: '2027-01-01', before: '休息 元旦', after: '按每周规则' },
        { day: '2027-01-02', before: '按每周规则', after: '上班' },
      ],
    ],
    ['update', [{ day: '2027-01-01', before: '按每周规则', after: '休息 元旦' }]],
  ]);
});

it('two who change the same year do not write over each other; another year is another matter', async () => {
  const version = await versionOf('2028');
  const days = [{ day: '2028-05-01', isWorked: false, name: '劳动节' }];
  const input = {
    params: { year: '2028' },
    body: { version, days },
    headers: { 'command-id': 'calendar-2028' },
  };
  expect((await admin.call(changeCalendar, input)).data).toEqual({ version: version + 1 });
  // The same command once more acts once.
  expect((await admin.call(changeCalendar, input)).data).toEqual({ version: version + 1 });
  const late = await admin.call(changeCalendar, { params: { year: '2028' }, body: { version, days } });
  expect(late.msg).toBe(refusals.RECORD_CHANGED.zh);
  expect((await change('2029', [{ day: '2029-05-01', isWorked: false }])).code).toBe(200);
  // What changes nothing leaves no trace.
  await change('2028', days);
  expect(await versionOf('2028')).toBe(version + 1);
});

it('refuses days of another year, days there are not, and whoever lacks the module', async () => {
  expect((await change('2028', [{ day: '2027-05-01', isWorked: false }])).msg).toMatch(
    said('CALENDAR_DAY_MISPLACED'),
  );
  expect((await change('2028', [{ day: '2028-02-30', isWorked: false }])).code).toBe(422);
  expect((await change('2028', [])).code).toBe(422);
  expect((await change('2028', [{ day: '2028-05-02', isWorked: false }], sales)).code).toBe(403);
  expect((await sales.call(getCalendar)).code).toBe(403);
  expect((await sales.call(changeWorkWeek, { body: { version: 0, weekdays: [1] } })).code).toBe(403);
  expect((await admin.call(changeWorkWeek, { body: { version: 0, weekdays: [] } })).code).toBe(422);
});

it('holds for formulas on both sides and for due dates of flows, at once', async () => {
  const { db } = app.database;
  const at = (moment: string) => Date.parse(`${moment}+08:00`);
  const workedIn = async () => {
    const { calendar } = await formContextOf(db, 'user-sales01', new Date());
    const sent = await sentContext(db, 'user-sales01', new Date());
    expect(sent.calendar).toEqual(calendar);
    return countWorkingDays(calendar, numberOfDay('2026-10-01'), numberOfDay('2026-10-11'));
  };
  const dueAfterADay = async () => {
    const who = { initiator: 'user-sales01', actor: 'user-sales01', now: new Date() };
    const { asking } = await flowContextOf(db, who);
    return addWorkingTime(at('2026-09-30T12:00'), 24 * 3_600_000, asking);
  };
  expect(await workedIn()).toBe(3);
  expect(await dueAfterADay()).toBe(at('2026-10-08T12:00'));
  await change('2026', [{ day: '2026-10-07', isWorked: true }]);
  expect(await workedIn()).toBe(4);
  expect(await dueAfterADay()).toBe(at('2026-10-07T12:00'));
  const week = { version: await versionOf('week'), weekdays: [6, 1, 2, 3, 4, 5, 7] };
  expect((await admin.call(changeWorkWeek, { body: week })).code).toBe(200);
  expect((await shown()).weekdays).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await workedIn()).toBe(5);
  await undo('week');
  expect((await shown()).weekdays).toEqual([1, 2, 3, 4, 5]);
  expect(await workedIn()).toBe(4);
});
