import { getLineBoard } from '@fairway/contract/freight-search.ts';
import {
  addLineNote,
  listLineNotes,
  previewLineSending,
  removeLineNote,
  sendLine,
} from '@fairway/contract/line-news.ts';
import { listMessages, readMessage } from '@fairway/contract/messages.ts';
import { addWatch } from '@fairway/contract/rate-watches.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { companyDay } from '../company-day.ts';

let app: TestApp;
let [pricing, sales, ops, client] = [] as unknown as [Person, Person, Person, Person];
let [lineId, parentId, clientOf, otherId] = ['', '', '', ''];
let board: { mode: 'FCL'; polId: string; boxType: string };

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  [pricing, sales, ops, client] = (await Promise.all(
    ['pricing01', 'sales01', 'ops01', 'client01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person];
  const one = async (text: string) => (await app.database.pool.query(text)).rows[0] ?? expect.fail(text);
  clientOf = (await one(`select "customerId" from customer_user where "userId" = 'user-client01'`))
    .customerId;
  otherId = (await one(`select id from customer where id not in (select "customerId" from customer_user)`))
    .id;
  ({ lineId, parentId } = await one(
    `select id as "lineId", "parentId" from trade_line where "enCode" = 'USWC'`,
  ));
  const { data } = await sales.call(getLineBoard, { query: { lineId } });
  const { polId, boxType } = data ?? expect.fail();
  board = { mode: 'FCL', polId: polId ?? '', boxType };
});
afterAll(() => app.close());
beforeEach(() =>
  app.database.pool.query('delete from message_receiver; delete from rate_watch; delete from line_note'),
);

const today = companyDay(new Date());
const messagesOf = async (person: Person, headers = {}) =>
  (await person.call(listMessages, { query: { pageSize: 50 }, headers })).data?.list ?? expect.fail();

describe('notes of a line', () => {
  const notesOf = async (person: Person, of = lineId) =>
    (await person.call(listLineNotes, { query: { lineId: of } })).data?.list.map(({ text }) => text);

  it('are written by who keeps rates, and read by customers only if they say so', async () => {
    const write = (person: Person, text: string, changes = {}) =>
      person.call(addLineNote, { body: { lineId, day: today, text, ...changes } });
    expect((await write(sales, '停航')).code).toBe(403);
    expect((await write(pricing, '停航', { lineId: 'nothing' })).code).toBe(404);
    await write(pricing, '内部：争取降价');
    const { data } = await write(pricing, 'GRI +600', { isForCustomers: true, day: '2026-12-01' });
    expect(await notesOf(ops)).toEqual(['GRI +600', '内部：争取降价']);
    expect(await notesOf(client)).toEqual(['GRI +600']);
    expect(await notesOf(client, parentId)).toEqual(['GRI +600']);
    const params = { id: data?.id ?? expect.fail() };
    expect((await client.call(removeLineNote, { params })).code).toBe(403);
    expect((await pricing.call(removeLineNote, { params })).code).toBe(200);
    expect((await pricing.call(removeLineNote, { params })).code).toBe(404);
    expect(await notesOf(client)).toEqual([]);
  });
});

describe('a line that is sent', () => {
  const body = (changes = {}) => ({ lineId, ...board, customerIds: [clientOf], ...changes });

  it('reaches customers with their own selling prices, once, and leads to the board', async () => {
    const { rows } = await app.database.pool.query(
      `update freight_rate set audience = '{"isForEveryCustomer":false,"levels":[],"customerIds":[]}'
       where id = (select id from freight_rate where "lineId" = $1 and "polId" = $2 and status = 'published'
         and "validFrom" <= $3 and "validTo" >= $3 limit 1) returning "rateNo"`,
      [lineId, board.polId, today],
    );
    expect(rows).toHaveLength(1);
    const asClient = await client.call(getLineBoard, { query: { lineId, ...board } });
    const cells = asClient.data?.cells ?? expect.fail();
    const { data } = await sales.call(previewLineSending, {
      body: body({ customerIds: [clientOf, otherId] }),
    });
    const [one, other] = [clientOf, otherId].map((id) => data?.customers.find((each) => each.id === id));
    expect(one).toMatchObject({ people: 1, ports: new Set(cells.map(({ podId }) => podId)).size });
    expect(other?.people).toBe(0);
    const headers = { 'command-id': 'send-once' };
    for (const _ of [1, 2]) {
      const sent = await sales.call(sendLine, { body: body({ remark: '本周特价' }), headers });
      expect(sent.data).toEqual({ customers: 1, people: 1 });
    }
    const [message, ...others] = await messagesOf(client);
    expect(others).toEqual([]);
    expect(message?.title).toContain('美西运价');
    expect(message?.link).toContain(`/pages/freight/tpline?line=${lineId}`);
    const read = async (language: string) =>
      (
        await client.call(readMessage, {
          params: { id: message?.id ?? '' },
          headers: { 'accept-language': language },
        })
      ).data?.bodyText ?? expect.fail();
    const told = [...(await read('zh')).matchAll(/USD (\d+)/g)].map(([, price]) => price);
    const seen = cells.map(({ sell }) => String(Number(sell.amount)));
    expect(told.length).toBeGreaterThan(0);
    for (const price of told) expect(seen).toContain(price);
    expect(await read('en')).toMatch(/Los Angeles: USD \d+/);
  });

  it('reaches who subscribed, and nobody twice', async () => {
    await client.call(addWatch, { body: { kind: 'line', lineId } });
    const { data } = await sales.call(sendLine, { body: body({ toSubscribers: true }) });
    expect(data).toEqual({ customers: 1, people: 1 });
    expect(await messagesOf(client)).toHaveLength(1);
    const alone = await sales.call(sendLine, { body: body({ customerIds: [], toSubscribers: true }) });
    expect(alone.data?.people).toBe(1);
  });

  it('is sent by who may, to customers that are there and have something to read', async () => {
    const code = async (person: Person, changes = {}) =>
      (await person.call(sendLine, { body: body(changes) })).code;
    expect(await code(client)).toBe(403);
    expect(await code(ops)).toBe(403);
    expect(await code(sales, { customerIds: ['nobody'] })).toBe(404);
    expect(await code(sales, { customerIds: [otherId] })).toBe(400);
    expect(await code(sales, { boxType: '99XX' })).toBe(400);
    expect(await messagesOf(client)).toEqual([]);
  });
});

it('a board of more rates than it reads says so', async () => {
  const shown = async () => (await sales.call(getLineBoard, { query: { lineId, ...board } })).data?.isCut;
  expect(await shown()).toBe(false);
  const { rows } = await app.database.pool.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'freight_rate'
       and is_generated = 'NEVER' and column_name not in ('id', 'rateNo')`,
  );
  const columns = rows[0].columns as string;
  await app.database.pool.query(
    `insert into freight_rate (id, "rateNo", ${columns})
     select 'many-' || n, 'MANY' || n, ${columns} from generate_series(1, 5001) n,
       lateral (select * from freight_rate where "lineId" = $1 and "polId" = $2 and status = 'published'
         and "validFrom" <= $3 and "validTo" >= $3 limit 1) one`,
    [lineId, board.polId, today],
  );
  expect(await shown()).toBe(true);
});
