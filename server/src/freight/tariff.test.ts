import { getLineBoard, listRateLines } from '@fairway/contract/freight-search.ts';
import {
  addLocalCharges,
  getTariff,
  laneSurcharges,
  listTariffChanges,
  localCharges,
} from '@fairway/contract/local-charges.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { addCharge, type Codes, codesOf, publishedRate, writtenRate } from './testing/freight-company.ts';

let app: TestApp;
let codes: Codes;
let admin: Person;
let sales: Person;
let client: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.now = new Date('2026-11-10T04:00:00Z');
  codes = await codesOf(app);
  [admin, sales, client] = await Promise.all([app.as('admin'), app.as('sales01'), app.as('client01')]);
});
afterAll(() => app.close());

const boxes = { boxes: [{ type: '40HQ', count: 1 }] };

describe('a tariff', () => {
  const port = () => ({ portId: codes.port('CNNGB'), direction: 'export' as const });
  beforeAll(async () => {
    await addCharge(admin, codes, 'THC', { unit: 'ctn', prices: { '40HQ': '1100' } });
    await addCharge(admin, codes, 'THC', {
      ...{ unit: 'ctn', prices: { '40HQ': '1250' }, carrierId: codes.carrier('MSCU') },
    });
    await addCharge(admin, codes, 'TLX', { price: '450', isMandatory: false, vatRate: '9' });
    await addCharge(admin, codes, 'HDL', { price: '150', isPublic: false });
  });

  it('names the port, the carriers with lines of their own, taxes, names and whom to ask', async () => {
    const { data } = await sales.call(getTariff, { body: { ...port(), cargo: boxes } });
    expect(data?.port).toMatchObject({ enCode: 'CNNGB', fullName: '宁波' });
    expect(data?.carriers.map(({ enCode }) => enCode)).toEqual(['MSCU']);
    expect(data?.carrier).toBeNull();
    expect(data?.keeper).toMatchObject({ id: userIdOf('admin') });
    const rowOf = (code: string) => data?.rows.find(({ chargeCode }) => chargeCode === code);
    expect(rowOf('THC')).toMatchObject({
      nameEn: expect.stringMatching(/erminal/),
      vat: '6.00',
      payTo: 'carrier',
    });
    expect(rowOf('TLX')).toMatchObject({ vat: '9.00' });
  });

  it('takes in what is optional only when it is asked for', async () => {
    const totals = async (chosen: string[]) =>
      (await sales.call(getTariff, { body: { ...port(), cargo: boxes, chosen } })).data?.price.totals;
    expect(await totals([])).toEqual([{ currency: 'CNY', amount: '1250.00' }]);
    expect(await totals(['TLX'])).toEqual([{ currency: 'CNY', amount: '1700.00' }]);
  });

  it('a customer reads the public lines of it and no change log', async () => {
    const { data } = await client.call(getTariff, { body: { ...port(), cargo: boxes } });
    expect(data?.rows.map(({ chargeCode }) => chargeCode).sort()).toEqual(['THC', 'TLX']);
    expect((await client.call(listTariffChanges, { query: port() })).code).toBe(403);
    expect((await client.call(addLocalCharges, { body: { rows: [] as never } })).code).not.toBe(200);
  });

  it('staff see who changed what of it, the newest first', async () => {
    const { data: before } = await sales.call(getTariff, { body: port() });
    const row = before?.rows.find(({ chargeCode }) => chargeCode === 'TLX') ?? expect.fail();
    app.clock.now = new Date('2026-11-10T05:00:00Z');
    const { data: kept } = await admin.call(localCharges.get, { params: { id: row.id } });
    await admin.call(localCharges.change, {
      ...{ params: { id: row.id }, body: { ...(kept ?? expect.fail()), price: '480' } },
    });
    const { data } = await sales.call(listTariffChanges, { query: port() });
    expect(data?.list[0]).toMatchObject({ chargeCode: 'TLX', act: 'update' });
    expect(data?.list[0]?.differences.map(({ field }) => field)).toContain('price');
    expect(data?.pagination.total).toBe(5);
    const { data: ofOther } = await sales.call(listTariffChanges, {
      query: { ...port(), carrierId: codes.carrier('COSU') },
    });
    expect(ofOther?.list.some(({ carrierName }) => carrierName !== '')).toBe(false);
  });
});

