import * as calls from '@fairway/contract/quotes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QuoteCompany, quoteCompany } from './testing/quote-company.ts';

let house: QuoteCompany;
/** Agreed with one customer. */
let agreed: string;
beforeAll(async () => {
  house = await quoteCompany();
  agreed = await house.rate({
    ...{ rateType: 'NAC', serviceCode: 'NAC1' },
    audience: { isForEveryCustomer: false, levels: [], customerIds: [house.mine] },
  });
});
afterAll(() => house.app.close());

const cargo = { boxes: [{ type: '40HQ', count: 1 }] };
const day = 86_400_000;

describe('a rate that was agreed with a customer', () => {
  it('is quoted to that customer', async () => {
    await expect(house.sent(house.sales, { rateId: agreed })).resolves.toMatchObject({ token: /^.{40,}$/ });
  });
  it('is not quoted to another one, neither when the draft is made nor when it changes hands', async () => {
    const made = await house.sales.call(calls.createQuote, {
      body: { rateId: agreed, customerId: house.other, cargo },
    });
    expect(made).toMatchObject({ code: 400, msg: expect.stringContaining('指定客户') });
    const { id, version } = await house.draft(house.sales, { rateId: agreed, customerId: null });
    const { lines, validUntil } = await house.shown(house.sales, id);
    const kept = lines.map((line) => ({
      ...{ is: 'kept' as const, id: line.id, quantity: line.quantity, price: line.price },
      isIncluded: line.isIncluded,
    }));
    const changed = await house.sales.call(calls.updateQuote, {
      params: { id },
      body: { version, customerId: house.other, lines: kept, validUntil },
    });
    expect(changed).toMatchObject({ code: 400, msg: expect.stringContaining('指定客户') });
  });
  it('is not sent to somebody whose name is only written down', async () => {
    const { id, version } = await house.draft(house.sales, {
      ...{ rateId: agreed, customerId: null, addressee: '某某贸易' },
    });
    const sent = await house.sales.call(calls.sendQuote, { params: { id }, body: { version } });
    expect(sent).toMatchObject({ code: 400, msg: expect.stringContaining('指定客户') });
    expect((await house.shown(house.sales, id)).status).toBe('draft');
  });
});

describe('the days of a quote', () => {
  it('lie within the period of its rate', async () => {
    const made = await house.sales.call(calls.createQuote, {
      body: { rateId: house.rateId, customerId: house.mine, cargo, etd: '2027-06-01' },
    });
    expect(made).toMatchObject({ code: 400, msg: expect.stringContaining('2027-06-01') });
  });
  it('end with its rate', async () => {
    const ends = async (validUntil: number) =>
      (
        await house.sales.call(calls.createQuote, {
          body: { rateId: house.rateId, customerId: house.mine, cargo, validUntil },
        })
      ).code;
    const { rate } = await house.shown(house.sales, (await house.draft()).id);
    const last = Date.parse(`${rate.validTo}T23:59:59+08:00`);
    expect(await ends(last)).toBe(200);
    expect(await ends(last + day)).toBe(400);
  });
});
