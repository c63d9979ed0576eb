import { createHash, randomUUID } from 'node:crypto';
import { customers } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { answerInvoice, createCreditNote } from '@fairway/contract/invoices.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import { reverseSettlement, settleInvoices } from '@fairway/contract/payments.ts';
import {
  actOnStatements,
  answerStatement,
  createMonthlyStatements,
  createStatement,
  getStatement,
  listStatements,
  previewStatement,
  type StatementActName,
} from '@fairway/contract/statements.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MoneyCompany, moneyCompany } from '../invoices/testing/money-company.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { readSheets } from '../spreadsheets/read-sheet.ts';
import type { Person } from '../testing/test-app.ts';
import { atMoment } from './testing/at-moment.ts';

let company: MoneyCompany;
let manager: Person;
let customerNo = 0;
/** A customer of their own for each test, so that none sees the money of another. */
let partyId: string;
beforeAll(async () => {
  company = await moneyCompany();
  manager = company.manager;
});
afterAll(() => company.app.close());

const at = (moment: string) => atMoment(company.app, new Date(moment));
beforeEach(async () => {
  await at('2026-11-10T04:00:00Z');
  customerNo++;
  partyId = await company.customer(`对账客户${customerNo}`, `Statement ${customerNo} Ltd.`, null);
});

type Asked = NonNullable<Input<typeof createStatement>['body']>;
const november = { from: '2026-11-01', to: '2026-11-30' };
const billed = async (
  price: string,
  changes: Parameters<MoneyCompany['charge']>[2] = {},
  party = partyId,
) => {
  const { ids } = await company.approved([
    await company.charge('OF', price, { vatKind: 'exempt', partyId: party, ...changes }),
  ]);
  return company.issued(ids);
};
const paid = async (amount: string, invoiceId: string, party = partyId) => {
  const paymentId = await company.received(amount, { partyId: party });
  const { data, msg } = await manager.call(settleInvoices, {
    params: { id: paymentId },
    body: { partyId: party, invoices: [{ invoiceId, amount }] },
  });
  return { paymentId, settlementId: data?.ids[0] ?? expect.fail(msg) };
};
const preview = async (changes: Partial<Asked> = {}, by = manager) => {
  const { data, msg } = await by.call(previewStatement, { body: { partyId, ...november, ...changes } });
  return data ?? expect.fail(msg);
};
const make = (changes: Partial<Asked> = {}, by = manager) =>
  by.call(createStatement, { body: { partyId, ...november, ...changes } });
