import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** How bills are numbered. */
    billRules: string;
  }
}

/** Whoever manages the rules reads them anew once this is committed. */
export async function tellBillRuleScreens(db: Db): Promise<void> {
  const userIds = (await peopleWith(db, { modelId: 'billRule' })).map((person) => person.id);
  await tellOnCommit(db, [{ userIds, what: 'billRules', id: 'all' }]);
}

export const billRulesChanged = (_: Db, __: string, userIds: string[]): News =>
  new Map(userIds.map((one) => [one, { method: 'billRulesChanged' }]));
