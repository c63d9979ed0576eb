import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createModel } from '@fairway/contract/form-models.ts';
import { listRecords } from '@fairway/contract/records.ts';
import { searchRecords } from '@fairway/contract/search.ts';
import { signIn } from '@fairway/contract/session.ts';
import pg from 'pg';
import { newId } from '../server/src/database/new-id.ts';
import { connect } from '../server/src/database/open.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { colleagueOf } from '../server/src/organisation/demo/colleagues.ts';
import { seedRecords } from '../server/src/records/seed/seed-records.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { median, quantile } from './load.ts';
import { commonWord, rareWord, recordForm, recordValues, secondCommonWord } from './record-form.ts';

const clients = 16;
const createdEach = 40;
const rounds = 6;
const few = 10_000;
/** A million takes some minutes: it is measured where it is asked for. */
const many = Number(process.env.FAIRWAY_BENCH_RECORDS ?? 100_000);
/** Beyond this records are copies, with ids of their own, of those that are there. */
const distinct = 50_000;
const asked = 80;
/** The first calls of a list find nothing prepared. */
const warmUp = 20;

const goals = { bytes: 3_072, ratio: 0.28, keyword: 50, growth: 2 };

/** Lists as people ask for them; what few records pass is not in the copies that make a million. */
const lists = {
  'first page': {},
  'by an indexed field': { queryJson: JSON.stringify({ state: 'v1' }) },
  'by a range': { queryJson: JSON.stringify({ amount: [50_000, 50_040] }) },
  sorted: { sidx: 'amount', sort: 'desc' as const },
  'sorted and filtered': {
    sidx: 'title',
    sort: 'asc' as const,
    queryJson: JSON.stringify({ mode: 'v1' }),
  },
  'by a field without an index': { queryJson: JSON.stringify({ phone: recordValues(4_321).phone }) },
  'by a part of a text': { queryJson: JSON.stringify({ title: '100777' }) },
  'rare word': { keyword: rareWord },
  'one number': { keyword: '100777' },
  'one amount': { keyword: String(recordValues(4_321).amount) },
  'common word': { keyword: commonWord },
  'two common words': { keyword: `${commonWord} ${secondCommonWord}` },
};
type List = keyof typeof lists;
const keywords: readonly List[] = [
  ...(['rare word', 'one number', 'one amount'] as const),
  ...(['common word', 'two common words'] as const),
];

