import type { Reply } from '@fairway/contract/endpoint.ts';
import type { getBusy as getBusyCall } from '@fairway/contract/schedule.ts';
import { isWorkingDay, numberOfDay } from '@fairway/domain/calendar/working-days.ts';
import { type Busy, firstCommonStart, joined } from '@fairway/domain/schedule/common-hour.ts';
import { officeHours } from '@fairway/domain/schedule/office-hours.ts';
import { dayOf, isZone, momentOf, shifted, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { readSettings } from '../system/settings.ts';
import { timesOfPeople } from './list-schedule.ts';
import { checkInvited } from './participants.ts';

const [minute, oneDay] = [60_000, 86_400_000];
/** How many days ahead a common hour is looked for. */
const daysAhead = 14;
const step = 30 * minute;

interface Asked {
  userIds: string;
  startAt: number;
  minutes: number;
  zone: string;
  exceptGroupId?: string | undefined;
}

/** When people are busy, without a word of why; and when all of them have time. */
export async function getBusy(ctx: Context, asked: Asked): Promise<Reply<typeof getBusyCall>> {
  const { db, session, now } = ctx;
  const ids = [...new Set([session.userId, ...asked.userIds.split(',')])];
  await checkInvited(ctx, ids);
  const zone = isZone(asked.zone || '-') ? asked.zone : (await readSettings(db)).timeZone;
  const { startAt, minutes, exceptGroupId } = asked;
  const length = minutes * minute;
  const day = dayOf(wallOf(startAt, zone));
  const from = momentOf(`${day}T00:00`, zone);
  const found = await timesOfPeople(db, ids, { from, before: from + daysAhead * oneDay + length });
  const busy = new Map<string, Busy[]>(ids.map((id) => [id, []]));
  for (const { event, time, answers } of found) {
    if (event.row.id === exceptGroupId) continue;
    for (const [id, { answer }] of answers)
      if (answer !== 'declined') busy.get(id)?.push({ startAt: time.startAt, endAt: time.endAt });
  }
  const names = await peopleNames(db, ids, { withAccounts: false });
  const tomorrow = from + oneDay;
  const calendar = await workCalendar(db);
  const open = Array.from({ length: daysAhead }, (_, at) => dayOf(shifted(`${day}T00:00`, at * oneDay)))
    .filter((one) => isWorkingDay(calendar, numberOfDay(one)))
    .map((one) => ({
      startAt: Math.max(momentOf(`${one}T${officeHours.from}`, zone), startAt, now.getTime()),
      endAt: momentOf(`${one}T${officeHours.to}`, zone),
    }));
  return {
    people: ids.map((id) => {
      const spans = joined(busy.get(id) ?? []);
      return {
        ...{ id, realName: names.get(id) ?? '' },
        isBusy: spans.some((one) => one.startAt < startAt + length && one.endAt > startAt),
        busy: spans.filter((one) => one.startAt < tomorrow && one.endAt > from),
      };
    }),
    firstCommonAt: firstCommonStart(open, [...busy.values()].flat(), length, step) ?? null,
  };
}
