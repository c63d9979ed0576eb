import { listSchedule, listTeamSchedule } from '@fairway/contract/schedule.ts';
import { signIn } from '@fairway/contract/session.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { type ServerProcess, startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { copyDatabase, onServer } from './copy-database.ts';
import { median, quantile } from './load.ts';

const few = 500;
const many = 5_000;
const goals = { growth: 2, ms: 300 };
const manager = 'gm01';
const [from, before] = [Date.UTC(2031, 2, 31, 16), Date.UTC(2031, 3, 30, 16)];
const range = { from: String(from), before: String(before) };

/**
 * So many events of one team in four years, one of ten again and again, each with two colleagues; and the same number in
 * one month, so that it is seen what comes of more rows and what of a longer answer.
 */
const events = `
  with recursive team as (
    select id from user_account where "managerId" = $2 union select u.id from user_account u join team on u."managerId" = team.id
  ), people as (select array_agg(id order by id) as ids, count(*)::int as size from team), one as (
    select n, 'bench' || $3::text || n as id, ids[n % people.size + 1] as maker, ids[(n + 1) % people.size + 1] as second,
      timestamptz '2031-03-31 16:00Z' + make_interval(days => n * 7919 % $4::int - $4::int / 2 + 15, mins => n % 36 * 15 + 540) as at,
      n % 10 = 0 as "isRepeated"
    from generate_series(1, $1::int) n, people
  ), event as (
    insert into schedule_event (id, title, content, category, urgent, "isAllDay", zone, "startWall", "endWall", rule,
      "firstAt", "lastAt", color, place, "isPrivate", duration, "reminderTime", "reminderType", send, "sendName", files,
      version, "creatorUserId", "creatorTime", "lastModifyTime")
    select id, id, '', '', 1, false, 'Asia/Shanghai', to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI'),
      to_char(at at time zone 'Asia/Shanghai' + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI'),
      case when "isRepeated" then 'FREQ=WEEKLY;COUNT=10' else '' end, at,
      at + case when "isRepeated" then interval '63 days' else interval '1 hour' end, '', '', false, 60, -2, 1, '', '', '', 1,
      maker, now(), now() from one
  )
  insert into schedule_participant ("eventId", "originalStart", "userId", answer, "firstAt", "lastAt")
  select id, '', who, 'accepted', at, at + case when "isRepeated" then interval '63 days' else interval '1 hour' end
  from one cross join lateral (select distinct who from unnest(array[maker, second]) who) w`;

/** In how many days they lie. */
const spreads = { 'of four years': 1_460, 'of one month': 30 } as const;
type Spread = keyof typeof spreads;

/** Two companies side by side: the month of a team and of one of it, in turn. */
export const schedule: Bench = {
  name: `A month of a schedule with ${many.toLocaleString('en')} events of a team against ${few}`,
  goal: `medians ≤ ${goals.growth} times where the month has as many in both, each < ${goals.ms} ms`,
  async measure({ databaseUrl }) {
    const figures: Record<string, string> = {};
    let ok = true;
    for (const spread of Object.keys(spreads) as Spread[]) {
      const urls = { few: '', many: '' };
      const servers: ServerProcess[] = [];
      try {
        for (const [size, count] of [['few', few] as const, ['many', many] as const]) {
          urls[size] = await copyDatabase(databaseUrl, `bench_${size}_events`);
          await fill(urls[size], count, spreads[spread]);
          servers.push(await startReadyServer({ DATABASE_URL: urls[size] }));
        }
        for (const [question, times] of Object.entries(await timesOf(servers))) {
          const growth = median(times.many) / median(times.few);
          ok &&=
            quantile(times.many, 0.95) < goals.ms && (spread === 'of one month' || growth <= goals.growth);
          figures[`${question} ${spread}:`] =
            `${growth.toFixed(2)} (${median(times.few).toFixed(1)} → ${median(times.many).toFixed(1)} ms, p95 ${quantile(times.many, 0.95).toFixed(0)}, ${times.shown.join(' → ')} events)`;
        }
      } finally {
        for (const server of servers) await server.stop();
        for (const name of ['bench_few_events', 'bench_many_events'])
          await onServer(databaseUrl, `drop database if exists ${name} with (force)`);
      }
    }
    return { ok, figures };
  },
};

async function fill(url: string, count: number, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // What failed is told, not that the database was stopped after it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('delete from schedule_event');
    await client.query(events, [count, `user-${manager}`, `d${days}n`, days]);
    await client.query('vacuum analyze schedule_event, schedule_participant');
  } finally {
    await client.end();
  }
}

const rounds = 30;
const warmUp = 8;

/** Both companies in turn: what disturbs the machine for a while disturbs both. */
async function timesOf(servers: readonly ServerProcess[]) {
  const callers: Caller[][] = [];
  for (const { url, call } of servers) {
    const ofServer = [];
    for (const account of [manager, 'sales01']) {
      const { data, msg } = await call(signIn, { body: { account, password: demoPassword } });
      if (!data) throw new Error(msg);
      ofServer.push(callerOf(url, { authorization: data.token }));
    }
    callers.push(ofServer);
  }
  const empty = () => ({ few: [] as number[], many: [] as number[], shown: [0, 0] });
  const times = { 'a team': empty(), 'one of it': empty() };
  for (let round = 0; round < rounds; round += 1)
    for (const [at, [ofManager, ofOne]] of callers.entries())
      for (const [question, ask] of [
        ['a team', () => ofManager?.(listTeamSchedule, { query: range })] as const,
        ['one of it', () => ofOne?.(listSchedule, { query: range })] as const,
      ]) {
        const started = performance.now();
        const reply = await ask();
        const took = performance.now() - started;
        if (!reply?.data) throw new Error(`${question}: ${reply?.msg}`);
        times[question].shown[at] = reply.data.list.length;
        if (round >= warmUp) times[question][at === 0 ? 'few' : 'many'].push(took);
      }
  return times;
}