/** What records of a form of twenty fields cost: room, filling in, looking for words, and lists of many. */
export const records: Bench = {
  name: 'Records of a form of 20 fields: room, creation against a bare transaction, words, lists of many against a form of 10,000',
  goal: `≤ 3 kB each, creation ≥ ${goals.ratio}, words p95 ≤ ${goals.keyword} ms, lists ≤ ${goals.growth}`,
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    // What failed is told, not that the database was stopped after it.
    database.on('error', () => undefined);
    await database.connect();
    await database.query(`create table bare_record (id text primary key, data jsonb not null);
      create table bare_audit (like audit_log including all)`);
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    const bareUrl = await new Promise<string>((resolve) =>
      bare.once('message', (url) => resolve(String(url))),
    );
    const tokenOf = async (account: string) =>
      (await server.call(signIn, { body: { account, password: demoPassword } })).data?.token ?? '';
    const admin = callerOf(server.url, { authorization: await tokenOf('admin') });
    const formOf = async (enCode: string) => {
      const { data, msg } = await admin(createModel, {
        body: { ...{ fullName: '订单', enCode, roleIds: ['sales'] }, formData: JSON.stringify(recordForm) },
      });
      if (!data) throw new Error(msg);
      return data.id;
    };
    const modelId = await formOf('benchRecords');
    const smallId = await formOf('benchFewRecords');
    const authorization = await tokenOf('sales01');
    const sales = callerOf(server.url, { authorization });

    const room = async () => {
      const { rows } = await database.query<{ name: string; bytes: number }>(
        `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace
           and (relname like 'record%' or relname = 'audit_log')`,
      );
      return new Map(rows.map(({ name, bytes }) => [name, bytes]));
    };
    const sum = (sizes: Map<string, number>) =>
      [...sizes].reduce((total, [name, bytes]) => total + (name === 'audit_log' ? 0 : bytes), 0);
    const standing = sum(await room());

    let made = 0;
    const ours: number[] = [];
    const theirs: number[] = [];
    const auditBefore = (await room()).get('audit_log') ?? 0;
    for (let round = 0; round < rounds; round += 1) {
      const mine = await perSecond(() => ({
        url: `${server.url}/api/visualdev/OnlineDev/${modelId}`,
        headers: { authorization },
        body: JSON.stringify({ data: JSON.stringify(recordValues(made++)) }),
      }));
      const other = await perSecond(() => ({
        url: `${bareUrl}/record`,
        headers: {},
        body: JSON.stringify({ data: recordValues(made) }),
      }));
      // The first is a warm-up.
      if (round === 0) continue;
      ours.push(mine);
      theirs.push(other);
    }
    const auditBytes = ((await room()).get('audit_log') ?? 0) - auditBefore;
    const perAudit = auditBytes / made;

    const fill = async (to: number) => {
      await seed(databaseUrl, modelId, made, Math.min(to, distinct));
      made = Math.max(made, Math.min(to, distinct));
      for (; made < to; made += distinct) await copy(database, modelId, made / distinct);
      for (const name of (await room()).keys()) await database.query(`vacuum analyze ${name}`);
    };
    const timeOf = async (id: string, name: List) => {
      const started = performance.now();
      const answer = await sales(listRecords, { params: { modelId: id }, body: { ...lists[name] } });
      const time = performance.now() - started;
      if (!answer.data) throw new Error(answer.msg);
      if (answer.data.list.length === 0) throw new Error(`nothing is found: ${name}`);
      return time;
    };
    await fill(Math.min(many, distinct));
    const sizes = await room();
    const perRecord = (sum(sizes) - standing) / made + perAudit;
    await fill(many);
    await seed(databaseUrl, smallId, 0, few);
    await database.query('vacuum analyze record');

    const names = Object.keys(lists) as List[];
    const before = new Map<List, number[]>(names.map((name) => [name, []]));
    const after = new Map<List, number[]>(names.map((name) => [name, []]));
    // Both sizes in turn: what disturbs the machine for a while disturbs both.
    for (const name of names)
      for (let n = 0; n < asked; n += 1) {
        const [small, large] = [await timeOf(smallId, name), await timeOf(modelId, name)];
        if (n < warmUp) continue;
        before.get(name)?.push(small);
        after.get(name)?.push(large);
      }
    const everywhere: number[] = [];
    for (let n = 0; n < asked; n += 1)
      for (const keyword of [rareWord, commonWord]) {
        const started = performance.now();
        const { data, msg } = await sales(searchRecords, { query: { keyword } });
        if (!data?.list.length) throw new Error(msg);
        if (n >= warmUp) everywhere.push(performance.now() - started);
      }

    bare.disconnect();
    await server.stop();
    await database.query('drop table bare_record, bare_audit');
    await database.query('delete from record where "modelId" = any($1::text[])', [[modelId, smallId]]);
    await database.end();

    const ratio = median(ours.map((mine, round) => mine / (theirs[round] ?? Number.NaN)));
    const slowest = Math.max(...keywords.map((name) => quantile(after.get(name) ?? [], 0.95)));
    const growth = (name: List) => median(after.get(name) ?? []) / median(before.get(name) ?? []);
    const worst = Math.max(...names.map(growth));
    return {
      ok:
        perRecord <= goals.bytes && ratio >= goals.ratio && slowest <= goals.keyword && worst <= goals.growth,
      figures: {
        'bytes a record': Math.round(perRecord),
        'of them audit': Math.round(perAudit),
        ...Object.fromEntries(
          [...sizes]
            .filter(([name]) => name !== 'audit_log')
            .map(([name, bytes]) => [`MB of ${name}`, Math.round(bytes / 1e6)]),
        ),
        'creation ratio': ratio.toFixed(2),
        'created/s': Math.round(median(ours)),
        'bare/s': Math.round(median(theirs)),
        'words p95, ms': slowest.toFixed(1),
        'all forms p95, ms': quantile(everywhere, 0.95).toFixed(1),
        [`worst list, ${many.toLocaleString('en')} against ${few.toLocaleString('en')}`]: worst.toFixed(2),
        ...Object.fromEntries(
          names.map((name) => [
            `${name}, ms`,
            `${timesText(before.get(name))} → ${timesText(after.get(name))}`,
          ]),
        ),
      },
    };
  },
};

const timesText = (times: number[] = []): string =>
  `${median(times).toFixed(1)} (p95 ${quantile(times, 0.95).toFixed(1)})`;

/** Records as people fill them in, many at a time. */
async function seed(databaseUrl: string, modelId: string, from: number, to: number): Promise<void> {
  if (from >= to) return;
  const database = connect({ connectionString: databaseUrl }, 2, undefined, () => undefined);
  const by = colleagueOf('sales01');
  const now = Date.now();
  const records = Array.from({ length: to - from }, (_, n) => ({
    ...{ id: newId(now + n), by, at: new Date(now + n), changes: [] },
    values: recordValues(from + n),
  }));
  await seedRecords(database.db, [{ modelId, records }], () => []);
  await database.close();
}

/** As many once more, except those that a search for one of few would find. */
async function copy(database: pg.Client, modelId: string, round: number): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = 'record'::regclass and attnum > 0 and not attisdropped and attname <> 'id'`,
  );
  const columns = rows.map(({ name }) => name).join(', ');
  const sought = [rareWord, '100777', recordValues(4_321).phone].map((word) => `%${word}%`);
  await database.query(
    `insert into record (id, ${columns}) select substr(id, 1, 20) || to_char($2::int, '"c"FM000'), ${columns}
     from record where "modelId" = $1 and right(id, 4) !~ '^c[0-9]{3}$' and search not like all($3)`,
    [modelId, round, sought],
  );
}

interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

async function perSecond(next: () => Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const send = ({ url, headers, body }: Call) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(
        url,
        { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          let said = '';
          response.setEncoding('utf8');
          response.on('data', (piece: string) => {
            said += piece;
          });
          response.on('end', () => (said.includes('"code":200') ? resolve() : reject(new Error(said))));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let n = 0; n < createdEach; n += 1) await send(next());
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return (clients * createdEach) / seconds;
}
