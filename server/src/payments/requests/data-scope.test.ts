import {
  cancelPaymentRequest,
  createPaymentRequest,
  getPaymentRequest,
  listPaymentRequests,
} from '@fairway/contract/payment-requests.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Place,
  places,
  type ScopedMoney,
  scopedMoney,
  scopeTable,
} from '../../invoices/testing/scoped-money.ts';

let house: ScopedMoney;
const requestIds = {} as Record<Place, string>;

beforeAll(async () => {
  house = await scopedMoney();
  await house.change(['payment.button.btn_request']);
  for (const place of places) {
    const by = await house.app.as(house.salespeople[place]);
    const { data, msg } = await by.call(createPaymentRequest, {
      body: {
        ...{ partyId: house.vendor, bankAccountId: house.accountOf(place), wantedOn: '2026-11-20' },
        ...{ reason: '预付订舱费', prepaid: '100' },
      },
    });
    requestIds[place] = data?.id ?? expect.fail(msg);
  }
});
afterAll(() => house.app.close());

/** What the list, its count and sums, and single requests show; all the same. */
async function seen(): Promise<Place[]> {
  const { call } = house.looking;
  const { data, msg } = await call(listPaymentRequests, { body: { tab: 'all', pageSize: 100 } });
  const { list, pagination, sums } = data ?? expect.fail(msg);
  const found = house.placesOf(
    list.map(({ id }) => id),
    requestIds,
  );
  expect([list.length, pagination.total]).toEqual([found.length, found.length]);
  expect(sums).toEqual([{ currency: 'CNY', amount: `${found.length}00.00` }]);
  for (const place of places) {
    const { code } = await call(getPaymentRequest, { params: { id: requestIds[place] } });
    expect([place, code]).toEqual([place, found.includes(place) ? 200 : 404]);
  }
  return found;
}

it('without a scope it is as it was: what they asked for, and with the button to pay that of their company', async () => {
  expect(await seen()).toEqual(['own']);
  // Who uses money sees the payments of the company, not what is asked for.
  await house.change(['payment.button.btn_settle']);
  expect(await seen()).toEqual(['own']);
  await house.change(['payment.button.btn_pay']);
  expect(await seen()).toEqual(['own', 'desk', 'team', 'branch']);
});

it.each(scopeTable)('%s%s', async (scope, where, found) => {
  await house.choose('payment', scope, where);
  expect(await seen()).toEqual(found);
  for (const place of places) {
    const params = { id: requestIds[place] };
    // It waits for its flow, so nothing is done with it.
    const body = { version: 1, reason: '不付了' };
    const { code, msg } = await house.looking.call(cancelPaymentRequest, { params, body });
    expect([place, code === 404, code === 200], msg).toEqual([place, !found.includes(place), false]);
  }
});