const made = async (changes: Partial<Asked> = {}) => {
  const { data, msg } = await make(changes);
  return data?.id ?? expect.fail(msg);
};
const shown = async (id: string, by = manager) => {
  const { data, msg } = await by.call(getStatement, { params: { id } });
  return data ?? expect.fail(msg);
};
const fileOf = async (path: string, by = manager): Promise<Buffer> => {
  const response = await fetch(`${company.app.url}/api/erpcargo/Statement/${path}`, {
    headers: { authorization: by.token },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const act = async (
  name: StatementActName,
  id: string,
  { by = manager, reason = '' }: { by?: Person; reason?: string } = {},
) => {
  const { version } = await shown(id);
  return by.call(actOnStatements, {
    params: { act: name },
    body: { statements: [{ id, version }], reason },
  });
};
const done = async (...asked: Parameters<typeof act>) => {
  const { code, msg } = await act(...asked);
  if (code !== 200) expect.fail(msg);
};
/** One that was sent to the first customer, whose people sign in. */
const sent = async () => {
  partyId = company.mine;
  const invoice = await billed('1200');
  await at('2026-12-01T04:00:00Z');
  // A period of its own: there is one statement of each.
  const from = `2026-10-${String((customerNo % 28) + 1).padStart(2, '0')}`;
  const id = await made({ from });
  await done('send', id);
  return { id, invoice };
};

describe('what a statement says', () => {
  it('has the sums of each currency, its invoices and its receipts as of the end of the period', async () => {
    const first = await billed('1000');
    const dollars = await billed('300', { currency: 'USD' });
    await at('2026-11-20T04:00:00Z');
    await paid('400', first.id);
    const waiting = await company.received('50', { partyId });
    expect(await preview()).toMatchObject({
      companyId: 'org-branch',
      sums: [
        {
          ...{ currency: 'CNY', opening: '0.00', billed: '1000.00', credited: '0.00', received: '400.00' },
          closing: '600.00',
        },
        { currency: 'USD', billed: '300.00', received: '0.00', closing: '300.00' },
      ],
      unapplied: [{ currency: 'CNY', amount: '50.00' }],
      invoices: [
        { invoiceNo: first.invoiceNo, total: '1000.00', paid: '400.00', closing: '600.00' },
        { invoiceNo: dollars.invoiceNo, total: '300.00', paid: '0.00', closing: '300.00' },
      ],
      receipts: [
        {
          ...{ amount: '400.00', unapplied: '0.00' },
          uses: [{ invoiceNo: first.invoiceNo, settled: { amount: '400.00' }, isLater: false }],
        },
        { paymentId: waiting, amount: '50.00', unapplied: '50.00', uses: [] },
      ],
    });
    const [{ shipmentNos = [] } = {}] = (await preview()).invoices;
    expect(shipmentNos).toHaveLength(1);
  });

  it('begins where the month before ended, and takes back what was reversed and credited', async () => {
    const invoice = await billed('1000');
    const { settlementId } = await paid('300', invoice.id);
    await at('2026-12-03T04:00:00Z');
    const back = await manager.call(reverseSettlement, {
      ...{ params: { id: settlementId }, body: { reason: '认错' } },
    });
    expect(back.code).toBe(200);
    const { lines, version } = await company.shown(invoice.id);
    const credit = await manager.call(createCreditNote, {
      params: { id: invoice.id },
      body: { version, reason: '减免', lines: [{ lineId: lines[0]?.id ?? '', amount: '100' }] },
    });
    const creditId = credit.data?.id ?? expect.fail(credit.msg);
    for (const name of ['confirm', 'issue'] as const)
      expect((await company.act(name, creditId)).code).toBe(200);
    expect((await preview()).sums).toMatchObject([
      { billed: '1000.00', received: '300.00', closing: '700.00' },
    ]);
    const december = await preview({ from: '2026-12-01', to: '2026-12-31' });
    expect(december.sums).toEqual([
      {
        ...{ currency: 'CNY', opening: '700.00', billed: '0.00', credited: '100.00', received: '-300.00' },
        closing: '900.00',
      },
    ]);
    expect(december.invoices).toMatchObject([{ credits: [{ invoiceId: creditId, amount: '100.00' }] }]);
    expect(december.receipts).toMatchObject([{ unapplied: '300.00', uses: [{ paid: '-300.00' }] }]);
  });

  it('takes invoices by the day of sailing or of the business where it is asked to', async () => {
    // Shipments of tests sail on the fifteenth.
    await billed('1000');
    const upTo = { to: '2026-11-12' };
    expect((await preview(upTo)).invoices).toHaveLength(1);
    expect((await preview({ ...upTo, basis: 'etd' })).invoices).toHaveLength(0);
    expect((await preview({ basis: 'etd' })).invoices).toMatchObject([{ on: '2026-11-15' }]);
    expect((await preview({ ...upTo, basis: 'bizDate' })).invoices).toHaveLength(1);
  });

  it.each([
    ['ends before it begins', { to: '2026-10-31' }, '对账期间不正确'],
    ['is of decades', { from: '2000-01-01' }, '对账期间不正确'],
  ])('refuses a period that %s', async (_case, changes, words) =>
    expect((await make(changes)).msg).toContain(words),
  );
});

describe('a draft', () => {
  it('is made once, says that it is old, is worked out anew and dropped', async () => {
    expect((await make()).msg).toContain('没有账单');
    const invoice = await billed('1000');
    const id = await made();
    const { statementNo, history } = await shown(id);
    expect(statementNo).toMatch(/^SOA202611/);
    expect(history).toMatchObject([{ act: 'create' }]);
    expect((await make()).msg).toContain(statementNo);
    await paid('250', invoice.id);
    expect(await shown(id)).toMatchObject({ isStale: true, sums: [{ closing: '1000.00' }] });
    await at('2026-12-01T04:00:00Z');
    expect((await act('send', id)).msg).toContain('重新计算');
    await done('recompute', id);
    expect(await shown(id)).toMatchObject({ isStale: false, version: 2, sums: [{ closing: '750.00' }] });
    const stale = await manager.call(actOnStatements, {
      params: { act: 'drop' },
      body: { statements: [{ id, version: 1 }] },
    });
    expect(stale.code).toBe(409);
    await done('drop', id);
    expect((await manager.call(getStatement, { params: { id } })).code).toBe(404);
    expect((await make()).code).toBe(200);
  });

  it('is not sent before its last day is over', async () => {
    await billed('1000');
    const id = await made();
    await at('2026-11-30T15:59:59Z');
    expect((await act('send', id)).msg).toContain('2026-11-30');
    await at('2026-11-30T16:00:00Z');
    await done('send', id);
  });
});

describe('a sent statement', () => {
  it('stays as it was whatever becomes of its invoices, and its paper with it', async () => {
    const { id, invoice } = await sent();
    const before = await shown(id);
    const bytes = (language: 'zh' | 'en' = 'zh') => fileOf(`${id}/Paper?language=${language}`);
    const paper = await bytes();
    const text = readPdf(paper).pages.join('\n');
    for (const words of ['对账单', before.statementNo, invoice.invoiceNo, '1,200.00', '期末余额'])
      expect(text).toContain(words);
    expect(before.prints).toMatchObject([
      { no: 1, language: 'zh', sha256: createHash('sha256').update(paper).digest('hex') },
    ]);
    await paid('1200', invoice.id);
    const after = await shown(id);
    expect([after.sums, after.invoices, after.receipts]).toEqual([
      before.sums,
      before.invoices,
      before.receipts,
    ]);
    expect((await bytes()).equals(paper)).toBe(true);
    const english = await bytes('en');
    expect(readPdf(english).pages.join('\n')).toContain('Statement of account');
    expect((await bytes('en')).equals(english)).toBe(true);
    expect((await shown(id)).prints).toMatchObject([{ language: 'zh' }, { language: 'en' }]);
    for (const name of ['recompute', 'drop', 'send'] as const)
      expect((await act(name, id)).msg).toContain('已发送');
    const { pool } = company.app.database;
    await expect(pool.query(`update statement set sums = '[]' where id = $1`, [id])).rejects.toThrow('stays');
    await expect(pool.query('delete from statement where id = $1', [id])).rejects.toThrow('stays');
  });

  it('is told to its customer once, however often the same command comes', async () => {
    partyId = company.mine;
    await billed('1000');
    await at('2026-12-01T04:00:00Z');
    const id = await made({ from: '2026-10-15' });
    const client = company.who('client01');
    expect((await client.call(getStatement, { params: { id } })).code).toBe(404);
    const { version } = await shown(id);
    const headers = { 'command-id': randomUUID() };
    const send = () =>
      manager.call(actOnStatements, {
        ...{ params: { act: 'send' }, body: { statements: [{ id, version }] }, headers },
      });
    expect([(await send()).data, (await send()).data]).toEqual([
      { count: 1, told: 1 },
      { count: 1, told: 1 },
    ]);
    const { data } = await client.call(listMessages, { query: { pageSize: '50' } });
    const { statementNo } = await shown(id);
    expect(data?.list.filter(({ title }) => title.includes(statementNo))).toHaveLength(1);
    expect((await shown(id)).prints).toHaveLength(1);
  });

  it('is confirmed by its customer or disputed with words, and closed', async () => {
    const { id, invoice } = await sent();
    const client = company.who('client01');
    const answer = async (body: Partial<NonNullable<Input<typeof answerStatement>['body']>>) => {
      const { version } = await shown(id);
      return client.call(answerStatement, { params: { id }, body: { version, answer: 'dispute', ...body } });
    };
    expect((await answer({})).msg).toContain('说明');
    expect((await answer({ words: '不对', invoiceIds: ['nothing'] })).code).toBe(404);
    expect((await answer({ words: '多算了', invoiceIds: [invoice.id] })).data?.status).toBe('disputed');
    // What is wrong with the invoice is said on the invoice, and counted here.
    const { lines } = await company.shown(invoice.id);
    const lineId = lines[0]?.id ?? '';
    const disputed = await client.call(answerInvoice, {
      params: { id: invoice.id },
      body: { answer: 'dispute', lines: [{ lineId, reason: 'price', claimed: '10' }] },
    });
    expect(disputed.code).toBe(200);
    expect(await shown(id)).toMatchObject({
      ...{ status: 'disputed', answer: '多算了', answeredByName: expect.any(String) },
      invoices: expect.arrayContaining([
        expect.objectContaining({ invoiceId: invoice.id, isNamed: true, openDisputes: 1 }),
      ]),
    });
    expect((await act('close', id)).msg).toContain('原因');
    expect((await answer({ answer: 'confirm' })).data?.status).toBe('confirmed');
    expect((await answer({ words: '又不对' })).msg).toContain('客户已确认');
    await done('close', id);
    expect((await shown(id)).history.map(({ act: name }) => name)).toEqual([
      ...['create', 'send', 'dispute', 'confirm', 'close'],
    ]);
    expect((await act('noteConfirmed', id, { reason: '电话' })).msg).toContain('已关闭');
  });

  it('is confirmed by finance where the customer agreed another way', async () => {
    const { id } = await sent();
    expect((await act('noteConfirmed', id)).msg).toContain('原因');
    await done('noteConfirmed', id, { reason: '邮件确认' });
    expect(await shown(id)).toMatchObject({ status: 'confirmed', answer: '邮件确认' });
  });

  it('is had as a sheet with its invoices and receipts', async () => {
    const { id } = await sent();
    const { invoices, receipts, statementNo } = await shown(id);
    const [sheet] = await readSheets(await fileOf(`${id}/Sheet?language=en`));
    const rows = sheet?.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '').join('|')) ?? [];
    expect(rows[0]).toContain(statementNo);
    expect(rows.filter((row) => row.startsWith('Invoice|'))).toHaveLength(invoices.length);
    expect(rows.filter((row) => row.startsWith('Receipt|'))).toHaveLength(receipts.length);
  });
});

describe('who may', () => {
  it('customers see their own that were sent, and nothing internal', async () => {
    const { id } = await sent();
    const draft = await made({ from: '2026-11-02' });
    const client = company.who('client01');
    const seen = await shown(id, client);
    expect(seen.history).toEqual([]);
    expect(Object.keys(seen)).not.toContain('isStale');
    expect(Object.keys(seen)).not.toContain('computedAt');
    expect(seen.can).toEqual(['confirm', 'dispute', 'print']);
    const { data } = await client.call(listStatements, { body: { pageSize: 100 } });
    expect(data?.list.map((one) => one.id)).toContain(id);
    expect(data?.list.every(({ status }) => status !== 'draft')).toBe(true);
    expect((await client.call(getStatement, { params: { id: draft } })).code).toBe(404);
    for (const account of ['client02', 'agent01', 'manager03', 'ops01'] as const) {
      const other = company.who(account);
      const codes = [
        (await other.call(getStatement, { params: { id } })).code,
        (await other.call(answerStatement, { params: { id }, body: { version: 2, answer: 'confirm' } })).code,
        (
          await other.call(actOnStatements, {
            params: { act: 'close' },
            body: { statements: [{ id, version: 2 }], reason: '关' },
          })
        ).code,
      ];
      expect(codes.filter((code) => code === 200)).toEqual([]);
      const list = await other.call(listStatements, { body: { pageSize: 100 } });
      expect((list.data?.list ?? []).map((one) => one.id)).not.toContain(id);
    }
  });

  it('salespeople make drafts of their customers, and send none', async () => {
    const [sales, other] = [company.who('sales01'), company.who('sales02')];
    await billed('1000');
    expect((await make({}, other)).code).toBe(404);
    const { data, msg } = await make({ companyId: 'org-branch' }, sales);
    const id = data?.id ?? expect.fail(msg);
    expect((await shown(id, sales)).can).toEqual(['recompute', 'drop', 'print']);
    expect((await other.call(getStatement, { params: { id } })).code).toBe(404);
    await at('2026-12-01T04:00:00Z');
    expect((await act('send', id, { by: sales })).code).toBe(403);
    expect((await act('drop', id, { by: sales })).code).toBe(200);
  });

  it('no company or customer of others is taken', async () => {
    await billed('1000');
    expect((await make({ companyId: 'org-beside' })).code).toBe(404);
    expect((await make({ partyId: 'nobody' })).code).toBe(404);
    expect((await make({}, company.who('manager03'))).msg).toContain('没有账单');
    expect((await make({}, company.who('client01'))).code).toBe(403);
    const beside = await company.who('manager03').call(createMonthlyStatements, {
      body: { month: '2026-11', companyId: 'org-branch' },
    });
    expect(beside.code).toBe(404);
  });
});

it('makes the drafts of a month of all who pay by the month, once', async () => {
  const monthly = async (id: string) => {
    const { data } = await company.who('admin').call(customers.get, { params: { id } });
    const { msg, code } = await company.who('admin').call(customers.change, {
      params: { id },
      body: {
        ...(data as unknown as NonNullable<Input<typeof customers.change>['body']>),
        creditTerms: [
          {
            ...{ settle: 'monthly', baseDate: 'invoiceDate', months: 1, limit: '0', limitCurrency: 'CNY' },
            ...{ validFrom: '2026-01-01', status: 'active' },
          },
        ],
      },
    });
    expect(code === 200 ? '' : msg).toBe('');
  };
  const [first, second, third] = await Promise.all(
    ['月结甲', '月结乙', '票结丙'].map((name) => company.customer(name, name, null)),
  );
  for (const party of [first, second, third]) await billed('100', {}, party);
  await monthly(first ?? '');
  await monthly(second ?? '');
  await made({ partyId: first ?? '' });
  const ask = (by = manager, month = '2026-11') =>
    by.call(createMonthlyStatements, { body: { month, companyId: 'org-branch' } });
  expect((await ask(company.who('sales02'))).data).toMatchObject({ made: 0, twice: 0, empty: 0 });
  expect((await ask()).data).toEqual({ made: 1, twice: 1, empty: 0, tooLong: 0, left: 0 });
  expect((await ask()).data).toMatchObject({ made: 0, twice: 2 });
  expect((await ask(manager, '2026-10')).data).toMatchObject({ made: 0, empty: 2 });
  const { data } = await manager.call(listStatements, {
    body: { tab: 'draft', filters: { partyId: second, from: '2026-11-30', to: '2026-12-31' } },
  });
  expect(data?.list).toMatchObject([{ from: '2026-11-01', to: '2026-11-30', sums: [{ closing: '100.00' }] }]);
});
