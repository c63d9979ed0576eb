import { customers } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { exchangeRates } from '@fairway/contract/exchange-rates.ts';
import { createQuote, getQuote, sendQuote } from '@fairway/contract/quotes.ts';
import { expect } from 'vitest';
import {
  addCharge,
  codesOf,
  publishedRate,
  type WrittenRate,
  writtenRate,
} from '../../freight/testing/freight-company.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { type Person, startTestApp } from '../../testing/test-app.ts';

type Written = NonNullable<Input<typeof createQuote>['body']>;

/** A day on which everything below is in force. */
export const today = new Date('2026-11-10T04:00:00Z');

/** A small company with a rate of 2×40HQ, charges at its port, two customers, and people who make quotes. */
export async function quoteCompany(environment: Record<string, string> = {}) {
  const app = await startTestApp({ environment });
  app.clock.now = new Date(today);
  const codes = await codesOf(app);
  const [admin, manager, sales, ops, client] = await Promise.all(
    ['admin', 'manager01', 'sales01', 'ops01', 'client01'].map((account) => app.as(account)),
  );
  if (!admin || !manager || !sales || !ops || !client) throw new Error('nobody there');
  await admin.call(exchangeRates.add, {
    body: { fromCurrency: 'USD', toCurrency: 'CNY', rate: '7.05', kind: 'bocMid', validFrom: '2026-11-01' },
  });
  const customer = async (nameCn: string, nameEn: string, users: string[]) => {
    const { data, msg } = await admin.call(customers.add, {
      body: {
        ...{ nameCn, nameEn, shortName: nameCn.slice(0, 3), roles: ['customer'], kind: 'direct' },
        ...{ level: 'A', salesId: userIdOf('sales01'), serviceId: null, status: 'active' },
        contacts: users.map((user) => ({ name: '林经理', userId: userIdOf(user) })),
      },
    });
    return data?.id ?? expect.fail(msg);
  };
  const mine = await customer('甲客户有限公司', 'Alpha Trading Ltd.', ['client01']);
  const other = await customer('乙客户有限公司', 'Beta Trading Ltd.', []);
  await addCharge(admin, codes, 'THC', { unit: 'ctn', prices: { '20GP': '740', '40HQ': '1100' } });
  await addCharge(admin, codes, 'DOC', { price: '450' });
  await addCharge(admin, codes, 'TLX', { price: '450', isMandatory: false });
  const rate = (changes: Partial<WrittenRate> = {}) =>
    publishedRate(
      app,
      admin,
      writtenRate(codes, {
        ...{ contractNo: 'SECRET-1', remarkInternal: '内部备注', remark: '须提前两周订舱', transitDays: 14 },
        ...{ freeDemurrage: 7, freeDetention: 10, included: ['BAF'] },
        ...changes,
      }),
    );
  const rateId = await rate();

  const draft = async (by: Person = sales, changes: Partial<Written> = {}) => {
    const { data, msg } = await by.call(createQuote, {
      body: { rateId, customerId: mine, cargo: { boxes: [{ type: '40HQ', count: 2 }] }, ...changes },
    });
    return data ?? expect.fail(msg);
  };
  const sent = async (by: Person = sales, changes: Partial<Written> = {}) => {
    const { id, quoteNo } = await draft(by, changes);
    const { data, msg } = await by.call(sendQuote, { params: { id }, body: { version: 1 } });
    const { link } = data ?? expect.fail(msg);
    return { id, quoteNo, token: link.token, link };
  };
  const shown = async (by: Person, id: string) => {
    const { data, msg } = await by.call(getQuote, { params: { id } });
    return data ?? expect.fail(msg);
  };
  return {
    ...{ app, codes, admin, manager, sales, ops, client, mine, other, rateId },
    ...{ rate, draft, sent, shown },
  };
}
export type QuoteCompany = Awaited<ReturnType<typeof quoteCompany>>;
