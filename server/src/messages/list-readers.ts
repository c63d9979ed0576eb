import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleAtWork } from '../people/people-by-id.ts';
import { listReceivers, type WantedReceivers } from './store.ts';

/** Who read an announcement and when, and who did not; whoever took it off their list is still among them. */
export async function listReaders({ db, session }: Context, messageId: string, wanted: WantedReceivers) {
  const { rows, total } = await listReceivers(db, messageId, wanted);
  const ids = rows.map(({ userId }) => userId);
  const people = await peopleAtWork(db, session.organisationStamp, ids);
  const list = rows.flatMap(({ userId, readAt }) => {
    const person = people.get(userId);
    const isRead = readAt ? (1 as const) : (0 as const);
    return person ? [{ id: userId, ...person, isRead, readTime: readAt?.getTime() ?? null }] : [];
  });
  return pageOf(list, wanted, total);
}
