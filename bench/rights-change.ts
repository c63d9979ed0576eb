import { setTimeout as sleep } from 'node:timers/promises';
import { countUnreadMessages } from '@fairway/contract/messages.ts';
import { changeRights, getRightsMatrix } from '@fairway/contract/rights.ts';
import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import { countShipments, listShipments } from '@fairway/contract/shipments.ts';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import { sessionsFor } from '../server/src/testing/sessions-for.ts';
import type { Bench } from './bench.ts';
import { insertLargeCompany } from './large-company.ts';
import { median, quantile } from './load.ts';
import { openSockets, say } from './many-sockets.ts';

const people = 5_000;
const rounds = 4;
const goal = 1.2;
/** How long calls are measured with and without a change, while everybody follows it at their turn. */
const window = 12_000;
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
    const sockets = await openSockets(server.url, tokens);
    const followed = { calls: 0 };
    for (const [index, socket] of sockets.entries())
      follow(server.url, socket, tokens[index] ?? '', followed);
    const signedIn = async (account: string) => {
      const { data } = await server.call(signIn, { body: { account, password: demoPassword } });
      return callerOf(server.url, { authorization: data?.token ?? '' });
    };
    const admin = await signedIn('admin');
    const workers = await Promise.all(['ops01', 'manager01', 'finance01'].map(signedIn));
    try {
      await measured(workers);
      const without: number[] = [];
      const during: number[] = [];
      for (let round = 0; round < rounds; round++) {
        without.push(quantile(await measured(workers), 0.95));
        await change(admin);
        during.push(quantile(await measured(workers), 0.95));
        await everybodyFollowed(followed, (round + 1) * people);
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
      for (const socket of sockets) socket.terminate();
      await server.stop();
      await database.query(`delete from session where "userId" like 'many-%'`);
      await database.query(`delete from user_role where "userId" like 'many-%'`);
      await database.end();
    }
  },
};

/** As the app does: it asks anew who it is, at its turn. */
function follow(url: string, socket: WebSocket, token: string, followed: { calls: number }): void {
  const call = callerOf(url, { authorization: token });
  socket.on('message', async (text) => {
    const frame = JSON.parse(String(text)) as { method: string; within?: number };
    if (frame.method !== 'rightsChanged') return;
    await sleep(Math.random() * (frame.within ?? 0));
    const { code, msg } = await call(getCurrentUser, { query: { type: 'app' } });
    if (code !== 200) throw new Error(msg);
    followed.calls += 1;
  });
  say(socket, { method: 'OnConnection' });
}

async function everybodyFollowed(followed: { calls: number }, calls: number): Promise<void> {
  for (let tries = 0; followed.calls < calls; tries++) {
    if (tries === 600) throw new Error(`only ${followed.calls} of ${calls} followed`);
    await sleep(100);
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
async function measured(workers: readonly Caller[]): Promise<number[]> {
  const until = performance.now() + window;
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
