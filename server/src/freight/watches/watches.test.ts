import { setTimeout as sleep } from 'node:timers/promises';
import { actOnRate, addRate, getRate, type RateEvent } from '@fairway/contract/freight-rates.ts';
import { type InSiteMessage, listMessages, readMessage } from '@fairway/contract/messages.ts';
import {
  addWatch,
  listWatches,
  listWatchMarks,
  removeWatch,
  type Watched,
} from '@fairway/contract/rate-watches.ts';
import { approveTask } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { companyDay } from '../company-day.ts';
import { type Codes, codesOf, type WrittenRate, writtenRate } from '../testing/freight-company.ts';
import { rateNewsJob, rateNewsKey } from './news.ts';

let app: TestApp;
let codes: Codes;
let [pricing, manager, sales, client] = [] as unknown as [Person, Person, Person, Person];
/** The customer client01 signs in for. */
let clientOf: string;
let lineId: string;
let parentLineId: string;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  codes = await codesOf(app);
  [pricing, manager, sales, client] = (await Promise.all(
    ['pricing01', 'manager01', 'sales01', 'client01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person];
  const one = async (text: string) => (await app.database.pool.query(text)).rows[0] ?? expect.fail(text);
  clientOf = (await one(`select "customerId" from customer_user where "userId" = 'user-client01'`))
    .customerId;
  ({ lineId, parentLineId } = await one(
    `select id as "lineId", "parentId" as "parentLineId" from trade_line where "parentId" is not null limit 1`,
  ));
});
afterAll(() => app.close());
beforeEach(() =>
  app.database.pool.query('delete from rate_watch; delete from rate_news; delete from message_receiver'),
);

const inDays = (days: number) => companyDay(new Date(Date.now() + days * 86_400_000));
const boxes = (sell: string): WrittenRate['prices'] => ({
  by: 'box',
  boxes: [{ type: '40HQ', cost: '1', floor: '2', sell }],
});
let services = 0;
const written = (changes: Partial<WrittenRate> = {}) =>
  writtenRate(codes, {
    ...{ podId: codes.port('USSAV'), validFrom: inDays(0), validTo: inDays(20), lineId },
    ...{ serviceCode: `W${++services}`, prices: boxes('1900'), ...changes },
  });
const nobody = { isForEveryCustomer: false, levels: [], customerIds: [] };

async function draft(changes: Partial<WrittenRate> = {}): Promise<string> {
  const { data, msg } = await pricing.call(addRate, { body: written(changes) });
  return data?.id ?? expect.fail(msg);
}
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
/** In force as the company’s rates of before are, without news of it. */
async function inForce(changes: Partial<WrittenRate> = {}): Promise<string> {
  const id = await draft(changes);
  await sql(`update freight_rate set status = 'published', "publishedAt" = now() where id = $1`, [id]);
  return id;
}
async function act(id: string, event: RateEvent) {
  const { data } = await pricing.call(getRate, { params: { id } });
  const version = data?.version ?? expect.fail();
  const answer = await pricing.call(actOnRate, { params: { id, event }, body: { version } });
  expect(answer.code, answer.msg).toBe(200);
  return answer.data;
}
/** Comes into force with news of it. */
async function comes(changes: Partial<WrittenRate> = {}, previousId?: string): Promise<string> {
  const id = await draft(changes);
  await sql(`update freight_rate set status = 'suspended', "previousId" = $2 where id = $1`, [
    id,
    previousId ?? null,
  ]);
  await act(id, 'resume');
  return id;
}
/** Nobody waits half a minute in a test: what was gathered is told now. */
async function told(): Promise<void> {
  await enqueue(app.database.db, rateNewsJob, {}, { key: rateNewsKey });
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await sql(
      `select (select count(*) from rate_news)::int + (select count(*) from graphile_worker.jobs
        where task_identifier = 'tell-rate-watchers')::int as left`,
    );
    if (rows[0]?.left === 0) return;
    await sleep(25);
  }
  expect.fail('nobody was told');
}
const messagesOf = async (person: Person): Promise<InSiteMessage[]> =>
  (await person.call(listMessages, { query: { pageSize: 100 } })).data?.list ?? expect.fail();
