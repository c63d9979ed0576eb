import * as calls from '@fairway/contract/quotes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
