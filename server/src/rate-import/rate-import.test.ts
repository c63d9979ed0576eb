import { addRate, getRate, listRateHistory, listRates } from '@fairway/contract/freight-rates.ts';
import { ports } from '@fairway/contract/ports.ts';
import * as contract from '@fairway/contract/rate-import.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upload } from '../files/sample-files.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { type GoodLine, goodSheet, messySheet, type SheetLine } from './testing/sheets.ts';

let app: TestApp;
let pricing: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  app.clock.now = new Date('2026-11-17T03:00:00Z');
  pricing = await app.as('pricing01');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.pool.query(
    'delete from freight_rate; delete from rate_import; delete from rate_mapping',
  );
});

const sent = async (bytes: Buffer, person = pricing, name = 'cosco.xlsx') =>
  (await upload({ url: app.url, token: person.token, type: 'temporary' }, name, bytes)).data?.name ??
  expect.fail('not stored');
const read = async (fileId: string, person = pricing) => {
  const { data, msg } = await person.call(contract.readRateSheet, { body: { fileId } });
  return data ?? expect.fail(msg);
};
type Asked = Parameters<typeof pricing.call<typeof contract.previewRateImport>>[1] & {};
const preview = async (body: NonNullable<Asked['body']>, person = pricing) => {
  const { data, msg } = await person.call(contract.previewRateImport, { body: { pageSize: '500', ...body } });
  return data ?? expect.fail(msg);
};
/** From the file to what the preview asks for. */
async function opened(bytes: Buffer, person = pricing) {
  const fileId = await sent(bytes, person);
  const { sheet, headerRow, mapping } = await read(fileId, person);
  return { fileId, sheet, headerRow, mapping };
}
async function ended(id: string, states = ['done', 'failed', 'cancelled']) {
  for (;;) {
    const { data } = await pricing.call(contract.getRateImport, { params: { id } });
    if (data && states.includes(data.state)) return data;
  }
}
async function imported(bytes: Buffer) {
  const asked = await opened(bytes);
  const { digest } = await preview(asked);
  const { data, msg } = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
  const id = data?.id ?? expect.fail(msg);
  return { ...asked, digest, id, end: await ended(id) };
}
const rates = async () =>
  (await pricing.call(listRates, { body: { pageSize: '500', sidx: 'rateNo', sort: 'asc' } })).data?.list ??
  expect.fail();
const publish = (where = 'true') =>
  app.database.pool.query(
    `update freight_rate set status = 'published', "publishedAt" = now() where ${where}`,
  );

const lane = (pod: string, base = 1500): GoodLine => ({
  ...{ pol: 'CNNGB', pod, from: '2026-11-16', to: '2026-11-30', prices: [base, base + 300, base + 400] },
});

