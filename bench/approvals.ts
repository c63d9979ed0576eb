import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { signIn } from '@fairway/contract/session.ts';
import { startFlow } from '@fairway/contract/workflow.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { userIdOf } from '../server/src/organisation/demo/ids.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { publishFlow, step } from '../server/src/workflow/testing/publish-flow.ts';
import type { Bench } from './bench.ts';
import { median } from './load.ts';

const clients = 16;
const steps = 8;
const flowsEach = 15;
const rounds = 9;

/** Durable approvals with 16 clients against a bare transaction of two inserts and an update on the same database. */
export const approvals: Bench = {
  name: 'Durable approvals against a bare transaction',
  goal: '≥ 0.4',
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    await database.query(`create table bare_row (id bigint generated always as identity primary key, text text);
      create table bare_count (id int primary key, number int not null);
      insert into bare_count select n, 0 from generate_series(1, ${clients}) n`);
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    const bareUrl = await new Promise<string>((resolve) =>
      bare.once('message', (url) => resolve(String(url))),
    );
    const tokenOf = async (account: string) =>
      (await server.call(signIn, { body: { account, password: demoPassword } })).data?.token ?? '';
    const asCaller = (authorization: string) => callerOf(server.url, { authorization });
    const admin = asCaller(await tokenOf('admin'));
    const sales = asCaller(await tokenOf('sales01'));
    const authorization = await tokenOf('manager01');
    const path = Array.from({ length: steps }, (_, n) => step(`s${n}`, [userIdOf('manager01')]));
    const { versionId } = await publishFlow(admin, path, { enCode: 'benchApprovals' });

    const ours: number[] = [];
    const theirs: number[] = [];
    // One warm-up, then in turns: what disturbs the machine disturbs both.
    for (let round = 0; round < rounds; round += 1) {
      const work = await Promise.all(
        Array.from({ length: clients }, async () => {
          const ids: string[] = [];
          for (let n = 0; n < flowsEach; n += 1) {
            const { data, msg } = await sales(startFlow, {
              body: { flowId: versionId, formData: { amount: n } },
            });
            if (!data || Array.isArray(data)) throw new Error(msg);
            ids.push(data.id);
          }
          return ids;
        }),
      );
      const mine = await perSecond((client, send) => {
        const ids = work[client] ?? [];
        return async () => {
          for (const id of ids)
            for (let n = 1; n <= steps; n += 1)
              await send(`${server.url}/api/workflow/Engine/FlowBefore/Audit/${id}.o${n}`, { authorization });
          return ids.length * steps;
        };
      });
      const bareOne = await perSecond((client, send) => async () => {
        for (let n = 0; n < flowsEach * steps; n += 1) await send(`${bareUrl}/transaction/${client + 1}`, {});
        return flowsEach * steps;
      });
      if (round === 0) continue;
      ours.push(mine);
      theirs.push(bareOne);
    }
    const { rows } = await database.query<{ open: number }>(
      'select count(*)::int as open from flow where "versionId" = $1 and status <> 2',
      [versionId],
    );
    if (rows[0]?.open !== 0) throw new Error(`${rows[0]?.open} flows did not come to their end`);
    bare.disconnect();
    await server.stop();
    await database.query('drop table bare_row, bare_count');
    await database.end();
    // Of each round by itself: a machine that is slow for a while is slow for both.
    const ratio = median(ours.map((mine, round) => mine / (theirs[round] ?? Number.NaN)));
    return {
      ok: ratio >= 0.4,
      figures: {
        ratio: ratio.toFixed(2),
        'approvals/s': Math.round(median(ours)),
        'bare/s': Math.round(median(theirs)),
      },
    };
  },
};

type Send = (url: string, headers: Record<string, string>) => Promise<void>;

async function perSecond(workOf: (client: number, send: Send) => () => Promise<number>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const send: Send = (url, headers) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (piece: string) => {
            body += piece;
          });
          response.on('end', () => (body.includes('"code":200') ? resolve() : reject(new Error(body))));
        },
      );
      sent.on('error', reject);
      sent.end('{}');
    });
  const started = performance.now();
  const done = await Promise.all(Array.from({ length: clients }, (_, client) => workOf(client, send)()));
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return done.reduce((sum, one) => sum + one, 0) / seconds;
}
