import type { Db } from '../database/open.ts';
import { findColleaguesCalled } from './store.ts';

/** Ids of the colleagues with just this name or account; `陈晓/sales01` is one too, as exports write people. */
export async function peopleCalled(db: Db, text: string): Promise<string[]> {
  const [name = '', account = ''] = text.split('/').map((part) => part.trim());
  const people = await findColleaguesCalled(db, [name, account].filter(Boolean));
  const exact = people.filter((person) => person.account === (account || name));
  return (exact.length > 0 ? exact : people).map(({ id }) => id);
}
