import { addRate, changeRate, getRate, listRateHistory, listRates } from '@fairway/contract/freight-rates.ts';
import * as contract from '@fairway/contract/rate-import.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upload } from '../files/sample-files.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { type GoodLine, goodSheet, type SheetLine, workbookOf } from './testing/sheets.ts';

let app: TestApp;
let pricing: Person;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo', withJobs: true });
  pricing = await app.as('pricing01');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = new Date('2026-11-17T03:00:00Z');
  await app.database.pool.query(
    'delete from freight_rate; delete from rate_import; delete from rate_mapping',
  );
});

async function opened(bytes: Buffer, name = 'cosco.xlsx') {
  const { data: file } = await upload({ url: app.url, token: pricing.token, type: 'temporary' }, name, bytes);
  const fileId = file?.name ?? expect.fail('not stored');
  const { data, msg } = await pricing.call(contract.readRateSheet, { body: { fileId } });
  const { sheet, headerRow, mapping } = data ?? expect.fail(msg);
  return { fileId, sheet, headerRow, mapping };
}
type Opened = Awaited<ReturnType<typeof opened>>;
const preview = async (body: Opened & { state?: contract.RowState[] }) => {
  const { data, msg } = await pricing.call(contract.previewRateImport, {
    body: { pageSize: '500', ...body },
  });
  return data ?? expect.fail(msg);
};
async function run(asked: Opened) {
  const { digest, counts } = await preview(asked);
  app.clock.now = new Date(app.clock.now.getTime() + 1_000);
  const { data, msg } = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
  const id = data?.id ?? expect.fail(msg);
  for (;;) {
    const { data: going } = await pricing.call(contract.getRateImport, { params: { id } });
    if (going && ['done', 'failed', 'cancelled'].includes(going.state)) return { id, counts, end: going };
  }
}
const imported = async (lines: GoodLine[], name?: string) => run(await opened(await goodSheet(lines), name));
const undo = (id: string) => pricing.call(contract.undoRateImport, { params: { id } });
const rates = async () =>
  (await pricing.call(listRates, { body: { pageSize: '500', sidx: 'rateNo', sort: 'asc' } })).data?.list ??
  expect.fail();
const sells = async () =>
  (await rates()).map(({ podId, prices }) => [podId.slice(-3), prices.by === 'box' && prices.boxes[0]?.sell]);
const lane = (pod: string, base = 1500): GoodLine => ({
  ...{ pol: 'CNNGB', pod, from: '2026-11-16', to: '2026-11-30', prices: [base, base + 300, base + 400] },
});

describe('ports in short', () => {
  const sheetOf = (...lines: SheetLine[]) =>
    workbookOf([['POL', 'POD', 'Carrier', 'Valid from', 'Valid to', '40HQ (USD)'], ...lines]);
  const line = (pol: string, pod: string, price = 1900): SheetLine => [
    ...[pol, pod, 'COSCO', '2026-11-20', '2026-11-30', price],
  ];

  it('are understood where one port fits, shown, and agreed to by the run', async () => {
    const bytes = sheetOf(line('SHA/NGB', 'LA/LGB'), line('NGB', 'Oakland'), line('洋山', 'SHANGHAI, CN'));
    const asked = await opened(bytes);
    const shown = await preview({ ...asked });
    expect(shown.problems).toMatchObject([{ cell: 'B4', reason: 'samePort' }]);
    const left = { ...asked, leftRows: [4] };
    const { list, understood, counts } = await preview(left);
    expect(counts).toMatchObject({ new: 5, bad: 0, left: 1 });
    expect(list[0]?.rates).toHaveLength(4);
    expect(list[0]?.understood.map(({ cell, spelling, id }) => [cell, spelling, id])).toEqual([
      ...[
        ['A2', 'SHA', 'port-CNSHA'],
        ['A2', 'NGB', 'port-CNNGB'],
      ],
      ...[
        ['B2', 'LA', 'port-USLAX'],
        ['B2', 'LGB', 'port-USLGB'],
      ],
    ]);
    expect(understood.find(({ spelling }) => spelling === 'NGB')).toMatchObject({
      ...{ cell: 'A2', count: 2, name: expect.stringContaining('CNNGB') },
    });
    expect((await run(left)).end).toMatchObject({ state: 'done', written: 5 });
    // The next sheet of this layout knows them.
    const next = await opened(sheetOf(line('SHA/NGB', 'LA/LGB', 2000)), 'next.xlsx');
    expect(next.mapping.answers).toContainEqual({ of: 'port', spelling: 'LA', id: 'port-USLAX' });
    expect((await preview(next)).understood).toEqual([]);
  });

  it('are asked for where several fit, and what the person says goes before what was understood', async () => {
    const asked = await opened(sheetOf(line('NSA', 'LAX')));
    const { problems } = await preview(asked);
    expect(problems).toMatchObject([{ cell: 'A2', reason: 'ambiguousPort', about: 'NSA' }]);
    expect(problems[0]?.proposals.map(({ id }) => id).sort()).toEqual(['port-CNNSA', 'port-INNSA']);
    const answers = [
      { of: 'port' as const, spelling: 'NSA', id: 'port-CNNSA' },
      { of: 'port' as const, spelling: 'LAX', id: 'port-USLGB' },
    ];
    const told = { ...asked, mapping: { ...asked.mapping, answers } };
    const { list, understood } = await preview(told);
    expect(understood).toEqual([]);
    expect(list[0]?.rates[0]).toMatchObject({ podName: '长滩' });
    await run(told);
    expect((await opened(sheetOf(line('NSA', 'LAX')), 'again.xlsx')).mapping.answers).toEqual(answers);
  });

  it('name their cells when a run is refused', async () => {
    const asked = await opened(sheetOf(line('NSA', 'LAX')));
    const { digest } = await preview(asked);
    const refused = await pricing.call(contract.runRateImport, { body: { ...asked, digest } });
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining('A2') });
  });
});

