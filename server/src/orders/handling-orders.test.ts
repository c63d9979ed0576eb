import { customers } from '@fairway/contract/customers.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import * as orders from '@fairway/contract/orders.ts';
import { getShipment } from '@fairway/contract/shipments.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSocket } from '../testing/open-socket.ts';
import { completeOrder } from './complete-order.ts';
import { expireOrders, tellOfLateOrders } from './expire-orders.ts';
import { type OrderCompany, oneDay, orderCompany, today } from './testing/order-company.ts';

let company: OrderCompany;
beforeAll(async () => {
  company = await orderCompany();
});
afterAll(() => company.app.close());
beforeEach(async () => {
  company.app.clock.now = new Date(today);
  await company.app.database.pool.query('delete from message_receiver');
});
const later = (days: number) => {
  company.app.clock.now = new Date(today.getTime() + days * oneDay);
};
const inJob = () => ({
  ...{ now: company.app.clock.now, log: company.app.app.log, afterCommit: () => undefined },
  bus: { publish: async () => undefined } as never,
});
type Work = (ctx: Parameters<typeof expireOrders>[0]) => Promise<void>;
const run = (work: Work) => company.app.database.db.transaction().execute((db) => work({ db, ...inJob() }));
const titles = async (by: typeof company.client) =>
  (await by.call(listMessages, { query: {} })).data?.list.map(({ title }) => title) ?? [];

describe('messages', () => {
  it('tell staff of what was sent and the customer of what became of it, and open the order', async () => {
    const { client, ops, sales } = company;
    const id = await company.orderIn('confirmed');
    const { orderNo } = await company.shown(id);
    expect(await titles(ops)).toContainEqual(expect.stringContaining(`提交了订单 ${orderNo}`));
    // All of it happens at one moment here.
    expect((await titles(client)).toSorted()).toEqual([
      ...[`订单 ${orderNo} 已受理`, `订单 ${orderNo} 已放舱，订舱号 SO-778899`],
      `订单 ${orderNo} 已订舱，等待放舱`,
    ]);
    expect(await titles(sales)).toHaveLength(3);
    const { data } = await client.call(listMessages, { query: {} });
    expect(data?.list[0]).toMatchObject({ link: `${orders.orderPath}?id=${id}` });
  });
});

describe('the clock', () => {
  it('ends what was not accepted while its price was held, once; a new draft is made of it', async () => {
    const [draft, sent] = [await company.orderIn('draft'), await company.orderIn('submitted')];
    const accepted = await company.orderIn('accepted');
    later(2.9);
    await run(expireOrders);
    expect((await company.shown(sent)).status).toBe('submitted');
    later(3.1);
    expect((await company.act.submit(draft)).msg).toContain('已失效');
    expect((await company.act.accept(sent)).code).toBe(400);
    await run(expireOrders);
    await run(expireOrders);
    for (const id of [draft, sent]) {
      const order = await company.shown(id, company.client);
      expect(order).toMatchObject({ status: 'expired', next: { what: 'reprice', by: 'customer' } });
      expect(order.history.filter(({ act }) => act === 'expire')).toHaveLength(1);
      expect(order.steps.map(({ state }) => state)).toContain('failed');
    }
    expect((await company.shown(accepted)).status).toBe('accepted');
    expect((await titles(company.client)).filter((title) => title.includes('锁价已到期'))).toHaveLength(2);

    await company.app.database.pool.query(
      `update freight_rate set prices = jsonb_set(prices, '{boxes,1,sell}', '"1950"') where id = $1`,
      [company.rateId],
    );
    const again = await company.client.call(orders.repriceOrder, {
      ...{ params: { id: sent }, body: { version: await company.versionOf(sent) } },
    });
    expect(again.data).toMatchObject({
      status: 'draft',
      difference: [
        { currency: 'CNY', amount: '0.00' },
        { currency: 'USD', amount: '100.00' },
      ],
    });
    const fresh = await company.shown(again.data?.id ?? '', company.client);
    expect(fresh).toMatchObject({ copiedFromId: sent, status: 'draft', etdFrom: '2026-11-18' });
    expect(fresh.price?.variance).toMatchObject({
      difference: expect.arrayContaining([{ currency: 'USD', amount: '100.00' }]),
    });
    expect((await company.act.submit(fresh.id)).code).toBe(200);
    expect((await company.shown(sent)).status).toBe('expired');
    await company.app.database.pool.query(
      `update freight_rate set prices = jsonb_set(prices, '{boxes,1,sell}', '"1900"') where id = $1`,
      [company.rateId],
    );
  });

  it('tells once who should have answered within a day', async () => {
    const { ops, sales } = company;
    const id = await company.orderIn('submitted');
    expect((await company.shown(id)).slaDue).toBe(today.getTime() + oneDay);
    await run(tellOfLateOrders);
    later(1.1);
    const { version } = await company.shown(id);
    await run(tellOfLateOrders);
    await run(tellOfLateOrders);
    const order = await company.shown(id, ops);
    expect(order).toMatchObject({ version, isOverdue: true, warnings: ['answerOverdue'] });
    for (const by of [ops, sales])
      expect(
        (await titles(by)).filter((title) => title.includes(order.orderNo) && title.includes('24 小时')),
      ).toHaveLength(1);
    const { data } = await ops.call(orders.countOrders, {
      body: { scope: 'company', filters: { isOverdue: true } },
    });
    expect(data?.overdue).toBe(data?.tabs.all);
    expect(data?.tabs.submitted).toBeGreaterThan(0);
  });

  it('the end of its shipment completes an order, told twice once', async () => {
    const id = await company.orderIn('converted');
    for (const _ of [1, 2]) await run((ctx) => completeOrder(ctx, id));
    const order = await company.shown(id);
    expect(order).toMatchObject({ status: 'completed', next: { what: 'none', by: null } });
    expect(order.history.filter(({ act }) => act === 'complete')).toHaveLength(1);
    const open = await company.orderIn('accepted');
    await run((ctx) => completeOrder(ctx, open));
    expect((await company.shown(open)).status).toBe('accepted');
  });
});

