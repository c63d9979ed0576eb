import {
  type CutOff,
  cutOffs,
  sailingStates,
  sailings,
  vessels,
  voyages,
} from '@fairway/contract/carriers.ts';
import { exchangeRates, findExchangeRate } from '@fairway/contract/exchange-rates.ts';
import { checkImoNumber } from '@fairway/domain/check-digits/imo-number.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
  admin = await app.as('admin');
});
afterAll(() => app.close());

const day = 86_400_000;
/** The day the demo was loaded: that of the newest rate of the bank. */
async function loadedOn(): Promise<string> {
  const { rows } = await app.database.pool.query(
    `select max("validFrom")::text as day from exchange_rate where kind = 'bocMid'`,
  );
  return rows[0].day;
}
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * day).toISOString().slice(0, 10);

describe('vessels and sailings', () => {
  it('have numbers that pass their check', async () => {
    const rows = await app.database.db.selectFrom('vessel').selectAll().execute();
    expect(rows.filter(({ imo }) => checkImoNumber(imo).problem !== null)).toEqual([]);
    expect(rows.map(({ nameEn }) => nameEn)).toEqual(
      expect.arrayContaining(['EVER GIVEN', 'MSC GULSUN', 'MATSONIA', 'ZIM SAMMY OFER']),
    );
  });

  it('are what a person could have saved', async () => {
    for (const [entity, count] of [
      [vessels, 100],
      [voyages, 500],
      [sailings, 2_000],
    ] as const) {
      const { data } = await admin.call(entity.list, { body: { pageSize: 200 } });
      expect(data?.pagination.total).toBeGreaterThanOrEqual(count);
      for (const row of data?.list ?? []) expect(entity.written.safeParse(row).error).toBeUndefined();
    }
  });

  it('depart every week, eight weeks ahead and four back, by every carrier of a lane', async () => {
    const rows = await app.database.db
      .selectFrom('sailing')
      .innerJoin('voyage', 'voyage.id', 'sailing.voyageId')
      .select(['polId', 'podId', 'carrierId', 'serviceCode', 'etd', 'sailing.status'])
      .execute();
    const lanes = Map.groupBy(rows, (row) =>
      [row.serviceCode, row.carrierId, row.polId, row.podId].join(' '),
    );
    const loaded = Date.parse(await loadedOn());
    for (const [lane, departures] of lanes) {
      expect(departures, lane).toHaveLength(12);
      const ahead = departures.filter(({ etd }) => etd.getTime() > loaded);
      expect(ahead.length, lane).toBeGreaterThanOrEqual(8);
    }
    const toLosAngeles = rows.filter(({ polId, podId }) => polId === 'port-CNNGB' && podId === 'port-USLAX');
    expect([...new Set(toLosAngeles.map(({ carrierId }) => carrierId))].toSorted()).toEqual([
      ...['carrier-COSU', 'carrier-EGLV', 'carrier-ONEY'],
    ]);
    const states = new Set(rows.map(({ status }) => status));
    expect(['normal', 'delayed', 'blank', 'omit'].filter((state) => !states.has(state))).toEqual([]);
    expect([...states].filter((state) => !(sailingStates as readonly string[]).includes(state))).toEqual([]);
  });

  it('close one after the other before the vessel leaves, at hours people work at', async () => {
    const rows = await app.database.db.selectFrom('sailing').selectAll().execute();
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: 'numeric' });
    const order: (CutOff | 'etd' | 'eta')[] = ['gateOpen', 'cutManifest', 'cutSi', 'cutVgm', 'cutCustoms'];
    for (const row of rows) {
      const times = [...order, 'cutPort' as const, 'etd' as const, 'eta' as const].map((name) =>
        Number(row[name]),
      );
      expect(times, row.id).toEqual(times.toSorted((one, other) => one - other));
      for (const name of cutOffs) {
        const hour = Number(local.format(row[name] ?? undefined));
        expect(hour, `${row.id} ${name}`).toBeGreaterThanOrEqual(8);
        expect(hour, `${row.id} ${name}`).toBeLessThanOrEqual(18);
      }
    }
  });

  it.each([
    ['USLAX', 13, 20],
    ['USLGB', 11, 20],
    ['USNYC', 28, 36],
    ['USHOU', 30, 38],
    ['NLRTM', 36, 48],
    ['ITGOA', 30, 42],
    ['AEJEA', 18, 26],
    ['INNSA', 14, 24],
    ['SGSIN', 3, 14],
    ['JPTYO', 1, 6],
    ['AUMEL', 15, 26],
    ['BRSSZ', 32, 42],
    ['NGAPP', 35, 48],
    ['RUVVO', 5, 12],
  ])('reach %s within the days of the line', async (code, least, most) => {
    const rows = await app.database.db
      .selectFrom('sailing')
      .select(['id', 'transitDays'])
      .where('podId', '=', `port-${code}`)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ transitDays }) => transitDays < least || transitDays > most)).toEqual([]);
  });

  it('have left and arrived when that was before the day', async () => {
    const rows = await app.database.db.selectFrom('sailing').selectAll().execute();
    const loaded = Date.parse(await loadedOn());
    const gone = rows.filter(({ atd }) => atd !== null);
    expect(gone.length).toBeGreaterThan(rows.length / 5);
    expect(gone.filter(({ atd, status }) => Number(atd) >= loaded || status === 'blank')).toEqual([]);
    const come = rows.filter(({ ata }) => ata !== null);
    expect(come.length).toBeGreaterThan(0);
    expect(come.filter(({ atd, ata }) => atd === null || Number(ata) <= Number(atd))).toEqual([]);
  });
});

