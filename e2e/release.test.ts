// Features: release, shipments, charges, invoices, payments, workflow

import { chargeCodes } from '@fairway/contract/charge-codes.ts';
import { actOnInvoices, createInvoices, getInvoice } from '@fairway/contract/invoices.ts';
import { signIn } from '@fairway/contract/session.ts';
import { actOnCharges, listCharges, saveCharges } from '@fairway/contract/shipment-charges.ts';
import {
  addShipmentBill,
  answerShipmentBill,
  sendShipmentBill,
  setBillState,
} from '@fairway/contract/shipment-papers.ts';
import { addTrackingEvent } from '@fairway/contract/shipment-tracking.ts';
import { createShipment } from '@fairway/contract/shipments.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customerIdOf } from '../server/src/customers/demo/ids.ts';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { userIdOf } from '../server/src/organisation/demo/ids.ts';
import { type Caller, callerOf } from '../server/src/testing/caller.ts';
import { answer, openTask } from './answer-request.ts';
import { choose, press, rowOf, say } from './controls.ts';
import { desktop, type House, openOwnHouse, phone, type Visitor } from './house.ts';

let house: House;
let ops: Visitor;
let head: Visitor;
let general: Visitor;
let documents: Visitor;
let finance: Visitor;
let client: Visitor;
const everybody = () => [ops, head, general, documents, finance, client];

/** A shipment that is not paid for, and one of the customer whose people sign in, with a bill that is not paid. */
let unpaid: { id: string; no: string };
let theirs: { id: string; no: string };
let invoice: { id: string; no: string };

