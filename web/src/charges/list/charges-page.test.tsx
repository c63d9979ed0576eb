import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { chargePathOf, chargesScreen, shipmentChargesPathOf } from '../paths.ts';
import { calls, charge, chargesPage, cost, openCharges, sums, thc } from '../testing/charges.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const submitted = (changes = {}) => charge({ status: 'submitted', can: ['approve', 'reject'], ...changes });

afterEach(() => page.viewport(390, 844));

test('on a phone charges are cards with sums by currency, and a card opens its page', async () => {
  const room = await openCharges(chargesScreen);
  await expect.element(page.getByText('CNY 2,940.00 + USD 4,860.00')).toBeVisible();
  await expect.element(page.getByText('2 箱 × USD 2,430')).toBeVisible();
  await expect.element(page.getByText('+USD 60.00')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: '待审核' }).click();
  await expect.poll(place).toBe(`${chargesScreen}?tab=toAudit`);
  await expect.poll(async () => bodyOf((await room.heard(calls.list)).at(-1)).tab).toBe('toAudit');
  await page.getByText('2 箱 × USD 2,430').click();
  await expect.poll(place).toBe(chargePathOf('ch1'));
});

test('a receivable says what of it is on tax invoices, and what is applied for', async () => {
  const taxed = { applied: '2000.00', invoiced: '1500.00' };
  const billed = charge({ status: 'approved', invoiced: '4860.00', can: [], taxed });
  await openCharges(chargesScreen, {
    answers: {
      [calls.list]: [chargesPage([billed])],
      [calls.one('ch1')]: [success({ charge: billed, history: [] })],
    },
  });
  await expect.element(page.getByText(/已开票 1,500\.00 · 申请中 500\.00/)).toBeVisible();
  await page.getByText('2 箱 × USD 2,430').click();
  await expect.element(page.getByText('已开票 1,500.00 · 申请中 500.00', { exact: true })).toBeVisible();
});

test('one that is billed and on no tax invoice says so', async () => {
  const none = thc({ status: 'approved', invoiced: '2940.00', can: [] });
  await openCharges(chargePathOf('ch2'), {
    answers: { [calls.one('ch2')]: [success({ charge: none, history: [] })] },
  });
  await expect.element(page.getByText('未开票', { exact: true })).toBeVisible();
});

test('opens under the folder of cargo, too', async () => {
  await openCharges('/pages/shipment/cargo/cargoshipment_charge');
  await expect.element(page.getByText('2 箱 × USD 2,430')).toBeVisible();
});

test('a customer has neither a side to choose nor anything to approve', async () => {
  const mine = charge({ status: 'approved', can: [], promised: null });
  await openCharges(chargesScreen, {
    who: 'customer',
    answers: {
      [calls.list]: [
        chargesPage([mine], { receivable: [{ currency: 'USD', amount: '4860.00' }], missingRates: [] }),
      ],
    },
  });
  await expect.element(page.getByText('USD 4,860.00').first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: '待审核' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '应付' })).not.toBeInTheDocument();
  await expect.element(page.getByText('应付合计')).not.toBeInTheDocument();
});

test('on a desk they are a table narrowed by the address, with the charge beside it', async () => {
  await page.viewport(1440, 900);
  const room = await openCharges(
    `${chargesScreen}?tab=receivable&shipmentId=s1&f.party=c1&f.charge=of&f.currency=usd&f.status=draft,submitted&f.billed=open&f.period=2026-11&f.etd=2026-11-01..2026-11-30&f.sales=u1&keyword=SE26`,
  );
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list))[0]))
    .toMatchObject({
      ...{ tab: 'receivable', keyword: 'SE26' },
      filters: {
        ...{ shipmentId: 's1', partyId: 'c1', chargeCodeId: 'of', currency: 'USD', isUnbilled: true },
        ...{ status: ['draft', 'submitted'], period: '2026-11', salesId: 'u1' },
        ...{ etdFrom: '2026-11-01', etdTo: '2026-11-30' },
      },
    });
  await expect
    .element(page.getByRole('link', { name: '打开本票费用' }))
    .toHaveAttribute('href', expect.stringContaining(shipmentChargesPathOf('s1')));
  await page.getByRole('gridcell', { name: '海运费 OF' }).first().click();
  await expect.element(page.getByText('1 USD = 7.0512 CNY（中行折算价，2026-11-01 起）')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '操作记录' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('several are approved at once, and what cannot be is left out', async () => {
  await page.viewport(1440, 900);
  const room = await openCharges(`${chargesScreen}?tab=toAudit`, {
    who: 'auditor',
    answers: {
      [calls.list]: [chargesPage([submitted(), cost({ can: ['approve'], version: 3 }), thc({ can: [] })])],
      [calls.act('approve')]: [success({ count: 2 })],
    },
  });
  await expect.element(page.getByRole('gridcell', { name: '码头操作费 THC' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '审核通过' }).click();
  const dialog = page.getByRole('alertdialog', { name: '审核通过（2 项费用）' });
  await expect.element(dialog.getByText(/应收 USD 4,860.00\s应付 USD 4,310.00\s另有 1 项/)).toBeVisible();
  await dialog.getByRole('button', { name: '审核通过' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.act('approve')))[0]))
    .toEqual({
      charges: [
        { id: 'ch1', version: 1 },
        { id: 'ch3', version: 3 },
      ],
      ...{ reason: '', acceptsLowMargin: false },
    });
});

