// Features: tax-invoices, invoices, workflow
import { signIn } from '@fairway/contract/session.ts';
import { listTaxableLines, type TaxableLine } from '@fairway/contract/tax-invoices.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customerIdOf } from '../server/src/customers/demo/ids.ts';
import { pdfOf } from '../server/src/files/sample-files.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { answer, openTask } from './answer-request.ts';
import { press, rowOf, say } from './controls.ts';
import { bytesOf, desktop, type House, openOwnHouse, phone, type Visitor } from './house.ts';

let house: House;
let sales: Visitor;
let finance: Visitor;
let general: Visitor;
let client: Visitor;
const everybody = () => [sales, finance, general, client];

/** Two invoices of one customer by one company, in yuan and with tax. */
let bills: { no: string; open: string; lines: number }[];

beforeAll(async () => {
  // What is taken here is gone for other journeys.
  house = await openOwnHouse();
  [sales, finance, general, client] = await Promise.all([
    house.enter('sales01', desktop),
    house.enter('finance01', desktop),
    house.enter('manager01', desktop),
    house.enter('client01', phone),
  ]);
  bills = await findBills();
});
afterEach(() => {
  expect(everybody().flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
});
afterAll(() => house?.close());

async function findBills(): Promise<typeof bills> {
  const { data } = await callerOf(house.url)(signIn, {
    body: { account: 'client01', password: demoPassword },
  });
  const filters = { partyId: customerIdOf('C0001'), companyId: 'org-shanghai', currency: 'CNY' };
  const asked = await callerOf(house.url, { authorization: data?.token ?? '' })(listTaxableLines, {
    body: { pageSize: 200, filters },
  });
  const byInvoice = Map.groupBy(asked.data?.list ?? [], ({ invoiceNo }) => invoiceNo);
  const isTaxed = (lines: readonly TaxableLine[]) => lines.every(({ vatKind }) => vatKind === 'taxable');
  const taxed = [...byInvoice].filter(([, lines]) => isTaxed(lines));
  // One of them with transport within the country, which says more on its tax invoice.
  const hasTransport = ([, lines]: (typeof taxed)[number]) =>
    lines.some(({ vatRate }) => Number(vatRate) === 9);
  return [
    ...taxed.filter(hasTransport).slice(0, 1),
    ...taxed.filter((one) => !hasTransport(one)).slice(0, 1),
  ].map(([no, lines]) => ({
    ...{ no, lines: lines.length },
    open: lines.reduce((sum, { open }) => sum.plus(exact(open)), exact('0')).toFixed(2),
  }));
}

/** Finds by words; what stood there before is gone. */
async function narrow(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder(/^账单号/).fill(words);
  await expect
    .poll(async () => {
      const rows = await page.getByRole('row').filter({ hasText: /DN\d+/ }).allTextContents();
      return rows.length > 0 && rows.every((text) => text.includes(words));
    })
    .toBe(true);
}
/** Only what is in sight of a long table stands in the page: how far down a row is, is another on every day. */
async function tick(page: Page, no: string): Promise<void> {
  await page.getByRole('row').nth(1).hover();
  await page.mouse.wheel(0, -100_000);
  const row = rowOf(page, no);
  await expect
    .poll(async () => {
      if ((await row.count()) === 0) await page.mouse.wheel(0, 300);
      return row.count();
    })
    .toBe(1);
  await row.locator('[data-tick]').click();
}
const titleIn = async (page: Page, shape: RegExp): Promise<string> =>
  (await page.getByRole('heading', { name: shape }).first().textContent())?.trim() ?? '';
const yuan = (amount: string) => `CNY ${thousandsFormat(amount)}`;

const screens = {
  invoices: '/pages/shipment/cargoshipment_invoice',
  taxInvoices: '/pages/shipment/cargoshipment_taxinvoice',
};
const transport = [
  ['起运地', '苏州'],
  ['到达地', '上海洋山'],
  ['运输工具种类', '集装箱卡车'],
  ['车牌号', '沪A12345'],
  ['货物名称', '机电产品'],
] as const;
const number = '26312000000123456789';
const redNumber = '26312000000123456790';

describe('a tax invoice', () => {
  let applyNo: string;
  let path: string;
  let gross: string;

  const apply = async (page: Page) => {
    await sales.open(screens.invoices);
    await narrow(page, '华东机电');
    for (const { no } of bills) await tick(page, no);
    await press(page, '申请开票');
    await page.waitForURL(/taxinvoice\/apply/);
    await page
      .getByRole('cell', { name: thousandsFormat(gross), exact: true })
      .first()
      .waitFor();
    // Transport within the country says from where to where, and by what.
    const asked = page.getByRole('group', { name: '国内货物运输' });
    for (const [field, value] of transport) await asked.getByLabel(field).fill(value);
    await press(page, '提交申请');
    await page.waitForURL(/taxinvoice\/detail/);
    applyNo = await titleIn(page, /^INV\d+/);
    path = page.url().slice(house.url.length);
  };

  it('of two invoices is applied for by sales, and comes to what is left of both', async () => {
    gross = bills.reduce((sum, { open }) => sum.plus(exact(open)), exact('0')).toFixed(2);
    await apply(sales.page);
    await sales.page.getByRole('heading', { name: yuan(gross) }).waitFor();
    await sales.page.getByText('数电专票').first().waitFor();
  });

  it('is refused by finance with a reason, and can be applied for again', async () => {
    await openTask(finance.page, house.url, applyNo);
    await answer(finance.page, '退回', async (form) => {
      await form.getByRole('radio', { name: '驳回，结束本次审批' }).check();
      await form.getByLabel('退回意见').fill('抬头请与客户核对');
    });
    const { page } = sales;
    await page.getByText('已驳回').first().waitFor();
    await page.getByText('抬头请与客户核对').first().waitFor();
    await apply(page);
    await openTask(finance.page, house.url, applyNo);
    await answer(finance.page, '同意');
    await page.getByText('待开具').first().waitFor();
  });

  it('goes to the platform on a list, and its number and files are written down', async () => {
    const { page } = finance;
    await finance.open(`${screens.taxInvoices}?tab=toIssue`);
    await rowOf(page, applyNo).locator('[data-tick]').click();
    const download = page.waitForEvent('download');
    await press(page, '导出开票清单');
    expect((await bytesOf(await download)).length).toBeGreaterThan(1_000);
    await finance.open(path);
    await press(page, '登记开具');
    await say(page, '登记开具', async (sheet) => {
      await sheet.getByLabel('发票号码').fill(number);
      const file = { name: `${number}.pdf`, mimeType: 'application/pdf', buffer: pdfOf(2_000) };
      await sheet.locator('input[type=file]').setInputFiles(file);
    });
    await sales.page.getByText('已开具').first().waitFor();
  });

  it('is delivered, and downloaded by the customer on a phone', async () => {
    const { page } = finance;
    await press(page, '交付');
    await say(page, '交付');
    await page.getByText('已交付').first().waitFor();
    await client.open(`${screens.taxInvoices}?tab=issued`);
    await client.page.getByText(number).first().tap();
    await client.page.getByRole('heading', { name: yuan(gross) }).waitFor();
    const download = client.page.waitForEvent('download');
    await client.page
      .getByRole('button', { name: new RegExp(`下载 ${number}`) })
      .first()
      .tap();
    expect((await bytesOf(await download)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is taken back in half, and that half can be applied for once more', async () => {
    const { page } = finance;
    const half: string[] = [];
    await press(page, '红冲');
    await say(page, '提交红冲', async (sheet) => {
      for (const field of await sheet.getByRole('textbox').all()) {
        const left = await field.inputValue();
        if (!/^\d+\.\d\d$/.test(left)) continue;
        half.push(exact(left).div(2).toFixed(2));
        await field.fill(half.at(-1) ?? '');
      }
      await sheet.getByLabel('红冲原因').selectOption({ label: '04 销售折让' });
    });
    const red = half.reduce((sum, amount) => sum.plus(exact(amount)), exact('0')).toFixed(2);
    await page.getByText('红冲中').first().waitFor();
    const redNo = await page
      .getByRole('link', { name: /^INV\d+/ })
      .first()
      .textContent();
    await openTask(general.page, house.url, redNo ?? '');
    await answer(general.page, '同意');
    await page
      .getByRole('link', { name: redNo ?? '' })
      .first()
      .click();
    await page
      .getByRole('heading', { name: redNo ?? '' })
      .first()
      .waitFor();
    await press(page, '登记开具');
    await say(page, '登记开具', (sheet) => sheet.getByLabel('发票号码').fill(redNumber));
    await sales.page.getByText('部分红冲').first().waitFor();

    // What was taken back is what is left to apply for, of both.
    const { page: desk } = sales;
    await sales.open(screens.taxInvoices);
    let open = exact('0');
    for (const { no } of bills) {
      await narrow(desk, no);
      const sum = await desk
        .getByText(/^待开票合计 CNY/)
        .first()
        .textContent();
      open = open.plus(exact((sum ?? '').replace(/[^\d.]/g, '')));
    }
    expect(open.toFixed(2)).toBe(red);
  });
});