const watch = async (person: Person, body: Watched) => {
  const { data, msg } = await person.call(addWatch, { body });
  return data ?? expect.fail(msg);
};
const alert = (target: string | null, changes: object = {}): Watched => ({
  ...{ kind: 'priceAlert', mode: 'FCL', polId: codes.port('CNNGB'), podId: codes.port('USSAV') },
  ...{ place: '40HQ', currency: 'USD', target, ...changes },
});
const listed = async (person: Person, kind: 'favourite' | 'priceAlert' | 'line') =>
  (await person.call(listWatches, { query: { kind } })).data ?? expect.fail();

describe('what is watched', () => {
  it('of a rate goes on with its next version, and says what changed', async () => {
    const first = await inForce({ serviceCode: 'FAV', validTo: inDays(2) });
    const { id, key } = await watch(client, { kind: 'favourite', rateId: first });
    expect((await client.call(listWatchMarks, {})).data?.list).toEqual([
      { id, kind: 'favourite', key, target: null },
    ]);
    const next = await inForce({ serviceCode: 'FAV', validTo: inDays(9), prices: boxes('1750.50') });
    await sql(`update freight_rate set status = 'expired' where id = $1`, [first]);
    await sql(`update freight_rate set "previousId" = $2 where id = $1`, [next, first]);
    const { list, pagination } = await listed(client, 'favourite');
    expect(pagination.total).toBe(1);
    expect(list[0]).toMatchObject({
      ...{ id, carrierCode: 'COSU', podCode: 'USSAV', watched: { kind: 'favourite', rateId: next } },
      current: {
        ...{ id: next, status: 'published' },
        prices: [
          {
            place: '40HQ',
            price: { currency: 'USD', amount: '1750.5' },
            change: { currency: 'USD', amount: '-149.5' },
          },
        ],
      },
    });
    await sql(`update freight_rate set audience = $2 where id = any($1)`, [
      [first, next],
      JSON.stringify(nobody),
    ]);
    expect((await listed(client, 'favourite')).list[0]?.current).toBeNull();
    expect((await watch(sales, { kind: 'favourite', rateId: next })).key).toBe(key);
    expect((await listed(sales, 'favourite')).list[0]?.current?.id).toBe(next);
  });

  it('twice is one, and an alert takes the newer target', async () => {
    const one = await watch(sales, alert('1800'));
    expect(await watch(sales, alert('1700.00'))).toEqual(one);
    expect((await sales.call(listWatchMarks, {})).data?.list).toMatchObject([{ ...one, target: '1700.00' }]);
    await watch(sales, alert('1800', { place: '20GP' }));
    const all = await Promise.all([1, 2, 3].map(() => watch(sales, { kind: 'line', lineId })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await listed(sales, 'priceAlert')).pagination.total).toBe(2);
    expect((await listed(sales, 'line')).pagination.total).toBe(1);
  });

  it('of the price of a lane shows the cheapest rate its reader may see', async () => {
    await inForce({ polId: codes.port('CNTAO'), prices: boxes('1500'), audience: nobody });
    const seen = await inForce({ polId: codes.port('CNTAO'), prices: boxes('1600') });
    const lane = { polId: codes.port('CNTAO') };
    await watch(client, alert(null, lane));
    await watch(sales, alert(null, lane));
    expect((await listed(client, 'priceAlert')).list[0]?.current).toMatchObject({
      ...{ id: seen, prices: [{ place: '40HQ', price: { currency: 'USD', amount: '1600' }, change: null }] },
    });
    const [mine] = (await listed(sales, 'priceAlert')).list;
    expect(mine?.current?.prices[0]?.price.amount).toBe('1500');
  });

  it('that is not for the caller, no rate, or a draft is not there', async () => {
    const hidden = await inForce({ audience: nobody });
    const hidden2 = await draft();
    const code = async (person: Person, body: Watched) => (await person.call(addWatch, { body })).code;
    expect(await code(client, { kind: 'favourite', rateId: hidden })).toBe(404);
    expect(await code(sales, { kind: 'favourite', rateId: hidden })).toBe(200);
    expect(await code(pricing, { kind: 'favourite', rateId: hidden2 })).toBe(404);
    expect(await code(sales, { kind: 'favourite', rateId: 'nothing' })).toBe(404);
    expect(await code(sales, { kind: 'line', lineId: 'nothing' })).toBe(404);
    expect(await code(sales, alert('1', { podId: 'nothing' }))).toBe(404);
    expect(await code(sales, alert('1', { place: '' }))).toBe(400);
  });

  it('is removed by whose it is, and by nobody else', async () => {
    const { id } = await watch(sales, { kind: 'line', lineId });
    expect((await client.call(removeWatch, { params: { id } })).code).toBe(404);
    expect((await sales.call(removeWatch, { params: { id } })).code).toBe(200);
    expect((await sales.call(removeWatch, { params: { id } })).code).toBe(404);
  });

  it('is two hundred at most', async () => {
    await sql(
      `insert into rate_watch (id, "userId", kind, key, "creatorTime")
       select 'many-' || n, 'user-sales01', 'line', 'many-' || n, now() from generate_series(1, 200) n`,
    );
    expect((await sales.call(addWatch, { body: { kind: 'line', lineId } })).msg).toContain('200');
  });
});