describe('a good sheet', () => {
  it('is understood by its headings, and becomes drafts that say where they come from', async () => {
    const fileId = await sent(await goodSheet([lane('USLAX'), lane('USLGB', 1600)]));
    const sheet = await read(fileId);
    expect(sheet).toMatchObject({ headerRow: 1, isRemembered: false, sheets: [{ name: 'FAK', rows: 3 }] });
    expect(sheet.mapping.columns.map(({ target }) => ('box' in target ? target.box : target.to))).toEqual([
      ...['pol', 'pod', 'carrier', 'currency', 'validFrom', 'validTo', '20GP', '40GP', '40HQ', 'transitDays'],
    ]);
    const asked = { fileId, sheet: 0, headerRow: 1, mapping: sheet.mapping };
    const shown = await preview(asked);
    expect(shown).toMatchObject({
      missing: [],
      problems: [],
      counts: { rows: 2, new: 2, changed: 0, bad: 0 },
    });
    expect(await rates()).toEqual([]);
    const { data } = await pricing.call(contract.runRateImport, { body: { ...asked, digest: shown.digest } });
    const end = await ended(data?.id ?? '');
    expect(end).toMatchObject({ state: 'done', written: 2, total: 2, fileName: 'cosco.xlsx', isMine: true });
    const [first, second] = await rates();
    expect(first).toMatchObject({
      ...{ status: 'draft', source: 'excel', mode: 'FCL', rateType: 'FAK', currency: 'USD', transitDays: 15 },
      ...{ polId: 'port-CNNGB', podId: 'port-USLAX', carrierId: 'carrier-COSU', validTo: '2026-11-30' },
      prices: {
        by: 'box',
        boxes: [{ type: '20GP', sell: '1500' }, { type: '40GP', sell: '1800' }, { sell: '1900' }],
      },
    });
    expect(first?.rateNo).not.toBe(second?.rateNo);
    const history = await pricing.call(listRateHistory, { params: { id: first?.id ?? '' }, query: {} });
    // One act, one line: that the import made it says it all.
    expect(history.data?.list.map(({ act, version }) => [act, version])).toEqual([['import', 1]]);
    expect(history.data?.pagination.total).toBe(1);
  });

  it('is remembered: the next sheet with these headings needs no mapping', async () => {
    const asked = await opened(await goodSheet([lane('USLAX')]));
    const mapping = {
      ...asked.mapping,
      constants: { ...asked.mapping.constants, remark: 'FOB only', validFrom: '2026-11-01' },
    };
    await pricing.call(contract.saveRateMapping, { body: { ...asked, mapping } });
    const again = await read(await sent(await goodSheet([lane('USOAK', 1700)])));
    expect(again).toMatchObject({ isRemembered: true, mapping: { constants: { remark: 'FOB only' } } });
    // A period is of one sheet.
    expect(again.mapping.constants.validFrom).toBeUndefined();
    const { data } = await pricing.call(contract.listRateMappings, { query: {} });
    expect(data?.list).toMatchObject([{ name: 'cosco.xlsx', lastModifyUserName: expect.any(String) }]);
    const id = data?.list[0]?.id ?? '';
    expect(await pricing.call(contract.deleteRateMapping, { params: { id } })).toMatchObject({ code: 200 });
    expect(await read(await sent(await goodSheet([lane('USOAK')])))).toMatchObject({ isRemembered: false });
  });

  it('shows what changes against what is published, and writes the next version of it', async () => {
    await imported(await goodSheet([lane('USLAX'), lane('USLGB'), lane('USOAK')]));
    await publish();
    const before = await rates();
    const changed = [lane('USLAX'), { ...lane('USLGB'), prices: [1450, 1800, 1950] as const }, lane('USSEA')];
    const asked = await opened(await goodSheet(changed));
    const shown = await preview(asked);
    expect(shown.counts).toMatchObject({ same: 1, changed: 1, new: 1 });
    expect(shown.list[1]?.rates[0]).toMatchObject({
      ...{ state: 'changed', previousNo: before.find(({ podId }) => podId === 'port-USLGB')?.rateNo },
      prices: [
        { place: '20GP', layer: 'sell', before: '1500', after: '1450' },
        { place: '40GP', before: '1800', after: '1800' },
        { place: '40HQ', before: '1900', after: '1950' },
      ],
    });
    const { data } = await pricing.call(contract.runRateImport, { body: { ...asked, digest: shown.digest } });
    expect(await ended(data?.id ?? '')).toMatchObject({ state: 'done', total: 2 });
    const drafts = (await rates()).filter(({ status }) => status === 'draft');
    expect(drafts.map(({ podId }) => podId).sort()).toEqual(['port-USLGB', 'port-USSEA']);
    const next = drafts.find(({ podId }) => podId === 'port-USLGB');
    expect(next?.previousId).toBe(before.find(({ podId }) => podId === 'port-USLGB')?.id);
    const history = await pricing.call(listRateHistory, { params: { id: next?.id ?? '' }, query: {} });
    expect(history.data?.list[0]).toMatchObject({ act: 'import', differences: [{ field: 'prices' }] });
  });

  it('keeps what the sheet does not speak of when it changes a rate', async () => {
    const { data } = await pricing.call(addRate, {
      body: {
        ...{
          mode: 'FCL',
          polId: 'port-CNNGB',
          podId: 'port-USLAX',
          carrierId: 'carrier-COSU',
          rateType: 'FAK',
        },
        ...{ currency: 'USD', validFrom: '2026-11-16', validTo: '2026-11-30', validityBasis: 'scheduledEtd' },
        ...{ contractNo: 'SC-77', remark: 'kept', freeDetention: 10 },
        audience: { isForEveryCustomer: true, levels: [], customerIds: [] },
        prices: {
          by: 'box',
          boxes: [
            { type: '20GP', cost: '1300', floor: '1400', sell: '1500' },
            { type: '45HQ', cost: '2000', floor: '2100', sell: '2300' },
          ],
        },
      },
    });
    await publish();
    const { end } = await imported(await goodSheet([lane('USLAX', 1450)]));
    expect(end).toMatchObject({ state: 'done', counts: { changed: 1 } });
    const draft = (await rates()).find(({ status }) => status === 'draft');
    expect(draft).toMatchObject({
      previousId: data?.id,
      contractNo: 'SC-77',
      remark: 'kept',
      freeDetention: 10,
    });
    expect(draft?.prices).toMatchObject({
      boxes: [
        { type: '20GP', sell: '1450', cost: '1300', floor: '1400' },
        { type: '40GP', sell: '1750' },
        { type: '40HQ', sell: '1850' },
        { type: '45HQ', sell: '2300', cost: '2000', floor: '2100' },
      ],
    });
  });
});

