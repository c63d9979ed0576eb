import { type OrderState, orderStates } from '@fairway/contract/order-fields.ts';
import type { OrderCan } from '@fairway/contract/orders.ts';
import { actFits, type OrderAct, orderTransitions, requestFits } from '@fairway/domain/orders/order-state.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OrderCompany, orderCompany } from './testing/order-company.ts';

let company: OrderCompany;
beforeAll(async () => {
  company = await orderCompany();
});
afterAll(() => company.app.close());

/** Those that people do; the clock and the shipment do the others. */
const acts = (Object.keys(orderTransitions) as OrderAct[]).filter(
  (act): act is Exclude<OrderAct, 'expire' | 'complete'> => orderTransitions[act].by !== 'system',
);
const standing = (status: OrderState) => ({ status, request: null });
/** Cancelling what has space is asked for first. */
const isAllowed = (act: (typeof acts)[number], state: OrderState) =>
  act === 'confirmCancel' ? requestFits('cancel', standing(state)) : actFits(act, standing(state));
const ways = orderStates.flatMap((state) =>
  acts.filter((act) => isAllowed(act, state)).map((act) => ({ state, act, to: orderTransitions[act].to })),
);

it.each(ways)('$act leads from $state to $to', async ({ state, act, to }) => {
  const { orderIn, act: does, shown } = company;
  const id = await orderIn(state);
  if (act === 'confirmCancel') expect((await does.requestCancel(id)).code).toBe(200);
  const { code, msg } = await does[act](id);
  expect([code, msg]).toEqual([200, expect.anything()]);
  const after = await shown(id);
  expect(after.status).toBe(to);
  expect(after.history.at(-1)).toMatchObject({ act, status: to });
});

it.each(orderStates)(
  '%s: everything else is refused and changes nothing, and nothing of it is offered',
  async (state) => {
    const { orderIn, act: does, shown, client, ops } = company;
    const id = await orderIn(state);
    const before = await shown(id);
    for (const act of acts.filter((one) => !isAllowed(one, state))) {
      // Whoever converts again is told which shipment it is.
      const code = act === 'convert' && before.shipmentId !== null ? 200 : 400;
      expect([act, (await does[act](id)).code]).toEqual([act, code]);
    }
    expect(await shown(id)).toEqual(before);
    const offered = [...(await shown(id, client)).can, ...(await shown(id, ops)).can];
    for (const act of acts.filter((one) => one !== 'confirmCancel'))
      expect([act, offered.includes(act as OrderCan)]).toEqual([act, isAllowed(act, state)]);
  },
);

it('a customer does nothing that is for staff, whatever they were granted', async () => {
  const { orderIn, act, client } = company;
  const id = await orderIn('submitted');
  expect((await act.accept(id, client)).code).toBe(403);
  await company.app.database.pool.query(
    `insert into role_permission values ('customer', 'onlineOrder.button.btn_accept') on conflict do nothing`,
  );
  expect((await act.accept(id, client)).code).toBe(403);
  expect((await act.askInfo(id, client)).code).toBe(403);
  await company.app.database.pool.query(
    `delete from role_permission where "roleId" = 'customer' and "itemId" = 'onlineOrder.button.btn_accept'`,
  );
});
