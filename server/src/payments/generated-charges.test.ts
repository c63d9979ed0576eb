import { actOnInvoices, createInvoices, listInvoices } from '@fairway/contract/invoices.ts';
import { getTrialBalance } from '@fairway/contract/ledger.ts';
import { listCharges } from '@fairway/contract/shipment-charges.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { recomputeMoney, recomputeTotals } from '../ledger/testing/recompute-money.ts';

let company: MoneyCompany;
beforeAll(async () => {
  company = await moneyCompany();
});
afterAll(() => company.app.close());

/** As many as somebody asks for: `MONEY_CHARGES=100000`. */
const count = Number(process.env.MONEY_CHARGES ?? 300);
const ofOneShipment = 100;
const longest = 300_000 + count * 100;

/** A quantity in thousandths, a price in hundredths, and what chooses code, side, currency and party. */
const anyCharge = fc.tuple(
  fc.integer({ min: 500, max: 40_000 }),
  fc.integer({ min: -2_000, max: 900_000 }),
  fc.nat(999),
);

it(
  'charges of every kind, billed and issued, come to the same everywhere',
  async () => {
    const { app, manager, mine, other, vendor, charge, approved } = company;
    const kinds = ['DOC', 'THC', 'TRK', 'OF', 'DUTY', 'CUS'];
    for (let done = 0; done < count; done += ofOneShipment) {
      const drawn = fc.sample(anyCharge, { numRuns: ofOneShipment, seed: 1_000 + done });
      const added = await Promise.all(
        drawn.map(([quantity, price, kind]) => {
          const side = kind % 3 === 0 ? ('payable' as const) : ('receivable' as const);
          return charge(
            kinds[kind % kinds.length] ?? 'DOC',
            ((Math.abs(price) < 10 ? 10 : price) / 100).toFixed(2),
            {
              ...{ side, partyId: side === 'payable' ? vendor : kind % 2 === 0 ? mine : other },
              ...{ quantity: (quantity / 1_000).toFixed(3), currency: kind % 5 < 2 ? 'USD' : 'CNY' },
            },
          );
        }),
      );
      const { ids } = await approved(added);
      const made = await manager.call(createInvoices, { body: { chargeIds: ids } });
      const invoices = made.data?.invoices ?? expect.fail(made.msg);
      // Those of suppliers wait for the number of their paper.
      for (const [act, step] of [['confirm', 0] as const, ['issue', 1] as const])
        for (const { id, version, invoiceNo } of invoices) {
          const body = { invoices: [{ id, version: version + step }] };
          if (invoiceNo.startsWith('DN')) await manager.call(actOnInvoices, { params: { act }, body });
        }
    }
    expect(await recomputeMoney(app.database.pool)).toEqual([]);
    const totals = await recomputeTotals(app.database.pool);
    const written = (sums: ReadonlyMap<string, bigint>, prefix = '') =>
      [...sums]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, sum]) => `${key.slice(prefix.length)} ${inUnits(sum)}`)
        .toSorted();
    const charges = (await manager.call(listCharges, { body: { pageSize: 20 } })).data;
    if (charges?.sums)
      for (const side of ['receivable', 'payable'] as const)
        expect(charges.sums[side]?.map(({ currency, amount }) => `${currency} ${amount}`)).toEqual(
          written(totals.charges, `${side} `),
        );
    const invoices = (await manager.call(listInvoices, { body: { pageSize: 20 } })).data?.sums ?? [];
    expect(invoices.map(({ side, currency, total }) => `${side} ${currency} ${total}`).toSorted()).toEqual(
      written(totals.billed),
    );
    expect(
      invoices
        .filter(({ balance }) => Number(balance) > 0)
        .map(({ side, currency, balance }) => `${side} ${currency} ${balance}`)
        .toSorted(),
    ).toEqual(written(totals.owed));
    const { data } = await manager.call(getTrialBalance, { query: { from: '2000-01', to: '2099-12' } });
    expect(data?.difference).toBe('0.00');
    expect(
      (data?.list ?? [])
        .map(({ account, currency, bookClosing }) => `${account} ${currency} ${bookClosing}`)
        .toSorted(),
    ).toEqual(written(totals.accounts));
  },
  longest,
);

const inUnits = (thousandths: bigint): string => {
  const cents = (thousandths < 0n ? -thousandths : thousandths) / 10n;
  return `${thousandths < 0n ? '-' : ''}${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};