describe('a messy sheet', () => {
  const bad: SheetLine[] = [
    ['NINGBO', 'Los Angelos', 'COSCO', '16-30 Nov', 'USD 1,520', null, 'see note', 'INCL', '14', null],
    ['NINGBO', 'Savannah', 'Evergren', '03/04/2026', 'EUR 900', null, null, 'maybe', 'soon', null],
  ];

  it('is read: merged places, amounts and days as text, INCL, N/A, several ports in a cell', async () => {
    const asked = await opened(messySheet());
    const shown = await preview(asked);
    expect(shown.problems).toEqual([]);
    expect(shown.counts).toMatchObject({ new: 5, ignored: 3, bad: 0 });
    const { data } = await pricing.call(contract.runRateImport, { body: { ...asked, digest: shown.digest } });
    expect(await ended(data?.id ?? '')).toMatchObject({ state: 'done' });
    const made = await rates();
    const to = (pod: string) => made.filter(({ podId }) => podId === `port-${pod}`);
    expect(to('USLAX')).toMatchObject([
      {
        ...{
          validFrom: '2026-11-16',
          validTo: '2026-11-30',
          transitDays: 16,
          included: ['BAF'],
          currency: 'USD',
        },
        prices: { boxes: [{ sell: '1520' }, { sell: '1850' }, { type: '40HQ', sell: '1900' }] },
      },
    ]);
    expect(to('USLGB')).toMatchObject([
      { polId: 'port-CNNGB', remark: 'Direct', prices: { boxes: [{ sell: '1530' }, {}, { sell: '1910' }] } },
    ]);
    expect(to('USOAK')).toMatchObject([
      {
        ...{ transitDays: null, included: [] },
        prices: { boxes: [{ type: '40HQ', sell: '2000' }] },
        surcharges: [{ chargeCodeId: 'charge-BAF', price: '120', currency: 'USD' }],
      },
    ]);
    expect(
      to('USSEA')
        .map(({ polId }) => polId)
        .sort(),
    ).toEqual(['port-CNNGB', 'port-CNSHA']);
  });

  it('names every bad cell with its reason and what may have been meant, and imports nothing', async () => {
    const asked = await opened(messySheet(bad));
    const shown = await preview(asked);
    expect(shown.problems.map(({ cell, reason, text }) => [cell, reason, text])).toEqual([
      ['G11', 'notAnAmount', 'see note'],
      ['B11', 'unknownPort', 'Los Angelos'],
      ['H12', 'notAnAmount', 'maybe'],
      ['C12', 'unknownCarrier', 'Evergren'],
      ['D12', 'onlyOneDay', '03/04/2026'],
      ['I12', 'notACount', 'soon'],
    ]);
    expect(shown.problems[1]?.proposals[0]).toMatchObject({ id: 'port-USLAX' });
    expect(shown.counts).toMatchObject({ new: 5, bad: 2 });
    const run = await pricing.call(contract.runRateImport, { body: { ...asked, digest: shown.digest } });
    expect(run).toMatchObject({ code: 400, msg: expect.stringContaining('2') });
    expect(await rates()).toEqual([]);
    // The same without the two.
    const left = { ...asked, leftRows: [11, 12] };
    expect((await preview(left)).counts).toMatchObject({ new: 5, bad: 0, left: 2 });
  });

  it('is told once what a spelling means, and every import after it knows', async () => {
    const asked = await opened(
      messySheet([['NINGBO', 'L.A./L.B. base', 'COSCO', '16-30 Dec', '1500', null, null, null, null, null]]),
    );
    expect((await preview(asked)).problems).toMatchObject([{ reason: 'unknownPort', cell: 'B11' }]);
    const answers = [{ of: 'port' as const, spelling: 'L.A./L.B. base', id: 'port-USLAX' }];
    expect((await preview({ ...asked, mapping: { ...asked.mapping, answers } })).problems).toEqual([]);
    const body = { spelling: 'L.A./L.B. base', portId: 'port-USLAX' };
    expect(await pricing.call(contract.answerPortSpelling, { body })).toMatchObject({ code: 200 });
    expect((await preview(asked)).problems).toEqual([]);
    const port = await pricing.call(ports.get, { params: { id: 'port-USLAX' } });
    expect(port.data?.aliases).toContainEqual({ alias: 'L.A./L.B. BASE', source: 'carrier' });
    // It means one port only.
    const taken = await pricing.call(contract.answerPortSpelling, {
      body: { ...body, portId: 'port-USLGB' },
    });
    expect(taken).toMatchObject({ code: 400 });
  });

  it('is refused where two of its rows are the same lane and days', async () => {
    const asked = await opened(await goodSheet([lane('USLAX'), lane('USLAX', 1600)]));
    expect((await preview(asked)).problems).toMatchObject([{ row: 3, reason: 'sameAsRow', about: '2' }]);
  });
});