describe('the day that decides', () => {
  it('outside the period of the price nothing is sent; another rate is', async () => {
    const { id } = await company.draft();
    const { fields, version } = await company.shown(id);
    const body = { ...fields, etdFrom: '2026-12-02', etdTo: '2026-12-06', version };
    expect((await company.client.call(orders.updateOrder, { params: { id }, body })).code).toBe(200);
    expect(await company.shown(id)).toMatchObject({
      price: null,
      warnings: ['notPriced'],
      next: { what: 'reprice' },
    });
    expect((await company.act.submit(id)).msg).toContain('重新计价');
    const reprice = async (rateId?: string) =>
      company.client.call(orders.repriceOrder, {
        ...{ params: { id }, body: { version: await company.versionOf(id), rateId } },
      });
    expect((await reprice()).msg).toContain('2026-12-02');
    const next = await company.rate({ validFrom: '2026-12-01', validTo: '2026-12-31', serviceCode: 'NEXT' });
    const rates = await company.client.call(orders.listRepriceRates, { params: { id } });
    expect(rates.data?.list).toMatchObject([{ rateId: next, isOwn: false }]);
    expect(rates.data?.list[0]?.totals.map(({ currency }) => currency)).toContain('USD');
    expect(JSON.stringify(rates.data)).not.toMatch(/cost|floor|contract/i);
    const preview = async (by = company.client) =>
      by.call(orders.previewReprice, { params: { id }, body: { rateId: next } });
    const { data: shown } = await preview();
    expect(shown?.before).toEqual([]);
    expect(shown?.lines[0]).toMatchObject({ group: 'freight', before: null });
    expect(shown?.difference).toEqual(shown?.totals);
    expect((await company.shown(id)).price).toBeNull();
    const { data: done } = await reprice(next);
    expect(done?.totals).toEqual(shown?.totals);
    expect((await company.act.submit(id)).code).toBe(200);
    expect((await preview()).code).toBe(403);
    expect((await preview(company.sales)).code).toBe(200);
  });

  it('is warned of when a later sailing is booked; who handles it prices it anew or books another one', async () => {
    const { manager, ops, sales, client, sailingIds } = company;
    const id = await company.orderIn('accepted');
    // Its price is held: nobody but who sets prices changes it.
    for (const by of [ops, sales]) expect((await company.shown(id, by)).can).not.toContain('reprice');
    expect((await company.shown(id, manager)).can).toContain('reprice');
    const offered = await ops.call(orders.listOrderSailings, { params: { id } });
    expect(offered.data?.list.map(({ priceHolds }) => priceHolds)).toEqual([true, true, false]);
    expect((await company.act.book(id, ops, sailingIds[2])).code).toBe(200);
    expect((await company.shown(id)).warnings).toEqual(['priceLeftValidity']);
    expect((await company.shown(id)).price?.standing).toEqual({
      date: '2026-12-04',
      isKnown: true,
      holds: false,
    });
    const body = { version: await company.versionOf(id) };
    expect((await client.call(orders.repriceOrder, { params: { id }, body })).code).toBe(403);
    for (const by of [ops, sales, manager]) {
      expect((await company.shown(id, by)).can).toContain('reprice');
      expect((await by.call(orders.repriceOrder, { params: { id }, body })).msg).toContain('2026-12-04');
    }
    expect((await company.act.failSpace(id)).data?.offered.map(({ carrierVoyage }) => carrierVoyage)).toEqual(
      ['001E', '002E'],
    );
    expect((await company.act.book(id)).code).toBe(200);
    expect((await company.shown(id)).warnings).toEqual([]);
  });
});

