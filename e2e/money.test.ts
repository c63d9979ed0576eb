// Features: charges, invoices, payments, ledger, aging, statements
import { signIn } from '@fairway/contract/session.ts';
import { listCharges } from '@fairway/contract/shipment-charges.ts';
import { listShipments } from '@fairway/contract/shipments.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customerIdOf } from '../server/src/customers/demo/ids.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { answer, openTask } from './answer-request.ts';
import { choose, press, rowOf, say } from './controls.ts';
import { bytesOf, desktop, type House, openOwnHouse, phone, type Visitor } from './house.ts';

let house: House;
let ops: Visitor;
let manager: Visitor;
let finance: Visitor;
let client: Visitor;
const everybody = () => [ops, manager, finance, client];

/** The customer whose people sign in, two shipments of theirs without charges, and all of them with the months of theirs. */
const customerId = customerIdOf('C0001');
let shipments: { id: string; no: string }[];
let charged: { id: string; months: readonly string[] }[];

beforeAll(async () => {
  // What is billed and paid here would stand in the sums of other journeys.
  house = await openOwnHouse();
  [ops, manager, finance, client] = await Promise.all([
    house.enter('ops01', desktop),
    house.enter('manager01', desktop),
    house.enter('finance01', desktop),
    house.enter('client01', phone),
  ]);
  await findWhatTheDemoHas();
});
afterEach(() => {
  expect(everybody().flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
});
afterAll(() => house?.close());

async function findWhatTheDemoHas(): Promise<void> {
  const account = await callerOf(house.url)(signIn, { body: { account: 'ops01', password: demoPassword } });
  const call = callerOf(house.url, { authorization: account.data?.token ?? '' });
  const own = await call(listShipments, {
    body: {
      ...{ scope: 'group', pageSize: 100, sidx: 'etd', sort: 'desc' },
      filters: { customerId, companyId: 'org-shanghai', status: ['active'] },
    },
  });
  const chargesOf = async (shipmentId: string) =>
    (await call(listCharges, { body: { pageSize: 100, filters: { shipmentId } } })).data?.list ?? [];
  [shipments, charged] = [[], []];
  for (const { id, shipmentNo } of own.data?.list ?? []) {
    const charges = await chargesOf(id);
    if (charges.length === 0 && shipments.length < 2) shipments.push({ id, no: shipmentNo });
    const approved = charges.filter(({ status }) => status === 'approved');
    charged.push({ id, months: approved.map(({ period }) => period) });
  }
}

const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const idIn = (page: Page) => new URL(page.url()).searchParams.get('id') ?? '';
/** The number in the title of a page, once it is there. */
const numberIn = async (page: Page, shape: RegExp) =>
  shape.exec((await page.getByRole('heading', { name: shape }).first().textContent()) ?? '')?.[0] ?? '';
/** The value of a fact, by its name. */
const fact = (page: Page, name: string) =>
  page
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')
    .first();

const screens = {
  charges: '/pages/shipment/cargoshipment_charge',
  ofShipment: (id: string) => `/pages/shipment/detail/chargedetail?shipmentId=${id}`,
  invoices: '/pages/shipment/cargoshipment_invoice',
  invoice: (id: string) => `/pages/shipment/detail/invoicedetail?id=${id}`,
  aging: '/pages/shipment/accounts_analysis',
  ledger: '/pages/shipment/ledger/index',
  statements: '/pages/shipment/statement/index',
};
/** Nothing a customer sees says this. */
const cost = '1,733.21';

describe('charges', () => {
  it('are pasted from a sheet and typed by operations, and handed in', async () => {
    const { page } = ops;
    for (const [place, { id, no }] of shipments.entries()) {
      await ops.open(`/pages/shipment/cargo/jobDetail?id=${id}`);
      await press(page, '费用');
      await page.getByRole('heading', { name: `费用 ${no}` }).waitFor();
      await press(page, '从表格粘贴');
      const block = ['费用\t单价\t币种\t数量', 'OF\t2400\tUSD\t2', 'DOC\t450\tCNY\t1'];
      await say(page, '加入 2 项费用', (sheet) => sheet.getByLabel('粘贴的内容').fill(block.join('\n')));
      if (place === 0) {
        await page.getByRole('button', { name: '添加一行' }).last().click();
        const payable = page.getByRole('region', { name: '应付', exact: true });
        const found = page.getByRole('listbox').getByRole('option').first();
        await payable.getByLabel('第 1 行 费用名称').fill('OF');
        await found.click();
        await payable.getByLabel('第 1 行 结算对象').fill('长荣');
        await found.click();
        await payable.getByLabel('第 1 行 单价').fill('1733.21');
      }
      await press(page, '保存');
      await page.getByText('保存成功').first().waitFor();
      for (const side of place === 0 ? ['应收', '应付'] : ['应收'])
        await page.getByRole('region', { name: side, exact: true }).getByLabel('全选').check();
      await press(page, '提交审核');
      await page.getByRole('region', { name: '应收', exact: true }).getByText('待审核').nth(1).waitFor();
    }
  });

  it('are approved by a manager, all of a shipment at once', async () => {
    const { page } = manager;
    await manager.open(screens.charges);
    await page.getByRole('link', { name: '待审核' }).click();
    for (const [place, { no }] of shipments.entries()) {
      await page.getByPlaceholder(/^业务号/).fill(no);
      await page.getByText(place === 0 ? '共 3 条' : '共 2 条').waitFor();
      await press(page, '全选');
      await press(page, '审核通过');
      await agree(page, '审核通过');
      await page.getByText('没有符合条件的数据').waitFor();
    }
  });
});

let bill: { no: string; path: string };

describe('an invoice', () => {
  it('is made of two shipments, one for each currency, confirmed and issued', async () => {
    const { page } = finance;
    await finance.open(`${screens.charges}?f.party=${customerId}&f.status=approved&f.billed=open`);
    for (const { no } of shipments) {
      await rowOf(page, no).first().waitFor();
      for (const row of await rowOf(page, no).all()) await row.locator('[data-tick]').click();
    }
    await press(page, '生成账单');
    await page.getByText('USD 9,600.00').waitFor();
    await page.getByText('CNY 900.00').first().waitFor();
    await press(page, '生成 2 张草稿');
    await page.waitForURL(/tab=draft/);
    await page.getByPlaceholder(/^账单号/).fill(shipments[0]?.no ?? '');
    for (const [tab, act] of [
      ['草稿', '确认账单'],
      ['待发送', '发出账单'],
    ] as const) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await rowOf(page, 'USD 9,600.00').waitFor();
      await page.getByText('共 2 条').waitFor();
      await press(page, '全选');
      await press(page, act);
      await say(page, act);
      await page.getByText('没有符合条件的数据').waitFor();
    }
    await page.getByRole('link', { name: '已发送', exact: true }).click();
    await rowOf(page, 'USD 9,600.00').click();
    await press(page, '打开账单页面');
    await page.waitForURL(/invoicedetail/);
    bill = { no: await numberIn(page, /DN\d+/), path: screens.invoice(idIn(page)) };
    const download = page.waitForEvent('download');
    await press(page, 'PDF 中文');
    expect((await bytesOf(await download)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText('第 1 版（中文）').waitFor();
  });

  it('is two taps from home on the phone of its customer, who disputes a line and sees no costs', async () => {
    const { page } = client;
    await client.open('/pages/index/apply');
    await page.getByRole('link', { name: '账单发票' }).first().tap();
    await page.getByText(bill.no).first().tap();
    await page.getByRole('heading', { name: 'USD 9,600.00' }).waitFor();
    expect(await page.content()).not.toContain(cost);
    await press(page, '提异议');
    await say(page, '提交异议', async (sheet) => {
      await sheet.getByRole('checkbox').first().check();
      await sheet.getByLabel('异议原因').selectOption({ label: '单价不符' });
      await sheet.getByLabel('认为多收的金额（USD）').fill('200');
      await sheet.getByLabel('说明').fill('约定 2300');
    });
    await page.getByText('单价不符，认为多收 USD 200.00').waitFor();
    await client.open(screens.ofShipment(shipments[0]?.id ?? ''));
    await page.getByText('USD 4,800.00').first().waitFor();
    expect(await page.content()).not.toMatch(/1,733\.21|1733\.21|应付|毛利|利润|长荣/);
    await client.open(bill.path);
  });

  it('is credited in part by finance, and its customer sees what is left of it at once', async () => {
    const { page } = finance;
    await page.getByText('单价不符，认为多收 USD 200.00').waitFor();
    await press(page, '接受异议');
    await say(page, '接受异议', (sheet) => sheet.getByLabel('原因').fill('按约定更正'));
    await client.page.getByText('答复：按约定更正').waitFor();
    await choose(page, '开贷记账单');
    await say(page, '生成草稿', (sheet) => sheet.getByLabel('原因').fill('单价更正'));
    await page.getByRole('heading', { name: 'USD -200.00' }).waitFor();
    await press(page, '确认账单');
    await say(page, '确认账单');
    await press(page, '发出账单');
    await say(page, '发出账单');
    await fact(client.page, '余额').getByText('USD 9,400.00').waitFor();
    await client.page.getByText('已贷记').first().waitFor();
  });
});

describe('a receipt', () => {
  it('in another currency pays a part, with its rate and what that makes of it', async () => {
    const { page } = finance;
    await finance.open(bill.path);
    await press(page, '收款核销');
    await press(page, '登记收款');
    await say(page, '登记', async (sheet) => {
      const account = sheet.getByLabel('公司账户');
      const yuan = await account.locator('option', { hasText: /^CNY/ }).first().getAttribute('value');
      await account.selectOption(yuan);
      await sheet.getByLabel('金额（CNY）').fill('14000');
      await sheet.getByLabel('银行流水号').fill('E2E-0001');
    });
    await page.waitForURL(/payment\/settle/);
    await page.getByLabel(`${bill.no} 汇率`).fill('7');
    const row = rowOf(page, bill.no);
    await row.getByText('USD 2,000.00').waitFor();
    await row.getByText('7,400.00').waitFor();
    await row.getByText(/汇兑(收益|损失) CNY/).waitFor();
    await press(page, '核销账单');
    await page.waitForURL(/payment\/detail/);
    await page.getByText('用款 CNY 14,000.00，汇率 1 USD = 7 CNY').waitFor();
    await page
      .getByText(/汇兑(收益|损失) CNY/)
      .first()
      .waitFor();
    await fact(client.page, '余额').getByText('USD 7,400.00').waitFor();
  });

  it('that is a little short closes it, and reversing that opens it again', async () => {
    const { page } = finance;
    await finance.open(bill.path);
    await page.getByText('实付 CNY 14,000.00，汇率 1 USD = 7 CNY').waitFor();
    await press(page, '收款核销');
    await press(page, '登记收款');
    await say(page, '登记', async (sheet) => {
      await sheet.getByLabel('金额（USD）').fill('7380');
      await sheet.getByLabel('银行流水号').fill('E2E-0002');
    });
    await page.waitForURL(/payment\/settle/);
    await rowOf(page, bill.no)
      .getByRole('checkbox', { name: /结清，放弃尾差 USD 20.00/ })
      .check();
    await rowOf(page, bill.no).getByText('尾差 USD 20.00', { exact: true }).waitFor();
    await press(page, '核销账单');
    await page.waitForURL(/payment\/detail/);
    await client.page.getByText('已结清').first().waitFor();
    await press(page, '冲销核销');
    await say(page, '冲销核销', (sheet) => sheet.getByLabel('原因').fill('认错账单'));
    await page.getByText('已冲销').first().waitFor();
    await fact(client.page, '余额').getByText('USD 7,400.00').waitFor();
    await client.page.getByText('部分收款').first().waitFor();
  });
});

/** What a column of a table comes to. */
async function addUp(page: Page, column: string): Promise<string> {
  const place = await page
    .getByRole('columnheader', { name: column, exact: true })
    .getAttribute('aria-colindex');
  const cells = await page.locator(`[role=gridcell][aria-colindex="${place}"]`).allTextContents();
  return thousandsFormat(
    cells.reduce((sum, text) => sum.plus(exact(text.replace(/[^\d.-]/g, ''))), exact('0')).toFixed(2),
  );
}

const lastMonth = new Date(`${new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)}-01`).getTime();
const endOfLastMonth = new Date(lastMonth - 86_400_000).toISOString().slice(0, 10);

describe('ageing', () => {
  let today: string;
  /** What is open in dollars, over all customers. */
  const allOwed = (page: Page) =>
    page
      .getByRole('region', { name: '账龄合计' })
      .getByRole('row', { name: /^USD/ })
      .getByRole('link')
      .filter({ hasText: /\d/ });

  it('of today says what is open, and its number opens the invoices it is the sum of', async () => {
    const { page } = finance;
    await finance.open(screens.aging);
    today = ((await allOwed(page).allTextContents()) ?? []).join(' ');
    // Its name: numbers of the row lead elsewhere.
    await page
      .getByRole('gridcell', { name: /华东机电/ })
      .first()
      .click();
    const table = page.getByRole('region', { name: /华东机电.*的账龄分布/ });
    await table.waitFor();
    const currencies = await table.getByRole('columnheader').allTextContents();
    const number = table
      .getByRole('row', { name: /^余额/ })
      .getByRole('cell')
      .nth(currencies.indexOf('USD'))
      .getByRole('link');
    const sum = (await number.textContent()) ?? '';
    await number.click();
    await page.waitForURL(/cargoshipment_invoice/);
    await rowOf(page, bill.no).getByText('USD 7,400.00').waitFor();
    expect(await addUp(page, '余额')).toBe(sum);
    await page.getByRole('list', { name: '按币种合计' }).getByText(`余额 USD ${sum}`).waitFor();
  });

  it('of the end of last month says what was open then, and opens a list that comes to it', async () => {
    const { page } = finance;
    await finance.open(screens.aging);
    await page.getByLabel('截止日期').fill(endOfLastMonth);
    await page.getByText(`截至 ${endOfLastMonth} 当日已知的账款`).waitFor();
    const numbers = await allOwed(page).allTextContents();
    expect(numbers.join(' ')).not.toBe(today);
    const first = allOwed(page).first();
    const sum = (await first.textContent()) ?? '';
    await first.click();
    await page.waitForURL(/aging\/items/);
    await page.getByText(new RegExp(`按币种合计\\s*USD ${sum}`)).waitFor();
  });
});

describe('a month', () => {
  let month: string;

  it('is not closed while charges of it wait, and leads to them', async () => {
    const { page } = finance;
    await finance.open(screens.ledger);
    const close = page.getByRole('button', { name: /^关账 \d{4}-\d{2}$/ });
    month = /\d{4}-\d{2}/.exec((await close.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await close.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(/还有 \d+ 条费用未审核/).waitFor();
    expect(await sheet.getByRole('button', { name: '关账', exact: true }).isDisabled()).toBe(true);
    await sheet.getByRole('link', { name: '查看未审核费用' }).click();
    await page.waitForURL(/cargoshipment_charge/);
    // Of the companies whose charges they see; none of them is approved.
    await rowOf(page, month).first().waitFor();
    expect(await rowOf(page, '已审核').count()).toBe(0);
  });

  it('is closed once what waits is carried over, and locks its charges', async () => {
    const { page } = finance;
    await finance.open(screens.ledger);
    await press(page, `关账 ${month}`);
    await say(page, '关账', (sheet) => sheet.getByRole('checkbox', { name: /^未审核的费用顺延到/ }).check());
    await rowOf(page, new RegExp(`^\\s*${month}`))
      .getByText('已关账')
      .waitFor();
    await finance.open(`${screens.charges}?f.period=${month}`);
    await rowOf(page, month).first().waitFor();
    expect(await rowOf(page, /待审核|录入|驳回/).count()).toBe(0);
  });

  it('that is closed is corrected by a change order, with what is earned before and after', async () => {
    const { page } = ops;
    const inMonths = (fits: (one: string) => boolean) => charged.find(({ months }) => months.some(fits));
    const locked = inMonths((one) => one === month) ?? inMonths((one) => one < month);
    await ops.open(screens.ofShipment(locked?.id ?? expect.fail(`nothing was charged in ${month}`)));
    await page
      .getByRole('link', { name: /^更改单 / })
      .first()
      .click();
    const price = page.getByLabel(/单价$/).first();
    await price.fill(String(Number(await price.inputValue()) + 100));
    await page.getByRole('textbox', { name: '更改原因' }).fill('客户确认补差');
    await press(page, '提交审批');
    const no = await numberIn(page, /CHG[\d-]+/);
    for (const { page: desk } of [manager, finance]) {
      await openTask(desk, house.url, no);
      await desk.getByText('更改前利润').first().waitFor();
      await desk.getByText('更改后利润').first().waitFor();
      await answer(desk, '同意');
    }
    // The page of who asked follows.
    await page.getByText('已通过').first().waitFor();
    await page
      .getByText(/计入 \d{4}-\d{2}/)
      .first()
      .waitFor();
  });
});

describe('a statement', () => {
  it('of last month is shown before it is made, sent, and confirmed on a phone', async () => {
    const { page } = finance;
    await finance.open(screens.statements);
    await page.getByRole('button', { name: '生成对账单', exact: true }).first().click();
    const sheet = page.getByRole('dialog', { name: '生成对账单' });
    await sheet.getByLabel('结算对象').click();
    const picker = page.getByRole('dialog', { name: '结算对象' });
    await picker.getByRole('searchbox').fill('华东机电');
    await picker.getByRole('row').filter({ hasText: '华东机电' }).first().click();
    await press(picker, '确定');
    await sheet.getByRole('region', { name: '对账内容预览' }).waitFor();
    await press(sheet, '生成草稿');
    await page.waitForURL(/statement\/detail/);
    const no = await numberIn(page, /SOA\d+/);
    await press(page, '发送给客户');
    await say(page, '发送给客户');
    await page.getByText('待客户确认').first().waitFor();

    const { page: held } = client;
    await client.open('/pages/index/apply');
    await held.getByRole('link', { name: '账单发票' }).first().tap();
    await held.getByRole('navigation', { name: '账单与对账单' }).getByRole('link', { name: '对账单' }).tap();
    await held.getByText(no).tap();
    await press(held, '确认对账单');
    await agree(held, '确认对账单');
    await held.getByText('客户已确认').first().waitFor();
    await page.getByText('客户已确认').first().waitFor();
  });
});

describe('the books', () => {
  it('balance to the cent', async () => {
    const { page } = finance;
    await finance.open(screens.ledger);
    await page.getByRole('tab', { name: '试算平衡' }).click();
    await page.getByText('试算平衡：借贷差额为 CNY 0.00').waitFor();
  });
});
