import {
  claimPayment,
  getPayment,
  listPayments,
  previewSettlement,
  registerPayment,
  settleInvoices,
} from '@fairway/contract/payments.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Place,
  places,
  type ScopedMoney,
  scopedMoney,
  scopeTable,
} from '../invoices/testing/scoped-money.ts';
import type { Person } from '../testing/test-app.ts';

let house: ScopedMoney;
const paymentIds = {} as Record<Place, string>;
/** Nobody's yet, in the company of the one who looks and in another. */
const free = { branch: '', beside: '' };

const registered = async (place: Place, by: Person, partyId: string | null): Promise<string> => {
  const { data, msg } = await by.call(registerPayment, {
    body: {
      ...{ direction: 'in', bankAccountId: house.accountOf(place), amount: '100', valueOn: '2026-11-10' },
      partyId,
    },
  });
  return data?.id ?? expect.fail(msg);
};

beforeAll(async () => {
  house = await scopedMoney();
  for (const place of places)
    paymentIds[place] = await registered(place, house.managerOf(place), house.partyIds[place]);
  for (const place of ['branch', 'beside'] as const)
    free[place] = await registered(place, house.managerOf(place), null);
});
afterAll(() => house.app.close());

interface Seen {
  found: Place[];
  free: (keyof typeof free)[];
}

/** What the list, its count and sums, single payments and what is done with them show; all the same. */
async function seen(): Promise<Seen> {
  const { call } = house.looking;
  const { data, msg } = await call(listPayments, { body: { pageSize: 100 } });
  const { list, pagination, sums } = data ?? expect.fail(msg);
  const ids = list.map(({ id }) => id);
  const found = house.placesOf(ids, paymentIds);
  const open = (['branch', 'beside'] as const).filter((place) => ids.includes(free[place]));
  const count = found.length + open.length;
  expect([list.length, pagination.total]).toEqual([count, count]);
  expect(sums).toEqual([
    { direction: 'in', currency: 'CNY', amount: `${count}00.00`, unapplied: `${count}00.00` },
  ]);
  for (const place of places) {
    const id = paymentIds[place];
    const words = [place, found.includes(place) ? 200 : 404];
    expect([place, (await call(getPayment, { params: { id } })).code]).toEqual(words);
    const asked = { partyId: house.partyIds[place], invoices: [] };
    expect([place, (await call(previewSettlement, { params: { id }, body: asked })).code]).toEqual(words);
    // In a version nobody knows: nothing is done with it.
    const claimed = await call(claimPayment, { params: { id }, body: { version: 99, parties: [] } });
    expect([place, claimed.code === 404, claimed.code === 200], claimed.msg).toEqual([
      ...[place, !found.includes(place), false],
    ]);
  }
  return { found, free: open };
}

it('without a scope it is as it was: of their customers and nobody’s, or with a button all of their company', async () => {
  expect(await seen()).toEqual({ found: ['own'], free: ['branch'] });
  await house.change(['payment.button.btn_settle']);
  const ofCompany = { found: ['own', 'desk', 'team', 'branch'], free: ['branch'] };
  expect(await seen()).toEqual(ofCompany);
  await house.change(['payment.button.btn_add'], ['payment.button.btn_settle']);
  expect(await seen()).toEqual(ofCompany);
});

it.each(scopeTable)('%s%s', async (scope, where, found) => {
  await house.choose('payment', scope, where);
  expect(await seen()).toEqual({ found, free: found.includes('beside') ? ['branch', 'beside'] : ['branch'] });
});

it('money is used only by who sees it, for invoices they see', async () => {
  await house.change(['payment.button.btn_settle', 'invoice.button.btn_edit']);
  const settle = async (place: Place) =>
    (
      await house.looking.call(settleInvoices, {
        params: { id: paymentIds[place] },
        body: {
          partyId: house.partyIds[place],
          invoices: [{ invoiceId: house.invoiceIds[place], amount: '1' }],
        },
      })
    ).code;
  await house.choose('payment', 'department');
  await house.choose('invoice', 'own');
  expect([await settle('own'), await settle('desk'), await settle('team')]).toEqual([200, 404, 404]);
  await house.choose('invoice', 'department');
  expect([await settle('desk'), await settle('team')]).toEqual([200, 404]);
});

it('what somebody registered is theirs and their department’s, whoever’s customer it is of', async () => {
  await house.choose('payment', 'own');
  const mine = await registered('own', house.looking, house.partyIds.branch);
  const shown = async (id: string) => (await house.looking.call(getPayment, { params: { id } })).code;
  expect([await shown(mine), await shown(paymentIds.branch)]).toEqual([200, 404]);
  await house.app.database.pool.query(`update payment set "createdBy" = 'user-sales03' where id = $1`, [
    mine,
  ]);
  expect(await shown(mine)).toBe(404);
  await house.choose('payment', 'department');
  expect([await shown(mine), await shown(paymentIds.branch)]).toEqual([200, 404]);
});