describe('who is told of a price', () => {
  it('those whose target it reaches, and nobody who may not see it', async () => {
    await watch(sales, alert('1800'));
    await watch(client, alert('1800'));
    await watch(manager, alert('1600'));
    const id = await comes({ prices: boxes('1800.00'), audience: nobody, lineId: null });
    await told();
    const [message, ...others] = await messagesOf(sales);
    expect(others).toEqual([]);
    expect(message?.title).toContain('40HQ 降至 USD 1800');
    expect(message?.link).toBe(`/pages/freight/freight/detail?id=${id}`);
    expect(await messagesOf(client)).toEqual([]);
    expect(await messagesOf(manager)).toEqual([]);
    await comes({
      ...{ prices: boxes('1700'), lineId: null },
      audience: { ...nobody, customerIds: [clientOf] },
    });
    await told();
    expect(await messagesOf(client)).toHaveLength(1);
  });

  it('without a target only when it fell against a version they could see', async () => {
    await watch(client, alert(null));
    await comes({ prices: boxes('10'), lineId: null });
    const dear = await inForce({ prices: boxes('2000') });
    await comes({ prices: boxes('2000'), lineId: null }, dear);
    const unseen = await inForce({ prices: boxes('3000'), audience: nobody });
    await comes({ prices: boxes('2500'), lineId: null }, unseen);
    const yuan = await inForce({ prices: boxes('9000'), currency: 'CNY' });
    await comes({ prices: boxes('5'), lineId: null }, yuan);
    await told();
    expect(await messagesOf(client)).toEqual([]);
    await comes({ prices: boxes('1999.99'), lineId: null }, dear);
    await told();
    const [message] = await messagesOf(client);
    expect(message?.excerpt).toContain('USD 2000 → 1999.99');
    expect(message?.excerpt).not.toContain('3000');
  });

  it('once of several at a time, of the cheapest; and not again of the same price', async () => {
    await watch(sales, alert('1900'));
    await comes({ prices: boxes('1850'), lineId: null });
    const id = await comes({ prices: boxes('1820'), lineId: null });
    await told();
    const messages = await messagesOf(sales);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.link).toContain(id);
    await act(id, 'suspend');
    await act(id, 'resume');
    await told();
    expect(await messagesOf(sales)).toHaveLength(1);
  });

  it('of the base port of their port, as long as nothing they see goes there itself', async () => {
    const [pod, base] = [codes.port('USSAV'), codes.port('USHOU')];
    await sql('update port set "basePortId" = $2 where id = $1', [pod, base]);
    await sql(`update freight_rate set status = 'suspended' where "podId" = $1`, [pod]);
    await watch(sales, alert('1800'));
    await watch(client, alert('1800'));
    // Staff see a rate to the port itself, the customer does not.
    await inForce({ prices: boxes('2500'), audience: nobody });
    const id = await comes({ podId: base, prices: boxes('1700'), lineId: null });
    await told();
    expect(await messagesOf(sales)).toEqual([]);
    const [message, ...others] = await messagesOf(client);
    expect(others).toEqual([]);
    expect(message?.title).toContain('萨凡纳 40HQ 降至 USD 1700');
    expect(message?.excerpt).toContain('休斯敦（基本港，后段运费另计）');
    expect(message?.link).toContain(id);
    const current = async (person: Person) => (await listed(person, 'priceAlert')).list[0]?.current;
    expect(await current(client)).toMatchObject({ id, isToBasePort: true });
    expect(await current(sales)).toMatchObject({
      ...{ isToBasePort: false, prices: [{ price: { amount: '2500' } }] },
    });
    await sql('update port set "basePortId" = null where id = $1', [pod]);
  });

  it('nobody whose right to rates was taken', async () => {
    await watch(sales, alert('1900'));
    await sql(`update user_account set "enabledMark" = 0 where id = 'user-sales01'`);
    await comes({ lineId: null });
    await told();
    await sql(`update user_account set "enabledMark" = 1 where id = 'user-sales01'`);
    sales = await app.as('sales01');
    expect(await messagesOf(sales)).toEqual([]);
  });
});