describe('all or nothing', () => {
  const many = Array.from(
    { length: 1_200 },
    (_, at): GoodLine => ({
      ...lane('USLAX'),
      from: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
      to: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    }),
  );
  const failing = (sql: string) =>
    app.database.pool.query(`create or replace function at_import() returns trigger language plpgsql as
      $$ begin ${sql} return new; end $$;
      create or replace trigger at_import before insert on freight_rate for each row execute function at_import()`);
  const mended = () => app.database.pool.query('drop trigger if exists at_import on freight_rate');

  it('a fault in the middle leaves nothing, and the import can be run again', async () => {
    await failing(`if new."validFrom" = '2028-06-01' then raise 'the disk is on fire'; end if;`);
    const { id, end, digest, ...asked } = await imported(await goodSheet(many));
    expect(end).toMatchObject({ state: 'failed', written: 0, failure: expect.stringMatching(/没有导入/) });
    expect((await rates()).length).toBe(0);
    await mended();
    const { data } = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
    expect(await ended(data?.id ?? '')).toMatchObject({ state: 'done', written: 1_200 });
    expect(id).not.toBe(data?.id);
  });

  it('is cancelled while it runs: nothing stays', async () => {
    // The last part waits for this lock, so the import cannot end before somebody cancels it.
    const holder = await app.database.pool.connect();
    await holder.query('select pg_advisory_lock(4711)');
    await failing(`if new."validFrom" = '2029-01-15' then perform pg_advisory_xact_lock(4711); end if;`);
    const asked = await opened(await goodSheet(many));
    const { digest } = await preview(asked);
    const { data } = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
    const id = data?.id ?? '';
    for (;;) {
      const { data: going } = await pricing.call(contract.getRateImport, { params: { id } });
      if (going?.state === 'running' && going.written === 1_000) break;
    }
    expect(await pricing.call(contract.cancelRateImport, { params: { id } })).toMatchObject({ code: 200 });
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
    expect(await ended(id)).toMatchObject({ state: 'cancelled', written: 0 });
    // The next one waits for its turn behind the job that rolls back.
    await mended();
    const again = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
    expect(await ended(again.data?.id ?? '')).toMatchObject({ state: 'done' });
    expect((await app.database.pool.query('select count(*) from freight_rate')).rows).toEqual([
      { count: 1_200 },
    ]);
    expect(await pricing.call(contract.cancelRateImport, { params: { id } })).toMatchObject({ code: 409 });
  });

  it('the same import acts once, by the same command or by another', async () => {
    const asked = await opened(await goodSheet([lane('USLAX')]));
    const { digest } = await preview(asked);
    const body = { ...asked, digest };
    const headers = { 'command-id': 'run-it-once-0001' };
    const both = await Promise.all([1, 2].map(() => pricing.call(contract.runRateImport, { body, headers })));
    expect(both[0]?.data?.id).toBe(both[1]?.data?.id);
    await ended(both[0]?.data?.id ?? '');
    const other = await pricing.call(contract.runRateImport, { body });
    expect(other).toMatchObject({ code: 409 });
    expect(await rates()).toHaveLength(1);
  });

  it('the page of a sheet hears of the import that it started, of the same bytes and of the same result', async () => {
    const bytes = await goodSheet([lane('USLAX')]);
    const { fileId, digest, id } = await imported(bytes);
    const same = async (query: { fileId: string; sheet?: string; digest?: string }) => {
      const { data, code } = await pricing.call(contract.findSameRateImport, { query });
      return data ? data.same && { id: data.same.id, state: data.same.state } : code;
    };
    const done = { id, state: 'done' };
    expect(await same({ fileId })).toEqual(done);
    expect(await same({ fileId: await sent(bytes) })).toEqual(done);
    expect(await same({ fileId, sheet: '1' })).toBeNull();
    const other = await sent(await goodSheet([lane('USLGB')]));
    expect(await same({ fileId: other })).toBeNull();
    expect(await same({ fileId: other, digest })).toEqual(done);
    expect(await same({ fileId: await sent(bytes, await app.as('sales01')) })).toBe(404);
    await pricing.call(contract.undoRateImport, { params: { id } });
    expect(await same({ fileId })).toBeNull();
  });

  it('does what was shown or nothing: a published rate changed since', async () => {
    const asked = await opened(await goodSheet([lane('USLAX')]));
    const { digest } = await preview(asked);
    await imported(await goodSheet([lane('USLAX', 1999)]));
    await publish();
    const late = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
    expect(late).toMatchObject({ code: 409 });
  });
});

