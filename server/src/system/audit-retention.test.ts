import { refusals } from '@fairway/contract/errors.ts';
import { auditDays, changeAuditRetention, getAuditRetention, listAudit } from '@fairway/contract/system.ts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { changeSetting } from './change-setting.ts';
import { systemJobs } from './jobs.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const days = async () => (await admin.call(getAuditRetention)).data?.days;
const change = (to: number, before: number, who = admin) =>
  who.call(changeAuditRetention, { body: { days: to, before } });

/** Lets somebody who is no administrator read the log. */
async function reader(): Promise<Person> {
  await app.database.pool.query(`
    insert into role (id, "fullName", "enCode") values ('auditor', '审计', 'auditor');
    insert into role_menu ("roleId", "menuId") values ('auditor', 'auditLog');
    insert into role_permission ("roleId", "itemId") select 'auditor', id from permission_item where "modelId" = 'auditLog';
    insert into user_role ("userId", "roleId") values ('user-ops01', 'auditor')`);
  return app.as('ops01');
}

describe('how long the audit log is kept', () => {
  it('is three years unless an administrator says otherwise, and never less than half a year', async () => {
    expect(await days()).toBe(auditDays.usual);
    for (const wrong of [auditDays.least - 1, 0, 365.5, auditDays.most + 1])
      expect((await change(wrong, auditDays.usual)).code).toBe(422);
    expect(await change(365, auditDays.usual)).toMatchObject({ code: 200, data: { days: 365 } });
    expect(await days()).toBe(365);
    const { data } = await admin.call(listAudit, { query: { names: 'changeAuditRetention' } });
    expect(data?.list.map(({ target }) => target)).toEqual(['1095 → 365']);
  });

  it('is changed by one of two who saw the same', async () => {
    const before = (await days()) ?? 0;
    const both = await Promise.all([change(400, before), change(500, before)]);
    expect(both.map(({ code }) => code === 200).toSorted()).toEqual([false, true]);
    expect(both.find(({ code }) => code !== 200)?.msg).toBe(refusals.RECORD_CHANGED.zh);
  });

  it('is read by whoever reads the log, and changed by administrators alone', async () => {
    const auditor = await reader();
    const { data } = await auditor.call(getAuditRetention);
    expect(data).toEqual({ days: await days(), canChange: false });
    expect((await change(1000, data?.days ?? 0, auditor)).msg).toBe(refusals.FORBIDDEN.zh);
    const sales = await app.as('sales01');
    expect((await sales.call(getAuditRetention)).msg).toBe(refusals.FORBIDDEN.zh);
  });
});

describe('at night', () => {
  const run = async () => {
    const [job] = systemJobs;
    const log = pino({ level: 'silent' });
    const now = app.clock.now;
    await app.database.db
      .transaction()
      .execute(async (db) => job?.work({ db, now, log, afterCommit: () => undefined }, {}));
  };
  const count = async (sql: string) => (await app.database.pool.query(sql)).rows[0]?.count as number;
  const old = () => count(`select count(*) from audit_log where name = 'longAgo'`);
  const queued = () =>
    count(`select count(*) from graphile_worker.jobs where task_identifier = 'forgetOldAuditLines'`);

  it('old lines go in portions, the others stay, and writers wait for nobody', async () => {
    const { pool, db } = app.database;
    // Less than the least, written by hand: the least holds.
    await changeSetting(db, 'auditDays', 1);
    await pool.query(`
      insert into audit_log ("at", account, "realName", name, target, address, "requestId")
      select now() - interval '200 days' - i * interval '1 minute', '', '', 'longAgo', '', '', ''
      from generate_series(1, 7000) i;
      insert into audit_log ("at", account, "realName", name, target, address, "requestId")
      values (now() - interval '170 days', '', '', 'notSoLongAgo', '', '', '')`);
    // Somebody holds one of the old lines, and is not waited for.
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`select id from audit_log where name = 'longAgo' order by "at" limit 1 for update`);
    await run();
    expect([await old(), await queued()]).toEqual([2_000, 1]);
    await run();
    expect([await old(), await queued()]).toEqual([1, 1]);
    await client.query('rollback');
    client.release();
    await run();
    expect(await old()).toBe(0);
    expect(await count(`select count(*) from audit_log where name = 'notSoLongAgo'`)).toBe(1);
  });
});

describe('the log', () => {
  it('is narrowed by acts and by what they were about', async () => {
    const names = async (query: object) => {
      const { data, msg } = await admin.call(listAudit, { query: { pageSize: 500, ...query } });
      return new Set((data?.list ?? expect.fail(msg)).map((line) => line.name));
    };
    expect(await names({ names: 'signIn' })).toEqual(new Set(['signIn']));
    expect(await names({ names: 'signIn,changeAuditRetention' })).toEqual(
      new Set(['signIn', 'changeAuditRetention']),
    );
    expect(await names({ target: '1095' })).toEqual(new Set(['changeAuditRetention']));
    expect(await names({ target: '' })).toEqual(await names({}));
    for (const wrong of ["signIn' or 1=1", 'a,,b', 'a b'])
      expect((await admin.call(listAudit, { query: { names: wrong } })).code).toBe(422);
  });
});