describe('who is told of a line', () => {
  it('those who subscribed to it or to the line above, in one message for all of its rates', async () => {
    await watch(sales, { kind: 'line', lineId: parentLineId });
    await watch(client, { kind: 'line', lineId });
    for (let n = 0; n < 6; n += 1) await comes({ ...(n < 5 && { audience: nobody }) });
    await told();
    const forSales = await messagesOf(sales);
    expect(forSales.map(({ title }) => title)).toEqual([expect.stringContaining('6 条新运价')]);
    const forClient = await messagesOf(client);
    expect(forClient.map(({ title }) => title)).toEqual([expect.stringContaining('新运价：')]);
    expect(forClient[0]?.link).toContain('/pages/freight/freight/detail?id=');
    const { line } = (await listed(client, 'line')).list[0] ?? expect.fail();
    expect(line?.rates).toBeGreaterThan(0);
  });

  it('in the words of who reads it', async () => {
    await watch(sales, { kind: 'line', lineId });
    await comes();
    await comes();
    await told();
    const english = { headers: { 'accept-language': 'en' } };
    const read = async (how: object) => {
      const { data } = await sales.call(listMessages, { query: { pageSize: 100 }, ...how });
      const [message] = data?.list ?? [];
      const params = { id: message?.id ?? expect.fail() };
      const detail = await sales.call(readMessage, { params, ...how });
      return [message?.title, message?.excerpt, detail.data?.bodyText].join(' ');
    };
    expect(await read({})).toMatch(/新运价 宁波 → 萨凡纳 宁波 → 萨凡纳$/);
    const words = await read(english);
    expect(words).toMatch(/^2 new rates on .+ Ningbo → Savannah Ningbo → Savannah$/);
    expect(words).not.toMatch(/\p{Script=Han}/u);
  });

  it('once it was approved', async () => {
    await watch(sales, { kind: 'line', lineId });
    const id = await draft();
    const { flowId } = (await act(id, 'publish')) ?? {};
    await told();
    expect(await messagesOf(sales)).toEqual([]);
    const { rows } = await sql('select id from flow_task where "flowId" = $1', [flowId]);
    const approved = await manager.call(approveTask, { params: { taskOperatorId: rows[0]?.id }, body: {} });
    expect(approved.code).toBe(200);
    for (let tries = 0; (await sql('select 1 from rate_news')).rows.length === 0; tries += 1) {
      expect(tries).toBeLessThan(400);
      await sleep(25);
    }
    await told();
    expect((await messagesOf(sales)).map(({ link }) => link)).toEqual([
      `/pages/freight/freight/detail?id=${id}`,
    ]);
  });
});