describe('undo', () => {
  it('deletes every draft of the import and nothing else', async () => {
    await imported(await goodSheet([lane('USOAK')]));
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const { id } = await imported(await goodSheet([lane('USLAX'), lane('USLGB')]));
    expect(await rates()).toHaveLength(3);
    expect(await pricing.call(contract.undoRateImport, { params: { id } })).toMatchObject({
      data: { deleted: 2 },
    });
    expect((await rates()).map(({ podId }) => podId)).toEqual(['port-USOAK']);
    const list = await pricing.call(contract.listRateImports, { query: {} });
    expect(list.data?.list.map(({ state }) => state)).toEqual(['undone', 'done']);
    expect(await pricing.call(contract.undoRateImport, { params: { id } })).toMatchObject({ code: 400 });
    const admin = await app.as('admin');
    const { data } = await admin.call(listAudit, { query: {} });
    expect(data?.list.slice(0, 2).map(({ name }) => name)).toContain('undoRateImport');
  });

  it('is refused with the names of those that were published since', async () => {
    const { id } = await imported(await goodSheet([lane('USLAX'), lane('USLGB')]));
    const [first] = await rates();
    await publish(`id = '${first?.id}'`);
    const { code, msg } = await pricing.call(contract.undoRateImport, { params: { id } });
    expect({ code, msg }).toEqual({ code: 400, msg: expect.stringContaining(first?.rateNo ?? '?') });
    expect(await rates()).toHaveLength(2);
  });

  it('names each rate that stands in the way, and why', async () => {
    const { id } = await imported(await goodSheet([lane('USLAX'), lane('USLGB'), lane('USOAK')]));
    const [first, second] = await rates();
    await publish(`id = '${first?.id}'`);
    await app.database.pool.query(`update freight_rate set "flowId" = 'f1' where id = '${second?.id}'`);
    const { data } = await pricing.call(contract.listRatesInUse, { params: { id } });
    expect(data).toEqual({
      list: [
        { id: first?.id, rateNo: first?.rateNo, reason: 'published' },
        { id: second?.id, rateNo: second?.rateNo, reason: 'underApproval' },
      ],
      total: 2,
    });
    const none = await pricing.call(contract.listRatesInUse, { params: { id: 'nowhere' } });
    expect(none).toMatchObject({ code: 404 });
  });
});