describe('screens', () => {
  it('of colleagues and of the customer follow what is done with an order', async () => {
    const { client, ops, manager, app } = company;
    const sockets = await Promise.all([client, ops, manager].map((who) => openSocket(app.url, who)));
    for (const socket of sockets) {
      socket.say({ method: 'OnConnection' });
      await socket.hear('initMessage');
    }
    const id = await company.orderIn('submitted');
    for (const socket of sockets)
      expect(await socket.hear('orderChanged')).toEqual({ method: 'orderChanged', orderId: id });
    expect((await company.act.accept(id)).code).toBe(200);
    for (const socket of sockets) await socket.hear('orderChanged');
    for (const { wire } of sockets) wire.terminate();
  });
});

describe('booking', () => {
  it('keeps the cut-offs as they are when space is released', async () => {
    const { sailingIds, app, ops } = company;
    const id = await company.orderIn('booking');
    await app.database.pool.query(`update sailing set "cutSi" = "cutSi" - interval '6 hours' where id = $1`, [
      sailingIds[0],
    ]);
    expect((await company.act.release(id)).code).toBe(200);
    await app.database.pool.query(`update sailing set "cutSi" = "cutSi" + interval '6 hours' where id = $1`, [
      sailingIds[0],
    ]);
    const order = await company.shown(id, company.client);
    const cutSi = Date.parse('2026-11-16T20:00:00Z');
    expect(order.cutoffs[0]).toEqual({ cutoff: 'cutSi', at: cutSi, timeZone: 'Asia/Shanghai' });
    expect(order.next).toEqual({ what: 'meetCutoff', by: 'customer', until: cutSi, cutoff: 'cutSi' });
    const found = await ops.call(orders.listOrders, { body: { scope: 'company', keyword: 'so-778899' } });
    expect(found.data?.list.map((one) => one.id)).toContain(id);
  });

  it('needs a departure: one of the list, or by sea and by air one that is written down', async () => {
    const { ops, app } = company;
    const id = await company.orderIn('accepted');
    const book = async (body: object) =>
      ops.call(orders.bookOrder, { params: { id }, body: { version: await company.versionOf(id), ...body } });
    const departure = {
      name: 'CK 289',
      etd: today.getTime() + 5 * oneDay,
      eta: today.getTime() + 6 * oneDay,
    };
    expect((await book({})).msg).toContain('船期');
    expect((await book({ sailingId: 'nowhere' })).code).toBe(400);
    expect((await book({ departure: { ...departure, eta: departure.etd - 1 } })).code).toBe(400);
    const ship = { ...departure, name: 'XIN HAI', number: '011E' };
    expect((await book({ departure: ship })).code).toBe(200);
    expect((await company.shown(id)).sailing).toMatchObject({ vesselName: 'XIN HAI', carrierVoyage: '011E' });
    // What is on no list has the cut-offs that the carrier wrote into its release.
    const cutSi = ship.etd - oneDay;
    const release = async (cutoffs: object) =>
      ops.call(orders.releaseOrder, {
        params: { id },
        body: { version: await company.versionOf(id), soNo: 'SO-778899', cutoffs },
      });
    expect((await release({ cutSi, cutPort: ship.etd + 1 })).msg).toContain('截止时间');
    expect((await release({ cutSi })).code).toBe(200);
    expect((await company.shown(id)).cutoffs).toEqual([
      { cutoff: 'cutSi', at: cutSi, timeZone: 'Asia/Shanghai' },
    ]);
    const made = (await company.act.convert(id)).data?.shipmentId ?? '';
    const { data: shipment } = await ops.call(getShipment, { params: { id: made } });
    expect(shipment).toMatchObject({ vesselName: 'XIN HAI', cutSi, cutPort: null });
    const flown = await company.orderIn('accepted');
    const fly = async (etd: number) =>
      ops.call(orders.bookOrder, {
        params: { id: flown },
        body: { version: await company.versionOf(flown), departure: { ...departure, etd } },
      });
    await app.database.pool.query(`update online_order set mode = 'AIR' where id = $1`, [flown]);
    expect((await fly(946_684_800_001)).code).toBe(400);
    expect((await fly(departure.etd)).code).toBe(200);
    expect((await company.shown(flown)).sailing).toMatchObject({ vesselName: 'CK 289', transitDays: 1 });
  });

  it('that nobody has space for is cancelled by who books, and the customer is told why', async () => {
    const { ops, client } = company;
    const id = await company.orderIn('accepted');
    expect((await company.shown(id, ops)).can).toContain('cancel');
    const body = { version: await company.versionOf(id), remark: '本航线近期没有船' };
    expect((await ops.call(orders.cancelOrder, { params: { id }, body })).code).toBe(200);
    expect(await company.shown(id, client)).toMatchObject({
      status: 'cancelled',
      stateRemark: '本航线近期没有船',
    });
    expect((await titles(client)).some((title) => title.includes('取消'))).toBe(true);
  });
});

