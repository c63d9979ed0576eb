import { listMessages } from '@fairway/contract/messages.ts';
import {
  addInquiry,
  answerInquiry,
  closeInquiry,
  getInquiry,
  listInquiries,
} from '@fairway/contract/rate-inquiries.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Codes, codesOf, publishedRate, writtenRate } from '../testing/freight-company.ts';

let app: TestApp;
let codes: Codes;
let [pricing, sales, client, ops] = [] as unknown as [Person, Person, Person, Person];
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  codes = await codesOf(app);
  [pricing, sales, client, ops] = (await Promise.all(
    ['pricing01', 'sales01', 'client01', 'ops01'].map((account) => app.as(account)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => app.close());
beforeEach(() => app.database.pool.query('delete from message_receiver; delete from rate_inquiry'));

const lane = () => ({ mode: 'FCL' as const, polId: codes.port('CNNGB'), podId: codes.port('ZADUR') });
const cargo = { boxes: [{ type: '40HQ', count: 2 }], commodity: '家具' };
async function ask(person: Person, changes: object = {}): Promise<string> {
  const body = { ...lane(), cargo, day: '2026-12-01', remark: '月底前出运', ...changes };
  const { data, msg } = await person.call(addInquiry, { body });
  return data?.id ?? expect.fail(msg);
}
const get = async (person: Person, id: string) => person.call(getInquiry, { params: { id } });
const idsOf = async (person: Person, query = {}) =>
  (await person.call(listInquiries, { query })).data?.list.map(({ id }) => id);
const answer = (person: Person, id: string, changes: object = {}) =>
  person.call(answerInquiry, { params: { id }, body: { version: 1, text: '可以做', ...changes } });
const close = (person: Person, id: string, version: number) =>
  person.call(closeInquiry, { params: { id }, body: { version } });
const messagesOf = async (person: Person) => (await person.call(listMessages, { query: {} })).data?.list;

it('is seen by whoever asked, by who answers and by who answers for its customer, and by nobody else', async () => {
  const [mine, theirs] = [await ask(sales), await ask(client)];
  expect(await idsOf(sales)).toEqual([mine]);
  expect(await idsOf(client)).toEqual([theirs]);
  expect(await idsOf(ops)).toEqual([]);
  expect(new Set(await idsOf(pricing))).toEqual(new Set([mine, theirs]));
  expect(await idsOf(pricing, { isOwn: '1' })).toEqual([]);
  expect((await get(client, mine)).code).toBe(404);
  expect((await get(sales, theirs)).data).toMatchObject({ isOwn: false, canAnswer: false, canClose: false });
  expect((await get(ops, theirs)).code).toBe(404);
  expect((await get(client, theirs)).data).toMatchObject({
    ...{ status: 'open', isOwn: true, canAnswer: false, canClose: true, podCode: 'ZADUR', day: '2026-12-01' },
    cargo: { boxes: cargo.boxes, commodity: '家具' },
  });
  const seen = (await get(pricing, theirs)).data;
  expect(seen).toMatchObject({ isOwn: false, canAnswer: true, canClose: true, isExternal: true });
  expect(seen?.customerName).not.toBe('');
});

it('asks a lane that is there, and fifty at most', async () => {
  const body = { ...lane(), podId: 'nowhere' };
  expect((await client.call(addInquiry, { body })).code).toBe(404);
  await ask(client);
  await app.database.pool.query(
    `insert into rate_inquiry (id, "inquiryNo", status, "askerId", mode, "polId", "podId", cargo, remark,
       "creatorTime", "lastModifyTime")
     select 'many' || n, 'many' || n, 'open', "askerId", mode, "polId", "podId", cargo, '', now(), now()
     from rate_inquiry, generate_series(1, 49) n`,
  );
  expect((await client.call(addInquiry, { body: lane() })).msg).toContain('50');
});

describe('who is told', () => {
  it('everybody who answers, where nobody is in charge of the line', async () => {
    const id = await ask(client);
    const [message] = (await messagesOf(pricing)) ?? [];
    expect(message).toMatchObject({ link: `/pages/freight/inquiry?id=${id}`, isExternal: true });
    expect(message?.title).toContain('询价');
    expect(await messagesOf(sales)).toEqual([]);
  });

  it('only who is in charge of the line, while they answer', async () => {
    const owned = (userId: string) =>
      app.database.pool.query(
        `update trade_line set "ownerId" = $1 where id = (select "lineId" from port where unlocode = 'ZADUR')`,
        [userId],
      );
    await owned('user-manager01');
    await ask(client);
    expect(await messagesOf(await app.as('manager01'))).toHaveLength(1);
    expect(await messagesOf(pricing)).toEqual([]);
    await owned('user-sales01');
    await ask(client);
    expect(await messagesOf(pricing)).toHaveLength(1);
    expect(await messagesOf(sales)).toEqual([]);
  });
});

describe('an answer', () => {
  it('reaches whoever asked, with a rate they may see', async () => {
    const id = await ask(client);
    const rate = (changes: object) =>
      publishedRate(app, pricing, writtenRate(codes, { ...lane(), validTo: '2026-12-31', ...changes }));
    const hidden = await rate({
      audience: { isForEveryCustomer: false, levels: [], customerIds: [] },
      serviceCode: 'HID',
    });
    const seen = await rate({ serviceCode: 'SEEN' });
    expect((await answer(pricing, id, { rateId: hidden })).msg).toContain('看不到');
    expect((await answer(pricing, id, { rateId: 'nothing' })).msg).toContain('看不到');
    expect((await answer(pricing, id, { rateId: seen })).data).toMatchObject({
      status: 'answered',
      version: 2,
    });
    const { data } = await get(client, id);
    expect(data).toMatchObject({ status: 'answered', answer: '可以做', rate: { id: seen } });
    expect(await messagesOf(client)).toMatchObject([
      {
        title: expect.stringContaining('已答复'),
        excerpt: '可以做',
        link: `/pages/freight/inquiry?id=${id}`,
      },
    ]);
    expect((await answer(pricing, id)).code).toBe(409);
    expect((await answer(pricing, id, { version: 2, text: '改一下' })).code).toBe(200);
    await app.database.pool.query(`update rate_inquiry set "rateId" = $2 where id = $1`, [id, hidden]);
    expect((await get(client, id)).data?.rate).toBeNull();
  });

  it('is given by nobody without the right', async () => {
    const id = await ask(client);
    for (const person of [client, sales]) expect((await answer(person, id)).code).toBe(403);
    expect((await get(client, id)).data?.status).toBe('open');
  });

  it('comes to an end once it is closed', async () => {
    const id = await ask(client);
    expect((await close(sales, id, 1)).code).toBe(404);
    expect((await close(client, id, 7)).code).toBe(409);
    expect((await close(client, id, 1)).data).toMatchObject({ status: 'closed' });
    expect((await close(client, id, 2)).msg).toContain('已关闭');
    expect((await answer(pricing, id, { version: 2 })).msg).toContain('已关闭');
    expect(await idsOf(pricing, { status: 'open' })).toEqual([]);
    const other = await ask(client);
    expect((await close(pricing, other, 1)).code).toBe(200);
    expect((await get(client, other)).data).toMatchObject({ status: 'closed', canClose: false });
  });
});
