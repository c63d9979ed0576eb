import { defaultPreferences } from '@fairway/contract/account.ts';
import type { WorkCalendar } from '@fairway/domain/calendar/working-days.ts';
import { type Directory, indexDirectory } from '@fairway/domain/workflow/people/directory.ts';
import { workCalendar } from '../calendar/work-calendar.ts';
import type { Db } from '../database/open.ts';
import { describePerson } from '../organisation/describe-person.ts';
import { directoryEdition, loadDirectoryRows } from './directory/store.ts';

export type Person = Awaited<ReturnType<typeof describePerson>>;

interface Kept {
  directory: Directory;
  calendar: WorkCalendar;
  /** Whoever asked for something lately, described. */
  people: Map<string, Person>;
}

/** What decisions are made with: everybody, the days that are worked, and one person described. */
interface Known {
  directory: Directory;
  calendar: WorkCalendar;
  person: Person;
}

const mostKept = 4;
const mostPeople = 1_000;
const kept = new Map<string, Kept>();

/**
 * Everybody as approvals see them. Kept until organisation or permission data moves in any process; the edition is read
 * with every call, so a command may use it inside its transaction.
 */
export async function directoryOf(db: Db): Promise<Directory> {
  const { edition } = await directoryEdition(db, '');
  return (await keptAt(db, edition)).directory;
}

/** The same, with one of them described and the zone their days are counted in. */
export async function directoryWith(db: Db, userId: string): Promise<Known & { zone: string }> {
  const { edition, zone } = await directoryEdition(db, userId);
  return {
    ...(await directoryAt(db, edition, userId)),
    zone: zone ?? defaultPreferences.quietHours.zone,
  };
}

/** The same where the edition was read together with something else. */
export async function directoryAt(db: Db, edition: string, userId: string): Promise<Known> {
  return withPerson(db, await keptAt(db, edition), userId);
}

/** The same where it is at hand. Else undefined: whom we would read now may be others than in that edition. */
export async function cachedDirectory(db: Db, edition: string, userId: string): Promise<Known | undefined> {
  const known = kept.get(edition);
  return known && withPerson(db, known, userId);
}

async function withPerson(db: Db, { directory, calendar, people }: Kept, userId: string): Promise<Known> {
  const person = people.get(userId) ?? (await describePerson(db, userId));
  people.set(userId, person);
  while (people.size > mostPeople) people.delete(people.keys().next().value ?? '');
  return { directory, calendar, person };
}

async function keptAt(db: Db, edition: string): Promise<Kept> {
  const known = kept.get(edition);
  if (known) return known;
  const directory = indexDirectory(await loadDirectoryRows(db));
  const fresh = { directory, calendar: await workCalendar(db), people: new Map() };
  kept.set(edition, fresh);
  while (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
  return fresh;
}
