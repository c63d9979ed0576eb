import type { WorkCalendar } from '@fairway/domain/calendar/working-days.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { preferencesOf } from '../account/preferences.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import type { Db } from '../database/open.ts';
import { describePerson } from '../organisation/describe-person.ts';
import type { Stamp } from '../system/cache-until-change.ts';
import { askUntilChange } from './names/ask-until-change.ts';

/** Who fills a form, where and when, as expressions on both sides know it. */
export async function formContextOf(db: Db, userId: string, now: Date, stamp?: Stamp): Promise<FormContext> {
  const person = await askUntilChange(db, stamp, `person ${userId}`, () => describePerson(db, userId));
  const { quietHours } = await preferencesOf(db, userId);
  const calendar = await askUntilChange(db, stamp, 'calendar', () => workCalendar(db));
  return formContextFrom(person, quietHours.zone, now, calendar);
}

type Person = Awaited<ReturnType<typeof describePerson>>;

export function formContextFrom(
  person: Person,
  zone: string,
  now: Date,
  calendar: WorkCalendar,
): FormContext {
  return {
    now: now.getTime(),
    zone,
    calendar,
    user: {
      id: person.userId,
      name: person.userName,
      account: person.userAccount,
      departmentId: person.departmentId,
      departmentName: person.departmentName,
      organisationId: person.organizeId,
      organisationPath: person.organizeIdList,
      organisationName: person.organizeName,
      positionId: person.positionId,
      positionName: person.positionName,
      roleIds: person.roleIds,
      managerId: person.managerId,
    },
  };
}

/** The same on the wire. */
export async function sentContext(db: Db, userId: string, now: Date) {
  const { calendar, user, ...context } = await formContextOf(db, userId, now);
  const { organisationPath, roleIds } = user;
  const { weekdays = [], workdays = [], holidays = [] } = calendar ?? {};
  return {
    ...context,
    calendar: { weekdays: [...weekdays], workdays: [...workdays], holidays: [...holidays] },
    user: { ...user, organisationPath: [...organisationPath], roleIds: [...roleIds] },
  };
}