describe('a corrected sheet', () => {
  it('changes the drafts of the one before it, cell by cell, and adds what is new', async () => {
    await imported([lane('USLAX'), lane('USLGB'), lane('USOAK')]);
    const before = await rates();
    const asked = await opened(await goodSheet([lane('USLAX'), lane('USLGB', 1450), lane('USSEA')]));
    const shown = await preview(asked);
    expect(shown.counts).toMatchObject({ sameDraft: 1, changesDraft: 1, new: 1, changed: 0, same: 0 });
    expect(shown.list.map(({ state }) => state)).toEqual(['sameDraft', 'changesDraft', 'new']);
    const draft = before.find(({ podId }) => podId === 'port-USLGB');
    expect(shown.list[1]?.rates[0]).toMatchObject({
      ...{ previousNo: draft?.rateNo, differences: [] },
      prices: [{ cell: 'G3', place: '20GP', before: '1500', after: '1450' }, { cell: 'H3' }, { cell: 'I3' }],
    });
    expect((await preview({ ...asked, state: ['changesDraft'] })).list).toHaveLength(1);
    const { id, end } = await run(asked);
    expect(end).toMatchObject({ state: 'done', written: 2, total: 2 });
    expect(await sells()).toEqual([
      ['LAX', '1500'],
      ['LGB', '1450'],
      ['OAK', '1500'],
      ['SEA', '1500'],
    ]);
    const after = (await rates()).find(({ podId }) => podId === 'port-USLGB');
    expect(after).toMatchObject({ id: draft?.id, rateNo: draft?.rateNo, version: 2, status: 'draft' });
    const history = await pricing.call(listRateHistory, { params: { id: draft?.id ?? '' }, query: {} });
    expect(history.data?.list[0]).toMatchObject({ act: 'import', differences: [{ field: 'prices' }] });
    // Both are what this import was about.
    const body = { pageSize: '500', filters: { importId: id } };
    const { data } = await pricing.call(listRates, { body });
    expect(data?.list.map(({ podId }) => podId).sort()).toEqual(['port-USLGB', 'port-USSEA']);
    // Nothing is left to do.
    const again = await opened(await goodSheet([lane('USLAX'), lane('USLGB', 1450), lane('USSEA')]));
    const { counts, digest } = await preview(again);
    expect(counts).toMatchObject({ sameDraft: 3, new: 0, changesDraft: 0 });
    expect(await pricing.call(contract.runRateImport, { body: { ...again, digest } })).toMatchObject({
      code: 400,
    });
  });

  it('is known by its headings under another name, and by its name with other headings', async () => {
    await imported([lane('USLAX')], 'week 46.xlsx');
    const other = await opened(await goodSheet([lane('USLAX', 1600)]), 'week 46 corrected.xlsx');
    expect((await preview(other)).counts).toMatchObject({ changesDraft: 1, new: 0 });
    const renamed = (name: string) =>
      opened(
        workbookOf([
          ['Loading port', 'Discharge port', 'Line', 'Valid from', 'Valid to', '20GP (USD)', 'Remarks'],
          ['CNNGB', 'USLAX', 'COSU', '2026-11-16', '2026-11-30', 1600, 'Direct'],
        ]),
        name,
      );
    const [rate] = (await preview(await renamed('week 46.xlsx'))).list[0]?.rates ?? [];
    expect(rate).toMatchObject({
      state: 'changesDraft',
      differences: [{ cell: 'G2', field: 'remark', before: '', after: 'Direct' }],
    });
    // Neither: somebody else's sheet is new.
    expect((await preview(await renamed('other.xlsx'))).counts).toMatchObject({ new: 1, changesDraft: 0 });
  });

  it('leaves alone what is in force as it is, and drafts that nobody imported', async () => {
    await imported([lane('USLAX')]);
    await app.database.pool.query(`update freight_rate set status = 'published', "publishedAt" = now()`);
    const { data: own } = await pricing.call(getRate, { params: { id: (await rates())[0]?.id ?? '' } });
    if (!own) return expect.fail();
    await pricing.call(addRate, { body: { ...own, podId: 'port-USLGB' } });
    const { counts } = await preview(await opened(await goodSheet([lane('USLAX'), lane('USLGB', 1600)])));
    expect(counts).toMatchObject({ same: 1, new: 1, changesDraft: 0, sameDraft: 0 });
  });

  it('is refused where its draft waits for approval', async () => {
    await imported([lane('USLAX')]);
    await app.database.pool.query(`update freight_rate set "flowId" = 'f1'`);
    const { problems } = await preview(await opened(await goodSheet([lane('USLAX', 1600)])));
    const [draft] = await rates();
    expect(problems).toMatchObject([{ row: 2, reason: 'underApproval', about: draft?.rateNo }]);
  });

  it('does what was shown or nothing: a draft changed since', async () => {
    await imported([lane('USLAX')]);
    const asked = await opened(await goodSheet([lane('USLAX', 1600)]));
    const { digest } = await preview(asked);
    await editFirst();
    expect(await pricing.call(contract.runRateImport, { body: { ...asked, digest } })).toMatchObject({
      code: 409,
    });
  });

  const editFirst = async () => {
    const [{ id = '' } = {}] = await rates();
    const { data } = await pricing.call(getRate, { params: { id } });
    if (!data) return expect.fail();
    const changed = await pricing.call(changeRate, { params: { id }, body: { ...data, remark: 'by hand' } });
    expect(changed).toMatchObject({ code: 200 });
  };

  it('is undone: what it changed is as before, what it added is gone', async () => {
    const first = await imported([lane('USLAX'), lane('USLGB')]);
    const second = await imported([lane('USLAX', 1600), lane('USLGB'), lane('USSEA')]);
    const third = await imported([lane('USLAX', 1700)]);
    expect(await sells()).toEqual([
      ['LAX', '1700'],
      ['LGB', '1500'],
      ['SEA', '1500'],
    ]);
    // The later one stands in the way of the earlier ones.
    const [draft] = await rates();
    for (const { id } of [first, second])
      expect(await undo(id)).toMatchObject({ code: 400, msg: expect.stringContaining(draft?.rateNo ?? '?') });
    expect(await undo(third.id)).toMatchObject({ data: { deleted: 0, restored: 1 } });
    expect(await sells()).toEqual([
      ['LAX', '1600'],
      ['LGB', '1500'],
      ['SEA', '1500'],
    ]);
    expect(await undo(second.id)).toMatchObject({ data: { deleted: 1, restored: 1 } });
    expect(await sells()).toEqual([
      ['LAX', '1500'],
      ['LGB', '1500'],
    ]);
    const history = await pricing.call(listRateHistory, { params: { id: draft?.id ?? '' }, query: {} });
    expect(history.data?.list.map(({ act }) => act).slice(0, 4)).toEqual([
      'undo',
      'undo',
      'import',
      'import',
    ]);
    expect(await undo(first.id)).toMatchObject({ data: { deleted: 2, restored: 0 } });
    expect(await rates()).toEqual([]);
  });

  it.each(['changed by hand', 'published'])('is not undone once a draft of it was %s', async (what) => {
    await imported([lane('USLAX')]);
    const { id } = await imported([lane('USLAX', 1600)]);
    if (what === 'published') await app.database.pool.query(`update freight_rate set status = 'published'`);
    else await editFirst();
    const [draft] = await rates();
    expect(await undo(id)).toMatchObject({ code: 400, msg: expect.stringContaining(draft?.rateNo ?? '?') });
    expect(await sells()).toEqual([['LAX', '1600']]);
  });
});
