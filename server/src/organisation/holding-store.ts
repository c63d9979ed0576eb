import { sql } from 'kysely';
import { countRowsOf, firstRowsOf, type RowsOfPerson } from '../database/rows-of-person.ts';
import { examplesShown, type Holding } from '../http/holding.ts';
import { holdingOfRows } from '../http/holding-of-rows.ts';

/** Companies and departments somebody heads. */
export const departmentsHeld = holdingOfRows({
  ...{ kind: 'departments', seenWith: 'user' },
  rows: [
    {
      ...{ table: 'organisation', column: 'managerId' },
      name: sql`"fullName"`,
      order: sql`"sortCode", id`,
    },
  ],
  linkTo: () => '',
});

const reports: RowsOfPerson = {
  ...{ table: 'user_account', column: 'managerId' },
  isOpen: sql`"deletedAt" is null`,
  name: sql`"realName" || '/' || account`,
  order: sql`account, id`,
};

/**
 * People who answer to somebody. Whoever takes over from below moves up to where the one who leaves stood, so that nobody
 * answers to themselves in a ring.
 */
export const reportsHeld: Holding = {
  ...{ kind: 'reports', seenWith: 'user' },
  count: (db, userId, most) => countRowsOf(db, reports, userId, most),
  examples: async (db, userId) =>
    (await firstRowsOf(db, reports, userId, examplesShown)).map(({ id, name }) => ({
      ...{ name, link: `/pages/system/user?id=${id}` },
    })),
  async handOver({ db }, { from, to }) {
    if (to === null) return [];
    // Everybody above them in turn: the one who leaves is among them where they take over from below.
    const { rows: moved } = await sql<{ id: string; was: string | null }>`
      with recursive above as (
        select "managerId" as id, 0 as step from user_account where id = ${to}
        union select u."managerId", step + 1 from above join user_account u on u.id = above.id where step < 50
      ), taking as (
        select id, "managerId" as was from user_account
        where id = ${to} and exists (select from above where above.id = ${from})
      )
      update user_account u set "managerId" = (select "managerId" from user_account where id = ${from}),
        version = version + 1
      from taking where u.id = taking.id returning u.id, taking.was`.execute(db);
    const { rows } = await sql<{ id: string }>`
      update user_account set "managerId" = ${to}, version = version + 1
      where "managerId" = ${from} and id <> ${to} and "deletedAt" is null returning id`.execute(db);
    return [
      ...rows.map(({ id }) => ({ ref: id, was: from })),
      ...moved.map(({ id, was }) => ({ ref: id, was })),
    ];
  },
  async handBack({ db }, { from, to }, moved) {
    let count = 0;
    for (const { ref, was } of moved) {
      const isTaker = ref === to;
      const { rows } = await sql<{ id: string }>`
        update user_account set "managerId" = ${was as string | null}, version = version + 1
        where id = ${ref} and "managerId" is not distinct from ${
          isTaker ? sql`(select "managerId" from user_account where id = ${from})` : to
        } returning id`.execute(db);
      count += rows.length;
    }
    return count;
  },
};