it('fifty who convert an order at once get one shipment', async () => {
  const { ops, app } = company;
  const id = await company.orderIn('confirmed');
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => ops.call(orders.convertOrder, { params: { id } })),
  );
  expect(
    new Set(replies.map(({ code, data }) => `${code} ${data?.shipmentId} ${data?.shipmentNo}`)).size,
  ).toBe(1);
  expect(replies[0]).toMatchObject({
    code: 200,
    data: { status: 'converted', shipmentNo: expect.stringMatching(/^SH\d/) },
  });
  // The number of its booking came with it: it is booked, by what somebody said and not by a word in a column.
  const made = await ops.call(getShipment, { params: { id: replies[0]?.data?.shipmentId ?? '' } });
  expect(made.data).toMatchObject({ stage: 'booked', lastMilestone: 'BOOKED' });
  const { history, version, price } = await company.shown(id);
  expect(history.filter(({ act }) => act === 'convert')).toHaveLength(1);
  // It is charged with the price that was promised, once.
  const { rows: charged } = await app.database.pool.query(
    `select c."quoteLineId", c.amount::float8 as amount, c.status, c.source from shipment_charge c
     where c."shipmentId" = $1 and c.side = 'receivable' order by c.seq`,
    [replies[0]?.data?.shipmentId],
  );
  const promised = (price?.lines ?? []).filter(({ isIncluded }) => !isIncluded);
  expect(promised.length).toBeGreaterThan(0);
  expect(charged).toEqual(
    promised.map((line) => ({
      ...{ quoteLineId: line.id, amount: Number(line.amount), status: 'draft', source: 'order' },
    })),
  );
  expect(version).toBe(6);
  // The next one gets the next number: none was used up by those who came late.
  const next = await company.act.convert(await company.orderIn('confirmed'));
  const serial = (no: string | undefined) => Number(no?.slice(-5));
  expect(serial(next.data?.shipmentNo)).toBe(serial(replies[0]?.data?.shipmentNo) + 1);
  // And the database refuses a second order with the same shipment.
  const other = await company.orderIn('confirmed');
  await expect(
    app.database.pool.query(`update online_order set "shipmentId" = $2 where id = $1`, [
      ...[other, replies[0]?.data?.shipmentId],
    ]),
  ).rejects.toThrow(/online_order_shipment/);
});

