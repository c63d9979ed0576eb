import { addRate } from '@fairway/contract/freight-rates.ts';
import { exportRates } from '@fairway/contract/rate-import.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheets } from '../spreadsheets/read-sheet.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let pricing: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  pricing = await app.as('pricing01');
  await app.database.pool.query('delete from freight_rate');
});
afterAll(() => app.close());

const secrets = ['1311', '1422', '2733', 'SC-SECRET', 'never tell'];

async function published(podId: string, changes: object = {}) {
  const { data, msg } = await pricing.call(addRate, {
    body: {
      ...{
        mode: 'FCL',
        polId: 'port-CNNGB',
        podId,
        carrierId: 'carrier-COSU',
        rateType: 'FAK',
        currency: 'USD',
      },
      ...{ validFrom: '2026-11-01', validTo: '2026-11-30', validityBasis: 'scheduledEtd', transitDays: 14 },
      ...{ contractNo: 'SC-SECRET', remarkInternal: 'never tell', remark: 'FOB only', included: ['BAF'] },
      audience: { isForEveryCustomer: true, levels: [], customerIds: [] },
      prices: {
        by: 'box',
        boxes: [
          { type: '20GP', cost: '1311', floor: '1422', sell: '1520' },
          { type: '40HQ', cost: '1700', floor: '2733', sell: '2900' },
        ],
      },
      ...changes,
    },
  });
  const id = data?.id ?? expect.fail(msg);
  await app.database.pool.query(`update freight_rate set status = 'published' where id = $1`, [id]);
  return id;
}

async function exported(person: Person, language = 'zh-CN', filters = {}) {
  const response = await fetch(`${app.url}${exportRates.path}`, {
    method: 'POST',
    headers: { authorization: person.token, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ filters }),
  });
  return response;
}
async function sheet(person: Person, language?: string, filters = {}) {
  const response = await exported(person, language, filters);
  expect(response.headers.get('content-type')).toContain('spreadsheetml');
  const [first] = await readSheets(Buffer.from(await response.arrayBuffer()));
  return first?.rows ?? expect.fail('no sheet');
}
const texts = (rows: Awaited<ReturnType<typeof sheet>>) =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.text ?? []));

it('has the company as its head, lanes by boxes with selling prices, and nothing else of money', async () => {
  await published('port-USLAX');
  await published('port-DEHAM', { prices: { by: 'box', boxes: [{ type: '45HQ', sell: '3300' }] } });
  for (const person of [pricing, await app.as('manager01'), await app.as('sales01')]) {
    const rows = await sheet(person);
    const words = texts(rows);
    expect(words.slice(0, 1)[0]).toMatch(/\S/);
    expect(words).toEqual(
      expect.arrayContaining(['起运港', '20GP', '40HQ', '45HQ', '洛杉矶', '1520', 'FOB only', 'BAF']),
    );
    const all = JSON.stringify(rows);
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).not.toMatch(/成本|底价|合约|cost|floor|contract|internal/i);
  }
});

it('is in the language of its reader', async () => {
  expect(texts(await sheet(pricing, 'en'))).toEqual(
    expect.arrayContaining(['POL', 'Los Angeles', 'Valid to']),
  );
});

it('is narrowed as the list is, and says so where nothing is left', async () => {
  const words = texts(await sheet(pricing, 'zh-CN', { podId: 'port-USLAX' }));
  expect(words).not.toContain('45HQ');
  const none = await exported(pricing, 'zh-CN', { podId: 'port-CNSHA' });
  expect(await none.json()).toMatchObject({ code: 400 });
});

it('takes the right, and shows a customer what is offered to them', async () => {
  const client = await app.as('client01');
  expect(await (await exported(client)).json()).toMatchObject({ code: 403 });
  await app.database.pool.query(`insert into role_permission select distinct "roleId", 'freight.button.btn_export'
    from role_permission where "itemId" = 'freight.button.btn_book' on conflict do nothing`);
  await published('port-NLRTM', { audience: { isForEveryCustomer: false, levels: [], customerIds: [] } });
  const again = await app.as('client01');
  const words = texts(await sheet(again));
  expect(words).toContain('洛杉矶');
  expect(words).not.toContain('鹿特丹');
  // Nor in the sheet of staff, which is sent on to anybody.
  expect(texts(await sheet(pricing))).not.toContain('鹿特丹');
});
