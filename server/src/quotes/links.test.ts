import { listMessages } from '@fairway/contract/messages.ts';
import * as calls from '@fairway/contract/quotes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type QuoteCompany, quoteCompany, today } from './testing/quote-company.ts';

let house: QuoteCompany;
beforeAll(async () => {
  house = await quoteCompany();
});
beforeEach(() => {
  house.app.clock.now = new Date(today);
});
afterAll(() => house.app.close());

const hour = 3_600_000;
const open = (token: string, isPreview = false) =>
  house.app.call(calls.openSharedQuote, { body: { token, isPreview } });
const later = (hours: number) => {
  house.app.clock.now = new Date(today.getTime() + hours * hour);
};

describe('a link', () => {
  it('opens one quote without a session and shows nothing else', async () => {
    const { id, quoteNo, token } = await house.sent();
    expect(token).toMatch(/^[\w-]{43}$/);
    const { data } = await open(token, true);
    expect(data).toMatchObject({
      ...{ quoteNo, status: 'sent', customerName: '甲客户有限公司', ownerName: '周子涵', canAccept: true },
      totals: [
        { currency: 'CNY', amount: '2650.00' },
        { currency: 'USD', amount: '3800.00' },
      ],
    });
    const text = JSON.stringify(data);
    for (const secret of [
      id,
      'user-',
      house.mine,
      'SECRET-1',
      '内部备注',
      '1750',
      '1850',
      'listPrice',
      'floor',
    ])
      expect(text).not.toContain(secret);
  });

  it('marks it viewed once, tells its owner, and does not count a look of staff', async () => {
    const { id, quoteNo, token } = await house.sent();
    await open(token, true);
    expect((await house.shown(house.sales, id)).status).toBe('sent');
    later(1);
    await Promise.all([open(token), open(token), open(token)]);
    later(2);
    await open(token);
    expect(await house.shown(house.sales, id)).toMatchObject({
      ...{ status: 'viewed', viewedAt: today.getTime() + hour },
    });
    const { data } = await house.sales.call(listMessages, {});
    expect(data?.list.filter(({ title }) => title.includes(quoteNo)).map(({ title }) => title)).toEqual([
      `甲客户有限公司查看了报价单 ${quoteNo}`,
    ]);
  });

  it('accepts in a name that is typed, once', async () => {
    const { id, token } = await house.sent();
    const accept = (name: string) => house.app.call(calls.acceptSharedQuote, { body: { token, name } });
    expect((await accept(' ')).code).toBe(422);
    const answers = await Promise.all([accept('Li Wei'), accept('Wang')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    const quote = await house.shown(house.sales, id);
    expect(quote.status).toBe('accepted');
    expect(['Li Wei', 'Wang']).toContain(quote.acceptedName);
    expect((await open(token)).data).toMatchObject({ status: 'accepted', canAccept: false });
  });

  it('unknown, revoked, replaced and over answers in the same way', async () => {
    const { id, token: first } = await house.sent(house.sales);
    const params = { id };
    const { data: second } = await house.sales.call(calls.shareQuote, { params, body: { hours: 2 } });
    expect(second?.expiresAt).toBe(today.getTime() + 2 * hour);
    const token = second?.token ?? expect.fail();
    expect((await open(token)).code).toBe(200);
    const answers = [await open(first), await open('A'.repeat(43))];
    later(2);
    answers.push(await open(token));
    later(0);
    await house.sales.call(calls.revokeQuoteLink, { params });
    answers.push(await open(token));
    for (const body of [{ token }, { token: first }])
      answers.push(
        (await house.app.call(calls.acceptSharedQuote, { body: { ...body, name: 'x' } })) as never,
        (await house.app.call(calls.getSharedQuotePdf, { body })) as never,
      );
    for (const { code, msg } of answers)
      expect([code, msg]).toEqual([404, '链接无效或已过期，请向报价人索取新的链接']);
    expect((await house.shown(house.sales, id)).link).toBeNull();
  });

  it('is not made of a draft', async () => {
    const { id } = await house.draft();
    expect((await house.sales.call(calls.shareQuote, { params: { id }, body: {} })).code).toBe(400);
  });

  it.each([0, -1, 1.5, 24 * 90 + 1, 1e300])('does not open for %s hours', async (hours) => {
    const { id } = await house.sent();
    const { code } = await house.sales.call(calls.shareQuote, { params: { id }, body: { hours } });
    expect(code).toBe(422);
  });

  it.each(['', 'x', 'A'.repeat(44), `${'A'.repeat(42)}'`, `${'A'.repeat(42)}\0`])(
    'is nothing that %j could be',
    async (token) => expect([404, 422]).toContain((await open(token)).code),
  );

  it('leaves no token in the database, nor in a reply that is kept', async () => {
    const { token } = await house.sent();
    const { rows } = await house.app.database.pool.query<{ table: string }>(
      `select table_name as table from information_schema.tables where table_schema = 'public'`,
    );
    for (const { table } of rows) {
      const found = await house.app.database.pool.query(
        `select 1 from "${table}" as row where row::text like $1 limit 1`,
        [`%${token}%`],
      );
      expect(found.rowCount, table).toBe(0);
    }
  });
});