describe('changes after space was booked', () => {
  it('are asked for with what differs, and made when they are granted', async () => {
    const { client, ops } = company;
    const id = await company.orderIn('confirmed');
    expect((await company.act.requestAmend(id, {})).msg).toContain('没有任何改动');
    expect((await company.act.requestAmend(id, { rateId: null })).msg).toContain('运价');
    expect((await company.act.requestAmend(id, { grossKg: '999999' })).msg).toContain('毛重');
    const asked = await company.act.requestAmend(id, { grossKg: '31000', consignee: { name: 'TO ORDER' } });
    expect(asked.data?.differences.map(({ field }) => field)).toEqual(['consignee', 'grossKg']);
    const waiting = await company.shown(id, ops);
    expect(waiting).toMatchObject({
      request: 'amend',
      grossKg: '30000',
      next: { what: 'answerAmend', by: 'staff' },
    });
    expect(waiting.asked?.differences).toContainEqual({ field: 'grossKg', before: '30000', after: '31000' });
    expect(waiting.can).toContain('answerAmend');
    // What was booked does not change under the question.
    expect((await company.act.convert(id)).msg).toContain('申请');
    const answer = async (isGranted: boolean, by = ops) =>
      by.call(orders.answerOrderAmend, {
        ...{ params: { id }, body: { version: await company.versionOf(id), isGranted } },
      });
    expect((await answer(true, client)).code).toBe(403);
    expect((await answer(true)).code).toBe(200);
    expect((await answer(true)).code).toBe(400);
    const amended = await company.shown(id, client);
    expect(amended).toMatchObject({
      request: null,
      grossKg: '31000',
      fields: { consignee: { name: 'TO ORDER' } },
    });
    expect(amended.history.at(-1)).toMatchObject({ act: 'grantAmend', differences: asked.data?.differences });
    await company.act.requestAmend(id, { grossKg: '32000' });
    expect((await answer(false)).code).toBe(200);
    expect(await company.shown(id)).toMatchObject({ request: null, grossKg: '31000' });
    // Until documents are due.
    later(7.5);
    expect((await company.act.requestAmend(id, { grossKg: '32000' })).msg).toContain('截单');
  });

  it('of boxes are made in the shipment too, and the price that is for others is told of', async () => {
    const { ops } = company;
    const grant = async (id: string, boxes: { type: string; count: number }[]) => {
      const asked = boxes.map((box) => ({ ...box, isShipperOwned: false, temperature: null }));
      expect((await company.act.requestAmend(id, { boxes: asked })).code).toBe(200);
      const body = { version: await company.versionOf(id), isGranted: true };
      expect((await ops.call(orders.answerOrderAmend, { params: { id }, body })).code).toBe(200);
    };
    const id = await company.orderIn('confirmed');
    await grant(id, [{ type: '40HQ', count: 3 }]);
    expect(await company.shown(id, ops)).toMatchObject({
      ...{ warnings: ['priceOtherBoxes'], can: expect.arrayContaining(['reprice']) },
      podZone: 'America/Los_Angeles',
    });
    const body = { version: await company.versionOf(id) };
    expect((await ops.call(orders.repriceOrder, { params: { id }, body })).code).toBe(200);
    expect((await company.shown(id, ops)).warnings).toEqual([]);
    const shipmentId = (await company.act.convert(id)).data?.shipmentId ?? '';
    const boxes = async () =>
      (await ops.call(getShipment, { params: { id: shipmentId } })).data?.boxes.map(({ type }) => type);
    expect(await boxes()).toEqual(['40HQ', '40HQ', '40HQ']);
    await grant(id, [
      { type: '40HQ', count: 1 },
      { type: '20GP', count: 1 },
    ]);
    expect(await boxes()).toEqual(['40HQ', '20GP']);
    const changed = await company.shown(id, ops);
    expect(changed).toMatchObject({
      warnings: ['priceOtherBoxes'],
      can: expect.arrayContaining(['reprice']),
    });
    expect((await company.shown(id, company.client)).can).not.toContain('reprice');
    const charged = async () => {
      const { rows } = await company.app.database.pool.query<{ quantity: string; currency: string }>(
        `select trim_scale(quantity)::text as quantity, currency from shipment_charge
         where "shipmentId" = $1 and side = 'receivable' and currency = 'USD' order by seq`,
        [shipmentId],
      );
      return rows.map(({ quantity }) => quantity);
    };
    expect(await charged()).toEqual(['3']);
    const reprice = async () =>
      ops.call(orders.repriceOrder, { params: { id }, body: { version: await company.versionOf(id) } });
    const { rows } = await company.app.database.pool.query<{ id: string }>(
      `update shipment_charge set status = 'submitted' where id = (select id from shipment_charge where "shipmentId" = $1 limit 1)
       returning id`,
      [shipmentId],
    );
    expect((await reprice()).msg).toContain('请在费用中更正');
    await company.app.database.pool.query(`update shipment_charge set status = 'draft' where id = $1`, [
      rows[0]?.id,
    ]);
    expect((await reprice()).code).toBe(200);
    expect(await charged()).toEqual(['1', '1']);
    expect((await company.shown(id, ops)).warnings).toEqual([]);
    expect((await reprice()).code).toBe(400);
  });

  it('cancelling is asked for, may cost, and ends with the departure', async () => {
    const { ops } = company;
    const id = await company.orderIn('booking');
    expect((await company.act.cancel(id)).code).toBe(400);
    expect((await company.act.requestCancel(id)).code).toBe(200);
    const answer = async (body: object) =>
      ops.call(orders.answerOrderCancel, {
        ...{ params: { id }, body: { version: await company.versionOf(id), isGranted: true, ...body } },
      });
    expect((await answer({ isGranted: false, remark: '已装箱' })).code).toBe(200);
    expect(await company.shown(id)).toMatchObject({
      status: 'booking',
      request: null,
      stateRemark: '已装箱',
    });
    await company.act.requestCancel(id);
    expect((await answer({ deadFreight: { currency: 'USD', amount: '-5' } })).code).toBe(422);
    expect((await answer({ deadFreight: { currency: 'USD', amount: '300.5' } })).code).toBe(200);
    expect(await company.shown(id, company.client)).toMatchObject({
      ...{ status: 'cancelled', deadFreight: { currency: 'USD', amount: '300.50' } },
    });
    const sailed = await company.orderIn('converted');
    later(11);
    expect((await company.act.requestCancel(sailed)).msg).toContain('装船');
  });
});

