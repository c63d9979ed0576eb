import type { Db } from '../database/open.ts';
import { publishOnCommit } from './store.ts';
import { type PeopleNews, tellPeople } from './tell-people.ts';

/** The same as `tellPeople` with the commit of this transaction, and never without it. */
export async function tellOnCommit(db: Db, news: readonly PeopleNews[]): Promise<void> {
  const messages: string[] = [];
  const bus = { publish: async (message: object) => void messages.push(JSON.stringify(message)) };
  for (const one of news) await tellPeople({ bus }, one);
  await publishOnCommit(db, messages);
}
