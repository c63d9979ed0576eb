import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { countUnreadMessages } from '@fairway/contract/messages.ts';
import { changeRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { signIn } from '@fairway/contract/session.ts';
import { countShipments, listShipments } from '@fairway/contract/shipments.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { sessionsFor } from '../server/src/testing/sessions-for.ts';
import type { Bench } from './bench.ts';
import { insertLargeCompany } from './large-company.ts';
import { median, quantile } from './load.ts';

const people = 5_000;
const rounds = 3;
const goal = 1.2;
/** How long calls are measured without a change, and with one: until everybody followed it at their turn. */
const quietly = 20_000;
const following = 50_000;
const role = 'sales';
const button = 'myFiles.button.btn_remove';

/** Everybody signed in has the role that changes; other people go on working. */
export const rightsChange: Bench = {
  name: 'Change of rights with 5,000 people signed in: p95 of other calls against the same without',
  goal: `≤ ${goal}`,
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    await insertLargeCompany(databaseUrl);
    const ids = Array.from({ length: people }, (_, n) => `many-${n + 1}`);
    await database.query(
      `insert into user_role ("userId", "roleId") select *, '${role}' from unnest($1::text[]) on conflict do nothing`,
      [ids],
    );
    const tokens = await sessionsFor((text, values) => database.query(text, values), ids);
    await database.query('analyze');
    const server = await startReadyServer({
      DATABASE_URL: databaseUrl,
      FAIRWAY_OPEN_CALLS_PER_MINUTE: '1000000',
    });
    const everybody = fork(fileURLToPath(new URL('following-people.ts', import.meta.url)));
    everybody.send({ url: server.url, tokens });
    await heard(everybody);
    const signedIn = async (account: string) => {
      const { data } = await server.call(signIn, { body: { account, password: demoPassword } });
      return callerOf(server.url, { authorization: data?.token ?? '' });
    };
    const admin = await signedIn('admin');
    const workers = await Promise.all(['ops01', 'manager01', 'finance01'].map(signedIn));
    try {
      await measured(workers, quietly);
      const without: number[] = [];
      const during: number[] = [];
      for (let round = 0; round < rounds; round++) {
        without.push(quantile(await measured(workers, quietly), 0.95));
        const followed = heard(everybody);
        await change(admin);
        during.push(quantile(await measured(workers, following), 0.95));
        await followed;
      }
      const ratio = median(during) / median(without);
      return {
        ok: ratio <= goal,
        figures: {
          ratio: ratio.toFixed(2),
          'p95 with a change, ms': median(during).toFixed(1),
          'without, ms': median(without).toFixed(1),
        },
      };
    } finally {
      everybody.disconnect();
      await server.stop();
      await database.query(`delete from session where "userId" like 'many-%'`);
      await database.query(`delete from user_role where "userId" like 'many-%'`);
      await database.end();
    }
  },
};

/** The next they say; they end when one of them was refused. */
async function heard(people: ChildProcess): Promise<void> {
  const stop = new AbortController();
  const gone = once(people, 'exit', stop).then(() => Promise.reject(new Error('who follows is gone')));
  try {
    await Promise.race([once(people, 'message', stop), gone]);
  } finally {
    stop.abort();
  }
}

/** Gives the role a button, or takes it if it has it. */
async function change(admin: Caller): Promise<void> {
  const { data } = await admin(getRightsMatrix, {});
  const { version = 0, granted = [] } = data?.roles.find(({ id }) => id === role) ?? {};
  const body = { version, [granted.includes(button) ? 'take' : 'give']: [button] };
  const { code, msg } = await admin(changeRights, { params: { id: role }, body });
  if (code !== 200) throw new Error(msg);
}

/** What people do all day, at a pace; how long each call took. */
async function measured(workers: readonly Caller[], milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const times: number[] = [];
  const asks = [
    (who: Caller) => who(listShipments, { body: { scope: 'mine' } }),
    (who: Caller) => who(countShipments, { body: { scope: 'mine' } }),
    (who: Caller) => who(countUnreadMessages, {}),
  ];
  await Promise.all(
    workers.map(async (who) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const started = performance.now();
        const { code, msg } = (await asks[turn % asks.length]?.(who)) ?? { code: 0, msg: 'nothing asked' };
        if (code !== 200) throw new Error(msg);
        times.push(performance.now() - started);
        await sleep(50);
      }
    }),
  );
  return times;
}