describe('credit', () => {
  interface Term {
    limit: string;
    status?: 'draft' | 'active' | 'suspended';
    bizTypes?: ('SE' | 'AE')[];
  }
  const limited = async (...terms: (string | Term)[]) => {
    const { data } = await company.admin.call(customers.get, { params: { id: company.mine } });
    const { version, ...kept } = data ?? expect.fail();
    const creditTerms = terms.map((term) => ({
      ...{ settle: 'monthly' as const, baseDate: 'etd' as const, limitCurrency: 'CNY' },
      ...{ validFrom: '2026-01-01', status: 'active' as const },
      ...(typeof term === 'string' ? { limit: term } : term),
    }));
    const { code, msg } = await company.admin.call(customers.change, {
      ...{ params: { id: company.mine }, body: { ...kept, creditTerms, version } },
    });
    expect([code, msg]).toEqual([200, expect.anything()]);
  };

  it('beyond it an order waits, until somebody accepts it with a reason', async () => {
    const { ops, manager, client, sales } = company;
    // So that nothing else of this customer counts. One order comes to CNY 29,440.
    await company.app.database.pool.query(
      `update online_order set status = 'completed' where status <> 'draft'`,
    );
    await limited('60000');
    const ids = [await company.orderIn('accepted'), await company.orderIn('accepted')];
    const id = await company.orderIn('submitted');
    expect((await company.shown(id, sales)).credit).toEqual({
      ...{ limit: { currency: 'CNY', amount: '60000' }, used: { currency: 'CNY', amount: '58880.00' } },
      ...{ order: { currency: 'CNY', amount: '29440.00' }, left: { currency: 'CNY', amount: '-28320.00' } },
      ...{ isExceeded: true, missingRate: null },
    });
    expect(await company.shown(id, ops)).not.toHaveProperty('credit');
    const first = await company.act.accept(id);
    expect(first.data).toMatchObject({ status: 'submitted', isWaitingForCredit: true });
    expect((await company.act.accept(id)).data?.version).toBe(first.data?.version);
    expect(await company.shown(id, client)).toMatchObject({
      ...{ isWaitingForCredit: true, warnings: ['waitingForCredit'], next: { what: 'approveCredit' } },
    });
    expect((await titles(manager)).filter((title) => title.includes('信用'))).toHaveLength(1);
    expect((await company.act.accept(id, ops, '老客户')).code).toBe(403);
    expect((await company.shown(id, manager)).can).toContain('acceptBeyondCredit');
    expect((await company.act.accept(id, manager, '老客户，已付定金')).data).toMatchObject({
      status: 'accepted',
    });
    expect((await company.shown(id, manager)).history.at(-1)?.remark).toBe('老客户，已付定金');
    expect(JSON.stringify(await company.shown(id, client))).not.toContain('老客户');
    expect(ids).toHaveLength(2);
  });

  it('an order that waits for it is not accepted among others, even once there is room again', async () => {
    const { ops, manager } = company;
    await company.app.database.pool.query(
      `update online_order set status = 'completed' where status <> 'draft'`,
    );
    await limited('30000');
    const [, waiting] = [await company.orderIn('accepted'), await company.orderIn('submitted')];
    const several = async (by: typeof ops) => {
      const body = { orders: [{ id: waiting, version: await company.versionOf(waiting) }] };
      return (await by.call(orders.acceptOrders, { body })).data?.list.map(({ result }) => result);
    };
    expect(await several(ops)).toEqual(['waitingForCredit']);
    await limited('99999999');
    for (const by of [ops, manager]) expect(await several(by)).toEqual(['waitingForCredit']);
    expect((await company.act.accept(waiting)).data).toMatchObject({ isWaitingForCredit: true });
    expect((await company.shown(waiting)).status).toBe('submitted');
    expect((await company.act.accept(waiting, manager, '额度已调整')).data?.status).toBe('accepted');
  });

  it('two at once do not both take the last of it', async () => {
    await company.app.database.pool.query(
      `update online_order set status = 'completed' where status <> 'draft'`,
    );
    await limited('30000');
    const ids = [await company.orderIn('submitted'), await company.orderIn('submitted')];
    const replies = await Promise.all(ids.map((id) => company.act.accept(id)));
    expect(replies.map(({ data }) => data?.isWaitingForCredit).sort()).toEqual([false, true]);
  });

  it('is that of the business, none while it is suspended, and not used by what was cancelled', async () => {
    const { pool } = company.app.database;
    await pool.query(`update online_order set status = 'completed' where status <> 'draft'`);
    const id = await company.orderIn('submitted');
    const credit = async () => {
      const { credit: shown } = await company.shown(id, company.sales);
      return shown && [shown.limit.amount, shown.used.amount, shown.isExceeded];
    };
    await limited({ limit: '90000', bizTypes: ['AE'] }, { limit: '10000', bizTypes: ['SE'] });
    expect(await credit()).toEqual(['10000', '0.00', true]);
    await limited({ limit: '90000', bizTypes: ['AE'] });
    expect(await credit()).toBeNull();
    await limited({ limit: '90000', status: 'suspended' });
    expect(await credit()).toEqual(['0', '0.00', true]);
    expect((await company.act.accept(id)).data).toMatchObject({ isWaitingForCredit: true });
    await limited({ limit: '90000', status: 'draft' });
    expect(await credit()).toBeNull();

    await limited('90000');
    const converted = await company.orderIn('converted');
    expect((await credit())?.[1]).toBe('29440.00');
    await pool.query(`update shipment set status = 'cancelled' where "orderId" = $1`, [converted]);
    expect((await credit())?.[1]).toBe('0.00');
  });

  it('is not worked out without an exchange rate', async () => {
    const id = await company.orderIn('submitted');
    await company.app.database.pool.query(`update exchange_rate set "validFrom" = '2027-01-01'`);
    expect((await company.act.accept(id)).msg).toContain('USD→CNY');
    await company.app.database.pool.query(`update exchange_rate set "validFrom" = '2026-11-01'`);
    await limited('99999999');
    expect((await company.act.accept(id)).code).toBe(200);
  });
});

it('several are accepted each by itself, and a retry accepts nothing twice', async () => {
  const { ops, client } = company;
  const ids = [
    await company.orderIn('submitted'),
    await company.orderIn('draft'),
    await company.orderIn('submitted'),
  ];
  const wanted = [];
  for (const id of ids) wanted.push({ id, version: await company.versionOf(id) });
  const body = { orders: [...wanted, { id: 'nowhere', version: 1 }] };
  const headers = { 'command-id': 'accept-several' };
  const [one, other] = [
    await ops.call(orders.acceptOrders, { body, headers }),
    await ops.call(orders.acceptOrders, { body, headers }),
  ];
  expect(one.data?.list.map(({ result, code }) => [result, code])).toEqual([
    ['accepted', 200],
    ['refused', 400],
    ['accepted', 200],
    ['refused', 404],
  ]);
  expect(other.data?.list.map(({ result }) => result)).toEqual(one.data?.list.map(({ result }) => result));
  expect((await company.shown(ids[0] ?? '')).history.filter(({ act }) => act === 'accept')).toHaveLength(1);
  expect((await client.call(orders.acceptOrders, { body })).code).toBe(403);
});