describe('exchange rates', () => {
  const rateOf = (from: string, date: string, kind: 'bocMid' | 'company' = 'bocMid') =>
    admin.call(findExchangeRate, { query: { from, to: 'CNY', kind, date } });

  it('are one of every day for two years, near what they are', async () => {
    const today = await loadedOn();
    const usual = { USD: 7.05, EUR: 8.2, HKD: 0.905, JPY: 0.0465 };
    for (const [from, around] of Object.entries(usual)) {
      const rows = await app.database.db
        .selectFrom('exchange_rate')
        .selectAll()
        .where('fromCurrency', '=', from)
        .where('kind', '=', 'bocMid')
        .orderBy('validFrom')
        .execute();
      const days = Math.round((Date.parse(today) - Date.parse(rows[0]?.validFrom ?? '')) / day) + 1;
      expect(days).toBeGreaterThanOrEqual(730);
      expect(rows).toHaveLength(from === 'JPY' ? days - 1 : days);
      expect(rows.filter(({ validFrom, validTo }) => validFrom !== validTo)).toEqual([rows.at(-1)]);
      expect(rows.at(-1)?.validTo).toBeNull();
      const far = rows.filter(({ rate }) => Math.abs(Number(rate) / around - 1) > 0.05);
      expect(far).toEqual([]);
      expect(new Set(rows.map(({ rate }) => rate)).size).toBeGreaterThan(100);
    }
  });

  it('are one of every month of the company', async () => {
    const today = await loadedOn();
    for (let back = 0; back <= 720; back += 30)
      expect(await rateOf('USD', daysBefore(today, back), 'company')).toMatchObject({ code: 200 });
    const rows = await app.database.db
      .selectFrom('exchange_rate')
      .select(['fromCurrency', 'validFrom'])
      .where('kind', '=', 'company')
      .execute();
    expect(rows).toHaveLength(4 * 25);
    expect(rows.filter(({ validFrom }) => !validFrom.endsWith('-01'))).toEqual([]);
  });

  it('lack one day of the yen: it is refused by pair and day', async () => {
    const missing = daysBefore(await loadedOn(), 12);
    const refused = await rateOf('JPY', missing);
    expect(refused.code).toBe(400);
    expect(refused.msg).toContain('JPY→CNY');
    expect(refused.msg).toContain(missing);
    expect(await rateOf('USD', missing)).toMatchObject({ code: 200 });
    expect(await rateOf('JPY', daysBefore(missing, 1))).toMatchObject({ code: 200 });
  });

  it('are what a person could have saved', async () => {
    const { data } = await admin.call(exchangeRates.list, { body: { pageSize: 200 } });
    for (const row of data?.list ?? []) expect(exchangeRates.written.safeParse(row).error).toBeUndefined();
  });
});
