import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { actOnRate } from '@fairway/contract/freight-rates.ts';
import * as quotes from '@fairway/contract/quotes.ts';
import { addInquiry, answerInquiry } from '@fairway/contract/rate-inquiries.ts';
import { addWatch } from '@fairway/contract/rate-watches.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerIdOf } from '../customers/demo/ids.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { codesOf, publishedRate, writtenRate } from './testing/freight-company.ts';

let app: TestApp;
let client: Person;
/** What a customer must never read, by value. */
let secrets: string[] = [];
/** A rate they may see, one for the company alone, a draft; ports and lines to ask for. */
const ids: Record<string, string> = {};

const cost = '1403.37';
const floor = '1444.41';
const secretKeys =
  /"(cost|floor|listPrice|isBelowFloor|lostReason|lostRemark|asked|contractNo|contract_no|remarkInternal|margin|lowestMargin|approvedFlowId)":/;

beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  const admin = await app.as('admin');
  client = await app.as('client01');
  const codes = await codesOf(app);
  const today = new Date().toISOString().slice(0, 10);
  const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const rate = (changes: object) =>
    writtenRate(codes, {
      ...{ validFrom: today, validTo: later, contractNo: 'HIDDEN-CONTRACT-1', serviceCode: 'SECRECY' },
      remarkInternal: '供应商给的最低价',
      prices: { by: 'box', boxes: [{ type: '40HQ', cost, floor, sell: '1555.55' }] },
      ...changes,
    });
  const nobody = { isForEveryCustomer: false, levels: [], customerIds: [] };
  ids.seen = await publishedRate(app, admin, rate({}), new Date().toISOString());
  ids.hidden = await publishedRate(app, admin, rate({ audience: nobody, serviceCode: 'SECRECY2' }));
  // A next version of what they see is nothing for them either.
  const { data } = await admin.call(actOnRate, {
    params: { id: ids.seen, event: 'copy' },
    body: { version: 1 },
  });
  ids.draft = data?.id ?? expect.fail();
  ids.pol = codes.port('CNNGB');
  ids.pod = codes.port('USLAX');
  // What they watch and ask for leads to rates too; one that was theirs to see is not any more.
  ids.unseen = await publishedRate(app, admin, rate({ serviceCode: 'SECRECY3' }));
  for (const rateId of [ids.seen, ids.unseen])
    await client.call(addWatch, { body: { kind: 'favourite', rateId } });
  const watchedLane = { mode: 'FCL', polId: ids.pol, podId: ids.pod } as const;
  const alert = { ...watchedLane, kind: 'priceAlert', place: '40HQ', currency: 'USD' } as const;
  await client.call(addWatch, { body: alert });
  const asking = await client.call(addInquiry, { body: watchedLane });
  ids.inquiry = asking.data?.id ?? expect.fail(asking.msg);
  await admin.call(answerInquiry, {
    params: { id: ids.inquiry },
    body: { version: 1, text: '见运价', rateId: ids.unseen },
  });
  await app.database.pool.query(`update freight_rate set audience = $2 where id = $1`, [
    ids.unseen,
    JSON.stringify(nobody),
  ]);
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select distinct "contractNo" as text from freight_rate where "contractNo" <> ''
     union select distinct "remarkInternal" from freight_rate where "remarkInternal" <> ''`,
  );
  secrets = [cost, floor, ...rows.map(({ text }) => text)];
  expect(secrets.length).toBeGreaterThan(10);
  const { rows: lines } = await app.database.pool.query<{ id: string }>(
    `select "lineId" as id from freight_rate where "lineId" is not null and status = 'published' limit 1`,
  );
  ids.line = lines[0]?.id ?? expect.fail();
  await quote(admin);
});
afterAll(() => app.close());

/** Sent to the customer, below its floor; and another one that is a draft of the same prices. */
async function quote(admin: Person) {
  const draft = async () => {
    const customerId = customerIdOf('C0001');
    const { data, msg } = await admin.call(quotes.createQuote, {
      body: { rateId: ids.seen ?? '', customerId, cargo: boxes },
    });
    return data?.id ?? expect.fail(msg);
  };
  const id = await draft();
  const { data } = await admin.call(quotes.getQuote, { params: { id } });
  const { lines, customerId, validUntil } = data ?? expect.fail();
  expect(lines[0]).toMatchObject({ floor, listPrice: '1555.55' });
  const cheaper = lines.map((line) => ({
    ...{ is: 'kept' as const, id: line.id, quantity: line.quantity, isIncluded: line.isIncluded },
    price: line.group === 'freight' ? '1444.40' : line.price,
  }));
  const body = { lines: cheaper, customerId, validUntil, version: 1 };
  await admin.call(quotes.updateQuote, { params: { id }, body });
  const { data: sent } = await admin.call(quotes.sendQuote, {
    params: { id },
    body: { version: 2, isBelowFloorConfirmed: true },
  });
  ids.quote = id;
  ids.token = sent?.link.token ?? expect.fail();
  ids.draftQuote = await draft();
}

const lane = () => ({ mode: 'FCL', polId: ids.pol, podId: ids.pod });
const boxes = { boxes: [{ type: '40HQ', count: 2 }] };

/** What to ask each call for; those that are not here are asked with a rate as their id and an empty body. */
const asked: Record<string, () => { query?: Record<string, string>; body?: object }[]> = {
  searchRates: () => [
    { body: { ...lane(), cargo: boxes } },
    { body: { ...lane(), cargo: boxes, withCollect: true, customerId: 'somebody' } },
  ],
  priceRate: () => [{ body: { cargo: boxes, withCollect: true } }],
  listRates: () => [
    { body: { pageSize: 200 } },
    { body: { pageSize: 200, filters: { status: ['draft', 'published', 'suspended', 'expired'] } } },
    { body: { keyword: 'HIDDEN-CONTRACT-1' } },
  ],
  listQuotes: () => [
    { body: { pageSize: 200 } },
    { body: { pageSize: 200, filters: { status: ['draft'] } } },
    { body: { pageSize: 200, filters: { rateId: ids.seen } } },
  ],
  listWatches: () => ['favourite', 'priceAlert', 'line'].map((kind) => ({ query: { kind } })),
  getLineBoard: () => [{ query: { lineId: ids.line ?? '' } }],
  getTariff: () => [
    { body: { portId: ids.pol, direction: 'export', cargo: boxes } },
    { body: { portId: ids.pod, direction: 'import', cargo: boxes } },
  ],
};

async function reply({ method, path }: Endpoint, params: Record<string, string>, query = {}, body?: object) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${app.url}${filled}${search && `?${search}`}`, {
    method,
    headers: { authorization: client.token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

const walked = endpoints.filter(
  ({ path, command, access }) => path.startsWith('/api/erpcargo/') && !command && access === 'session',
);

it.each(walked.map((endpoint) => [endpoint.name, endpoint] as const))(
  'nothing secret comes with %s',
  async (name, endpoint) => {
    for (const id of [ids.seen, ids.hidden, ids.draft, ids.inquiry])
      for (const { query, body } of asked[name]?.() ?? [
        { body: endpoint.method === 'GET' ? undefined : {} },
      ]) {
        const { text } = await reply(endpoint, { id: id ?? '' }, query, body);
        expect(text).not.toMatch(secretKeys);
        for (const secret of secrets) expect(text, `${name} told ${secret}`).not.toContain(secret);
        if (id !== ids.seen && endpoint.path.includes('/Rate/:id')) expect(text).toMatch(/"code":(404|403)/);
      }
  },
);

it('and the calls that matter were answered, so that the walk is no walk past closed doors', async () => {
  const read = ['searchRates', 'priceRate', 'listRates', 'getRate', 'getLineBoard', 'getTariff'];
  for (const name of [...read, 'listWatches', 'listWatchMarks', 'listInquiries']) {
    const endpoint = walked.find((one) => one.name === name) ?? expect.fail(name);
    const [first] = asked[name]?.() ?? [{}];
    const { text } = await reply(endpoint, { id: ids.seen ?? '' }, first?.query, first?.body);
    expect(text, name).toContain('"code":200');
    if (
      name !== 'getTariff' &&
      name !== 'getLineBoard' &&
      name !== 'listRates' &&
      !name.startsWith('listWatchM') &&
      name !== 'listInquiries'
    )
      expect(text).toContain('1555.55');
  }
});

it('nor with quotes: in the app, behind the link and on paper', async () => {
  const told = [
    await reply(quotes.getQuote, { id: ids.quote ?? '' }),
    await reply(quotes.openSharedQuote, {}, {}, { token: ids.token }),
    await reply(quotes.listQuotes, {}, {}, { keyword: 'uslax' }),
  ];
  for (const { text } of told) {
    expect(text).toContain('"code":200');
    expect(text).toContain('USLAX');
    expect(text).not.toMatch(secretKeys);
    for (const secret of [...secrets, '1555.55']) expect(text).not.toContain(secret);
  }
  expect(told[0]?.text).toContain('1444.4');
  const draft = await reply(quotes.getQuote, { id: ids.draftQuote ?? '' });
  expect(draft.text).toContain('"code":404');
  for (const language of ['zh', 'en']) {
    const address = `${app.url}${quotes.getQuotePdf.path.replace(':id', ids.quote ?? '')}?language=${language}`;
    const response = await fetch(address, { headers: { authorization: client.token } });
    const text = readPdf(Buffer.from(await response.arrayBuffer())).pages.join('');
    expect(text).toContain('2,888.80');
    for (const secret of [...secrets, '1555.55', '1,555.55', '1,403.37', '1,444.41'])
      expect(text).not.toContain(secret);
  }
});

it('a rate that is theirs no more is named nowhere', async () => {
  const { rows } = await app.database.pool.query<{ rateNo: string }>(
    'select "rateNo" from freight_rate where id = $1',
    [ids.unseen],
  );
  for (const [name, query] of [
    ['listWatches', { kind: 'favourite' }],
    ['listInquiries', {}],
    ['getInquiry', {}],
  ] as const) {
    const endpoint = walked.find((one) => one.name === name) ?? expect.fail(name);
    const { text } = await reply(endpoint, { id: ids.inquiry ?? '' }, query);
    expect(text).toContain('"code":200');
    expect(text).not.toContain(rows[0]?.rateNo);
  }
});
