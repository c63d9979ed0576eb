import { getPunchMonth, getPunchStart, listTeamPunches } from '@fairway/contract/punch-card.ts';
import { punchFlags } from '@fairway/contract/punch-fields.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadDemoPunches } from './load-demo-punches.ts';

let app: TestApp;
let manager: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [manager, sales] = (await Promise.all(['manager01', 'sales01'].map((account) => app.as(account)))) as [
    Person,
    Person,
  ];
});
afterAll(() => app.close());

const seen = async (flag: (typeof punchFlags)[number]) =>
  (await manager.call(listTeamPunches, { query: { flag, pageSize: 5 } })).data?.list.length ?? 0;

it('the demo has a month of punches with each kind of flag', async () => {
  for (const flag of punchFlags) expect([flag, (await seen(flag)) > 0]).toEqual([flag, true]);
  const all = await manager.call(listTeamPunches, { query: { pageSize: 500 } });
  expect(all.data?.pagination.total).toBeGreaterThan(90);
  const unflagged = all.data?.list.filter(({ flags }) => flags.length === 0).length ?? 0;
  expect(unflagged).toBeGreaterThan((all.data?.list.length ?? 0) / 3);
  expect(all.data?.list.every(({ at, receivedAt }) => at <= receivedAt && receivedAt < Date.now())).toBe(
    true,
  );
});

it('the first salesperson is asked anew, the others have agreed', async () => {
  expect((await sales.call(getPunchStart)).data?.notice.isAgreed).toBe(false);
  const second = await app.as('sales02');
  expect((await second.call(getPunchStart)).data?.notice.isAgreed).toBe(true);
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
  const query = { month, userId: userIdOf('sales02') };
  expect((await manager.call(getPunchMonth, { query })).code).toBe(200);
});

it.each(['2026-01-01', '2026-02-28', '2026-05-04', '2027-03-14', '2028-02-29'])(
  'loaded on %s it has all of it, and nothing of the future',
  async (day) => {
    const { db } = app.database;
    const today = new Date(`${day}T05:00:00Z`);
    await sql`truncate punch, punch_photo, punch_rule, punch_agreement`.execute(db);
    await db.transaction().execute((transaction) => loadDemoPunches(transaction, today));
    const { rows } = await sql<{
      flag: string;
    }>`select distinct unnest("flagNames") as flag from punch`.execute(db);
    const ofTheirDay = ['noCheckIn', 'notClosed'];
    expect(rows.map(({ flag }) => flag).toSorted()).toEqual(
      punchFlags.filter((flag) => !ofTheirDay.includes(flag)).toSorted(),
    );
    const open = await db.selectFrom('punch').select('kind').where('pairId', 'is', null).execute();
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(['in', 'out']));
    const late = await db.selectFrom('punch').select('id').where('receivedAt', '>', today).execute();
    expect(late).toEqual([]);
  },
);
