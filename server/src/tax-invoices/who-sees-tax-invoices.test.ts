import { listInvoices } from '@fairway/contract/invoices.ts';
import { getCharge, listCharges } from '@fairway/contract/shipment-charges.ts';
import {
  getTaxInvoice,
  issueTaxInvoice,
  listTaxableLines,
  listTaxInvoices,
  redTaxInvoice,
} from '@fairway/contract/tax-invoices.ts';
import { withdrawFlow } from '@fairway/contract/workflow.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recomputeMoney } from '../ledger/testing/recompute-money.ts';
import type { Person } from '../testing/test-app.ts';
import { lineOf, type TaxCompany, taxCompany } from './testing/tax-company.ts';

let company: TaxCompany;
beforeAll(async () => {
  company = await taxCompany();
}, 120_000);
afterAll(() => company.app.close());

describe('who sees and does what', () => {
  it('is for the company, for who answers for the customer, and for the customer', async () => {
    const { who, mine, billed, apply, applied, shown, approve, until, nextNumber, issue, idsIn } = company;
    const bill = await billed(['DOC', '120'], ['HDL', '30']);
    const [one = '', two = ''] = bill.lineIds;
    const client = who('client01');
    // A customer applies for their own, and only they see it.
    const own = await applied([lineOf(one, '120')], {}, client);
    expect(await idsIn('applied', {}, client)).toContain(own.id);
    expect(await idsIn('applied', {}, who('client02'))).not.toContain(own.id);
    expect((await who('client02').call(getTaxInvoice, { params: { id: own.id } })).code).toBe(404);
    expect((await apply([lineOf(two, '30')], {}, who('client02'))).code).toBe(404);
    expect((await shown(own.id, client)).can).toEqual(['withdraw']);
    const taken = await client.call(withdrawFlow, { params: { taskId: own.flowId }, body: {} });
    expect(taken.code).toBe(200);
    await until(own.id, 'cancelled');
    // Sales of the customer sees it, another one does not.
    const sold = await applied([lineOf(two, '30')], {}, who('sales01'));
    expect((await who('sales01').call(getTaxInvoice, { params: { id: sold.id } })).code).toBe(200);
    expect((await who('sales02').call(getTaxInvoice, { params: { id: sold.id } })).code).toBe(404);
    expect((await who('manager03').call(getTaxInvoice, { params: { id: sold.id } })).code).toBe(404);
    for (const account of ['sales01', 'client01']) {
      const by = who(account);
      const body = { version: 1, number: nextNumber(), issuedOn: '2026-11-10' };
      expect((await by.call(issueTaxInvoice, { params: { id: sold.id }, body })).code).toBe(403);
      expect(
        (await by.call(redTaxInvoice, { params: { id: sold.id }, body: { version: 1, reason: '01' } })).code,
      ).toBe(403);
    }
    expect((await who('ops02').call(listTaxInvoices, { body: {} })).code).toBe(403);
    const { data } = await client.call(listTaxableLines, { body: {} });
    expect(new Set(data?.list.map(({ partyId }) => partyId))).toEqual(new Set([mine]));
    await approve(sold.flowId);
    const ready = await until(sold.id, 'approved');
    expect((await issue({ id: ready.id, version: ready.version + 1 })).code).toBe(409);
  });

  it('finds invoices by how much of each is taxed, and every sum agrees', async () => {
    const { app, manager, billed, issuedTax, listed } = company;
    const bill = await billed(['DOC', '40'], ['HDL', '60']);
    const has = async (taxed: 'none' | 'part' | 'full') =>
      (
        await manager.call(listInvoices, { body: { pageSize: 500, filters: { taxed: [taxed] } } })
      ).data?.list.some(({ id }) => id === bill.id);
    expect([await has('none'), await has('part'), await has('full')]).toEqual([true, false, false]);
    await issuedTax([lineOf(bill.lineIds[0] ?? '', '40')]);
    expect([await has('none'), await has('part'), await has('full')]).toEqual([false, true, false]);
    await issuedTax([lineOf(bill.lineIds[1] ?? '', '60')]);
    expect([await has('none'), await has('part'), await has('full')]).toEqual([false, false, true]);
    const all = await listed('all');
    const cents = (value: string) => Math.round(Number(value) * 100);
    const sum = all?.list.reduce((total, { gross }) => total + cents(gross), 0);
    expect(sum).toBe(cents(all?.sums?.gross ?? ''));
    expect(await recomputeMoney(app.database.pool)).toEqual([]);
  });

  it('tells of each charge as much as its invoice and the lists of tax invoices say', async () => {
    const { who, manager, billed, applied, issuedTax, listed, red, approve, until, issue, invoiceNow } =
      company;
    const bill = await billed(['DOC', '40'], ['HDL', '60']);
    const [one = '', two = ''] = bill.lineIds;
    const [charge = ''] = bill.lines.map(({ chargeId }) => chargeId);
    const taxedBy = async (by: Person) => {
      const { data } = await by.call(listCharges, {
        body: { pageSize: 200, filters: { side: 'receivable' } },
      });
      const found = bill.lines.map(({ chargeId }) => data?.list.find(({ id }) => id === chargeId)?.taxed);
      const { data: alone } = await by.call(getCharge, { params: { id: charge } });
      expect(alone?.charge.taxed).toEqual(found[0]);
      return found;
    };
    const nothing = { applied: '0.00', invoiced: '0.00' };
    expect(await taxedBy(manager)).toEqual([nothing, nothing]);
    const blue = await issuedTax([lineOf(one, '30')]);
    await applied([lineOf(one, '10'), lineOf(two, '5')]);
    const part = { applied: '40.00', invoiced: '30.00' };
    for (const by of [manager, who('client01')])
      expect(await taxedBy(by)).toEqual([part, { applied: '5.00', invoiced: '0.00' }]);
    expect((await invoiceNow(bill.id)).taxInvoiced).toBe(part.invoiced);
    expect((await listed('issued', { invoiceId: bill.id }))?.sums?.gross).toBe(part.invoiced);
    const { data: taken } = await red(blue);
    await approve(taken?.flowId ?? '');
    expect((await issue(await until(taken?.redId ?? '', 'approved'))).code).toBe(200);
    expect((await taxedBy(manager))[0]).toEqual({ applied: '10.00', invoiced: '0.00' });
    const { data } = await manager.call(listCharges, { body: { filters: { side: 'payable' } } });
    expect(data?.list.every(({ taxed }) => taxed === null)).toBe(true);
  });
});
