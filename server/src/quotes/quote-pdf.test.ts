import { Buffer } from 'node:buffer';
import * as calls from '@fairway/contract/quotes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import type { Person } from '../testing/test-app.ts';
import { type QuoteCompany, quoteCompany } from './testing/quote-company.ts';

let house: QuoteCompany;
beforeAll(async () => {
  house = await quoteCompany();
});
afterAll(() => house.app.close());

async function pdfOf(who: Person, id: string, language = '') {
  const query = language && `?language=${language}`;
  const response = await fetch(`${house.app.url}/api/erpcargo/Quote/${id}/Pdf${query}`, {
    headers: { authorization: who.token },
  });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { response, ...readPdf(Buffer.from(await response.arrayBuffer())) };
}

const secrets = ['1750', '1850', 'SECRET-1', '内部备注'];

describe('a quote on paper', () => {
  it('says in Chinese what it is and what it costs', async () => {
    const { id, quoteNo } = await house.sent(house.sales, { remark: '请于本周确认', contactName: '林经理' });
    const { response, pages } = await pdfOf(house.client, id);
    expect(response.headers.get('content-disposition')).toContain(
      encodeURIComponent(`报价单 ${quoteNo}.pdf`),
    );
    const text = pages.join('\n');
    for (const words of [
      ...['报价单', quoteNo, '甲客户有限公司', '林经理', '宁波', 'CNNGB', 'USLAX', '14 天', '7 天 / 10 天'],
      ...['海运费 (OF)', '运费', '附加费', '起运港费用', '已含', '3,800.00', 'CNY 2,650.00', 'USD 3,800.00'],
      ...[
        'CNY 29,440.00',
        '1 USD = 7.050000 CNY（中行折算价，2026-11-01）',
        '以上不含',
        '电放费',
        '可选服务',
      ],
      ...['请于本周确认', '须提前两周订舱', '周子涵', '2026-11-17 23:59', '第 1 / '],
    ])
      expect(text).toContain(words);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain('\ufffd');
  });

  it('and in English, for whoever may see it', async () => {
    const { id, token } = await house.sent();
    const english = await pdfOf(house.sales, id, 'en');
    const text = english.pages.join('\n');
    for (const words of [
      'Quotation',
      'Alpha Trading Ltd.',
      'Ningbo',
      'Ocean',
      'Included',
      'Origin charges',
      'Page 1 of',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/报价|运费|合计/);
    const shared = await fetch(`${house.app.url}${calls.getSharedQuotePdf.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, language: 'en' }),
    });
    const { pages } = readPdf(Buffer.from(await shared.arrayBuffer()));
    expect(pages).toEqual(english.pages);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('in English has the English name of the company, where there is one', async () => {
    const { id } = await house.draft();
    const name = 'Fairway Logistics';
    const textIn = async (language: string) => (await pdfOf(house.sales, id, language)).pages.join('\n');
    expect(await textIn('en')).not.toContain(name);
    await house.app.database.pool.query(
      `update organisation set "enName" = $1 where kind = 'company' and "parentId" is null`,
      [name],
    );
    expect(await textIn('en')).toContain(name);
    expect(await textIn('zh')).not.toContain(name);
  });

  it('goes on over pages with the headings of its tables', async () => {
    const { id } = await house.draft();
    const { validUntil, customerId } = await house.shown(house.sales, id);
    const lines = Array.from({ length: 90 }, (_, at) => ({
      ...{ is: 'new' as const, group: 'origin' as const, chargeCode: 'DOC', unit: 'bl' as const },
      ...{ quantity: '1', price: String(1_000 + at), currency: 'CNY' },
    }));
    const body = { lines, validUntil, customerId, version: 1 };
    expect((await house.sales.call(calls.updateQuote, { params: { id }, body })).code).toBe(200);
    const { pages } = await pdfOf(house.sales, id);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain('草稿');
    expect(pages[1]).toContain('单价');
    for (const at of [0, 45, 89]) expect(pages.join('')).toContain(`1,0${String(at).padStart(2, '0')}.00`);
  });
});
