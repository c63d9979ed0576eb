import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { registerPayment, settleInvoices } from '@fairway/contract/payments.ts';
import { signIn } from '@fairway/contract/session.ts';
import pg from 'pg';
import { companyDay } from '../server/src/freight/company-day.ts';
import { recomputeMoney } from '../server/src/ledger/testing/recompute-money.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';
import { median } from './load.ts';

const clients = 16;
const receiptsEach = 40;
const rounds = 5;

/** Receipts applied to invoices with 16 clients against a bare transaction of four inserts on the same database. */
export const receipts: Bench = {
  name: 'Posting a receipt against a bare transaction',
  goal: '≥ 0.3',
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    // Whatever fails ends the database too, and this connection must not hide what failed.
    database.on('error', () => undefined);
    await database.connect();
    await database.query(
      'create table bare_row (id bigint generated always as identity primary key, text text)',
    );
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    const bare = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    const bareUrl = await new Promise<string>((resolve) =>
      bare.once('message', (url) => resolve(String(url))),
    );
    const { data } = await server.call(signIn, { body: { account: 'finance02', password: demoPassword } });
    const authorization = data?.token ?? '';
    const finance = callerOf(server.url, { authorization });
    // Each client applies to an invoice of its own: customers pay what they owe, not all the same bill.
    const { rows: invoices } = await database.query<{ id: string; partyId: string }>(
      `select id, "partyId" from invoice where kind = 'debit' and status = 'issued' and currency = 'CNY' and "companyId" = 'org-shanghai'
       order by balance desc, id limit ${clients}`,
    );
    const [ours, theirs]: [number[], number[]] = [[], []];
    // One warm-up, then in turns: what disturbs the machine disturbs both.
    for (let round = 0; round < rounds; round += 1) {
      const work = await Promise.all(
        invoices.map(async ({ id, partyId }) => {
          const bodies: { path: string; body: string }[] = [];
          for (let n = 0; n < receiptsEach; n += 1) {
            const made = await finance(registerPayment, {
              body: {
                ...{ direction: 'in', bankAccountId: 'account-shanghai-CNY', amount: '1.00', partyId },
                valueOn: companyDay(new Date()),
              },
            });
            bodies.push({
              path: settleInvoices.path.replace(':id', made.data?.id ?? ''),
              body: JSON.stringify({ partyId, invoices: [{ invoiceId: id, amount: '1.00' }] }),
            });
          }
          return bodies;
        }),
      );
      const mine = await perSecond((client, send) => async () => {
        for (const { path, body } of work[client] ?? [])
          await send(`${server.url}${path}`, { authorization }, body);
        return work[client]?.length ?? 0;
      });
      const bareOne = await perSecond((_, send) => async () => {
        for (let n = 0; n < receiptsEach; n += 1) await send(`${bareUrl}/four-rows`, {}, '{}');
        return receiptsEach;
      });
      if (round === 0) continue;
      ours.push(mine);
      theirs.push(bareOne);
    }
    bare.disconnect();
    await server.stop();
    const wrong = await recomputeMoney(database as unknown as pg.Pool);
    if (wrong.length > 0) throw new Error(`the books do not agree: ${wrong[0]}`);
    await database.query('drop table bare_row');
    await database.end();
    // Of each round by itself: a machine that is slow for a while is slow for both.
    const ratio = median(ours.map((mine, round) => mine / (theirs[round] ?? Number.NaN)));
    return {
      ok: ratio >= 0.3,
      figures: {
        ratio: ratio.toFixed(2),
        'receipts/s': Math.round(median(ours)),
        'bare/s': Math.round(median(theirs)),
      },
    };
  },
};

type Send = (url: string, headers: Record<string, string>, body: string) => Promise<void>;

async function perSecond(workOf: (client: number, send: Send) => () => Promise<number>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const send: Send = (url, headers, sent) =>
    new Promise((resolve, reject) => {
      const asked = request(
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
      asked.on('error', reject);
      asked.end(sent);
    });
  const started = performance.now();
  const done = await Promise.all(Array.from({ length: clients }, (_, client) => workOf(client, send)()));
  const seconds = (performance.now() - started) / 1_000;
  agent.destroy();
  return done.reduce((sum, one) => sum + one, 0) / seconds;
}