describe('several charges at once', () => {
  const row = (code: string, changes: object = {}) => ({
    ...{ portId: codes.port('CNTAO'), direction: 'export' as const, chargeCodeId: codes.charge(code) },
    ...{ unit: 'bl' as const, currency: 'CNY', price: '100', validFrom: '2026-11-01', payTo: 'us' as const },
    ...changes,
  });
  const count = async () =>
    (await admin.call(localCharges.list, { body: { filters: { portId: codes.port('CNTAO') } } })).data
      ?.pagination.total;

  it('none is saved where one is wrong, and each wrong row is named', async () => {
    const reply = await admin.call(addLocalCharges, {
      body: { rows: [row('DOC'), row('TLX'), row('DOC', { price: '120' })] },
    });
    expect(reply.code).toBe(400);
    expect(reply.msg).toContain('1');
    expect(JSON.stringify(reply)).toContain('rows.2');
    expect(JSON.stringify(reply)).toContain('DOC');
    expect(await count()).toBe(0);
  });

  it('all are saved where all are right; the same command twice acts once', async () => {
    const headers = { 'command-id': 'paste-once' };
    for (const _ of [1, 2])
      await admin.call(addLocalCharges, { headers, body: { rows: [row('DOC'), row('TLX')] } });
    expect(await count()).toBe(2);
  });

  it('sales cannot', async () => {
    expect((await sales.call(addLocalCharges, { body: { rows: [row('VGM')] } })).code).toBe(403);
    expect(
      (
        await sales.call(laneSurcharges.add, {
          body: {
            ...{ chargeCodeId: codes.charge('PSS'), unit: 'ctn', currency: 'USD', price: '100' },
            ...{ validFrom: '2026-11-01', carrierId: codes.carrier('COSU') },
          },
        })
      ).code,
    ).toBe(403);
  });
});

describe('trade lines', () => {
  const line = async (code: string) =>
    (await app.database.pool.query<{ id: string }>(`select id from trade_line where "enCode" = $1`, [code]))
      .rows[0]?.id ?? expect.fail(code);

  it('those with rates for the viewer are listed, a line for its parts too', async () => {
    expect((await client.call(listRateLines, {})).data?.list).toEqual([]);
    await publishedRate(app, admin, writtenRate(codes, { lineId: await line('USWC') }));
    await publishedRate(
      app,
      admin,
      writtenRate(codes, {
        ...{ lineId: await line('FE'), podId: codes.port('NLRTM') },
        audience: { isForEveryCustomer: false, levels: [], customerIds: [] },
      }),
    );
    const of = async (who: Person) =>
      (await who.call(listRateLines, {})).data?.list.map(({ enCode, rates }) => [enCode, rates]);
    expect(await of(sales)).toEqual([
      ['TP', 1],
      ['USWC', 1],
      ['FE', 1],
    ]);
    expect(await of(client)).toEqual([
      ['TP', 1],
      ['USWC', 1],
    ]);
  });

  it('the board of a line by rail has its own way and boxes', async () => {
    const lineId = await line('CRE');
    await publishedRate(app, admin, writtenRate(codes, { lineId, mode: 'RAIL' }));
    const { data } = await sales.call(getLineBoard, { query: { lineId } });
    expect(data).toMatchObject({
      mode: 'RAIL',
      modes: ['RAIL'],
      boxType: '40HQ',
      boxTypes: ['20GP', '40HQ'],
    });
    expect(data?.cells).toHaveLength(1);
    expect(data?.average).toEqual({ currency: 'USD', amount: '1900.00' });
  });
});