describe('rights', () => {
  it('who may not import is refused everything', async () => {
    const asked = await opened(await goodSheet([lane('USLAX')]));
    for (const account of ['sales01', 'client01', 'ops01']) {
      const person = await app.as(account);
      const fileId = asked.fileId;
      expect(await person.call(contract.readRateSheet, { body: { fileId } })).toMatchObject({ code: 403 });
      expect(await person.call(contract.previewRateImport, { body: asked })).toMatchObject({ code: 403 });
      const body = { ...asked, digest: 'x' };
      expect(await person.call(contract.runRateImport, { body })).toMatchObject({ code: 403 });
      expect(await person.call(contract.listRateImports, { query: {} })).toMatchObject({ code: 403 });
      const query = { fileId };
      expect(await person.call(contract.findSameRateImport, { query })).toMatchObject({ code: 403 });
      const params = { id: 'any' };
      expect(await person.call(contract.listRatesInUse, { params })).toMatchObject({ code: 403 });
    }
  });

  it('the file of somebody else is not there', async () => {
    const fileId = await sent(await goodSheet([lane('USLAX')]), await app.as('sales01'));
    expect(await pricing.call(contract.readRateSheet, { body: { fileId } })).toMatchObject({ code: 404 });
  });

  it('nobody imports a layer they may not see', async () => {
    const manager = await app.as('manager01');
    const asked = await opened(await goodSheet([lane('USLAX')]), manager);
    const costs = {
      ...asked.mapping,
      columns: asked.mapping.columns.map((one) =>
        one.target.to === 'box' ? { ...one, target: { ...one.target, layer: 'cost' as const } } : one,
      ),
      markup: { by: 'amount' as const, value: '100', boxes: [{ box: '40HQ', value: '150' }] },
    };
    expect((await preview({ ...asked, mapping: costs }, manager)).list[0]?.rates[0]?.prices).toMatchObject([
      ...[
        { place: '20GP', layer: 'sell', after: '1600' },
        { after: '1900' },
        { place: '40HQ', after: '2050' },
      ],
      ...[{ place: '20GP', layer: 'cost', after: '1500' }, {}, {}],
    ]);
    await app.database.pool.query(`delete from role_permission where "itemId" = 'freight.column.cost'`);
    const refused = await manager.call(contract.previewRateImport, { body: { ...asked, mapping: costs } });
    expect(refused).toMatchObject({ code: 403, msg: expect.stringContaining('成本价') });
  });

  it('what is no sheet is refused in words', async () => {
    const fileId = await sent(Buffer.from('POL,POD'), pricing, 'only-headings.csv');
    const asked = { fileId, headerRow: 1, mapping: { columns: [] } };
    expect((await preview(asked)).missing).toEqual([
      'mode',
      'pol',
      'pod',
      'carrier',
      'validFrom',
      'validTo',
      'price',
    ]);
    const text = await sent(Buffer.from('%PDF-1.4 nothing'), pricing, 'x.txt');
    const refused = await pricing.call(contract.readRateSheet, { body: { fileId: text } });
    expect(refused).toMatchObject({ code: 400 });
    expect(await pricing.call(getRate, { params: { id: 'none' } })).toMatchObject({ code: 404 });
  });
});
