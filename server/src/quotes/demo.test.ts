import { Buffer } from 'node:buffer';
import { listRateSailings } from '@fairway/contract/freight-search.ts';
import * as calls from '@fairway/contract/quotes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

it('the demo company has quotes in every state', async () => {
  const manager = await app.as('manager01');
  const { data } = await manager.call(calls.listQuotes, { body: { pageSize: 100 } });
  const list = data?.list ?? expect.fail();
  expect(list.length).toBe(13);
  for (const state of calls.quoteStates)
    expect(list.filter(({ status }) => status === state).length, state).toBeGreaterThanOrEqual(2);
  expect(new Set(list.map(({ mode }) => mode)).size).toBe(4);
  for (const quote of list) {
    expect(quote.totals.length, quote.quoteNo).toBeGreaterThan(0);
    expect(quote.convertedTotal, quote.quoteNo).not.toBeNull();
    const day = new Date(quote.creatorTime + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(quote.quoteNo).toContain(`QT${day.replaceAll('-', '')}`);
  }
});

it('and its customer has some of them, but no draft', async () => {
  const client = await app.as('client01');
  const { data } = await client.call(calls.listQuotes, { body: {} });
  const states = data?.list.map(({ status }) => status) ?? [];
  expect(states.sort()).toEqual(['accepted', 'expired', 'sent', 'viewed']);
  for (const { id } of data?.list ?? []) {
    const { data: quote, msg } = await client.call(calls.getQuote, { params: { id } });
    expect(quote?.lines.length, msg).toBeGreaterThan(0);
  }
});

it('a quote may be for one of the next sailings of its rate, and for no other', async () => {
  const sales = await app.as('sales01');
  const { rows } = await app.database.pool.query<{ id: string; sailingId: string; box: string }>(
    `select rate.id, sailing.id as "sailingId", rate.prices->'boxes'->0->>'type' as box
     from freight_rate rate join sailing using ("polId", "podId")
     join voyage on voyage.id = sailing."voyageId" and voyage."carrierId" = rate."carrierId"
     where rate.status = 'published' and rate.mode = 'FCL' and rate."validFrom" <= now() and rate."validTo" >= now()::date
       and sailing.etd > now() and sailing.status not in ('blank', 'omit') order by sailing.etd limit 1`,
  );
  const { id: rateId, box } = rows[0] ?? expect.fail('no rate has a sailing');
  const { data: next } = await sales.call(listRateSailings, { params: { id: rateId } });
  const sailing = next?.list[0] ?? expect.fail();
  const cargo = { boxes: [{ type: box, count: 1 }] };
  const body = { rateId, cargo, addressee: '丁公司', sailingId: sailing.id };
  const { data, msg } = await sales.call(calls.createQuote, { body });
  const { data: quote } = await sales.call(calls.getQuote, { params: { id: data?.id ?? expect.fail(msg) } });
  expect(quote?.sailing).toMatchObject({ vesselName: sailing.vesselName, etd: sailing.etd });
  expect(quote?.asked?.etd).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const response = await fetch(`${app.url}/api/erpcargo/Quote/${quote?.id}/Pdf`, {
    headers: { authorization: sales.token },
  });
  const paper = readPdf(Buffer.from(await response.arrayBuffer())).pages.join('');
  expect(paper).toContain(sailing.vesselName);
  expect(paper).toContain('截港');

  const { rows: foreign } = await app.database.pool.query<{ id: string }>(
    `select id from sailing where "podId" <> (select "podId" from freight_rate where id = $1) limit 1`,
    [rateId],
  );
  for (const sailingId of [foreign[0]?.id ?? expect.fail(), 'nothing']) {
    const { code } = await sales.call(calls.createQuote, { body: { ...body, sailingId } });
    expect(code).toBe(404);
  }
});
