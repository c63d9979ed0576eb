import { changeRate, getRate, listRates } from '@fairway/contract/freight-rates.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import * as calls from '@fairway/contract/quotes.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userIdOf } from '../organisation/demo/ids.ts';
import type { Person } from '../testing/test-app.ts';
import { type QuoteCompany, quoteCompany, today } from './testing/quote-company.ts';

let house: QuoteCompany;
beforeAll(async () => {
  house = await quoteCompany();
});
beforeEach(() => {
  house.app.clock.now = new Date(today);
});
afterAll(() => house.app.close());

const day = 86_400_000;
const codeOf = async (answer: Promise<{ code: number; msg: string }>) => (await answer).code;
const messagesOf = async (who: Person) => (await who.call(listMessages, {})).data?.list ?? [];
const kept = (lines: calls.QuoteLine[]) =>
  lines.map(({ id, quantity, price, isIncluded }) => ({
    ...{ is: 'kept' as const, id, quantity, price, isIncluded },
  }));
const head = ({ customerId, validUntil, version }: calls.QuoteDetail) => ({
  customerId,
  validUntil,
  version,
});

describe('a quote', () => {
  it('is made from a rate with the prices of the day', async () => {
    const { id, quoteNo } = await house.draft(house.sales, { chosen: ['TLX'] });
    expect(quoteNo).toBe('QT202611100001');
    const quote = await house.shown(house.sales, id);
    expect(quote).toMatchObject({
      ...{ status: 'draft', customerName: '甲客户有限公司', ownerName: '周子涵', mode: 'FCL' },
      rate: { rateNo: expect.stringMatching(/^RT/), pol: { code: 'CNNGB' }, transitDays: 14 },
      totals: [
        { currency: 'CNY', amount: '3100.00' },
        { currency: 'USD', amount: '3800.00' },
      ],
      converted: {
        total: { currency: 'CNY', amount: '29890.00' },
        rates: [{ from: 'USD', to: 'CNY', kind: 'bocMid', date: '2026-11-01' }],
      },
      // A week, to the end of the day in Shanghai.
      validUntil: Date.parse('2026-11-17T15:59:59Z'),
      can: { edit: true, send: true, delete: true, share: false, accept: false, lose: false, copy: true },
      ...{ isBelowFloor: false, isRateChanged: false, link: null },
    });
    expect(quote.lines).toMatchObject([
      {
        group: 'freight',
        chargeCode: 'OF',
        boxType: '40HQ',
        price: '1900',
        listPrice: '1900',
        floor: '1850',
      },
      { group: 'surcharge', chargeCode: 'BAF', isIncluded: true, amount: '0.00' },
      { group: 'origin', chargeCode: 'DOC' },
      { group: 'origin', chargeCode: 'THC', amount: '2200.00' },
      { group: 'origin', chargeCode: 'TLX' },
    ]);
  });

  it('goes from draft to accepted, and everybody concerned hears of it', async () => {
    const { id, quoteNo } = await house.draft();
    expect(await codeOf(house.client.call(calls.getQuote, { params: { id } }))).toBe(404);

    const { data: sending } = await house.sales.call(calls.sendQuote, {
      params: { id },
      body: { version: 1 },
    });
    expect(sending).toMatchObject({ version: 2, toldPeople: 1, link: { token: expect.any(String) } });
    const [told] = await messagesOf(house.client);
    expect(told).toMatchObject({
      ...{ title: `您收到报价单 ${quoteNo}`, link: `/pages/freight/quote/detail?id=${id}` },
      excerpt: '宁波 → 洛杉矶 · 中远海运集运 · CNY 2,650.00 + USD 3,800.00',
    });

    // Who made it may look as often as they like.
    expect((await house.shown(house.sales, id)).status).toBe('sent');
    house.app.clock.now = new Date(today.getTime() + 60_000);
    const seen = await house.shown(house.client, id);
    expect(seen).toMatchObject({
      status: 'viewed',
      viewedAt: today.getTime() + 60_000,
      can: { accept: true },
    });
    await house.shown(house.client, id);
    const viewed = (await messagesOf(house.sales)).filter(({ title }) => title.includes(quoteNo));
    expect(viewed).toMatchObject([{ title: `许佳宁查看了报价单 ${quoteNo}`, isExternal: true }]);

    house.app.clock.now = new Date(today.getTime() + 120_000);
    const { data } = await house.client.call(calls.acceptQuote, { params: { id }, body: {} });
    expect(data).toMatchObject({ status: 'accepted' });
    expect((await messagesOf(house.sales))[0]?.title).toBe(`许佳宁接受了报价单 ${quoteNo}`);
    const done = await house.shown(house.sales, id);
    expect(done).toMatchObject({
      status: 'accepted',
      acceptedName: '许佳宁',
      can: { lose: false, accept: false },
    });

    const again = await house.client.call(calls.acceptQuote, { params: { id }, body: {} });
    expect(again.msg).toBe('报价单已接受，不能再操作');
    const lost = house.sales.call(calls.loseQuote, { params: { id }, body: { reason: 'price' } });
    expect((await lost).code).toBe(400);

    const { data: log } = await house.admin.call(listAudit, { query: { keyword: quoteNo } });
    expect(log?.list.map(({ name }) => name).sort()).toEqual([
      ...['acceptQuote', 'createQuote', 'sendQuote', 'viewQuote'],
    ]);
  });

  it('is changed as long as it is a draft', async () => {
    const { id } = await house.draft();
    const before = await house.shown(house.sales, id);
    const [freight, ...rest] = kept(before.lines);
    const body = {
      ...{
        ...head(before),
        addressee: '丙公司',
        contactName: '王先生',
        remark: '请尽快确认',
        language: 'en' as const,
      },
      lines: [
        { ...(freight ?? expect.fail()), price: '1950' },
        ...rest,
        {
          ...{ is: 'new' as const, group: 'origin' as const, chargeCode: 'TRK', unit: 'shipment' as const },
          ...{ quantity: '1', price: '2400', currency: 'CNY' },
        },
      ],
    };
    const saved = await house.sales.call(calls.updateQuote, { params: { id }, body });
    expect(saved).toMatchObject({ code: 200, data: { version: 2 } });
    const after = await house.shown(house.sales, id);
    expect(after).toMatchObject({
      ...{ remark: '请尽快确认', language: 'en' },
      totals: [
        { currency: 'CNY', amount: '5050.00' },
        { currency: 'USD', amount: '3900.00' },
      ],
      converted: { total: { amount: '32545.00' } },
    });
    expect(after.lines[0]).toMatchObject({ price: '1950', amount: '3900.00', listPrice: '1900' });
    expect(after.lines.at(-1)).toMatchObject({ source: 'manual', chargeCode: 'TRK', listPrice: null });

    const late = await house.sales.call(calls.updateQuote, { params: { id }, body });
    expect(late.code).toBe(409);
    await house.sales.call(calls.sendQuote, { params: { id }, body: { version: 2 } });
    const sent = await house.sales.call(calls.updateQuote, { params: { id }, body: { ...body, version: 3 } });
    expect(sent.msg).toContain('不能再修改');
    expect(await codeOf(house.sales.call(calls.deleteQuote, { params: { id } }))).toBe(400);
  });

  it.each([
    ['a charge that is not there', { lines: [{ is: 'new', chargeCode: 'NOPE' }] }],
    ['a line of another quote', { lines: [{ is: 'kept', id: '99', quantity: '1', price: '1' }] }],
    ['an end in the past', { validUntil: today.getTime() - 1 }],
    ['a customer who is not there', { customerId: 'nobody' }],
    ['no lines', { lines: [] }],
    ['a price that is none', { lines: [{ is: 'kept', id: '1', quantity: '1', price: '1e9' }] }],
    [
      'more than anybody pays',
      { lines: [{ is: 'kept', id: '1', quantity: '9999999', price: '99999999.9999' }] },
    ],
    ['a moment beyond the calendar', { validUntil: 9e15 }],
  ])('refuses %s', async (_name, changes) => {
    const { id } = await house.draft();
    const before = await house.shown(house.sales, id);
    const usual = { group: 'origin', unit: 'bl', quantity: '1', price: '1', currency: 'CNY' };
    const { lines, ...rest } = changes as { lines?: object[] };
    const written = (lines ?? kept(before.lines)).map((line) => ({ ...usual, ...line }));
    const body = { ...head(before), ...rest, lines: written } as never;
    const { code } = await house.sales.call(calls.updateQuote, { params: { id }, body });
    expect([400, 404, 422]).toContain(code);
    expect((await house.shown(house.sales, id)).version).toBe(1);
  });

  it('is not sent to nobody', async () => {
    const { id } = await house.draft(house.sales, { customerId: null });
    const { msg } = await house.sales.call(calls.sendQuote, { params: { id }, body: { version: 1 } });
    expect(msg).toBe('请先选择客户或填写收件单位');
    const named = await house.sent(house.sales, { customerId: null, addressee: '丁公司' });
    expect((await house.shown(house.sales, named.id)).customerName).toBe('丁公司');
  });

  it('answers a retry of each command as the first time', async () => {
    const twice = async <D>(
      name: string,
      call: (headers: Record<string, string>) => Promise<{ code: number; data?: D }>,
    ): Promise<[D, D]> => {
      const headers = { 'command-id': `retried-${name}` };
      const [first, second] = [await call(headers), await call(headers)];
      expect([first.code, second.code], name).toEqual([200, 200]);
      return [first.data as D, second.data as D];
    };
    const [{ id }] = await twice('create', (headers) =>
      house.sales.call(calls.createQuote, {
        body: {
          rateId: house.rateId,
          customerId: house.mine,
          cargo: { boxes: [{ type: '40HQ', count: 1 }] },
        },
        headers,
      }),
    );
    const params = { id };
    const [{ version }] = await twice('reprice', (headers) =>
      house.sales.call(calls.repriceQuote, {
        ...{ params, headers, body: { version: 1, cargo: { boxes: [{ type: '40HQ', count: 2 }] } } },
      }),
    );
    const [sent, again] = await twice('send', (headers) =>
      house.sales.call(calls.sendQuote, { params, headers, body: { version } }),
    );
    const { link: lost, ...first } = sent;
    const { link, ...second } = again;
    expect(second).toEqual(first);
    expect(link.expiresAt).toBe(lost.expiresAt);
    const open = (token: string) =>
      house.app.call(calls.openSharedQuote, { body: { token, isPreview: true } });
    expect((await open(link.token)).code).toBe(200);
    expect((await messagesOf(house.client)).filter((one) => one.link.endsWith(id))).toHaveLength(1);
    // Another command, and the same one of somebody else, are no retries.
    for (const [person, command] of [
      [house.sales, 'another-sending'],
      [house.admin, 'retried-send'],
    ] as const) {
      const headers = { 'command-id': command };
      const { code } = await person.call(calls.sendQuote, { params, headers, body: { version } });
      expect(code).toBe(400);
    }
    const accepted = await Promise.all(
      [1, 2].map(() =>
        house.app.call(calls.acceptSharedQuote, { body: { token: link.token, name: 'Li Wei' } }),
      ),
    );
    expect(accepted.map(({ code }) => code)).toEqual([200, 200]);
    expect(accepted[1]?.data).toEqual(accepted[0]?.data);
    const other = await house.sent();
    await twice('accept', (headers) =>
      house.client.call(calls.acceptQuote, { params: { id: other.id }, headers, body: {} }),
    );
    const third = await house.sent();
    await twice('lose', (headers) =>
      house.sales.call(calls.loseQuote, { params: { id: third.id }, headers, body: { reason: 'price' } }),
    );
    const [copy] = await twice('copy', (headers) =>
      house.sales.call(calls.copyQuote, { params: { id: third.id }, headers }),
    );
    await twice('delete', (headers) =>
      house.sales.call(calls.deleteQuote, { params: { id: copy.id }, headers }),
    );
  });

  it('is found by its words through an index', async () => {
    const { id, quoteNo } = await house.draft(house.sales, { customerId: null, addressee: '戊己贸易 50%_x' });
    const found = async (keyword: string) =>
      (await house.sales.call(calls.listQuotes, { body: { keyword } })).data?.list.map((one) => one.id);
    for (const word of ['戊己', '己贸易', '50%_X', '戊', `${quoteNo} 戊`, quoteNo.toLowerCase()])
      expect(await found(word), word).toEqual([id]);
    for (const word of ['戊贸', '50%x', '戊己 庚']) expect(await found(word), word).toEqual([]);
    const client = await house.app.database.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from quote where "searchText" like '%戊己%' and grams_of("searchText") @> '{戊己}'`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('quote_words');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is made, sent and accepted once when the command comes twice', async () => {
    const headers = { 'command-id': 'quote-twice' };
    const body = {
      rateId: house.rateId,
      customerId: house.mine,
      cargo: { boxes: [{ type: '40HQ', count: 1 }] },
    };
    const [one, other] = await Promise.all(
      [1, 2].map(() => house.sales.call(calls.createQuote, { body, headers })),
    );
    expect(one?.data?.id).toBe(other?.data?.id);
    const params = { id: one?.data?.id ?? expect.fail() };
    const sendings = await Promise.all(
      [1, 2].map(() => house.sales.call(calls.sendQuote, { params, body: { version: 1 } })),
    );
    expect(sendings.map(({ code }) => code).sort()).toEqual([200, 400]);
    // Two people, or a page that was left open, are no retry.
    const told = (await messagesOf(house.client)).filter(({ link }) => link.endsWith(params.id));
    expect(told).toHaveLength(1);
    const accepting = await Promise.all(
      [1, 2, 3].map(() => house.client.call(calls.acceptQuote, { params, body: {} })),
    );
    expect(accepting.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
  });

  it('is lost for a reason that only staff read', async () => {
    const { id } = await house.sent();
    const body = { reason: 'competitor', remark: '同行低一百美元' } as const;
    expect((await house.sales.call(calls.loseQuote, { params: { id }, body })).data?.status).toBe('lost');
    expect(await house.shown(house.sales, id)).toMatchObject({ status: 'lost', lostReason: 'competitor' });
    const seen = await house.shown(house.client, id);
    expect(seen.status).toBe('lost');
    expect(JSON.stringify(seen)).not.toMatch(/competitor|同行/);
  });

  it('is accepted by its owner in the name of who said so', async () => {
    const { id } = await house.sent();
    await house.sales.call(calls.acceptQuote, { params: { id }, body: { name: '林经理（电话）' } });
    expect(await house.shown(house.client, id)).toMatchObject({
      status: 'accepted',
      acceptedName: '林经理（电话）',
    });
  });

  it('is over when its time is, and can be given up but not accepted', async () => {
    const { id, token } = await house.sent();
    house.app.clock.now = new Date(today.getTime() + 8 * day);
    const late = await house.app.call(calls.acceptSharedQuote, { body: { token, name: '许' } });
    expect(late.msg).toBe('报价已过有效期，请联系我们重新报价');
    const { data } = await house.app.call(calls.openSharedQuote, { body: { token } });
    expect(data).toMatchObject({ status: 'expired', canAccept: false });
    const [sales, client] = await Promise.all([house.app.as('sales01'), house.app.as('client01')]);
    expect(await codeOf(client.call(calls.acceptQuote, { params: { id }, body: {} }))).toBe(400);
    const list = async (status: calls.QuoteState) =>
      (await sales.call(calls.listQuotes, { body: { filters: { status: [status] }, pageSize: 100 } })).data
        ?.list ?? expect.fail();
    expect((await list('expired')).map((one) => one.id)).toContain(id);
    expect((await list('viewed')).map((one) => one.id)).not.toContain(id);
    expect((await sales.call(calls.loseQuote, { params: { id }, body: { reason: 'noAnswer' } })).code).toBe(
      200,
    );
  });

  it('is copied with its prices, and deleted as a draft', async () => {
    const { id } = await house.sent();
    const { data } = await house.sales.call(calls.copyQuote, { params: { id } });
    const copy = await house.shown(house.sales, data?.id ?? expect.fail());
    const original = await house.shown(house.sales, id);
    expect(copy).toMatchObject({ status: 'draft', sentAt: null, lines: original.lines, link: null });
    expect(copy.quoteNo).not.toBe(original.quoteNo);
    expect((await house.sales.call(calls.deleteQuote, { params: { id: copy.id } })).code).toBe(200);
    expect(await codeOf(house.sales.call(calls.getQuote, { params: { id: copy.id } }))).toBe(404);
  });
});

describe('prices', () => {
  it('stay as they were when the rate changes', async () => {
    const rateId = await house.rate({ serviceCode: 'SNAP' });
    const { id } = await house.sent(house.sales, { rateId });
    const { data: rate } = await house.admin.call(getRate, { params: { id: rateId } });
    const dearer = { by: 'box' as const, boxes: [{ type: '40HQ', sell: '2500' }] };
    await house.admin.call(changeRate, {
      params: { id: rateId },
      body: { ...(rate ?? expect.fail()), prices: dearer } as never,
    });
    await house.app.database.pool.query(
      `update freight_rate set status = 'suspended', "transitDays" = 99, remark = 'x',
         prices = '{"by":"box","boxes":[{"type":"40HQ","sell":"2500"}]}' where id = $1`,
      [rateId],
    );
    const quote = await house.shown(house.sales, id);
    expect(quote.lines[0]).toMatchObject({ price: '1900', floor: '1850' });
    expect(quote.rate).toMatchObject({ transitDays: 14, remark: '须提前两周订舱' });
    expect(quote.isRateChanged).toBe(true);
    expect((await house.client.call(calls.acceptQuote, { params: { id }, body: {} })).code).toBe(200);

    // Those it concerns are found by the rate.
    const draft = await house.draft(house.sales, { rateId: house.rateId });
    const open = async (of: string) => {
      const filters = { rateId: of, status: [...calls.openQuoteStates] };
      return (await house.admin.call(calls.listQuotes, { body: { filters, pageSize: 100 } })).data;
    };
    expect((await open(rateId))?.pagination.total).toBe(0);
    expect((await open(house.rateId))?.list.map((one) => one.id)).toContain(draft.id);
    const none = await house.sales.call(calls.createQuote, {
      body: { rateId, cargo: { boxes: [{ type: '40HQ', count: 1 }] } },
    });
    expect(none.msg).toContain('目前不可报价');
  });

  it('are computed anew for a draft that asks for it', async () => {
    const { id } = await house.draft();
    const saved = await house.sales.call(calls.repriceQuote, {
      params: { id },
      body: { version: 1, cargo: { boxes: [{ type: '20GP', count: 3 }] }, currency: 'USD', chosen: ['TLX'] },
    });
    expect(saved.code).toBe(200);
    expect(await house.shown(house.sales, id)).toMatchObject({
      ...{
        version: 2,
        asked: { currency: 'USD', chosen: ['TLX'] },
        converted: { total: { currency: 'USD' } },
      },
      totals: [
        { currency: 'CNY', amount: '3120.00' },
        { currency: 'USD', amount: '4560.00' },
      ],
    });
    const none = await house.sales.call(calls.repriceQuote, {
      params: { id },
      body: { version: 2, cargo: { boxes: [{ type: '45HQ', count: 1 }] } },
    });
    expect(none.msg).toContain('45HQ');
  });

  it('below the floor are sent by who was warned, and that is written down', async () => {
    const { id, quoteNo } = await house.draft();
    const before = await house.shown(house.sales, id);
    const [freight, ...rest] = kept(before.lines);
    const lines = [{ ...(freight ?? expect.fail()), price: '1849.99' }, ...rest];
    await house.sales.call(calls.updateQuote, { params: { id }, body: { ...head(before), lines } });
    expect((await house.shown(house.sales, id)).isBelowFloor).toBe(true);
    const warned = await house.sales.call(calls.sendQuote, { params: { id }, body: { version: 2 } });
    expect(warned.msg).toBe('海运费 40HQ 低于底价，请确认后再发送');
    const body = { version: 2, isBelowFloorConfirmed: true };
    const sent = await house.sales.call(calls.sendQuote, { params: { id }, body });
    expect(sent.code).toBe(200);
    const { data: log } = await house.admin.call(listAudit, { query: { keyword: quoteNo } });
    expect(log?.list).toContainEqual(
      expect.objectContaining({ name: 'sendQuoteBelowFloor', target: `${quoteNo} OF 40HQ` }),
    );
    const client = await house.shown(house.client, id);
    expect(JSON.stringify(client)).not.toMatch(/floor|1850|listPrice|"1900"/i);
  });

  it('below the floor are not told of to who may not see floors, but written down all the same', async () => {
    await house.app.database.pool.query(
      `delete from role_permission where "roleId" = 'operations' and "itemId" = 'freight.column.floor'`,
    );
    const ops = await house.app.as('ops01');
    const { id, quoteNo } = await house.draft(ops);
    const before = await house.shown(ops, id);
    const lines = kept(before.lines).map((line) => ({ ...line, price: '1' }));
    await ops.call(calls.updateQuote, { params: { id }, body: { ...head(before), lines } });
    expect(JSON.stringify(await house.shown(ops, id))).not.toMatch(/floor/i);
    expect((await ops.call(calls.sendQuote, { params: { id }, body: { version: 2 } })).code).toBe(200);
    const { data: log } = await house.admin.call(listAudit, { query: { keyword: quoteNo } });
    expect(log?.list.map(({ name }) => name)).toContain('sendQuoteBelowFloor');
    expect((await house.shown(house.manager, id)).isBelowFloor).toBe(true);
  });

  it('may have no converted total where an exchange rate is missing', async () => {
    const { id } = await house.draft(house.sales, { currency: 'EUR' });
    const quote = await house.shown(house.sales, id);
    expect(quote.converted).toBeNull();
    expect(quote.missingRate?.pair).toMatch(/→EUR/);
  });
});

describe('others', () => {
  it('do not see what is not theirs, and cannot act on it', async () => {
    const { id } = await house.sent(house.sales, { customerId: house.other });
    const draft = await house.draft();
    for (const who of [house.client, house.ops]) {
      const listed = await who.call(calls.listQuotes, { body: { pageSize: 200 } });
      expect(listed.data?.list.map((one) => one.id)).not.toContain(id);
      for (const quoteId of [id, draft.id, 'nothing']) {
        const params = { id: quoteId };
        const answers = await Promise.all([
          who.call(calls.getQuote, { params }),
          who.call(calls.acceptQuote, { params, body: {} }),
        ]);
        for (const { code, msg } of answers) expect([code, msg]).toEqual([404, answers[0].msg]);
        const response = await fetch(`${house.app.url}/api/erpcargo/Quote/${quoteId}/Pdf`, {
          headers: { authorization: who.token },
        });
        expect(await response.json()).toMatchObject({ code: 404 });
      }
    }
    const params = { id: draft.id };
    const commands = (who: Person) => [
      who.call(calls.sendQuote, { params, body: { version: 1 } }),
      who.call(calls.shareQuote, { params, body: {} }),
      who.call(calls.revokeQuoteLink, { params }),
      who.call(calls.loseQuote, { params, body: { reason: 'price' } }),
      who.call(calls.copyQuote, { params }),
      who.call(calls.deleteQuote, { params }),
      who.call(calls.repriceQuote, { params, body: { version: 1 } }),
    ];
    for (const answer of await Promise.all(commands(house.client))) expect(answer.code).toBe(403);
    for (const answer of await Promise.all(commands(house.ops))) expect(answer.code).toBe(404);
    const made = await house.client.call(calls.createQuote, { body: { rateId: house.rateId } });
    expect(made.code).toBe(403);
  });

  it('who keep rates see everybody’s', async () => {
    const { id } = await house.draft(house.ops);
    expect((await house.shown(house.manager, id)).ownerId).toBe(userIdOf('ops01'));
    const { data } = await house.manager.call(calls.listQuotes, {
      body: { filters: { ownerId: userIdOf('ops01') } },
    });
    expect(data?.list.map((one) => one.id)).toContain(id);
  });

  it('find quotes by number, customer and lane', async () => {
    const { id, quoteNo } = await house.draft(house.ops, { customerId: house.other });
    const found = async (keyword: string) =>
      (await house.ops.call(calls.listQuotes, { body: { keyword, pageSize: 100 } })).data?.list.map(
        (one) => one.id,
      );
    for (const keyword of [quoteNo, quoteNo.toLowerCase(), '乙客户', 'beta trading', 'uslax', '宁波', 'cosu'])
      expect(await found(keyword), keyword).toContain(id);
    expect(await found('%')).toEqual([]);
    expect(await found('甲客户 uslax')).not.toContain(id);
    // A finder that has nothing to do with rates is not shown them either.
    expect((await house.client.call(listRates, { body: { keyword: quoteNo } })).data?.list).toEqual([]);
  });

  it('read a list in the order they choose', async () => {
    for (const sidx of calls.quoteColumns)
      for (const sort of ['asc', 'desc'] as const) {
        const { data } = await house.admin.call(calls.listQuotes, { body: { sidx, sort, pageSize: 5 } });
        expect(data?.list.length, sidx).toBe(5);
      }
  });
});