beforeAll(async () => {
  // What is owed and released here would stand in the lists of other journeys.
  house = await openOwnHouse();
  [ops, head, general, documents, finance, client] = await Promise.all([
    house.enter('ops01', desktop),
    house.enter('manager01', desktop),
    house.enter('gm01', desktop),
    house.enter('docs01', desktop),
    house.enter('finance01', desktop),
    house.enter('client01', phone),
  ]);
  await bringCargo();
});
afterEach(() => {
  expect(everybody().flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
});
afterAll(() => house?.close());

/** So much that it is beyond any credit. */
const muchOwed = '3000000.00';
/** For who has credit for less: more than the first level may let go, and not so much that three are asked. */
const someOwed = '120000.00';
const day = 86_400_000;

/** Cargo of our own: what of the demo arrives, and owes what, is another on every day. */
async function bringCargo(): Promise<void> {
  const entered = async (account: string): Promise<Caller> => {
    const { data } = await callerOf(house.url)(signIn, { body: { account, password: demoPassword } });
    return callerOf(house.url, { authorization: data?.token ?? '' });
  };
  const [byOps, byHead, byFinance] = await Promise.all([
    entered('ops01'),
    entered('manager01'),
    entered('finance01'),
  ]);
  const callers = { byOps, byHead, byFinance };
  const [other, own] = [customerIdOf('C0038'), customerIdOf('C0001')];
  unpaid = await arriving(byOps, other);
  await billed(unpaid.id, other, someOwed, callers);
  theirs = await arriving(byOps, own);
  invoice = await billed(theirs.id, own, muchOwed, callers);
}

const done = <T>({ code, msg, data }: { code: number; msg: string; data?: T }): T =>
  code === 200 && data !== undefined ? data : expect.fail(`${code} ${msg}`);

/** A shipment that arrives the day after tomorrow, with a seaway bill its customer agreed to. */
async function arriving(byOps: Caller, customerId: string): Promise<typeof unpaid> {
  const { id, shipmentNo: no } = done(
    await byOps(createShipment, {
      body: {
        ...{ customerId, business: 'SE', mode: 'FCL', polId: 'port-CNNGB', podId: 'port-USLAX' },
        agentId: customerIdOf('C0013'),
        ship: {
          ...{ vesselName: 'FAIRWAY E2E', vesselImo: '9400000', voyageNo: '026E' },
          ...{ etd: Date.now() - 20 * day, eta: Date.now() + 2 * day },
        },
        boxes: [{ type: '40HQ' }],
        members: [{ userId: userIdOf('docs01'), role: 'documents' }],
      },
    }),
  );
  for (const [milestone, daysAgo] of [
    ['BOOKED', 25],
    ['DEP', 20],
  ] as const)
    done(
      await byOps(addTrackingEvent, {
        params: { id },
        body: { milestone, classifier: 'ACT', at: Date.now() - daysAgo * day, reason: '补录' },
      }),
    );
  const bill = done(
    await byOps(addShipmentBill, { params: { id }, body: { kind: 'HBL', issueType: 'seaway' } }),
  );
  const params = { id, billId: bill.id };
  const { version } = bill;
  done(await byOps(sendShipmentBill, { params, body: { version } }));
  done(await byOps(answerShipmentBill, { params, body: { version, answer: 'confirmed' } }));
  done(await byOps(setBillState, { params, body: { version, status: 'issued' } }));
  return { id, no };
}

interface Callers {
  byOps: Caller;
  byHead: Caller;
  byFinance: Caller;
}

/** A charge of a customer, approved, billed and issued. */
async function billed(
  shipmentId: string,
  partyId: string,
  price: string,
  { byOps, byHead, byFinance }: Callers,
): Promise<typeof invoice> {
  const codes = done(await byOps(chargeCodes.list, { body: { keyword: 'DOC', pageSize: 20 } }));
  const chargeCodeId = codes.list.find(({ enCode }) => enCode === 'DOC')?.id ?? expect.fail('no code DOC');
  const { ids } = done(
    await byOps(saveCharges, {
      params: { shipmentId },
      body: {
        added: [
          {
            ...{
              side: 'receivable',
              chargeCodeId,
              partyId,
              unit: 'bl',
              quantity: '1',
            },
            ...{ price, currency: 'CNY', onBehalf: false, isConfidential: false, remark: '' },
          },
        ],
      },
    }),
  );
  for (const [by, act] of [
    [byOps, 'submit'],
    [byHead, 'approve'],
  ] as const) {
    const { list } = done(await by(listCharges, { body: { pageSize: 200, filters: { shipmentId } } }));
    const charges = list.filter(({ id }) => ids.includes(id)).map(({ id, version }) => ({ id, version }));
    done(await by(actOnCharges, { params: { act }, body: { charges, acceptsLowMargin: true } }));
  }
  const { invoices } = done(await byFinance(createInvoices, { body: { chargeIds: ids } }));
  const id = invoices[0]?.id ?? expect.fail('nothing was billed');
  for (const act of ['confirm', 'issue'] as const) {
    const { version } = done(await byFinance(getInvoice, { params: { id } }));
    done(await byFinance(actOnInvoices, { params: { act }, body: { invoices: [{ id, version }] } }));
  }
  const { invoiceNo } = done(await byFinance(getInvoice, { params: { id } }));
  return { id, no: invoiceNo };
}

const numberIn = async (page: Page): Promise<string> =>
  (
    await page
      .getByRole('heading', { name: /^REL\d+/ })
      .first()
      .textContent()
  )?.trim() ?? '';
/** The day so many days from now. */
const dayIn = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

const releases = '/pages/shipment/cargo/cargorelease';

describe('cargo that is not paid for', () => {
  let releaseNo: string;

  it('goes only with somebody who vouches, and says how much would do', async () => {
    const { page } = ops;
    await ops.open(releases);
    await page.getByRole('link', { name: /^待申请/ }).click();
    await rowOf(page, unpaid.no).click();
    await page.waitForURL(/releaseapply/);
    await page.getByRole('radio', { name: /^海运单/ }).check();
    await page
      .getByText(/^收款 .*\d\.\d\d 后可放$/)
      .first()
      .waitFor();
    const send = page.getByRole('button', { name: '提交申请', exact: true });
    expect(await send.isDisabled()).toBe(true);
    await page.getByLabel('担保人').fill('沈立群');
    await page.getByLabel('承诺付款日').fill(dayIn(10));
    await page.getByLabel('说明').fill('老客户，月底付款');
    await send.click();
    await page.waitForURL(/cargo\/release\?/);
    releaseNo = await numberIn(page);
    await page.getByText('等待审批').first().waitFor();
  });

  it('is refused at the second level with a reason, which stands there for who applied', async () => {
    await openTask(head.page, house.url, releaseNo);
    await head.page
      .getByText(/^欠 [A-Z]{3} [\d,.]+/)
      .first()
      .waitFor();
    await answer(head.page, '同意');
    await openTask(general.page, house.url, releaseNo);
    await answer(general.page, '退回', async (form) => {
      await form.getByRole('radio', { name: '驳回，结束本次审批' }).check();
      await form.getByLabel('退回意见').fill('先收一半货款');
    });
    const { page } = ops;
    await page.getByText('已驳回').first().waitFor();
    await page.getByText('先收一半货款').first().waitFor();
  });

  it('is applied for again, and approved by two levels', async () => {
    const { page } = ops;
    await press(page, '重新申请');
    await page.waitForURL(/releaseapply/);
    await page.getByRole('radio', { name: /^海运单/ }).check();
    await page.getByLabel('担保人').fill('顾远航');
    await page.getByLabel('承诺付款日').fill(dayIn(3));
    await press(page, '提交申请');
    await page.waitForURL(/cargo\/release\?/);
    releaseNo = await numberIn(page);
    for (const { page: desk } of [head, general]) {
      await openTask(desk, house.url, releaseNo);
      await answer(desk, '同意');
    }
    await page
      .getByText(/由单证执行放货/)
      .first()
      .waitFor();
  });

  it('is released by documents after another look at the gate, and stands in the tracking', async () => {
    const { page } = documents;
    await documents.open(`${releases}?tab=toExecute`);
    await rowOf(page, releaseNo).click();
    await press(page, '执行放货');
    await say(page, '执行放货', (sheet) => sheet.getByLabel('放货号').fill('DO-2026-E2E'));
    // The page of who applied follows.
    await ops.page.getByText('货物已放').first().waitFor();
    await ops.page.getByText('DO-2026-E2E').first().waitFor();
    await documents.open(`/pages/shipment/cargo/jobinfo?id=${unpaid.id}`);
    await page
      .getByText(/DO-2026-E2E/)
      .first()
      .waitFor();
  });

  it('is taken back by finance only once the agent has stopped', async () => {
    const { page } = finance;
    await finance.open(`${releases}?tab=released`);
    await rowOf(page, releaseNo).click();
    await press(page, '打开页面');
    await page.waitForURL(/cargo\/release\?/);
    await press(page, '代理确认停止');
    await say(page, '代理确认停止', (sheet) => sheet.getByLabel(/代理怎么说/).fill('已通知仓库'));
    await page.getByText('陶美华 代理确认停止').waitFor();
    await choose(page, '撤回放货');
    await say(page, '撤回放货', (sheet) => sheet.getByLabel('撤回原因').fill('付款被银行退回'));
    await ops.page.getByText('放货已撤回').first().waitFor();
    await ops.page.getByText('付款被银行退回').first().waitFor();
  });
});

describe('a customer on a phone', () => {
  const apply = async (page: Page) => {
    await page.getByRole('radio', { name: /^海运单/ }).check();
    await page
      .getByText(/^付款 CNY [\d,.]+.* 后可放货$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '提交申请', exact: true }).tap();
    await page.waitForURL(/cargo\/release\?/);
    await page.getByText('申请已收到，我们的同事正在处理。').waitFor();
  };

  it('reads in plain words what to pay, and applies', async () => {
    const { page } = client;
    await client.open('/pages/index/apply');
    await page.locator('a[href*="releaseapply"]').filter({ hasText: theirs.no }).tap();
    await page.waitForURL(/releaseapply/);
    await page.getByText('您可以这样做').waitFor();
    await apply(page);
    expect(await page.locator('main').innerText()).not.toMatch(/信用额度|担保|G1|毛利/);
  });

  it('is told why it was refused, and applies again', async () => {
    const { page } = ops;
    await ops.open(`${releases}?tab=applied`);
    await rowOf(page, theirs.no).click();
    await press(page, '打开页面');
    await page.waitForURL(/cargo\/release\?/);
    await choose(page, '驳回');
    await say(page, '驳回', (sheet) => sheet.getByLabel('驳回原因').fill('请先付清文件费'));
    await client.page.getByText('这次申请没有通过。').waitFor();
    await client.page.getByText('原因：请先付清文件费').waitFor();
    await client.page.getByRole('button', { name: '重新申请' }).tap();
    await client.page.waitForURL(/releaseapply/);
    await apply(client.page);
  });

  it('pays, and the release passes without anybody touching it', async () => {
    const { page } = finance;
    await finance.open(`/pages/shipment/detail/invoicedetail?id=${invoice.id}`);
    await press(page, '收款核销');
    await press(page, '登记收款');
    await say(page, '登记', async (sheet) => {
      await sheet.getByLabel('金额（CNY）').fill(muchOwed);
      await sheet.getByLabel('银行流水号').fill('E2E-REL-1');
    });
    await page.waitForURL(/payment\/settle/);
    await press(page, '核销账单');
    await page.waitForURL(/payment\/detail/);
    await client.page.getByText('已批准，我们正在安排放货。').waitFor();
    await client.page.getByText('不需要您做什么。').waitFor();
  });

  it('is told once the cargo may be fetched', async () => {
    const { page } = documents;
    await documents.open(`${releases}?tab=toExecute`);
    await rowOf(page, theirs.no).click();
    await press(page, '执行放货');
    await say(page, '执行放货', (sheet) => sheet.getByLabel('放货号').fill('DO-2026-0002'));
    await client.page.getByText('已经放货，放货号 DO-2026-0002，可以提货了。').waitFor();
  });
});