test('a low margin is said with what to do, and approved when that is meant', async () => {
  await page.viewport(1440, 900);
  const said = 'SE26110001 审核后毛利率为 4.00%，低于公司下限 5%，确认后可继续';
  const room = await openCharges(`${chargesScreen}?tab=toAudit`, {
    who: 'auditor',
    answers: {
      [calls.list]: [chargesPage([submitted()])],
      [calls.act('approve')]: [
        refused(refusals.CHARGE_LOW_MARGIN.code, said, { fields: { acceptsLowMargin: '4.00%' } }),
        success({ count: 1 }),
      ],
    },
  });
  await expect.element(page.getByRole('gridcell', { name: '海运费 OF' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '审核通过' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '审核通过' }).click();
  const margin = page.getByRole('alertdialog', { name: '毛利率低于公司下限' });
  await expect.element(margin.getByText(new RegExp(said))).toBeVisible();
  await expect.element(margin.getByText(/可以返回核对成本和应收是否录全/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await margin.getByRole('button', { name: '仍然审核' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.act('approve')))[1]).acceptsLowMargin)
    .toBe(true);
});

test('charges are rejected with a reason', async () => {
  await page.viewport(1440, 900);
  const room = await openCharges(chargesScreen, {
    who: 'auditor',
    answers: {
      [calls.list]: [chargesPage([submitted()])],
      [calls.act('reject')]: [success({ count: 1 })],
    },
  });
  await expect.element(page.getByRole('gridcell', { name: '海运费 OF' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '驳回' }).click();
  const sheet = page.getByRole('dialog', { name: '驳回（1 项费用）' });
  await expect.element(sheet.getByRole('button', { name: '驳回' })).toBeDisabled();
  await sheet.getByLabelText('原因').fill('单价与报价不符');
  await sheet.getByRole('button', { name: '驳回' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.act('reject')))[0]).reason)
    .toBe('单价与报价不符');
});

test('approved charges of several shipments lead to where invoices are made of them', async () => {
  await page.viewport(1440, 900);
  const approved = { status: 'approved' as const, can: [] };
  await openCharges(chargesScreen, {
    who: 'biller',
    answers: {
      [calls.list]: [chargesPage([charge(approved), thc({ ...approved, shipmentId: 's2' }), cost()])],
      'POST /api/erpcargo/Invoice/Preview': [success({ list: [], problems: [] })],
    },
  });
  await page
    .getByRole('row', { name: /长荣海运代理/ })
    .getByRole('gridcell')
    .first()
    .click();
  await page.getByRole('button', { name: '生成账单' }).click();
  await expect.element(page.getByText('所选费用都未审核，不能生成账单')).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '生成账单' }).click();
  await expect.poll(place).toBe('/pages/shipment/invoice/make?chargeIds=ch1%2Cch2');
});

test('who makes no invoices is not led there', async () => {
  await page.viewport(1440, 900);
  await openCharges(chargesScreen, { who: 'auditor' });
  await page.getByRole('button', { name: '全选' }).click();
  await expect.element(page.getByRole('button', { name: '审核通过' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '生成账单' })).not.toBeInTheDocument();
});

test('without a rate there is no profit, and the pair is named', async () => {
  const { profit: _, ...rest } = sums;
  await openCharges(chargesScreen, {
    who: 'auditor',
    answers: {
      [calls.list]: [
        chargesPage([charge({ bookRate: null, bookAmount: null })], {
          ...{ ...rest, profit: null },
          missingRates: [{ pair: 'USD→CNY', date: '2026-11-11' }],
        }),
      ],
    },
  });
  await expect.element(page.getByText(/汇率缺失：USD→CNY 2026-11-11/)).toBeVisible();
});

test('with none there is the way to shipments', async () => {
  await openCharges(chargesScreen, { answers: { [calls.list]: [chargesPage([])] } });
  await page.getByRole('button', { name: '去看货物' }).click();
  await expect.poll(place).toBe('/pages/shipment/cargo/mycargoshipment');
});

test('who may not see charges is told so', async () => {
  await openCharges(chargesScreen, { answers: { [calls.list]: [refused(403, '没有权限')] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
