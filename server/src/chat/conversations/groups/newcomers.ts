import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../../../database/open.ts';
import type { Person } from '../access.ts';
import { findPeople } from '../store.ts';

/** These people in the order they were named; somebody who cannot be written to is not there. */
export async function newcomers(db: Db, userIds: readonly string[]): Promise<Person[]> {
  const found = new Map((await findPeople(db, userIds)).map((person) => [person.id, person]));
  return [...new Set(userIds)].map((userId) => {
    const person = found.get(userId);
    if (!person?.isActive) throw new AppError('NOT_FOUND');
    return person;
  });
}
