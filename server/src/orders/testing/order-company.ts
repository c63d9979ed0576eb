import { sailings, vessels, voyages } from '@fairway/contract/carriers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import type { OrderState } from '@fairway/contract/order-fields.ts';
import * as orders from '@fairway/contract/orders.ts';
import { expect } from 'vitest';
import { quoteCompany } from '../../quotes/testing/quote-company.ts';
import type { Person } from '../../testing/test-app.ts';

export { today } from '../../quotes/testing/quote-company.ts';

export type WrittenOrder = NonNullable<Input<typeof orders.createOrder>['body']>;

export const oneDay = 86_400_000;
const at = (text: string) => Date.parse(text);

/** The company of the quotes, whose people stay signed in for weeks, with three departures, and orders in any state. */
export async function orderCompany() {
  const company = await quoteCompany({ FAIRWAY_TOKEN_MINUTES: '100000' });
  const { admin, app, codes, client, sales, ops, rateId, mine } = company;
  const carrierId = codes.carrier('COSU');
  const vessel = await admin.call(vessels.add, {
    body: { imo: '9811000', nameEn: 'EVER GIVEN', carrierId, teu: 20_000 },
  });
  const voyage = async (carrierVoyage: string) => {
    const body = { vesselId: vessel.data?.id ?? expect.fail(vessel.msg), carrierId, carrierVoyage };
    const { data, msg } = await admin.call(voyages.add, { body });
    return data?.id ?? expect.fail(msg);
  };
  const sailing = async (number: string, etd: string) => {
    const leaves = at(etd);
    const { data, msg } = await admin.call(sailings.add, {
      body: {
        ...{ voyageId: await voyage(number), polId: codes.port('CNNGB'), podId: codes.port('USLAX') },
        ...{
          etd: leaves,
          eta: leaves + 14 * oneDay,
          cutSi: leaves - 3 * oneDay,
          cutVgm: leaves - 2 * oneDay,
        },
        cutPort: leaves - oneDay,
      },
    });
    return data?.id ?? expect.fail(msg);
  };
  const sailingIds = [
    await sailing('001E', '2026-11-20T02:00:00Z'),
    await sailing('002E', '2026-11-27T02:00:00Z'),
    // After the rate is over.
    await sailing('003E', '2026-12-04T02:00:00Z'),
  ] as const;

  const written = (changes: Partial<WrittenOrder> = {}): WrittenOrder => ({
    ...{ mode: 'FCL', rateId, polId: codes.port('CNNGB'), podId: codes.port('USLAX') },
    ...{ cargoReadyOn: '2026-11-15', etdFrom: '2026-11-18', etdTo: '2026-11-28', incoterm: 'FOB' },
    ...{ boxes: [{ type: '40HQ', count: 2 }], commodity: '手动工具', hsCode: '820559', grossKg: '30000' },
    ...{ packages: 800, shipper: { name: '甲客户有限公司', address: '宁波' }, customerRef: 'REF-1' },
    ...changes,
  });
  const draft = async (by: Person = client, changes: Partial<WrittenOrder> = {}) => {
    const forWhom = by === client ? {} : { customerId: mine };
    const { data, msg } = await by.call(orders.createOrder, { body: written({ ...forWhom, ...changes }) });
    return data ?? expect.fail(msg);
  };
  const shown = async (id: string, by: Person = admin) => {
    const { data, msg } = await by.call(orders.getOrder, { params: { id } });
    return data ?? expect.fail(msg);
  };
  const versionOf = async (id: string) => (await shown(id)).version;
  const params = (id: string) => ({ params: { id } });
  const with_ = async <B extends object>(id: string, body: B) => ({
    ...{ ...params(id), body: { version: await versionOf(id), ...body } },
  });

  /** Every act as whoever usually does it, with everything it needs. */
  const act = {
    submit: async (id: string, by: Person = client) => by.call(orders.submitOrder, await with_(id, {})),
    withdraw: async (id: string, by: Person = client) => by.call(orders.withdrawOrder, await with_(id, {})),
    askInfo: async (id: string, by: Person = ops) =>
      by.call(orders.askOrderInfo, await with_(id, { reason: '请补装箱单' })),
    reject: async (id: string, by: Person = ops) =>
      by.call(orders.rejectOrder, await with_(id, { reason: 'space' as const })),
    accept: async (id: string, by: Person = ops, creditReason = '') =>
      by.call(orders.acceptOrder, await with_(id, { creditReason })),
    book: async (id: string, by: Person = ops, sailingId: string = sailingIds[0]) =>
      by.call(orders.bookOrder, await with_(id, { sailingId })),
    failSpace: async (id: string, by: Person = ops) =>
      by.call(orders.failOrderSpace, await with_(id, { reason: '船东爆舱' })),
    release: async (id: string, by: Person = ops) =>
      by.call(orders.releaseOrder, await with_(id, { soNo: 'so-778899' })),
    convert: async (id: string, by: Person = ops) => by.call(orders.convertOrder, params(id)),
    cancel: async (id: string, by: Person = client) => by.call(orders.cancelOrder, await with_(id, {})),
    requestCancel: async (id: string, by: Person = client) =>
      by.call(orders.requestOrderCancel, await with_(id, { remark: '买方取消' })),
    confirmCancel: async (id: string, by: Person = ops) =>
      by.call(orders.answerOrderCancel, await with_(id, { isGranted: true })),
    requestAmend: async (
      id: string,
      changes: Partial<WrittenOrder> = { grossKg: '31000' },
      by: Person = client,
    ) => {
      const { fields, version } = await shown(id);
      return by.call(orders.requestOrderAmend, {
        ...{ ...params(id), body: { version, fields: { ...fields, ...changes } } },
      });
    },
  };
  const path: Partial<Record<OrderState, readonly (keyof typeof act)[]>> = {
    ...{ draft: [], submitted: ['submit'], needInfo: ['submit', 'askInfo'], rejected: ['submit', 'reject'] },
    ...{ accepted: ['submit', 'accept'], booking: ['submit', 'accept', 'book'] },
    confirmed: ['submit', 'accept', 'book', 'release'],
    converted: ['submit', 'accept', 'book', 'release', 'convert'],
    completed: ['submit', 'accept', 'book', 'release', 'convert'],
    ...{ cancelled: ['cancel'], expired: [] },
  };
  /** A new order of the customer, brought to a state by those who do that. */
  const orderIn = async (state: OrderState, changes: Partial<WrittenOrder> = {}) => {
    const { id } = await draft(client, changes);
    for (const step of path[state] ?? []) {
      const { code, msg } = await act[step](id);
      if (code !== 200) expect.fail(`${step}: ${msg}`);
    }
    // What the clock and the shipment do.
    if (state === 'expired' || state === 'completed')
      await app.database.pool.query(`update online_order set status = $2, "endedAt" = now() where id = $1`, [
        ...[id, state],
      ]);
    return id;
  };
  return { ...company, sales, sailingIds, written, draft, shown, versionOf, act, orderIn };
}
export type OrderCompany = Awaited<ReturnType<typeof orderCompany>>;
