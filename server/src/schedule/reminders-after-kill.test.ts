import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';
import { copyDatabase } from '../testing/test-app.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let database: pg.Client;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  copy = await copyDatabase('demo');
  servers = await Promise.all([1, 2, 3].map(() => startReadyServer({ DATABASE_URL: copy.url })));
  database = new pg.Client(copy.connection);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await Promise.all(servers.map((server) => server.stop()));
  await copy.drop();
});

const many = 1_000;
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await database.query<T>(text, values)).rows;
const count = async (text: string) =>
  (await query<{ n: number }>(`select count(*)::int as n ${text}`))[0]?.n ?? 0;
const job = (name: string) => query(`select graphile_worker.add_job($1)`, [name]);
const reminders = `from schedule_reminder where "eventId" like 'due%'`;
const messages = `from message m join message_receiver r on r."messageId" = m.id where m.title ~ '^日程提醒.*：due'`;

/** Events that start in two hours, in three zones, each with a reminder of half an hour before, for somebody else. */
const events = `
  with one as (
    select n, 'due' || n as id, (array['Asia/Shanghai', 'America/New_York', 'Europe/Berlin'])[n % 3 + 1] as zone,
      date_trunc('minute', now()) + interval '2 hours' as starts,
      (select array_agg(id order by id) from user_account where "enabledMark" <> 0 and kind = 'member') as people
    from generate_series(1, $1 + 20) n
  ), event as (
    insert into schedule_event (id, title, content, category, urgent, "isAllDay", zone, "startWall", "endWall", rule,
      "firstAt", "lastAt", color, place, "isPrivate", duration, "reminderTime", "reminderType", send, "sendName", files,
      version, "creatorUserId", "creatorTime", "lastModifyTime")
    select id, id, '', '', 1, false, zone, to_char(starts at time zone zone, 'YYYY-MM-DD"T"HH24:MI'),
      to_char((starts + interval '1 hour') at time zone zone, 'YYYY-MM-DD"T"HH24:MI'),
      case when n <= $1 / 2 then '' else 'FREQ=DAILY;COUNT=2' end, starts, starts + interval '3 days', '', '', false, 60,
      30, 1, '', '', '', 1, people[1], now(), now()
    from one returning id
  )
  insert into schedule_participant ("eventId", "originalStart", "userId", answer, "firstAt", "lastAt")
  select one.id, '', people[n % array_length(people, 1) + 1], case when n <= $1 + 10 then 'accepted' else 'declined' end,
    starts, starts + interval '3 days'
  from one`;

it('reminds of a thousand events of one minute once each, though two of three processes are killed', async () => {
  await query(events, [many]);
  // Ten whose first time was cancelled, beside ten that were declined: of those nobody is reminded.
  await query(
    `insert into schedule_exception ("eventId", "originalStart", "isCancelled", "startWall", "endWall")
     select id, "startWall", true, "startWall", "endWall" from schedule_event
     where id in (select 'due' || n from generate_series($1 + 1, $1 + 10) n)`,
    [many],
  );
  await job('planReminders');
  const first = `${reminders} and "dueAt" < now() + interval '3 hours'`;
  await expect.poll(() => count(first)).toBe(many);
  // All of them in different zones and at the same moment.
  expect(await query(`select distinct "dueAt" ${first}`)).toHaveLength(1);

  await query(
    `update schedule_reminder set "dueAt" = now() where "eventId" like 'due%' and "dueAt" < now() + interval '3 hours'`,
  );
  const begun = performance.now();
  // As if each process had begun the same minute.
  await query(`select graphile_worker.add_job('fireReminders') from generate_series(1, 3)`);
  const fired = `${reminders} and "firedAt" is not null`;
  await expect.poll(() => count(fired), { interval: 5 }).toBeGreaterThan(0);
  await Promise.all(servers.slice(0, 2).map((server) => server.kill()));
  expect(await count(fired)).toBeLessThan(many);

  await expect.poll(() => count(fired)).toBe(many);
  // The next minute finds what a killed process had in hand.
  expect(performance.now() - begun).toBeLessThan(100_000);
  expect(await query(`select m.title, count(*) ${messages} group by m.title having count(*) <> 1`)).toEqual(
    [],
  );
  expect(await count(messages)).toBe(many);
  await job('fireReminders');
  await expect
    .poll(() => count(`from graphile_worker.jobs where task_identifier = 'fireReminders' and run_at < now()`))
    .toBe(0);
  expect(await count(messages)).toBe(many);
});
