import { taxInvoiceStates } from '@fairway/contract/money-fields.ts';
import { exportTaxInvoices, listTaxInvoices, taxInvoiceTabs } from '@fairway/contract/tax-invoices.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recomputeMoney } from '../../ledger/testing/recompute-money.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
}, 120_000);
afterAll(() => app.close());

it('has some in every state, and all of it agrees with the invoices', async () => {
  const { rows } = await app.database.pool.query<{ status: string; isRed: boolean; count: number }>(
    `select status, "redOfId" is not null as "isRed", count(*)::int as count from tax_invoice group by 1, 2`,
  );
  const count = (status: string, isRed = false) =>
    rows.find((row) => row.status === status && row.isRed === isRed)?.count ?? 0;
  const missing = taxInvoiceStates.filter((status) => count(status) === 0);
  // Nothing of the demo was voided or given up.
  expect(missing).toEqual(['cancelled', 'voided']);
  expect(count('issued', true)).toBeGreaterThanOrEqual(10);
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBeGreaterThan(250);
  expect(await recomputeMoney(app.database.pool)).toEqual([]);
}, 120_000);

it('is seen by finance and exported, and by its customer', async () => {
  const finance = await app.as('finance02');
  for (const tab of Object.keys(taxInvoiceTabs) as (keyof typeof taxInvoiceTabs)[]) {
    const { data, msg } = await finance.call(listTaxInvoices, { body: { tab } });
    expect([tab, msg, (data?.list.length ?? 0) > 0]).toEqual([tab, 'Success', true]);
  }
  const sheet = await fetch(`${app.url}${exportTaxInvoices.path}`, {
    headers: { authorization: finance.token },
  });
  expect(sheet.status).toBe(200);
  const client = await app.as('client01');
  const { data } = await client.call(listTaxInvoices, { body: {} });
  expect(new Set(data?.list.map(({ partyId }) => partyId)).size).toBe(1);
}, 60_000);
