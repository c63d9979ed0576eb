import { can } from '@fairway/domain/permission/can.ts';
import type { Context } from '../http/context.ts';
import { idsOfPeopleBelow, isPersonBelow } from '../people/people-below.ts';
import { everyColleagueId } from '../people/people-by-id.ts';
import { readSettings } from '../system/settings.ts';

type Caller = Pick<Context, 'db' | 'session' | 'permissions'>;

const may = async ({ permissions }: Caller, button: 'btn_team' | 'btn_all'): Promise<boolean> =>
  can(await permissions(), 'punchCard', 'button', button);

/** Whoever has the right to see everybody's does so only where the company told people that they are seen. */
const seesAll = async (caller: Caller): Promise<boolean> =>
  (await may(caller, 'btn_all')) && (await readSettings(caller.db)).punchSeenByHr === 1;

/** Whose punches somebody sees beside their own. */
export async function seenPeople(caller: Caller, keyword?: string): Promise<string[]> {
  const { db, session } = caller;
  if (await seesAll(caller)) return everyColleagueId(db, session.userId, keyword);
  return (await may(caller, 'btn_team')) ? idsOfPeopleBelow(db, session.userId, keyword) : [];
}

export async function seesPunchesOf(caller: Caller, userId: string): Promise<boolean> {
  const { db, session } = caller;
  if (userId === session.userId) return true;
  if (await seesAll(caller)) return true;
  return (await may(caller, 'btn_team')) && isPersonBelow(db, session.userId, userId);
}
