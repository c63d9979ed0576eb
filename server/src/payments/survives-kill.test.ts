import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getInvoice } from '@fairway/contract/invoices.ts';
import { registerPayment, settleInvoices } from '@fairway/contract/payments.ts';
import { signIn } from '@fairway/contract/session.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runningPostgres } from '../database/running-postgres.ts';
import { companyDay } from '../freight/company-day.ts';
import { recomputeMoney } from '../ledger/testing/recompute-money.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type Caller, callerOf } from '../testing/caller.ts';
import { copyFirstStart } from '../testing/first-start.ts';
import { type ServerProcess, startReadyServer } from '../testing/server-process.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-receipts-'));
  await copyFirstStart(folder);
  server = await startReadyServer({ FAIRWAY_DATA: folder });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await runningPostgres(folder));
  await client.connect();
  return work(client).finally(() => client.end());
}

const people = 50;
/** So many of the receipts fit into the invoice, and none more. */
const fitting = 20;
const kills = 3;

/** Fifty who may do what the accountant of Shanghai may. */
async function hirePeople(): Promise<string[]> {
  await inDatabase(async (client) => {
    const copied = (table: string, id: string, changes: string) =>
      client.query(
        `insert into ${table} select (jsonb_populate_record(one, ${changes})).*
         from ${table} as one, generate_series(1, ${people}) as n where one."${id}" = 'user-finance02'`,
      );
    await copied(
      'user_account',
      'id',
      `jsonb_build_object('id', 'user-payer' || n, 'account', 'payer' || n, 'mobilePhone', '')`,
    );
    for (const table of ['user_password', 'user_organisation', 'user_position', 'user_role'])
      await copied(table, 'userId', `jsonb_build_object('userId', 'user-payer' || n)`);
  });
  return Array.from({ length: people }, (_, at) => `payer${at + 1}`);
}

interface Receipt {
  id: string;
  commandId: string;
  token: string;
}

it('kill -9 again and again while fifty people apply receipts to one invoice: nothing acknowledged is lost, nothing is applied twice or beyond it', async () => {
  const [invoice] = await inDatabase(
    async (client) =>
      (
        await client.query<{ id: string; partyId: string; balance: string }>(
          `select id, "partyId", balance from invoice where kind = 'debit' and status = 'issued' and currency = 'CNY'
             and "companyId" = 'org-shanghai' order by balance desc, id limit 1`,
        )
      ).rows,
  );
  if (!invoice) expect.fail('the demo has no open invoice');
  // A little is left then, so that whoever comes too late is told how much.
  const share = Math.floor((Number(invoice.balance) * 100) / fitting) - 1;
  expect(share).toBeGreaterThan(fitting);
  const amount = (share / 100).toFixed(2);
  const tokens = await Promise.all(
    (await hirePeople()).map(async (account) => {
      const { data, msg } = await server.call(signIn, { body: { account, password: demoPassword } });
      return data?.token ?? expect.fail(msg);
    }),
  );
  const callerWith = (authorization: string): Caller => callerOf(server.url, { authorization });
  const receipts: Receipt[] = [];
  for (let at = 0; at < people; at += 1) {
    const { data, msg } = await callerWith(tokens[0] ?? '')(registerPayment, {
      body: {
        ...{ direction: 'in', bankAccountId: 'account-shanghai-CNY', amount, partyId: invoice.partyId },
        valueOn: companyDay(new Date()),
      },
    });
    receipts.push({
      ...{ id: data?.id ?? expect.fail(msg), commandId: `receipt-${at}` },
      token: tokens[at] ?? '',
    });
  }

  /** What everybody was told, by receipt: the answer, or nothing where the line was cut. */
  const applied = async ({ id, commandId, token }: Receipt) =>
    callerWith(token)(settleInvoices, {
      params: { id },
      headers: { 'command-id': commandId },
      body: { partyId: invoice.partyId, invoices: [{ invoiceId: invoice.id, amount }] },
    });
  const first = new Map<Receipt, Awaited<ReturnType<typeof applied>>>();
  const done = () => [...first].filter(([, { code }]) => code === 200);
  const standing = async () =>
    inDatabase(
      async (client) =>
        (
          await client.query<{ id: string; paymentId: string }>(
            'select id, "paymentId" from settlement where "invoiceId" = $1 and "reversedAt" is null',
            [invoice.id],
          )
        ).rows,
    );
  for (let kill = 1; kill <= kills; kill += 1) {
    const applying = Promise.all(
      receipts
        .filter((receipt) => !first.has(receipt))
        .map(async (receipt) => {
          const reply = await applied(receipt).catch(() => undefined);
          if (reply) first.set(receipt, reply);
        }),
    );
    while (done().length < kill * 5 && first.size < people) await sleep(1);
    await server.kill();
    await applying;
    server = await startReadyServer({ FAIRWAY_DATA: folder });
    const kept = new Set((await standing()).map(({ id }) => id));
    expect(kept.size).toBeLessThanOrEqual(fitting);
    for (const [, { data }] of done()) expect(kept.has(data?.ids[0] ?? '')).toBe(true);
  }

  // Everybody sends the same once more: who was told something is told the same, the others get an answer now.
  const again = new Map<Receipt, Awaited<ReturnType<typeof applied>>>();
  await Promise.all(receipts.map(async (receipt) => again.set(receipt, await applied(receipt))));
  for (const [receipt, { code, data }] of done())
    expect(again.get(receipt)).toMatchObject({ code, data: { ids: data?.ids } });
  const rows = await standing();
  expect(rows).toHaveLength(fitting);
  for (const [{ id }, { code, data, msg }] of again) {
    const own = rows.filter(({ paymentId }) => paymentId === id);
    expect(own.map((row) => row.id)).toEqual(code === 200 ? data?.ids : []);
    if (code !== 200) expect(msg).toContain('超过');
  }
  const { data } = await callerWith(tokens[1] ?? '')(getInvoice, { params: { id: invoice.id } });
  const left = Math.round(Number(invoice.balance) * 100) - share * fitting;
  expect(data).toMatchObject({
    balance: (left / 100).toFixed(2),
    settled: ((share * fitting) / 100).toFixed(2),
  });
  expect(await inDatabase((client) => recomputeMoney(client as unknown as pg.Pool))).toEqual([]);
});
