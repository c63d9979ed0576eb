import type { ChangeDetail, ChangedCharge } from '@fairway/contract/charge-changes.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { changePathOf, chargePathOf, newChangePathOf, shipmentChargesPathOf } from '../paths.ts';
import { calls, charge, chargesPage, history, openCharges, thc } from '../testing/charges.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const locked = { isLocked: true, status: 'approved', period: '2026-09', can: [] } as const;
const rows = [
  charge({ ...locked, can: [] }),
  thc({ ...locked, can: [] }),
  // Corrected already, and of an open month: neither is changed here.
  thc({ ...locked, can: [], id: 'ch4', chargeCode: 'DOC', chargeName: '文件费', corrected: '2940.00' }),
  thc({ id: 'ch5', chargeCode: 'SEAL', chargeName: '封条费' }),
];
const before: ChangedCharge = {
  ...{ side: 'receivable', chargeCodeId: 'thc', chargeCode: 'THC', chargeName: '码头操作费', partyId: 'c1' },
  ...{ partyName: '宁波远洋贸易', unit: 'ctn', quantity: '2', price: '1470', currency: 'CNY' },
  ...{ amount: '2940.00', vatKind: 'taxable', vatRate: '6', onBehalf: false, isConfidential: false },
  ...{ bookAmount: '2940.00', remark: '' },
};
const change = (changes: Partial<ChangeDetail> = {}): ChangeDetail => ({
  ...{ id: 'cg1', version: 1, changeNo: 'CHG2611-0001', status: 'draft', shipmentId: 's1' },
  ...{ shipmentNo: 'SE26110001', reason: '船公司更正', stateRemark: '', flowId: null },
  profit: { before: { currency: 'CNY', amount: '6651.74' }, after: { currency: 'CNY', amount: '6274.38' } },
  ...{ createdByName: '陈操作', creatorTime: Date.UTC(2026, 10, 12), askedAt: null, settledAt: null },
  can: ['edit', 'remove', 'ask'],
  lines: [
    {
      ...{ kind: 'change', chargeId: 'ch2', chargeVersion: 1, before },
      after: { ...before, price: '1270', amount: '2540.00' },
      difference: { currency: 'CNY', amount: '-400.00' },
    },
  ],
  corrections: [],
  ...changes,
});
const own = {
  list: calls.changes,
  one: 'GET /api/erpcargo/ChargeChange/cg1',
  preview: 'POST /api/erpcargo/ChargeChange/Preview',
  create: 'POST /api/erpcargo/ChargeChange',
  ask: 'POST /api/erpcargo/ChargeChange/cg1/Ask',
};
const saved = { id: 'cg1', version: 1, changeNo: 'CHG2611-0001', status: 'draft' };
const open = (
  path: string,
  answers: Record<string, Answer[]> = {},
  who: 'operator' | 'auditor' = 'auditor',
) =>
  openCharges(path, {
    who,
    answers: {
      [calls.list]: [chargesPage(rows)],
      [own.preview]: [success({ lines: change().lines, profit: change().profit })],
      [own.one]: [success(change())],
      ...answers,
    },
  });

describe('on a desk', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('the charges of a shipment lead to its change orders where their month is closed', async () => {
    const { flowId: _, ...head } = change();
    await open(shipmentChargesPathOf('s1'), {
      [own.list]: [
        success({
          list: [{ ...head, flowId: null }],
          pagination: { currentPage: 1, pageSize: 50, total: 1 },
        }),
      ],
    });
    await expect.element(page.getByRole('link', { name: /CHG2611-0001/ })).toBeInTheDocument();
    // Each line of a closed month leads there too.
    await expect.element(page.getByRole('link', { name: '更改单 码头操作费 THC' })).toBeInTheDocument();
    await press('新建更改单');
    await expect.poll(place).toBe(newChangePathOf('s1'));
  });

  test('one is written side by side and submitted; what is earned by it is shown before', async () => {
    const room = await open(newChangePathOf('s1', 'ch2'), {
      [own.create]: [success(saved)],
      [own.ask]: [success({ ...saved, version: 2, status: 'asked', flowId: 'f1' })],
    });
    const price = page.getByLabelText('码头操作费 THC 单价');
    await expect.element(price).toHaveFocus();
    // What was corrected already and what is open are not offered.
    await expect.element(page.getByRole('rowheader', { name: /文件费/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: /封条费/ })).not.toBeInTheDocument();
    await userEvent.keyboard('1270');
    await expect.element(page.getByText('CNY -400.00').first()).toBeVisible();
    await expect.element(page.getByText('CNY 6,274.38')).toBeVisible();
    await page.getByRole('button', { name: '删除 海运费 OF' }).click();
    await expect.element(page.getByText('USD -4,860.00').first()).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await page.getByRole('textbox', { name: '更改原因' }).fill('船公司更正');
    await press('提交审批');
    await expect.poll(toast).toContain('已提交审批');
    await expect.poll(place).toBe(changePathOf('cg1'));
    const { shipmentId, reason, lines } = bodyOf((await room.heard(own.create))[0]);
    expect({ shipmentId, reason }).toEqual({ shipmentId: 's1', reason: '船公司更正' });
    expect(lines).toMatchObject([
      { chargeId: 'ch1', version: 1, after: null },
      { chargeId: 'ch2', version: 1, after: { price: '1270', currency: 'CNY' } },
    ]);
    expect(bodyOf((await room.heard(own.ask))[0])).toEqual({ version: 1 });
  });

  test('what an invoice has is not lowered, and the page says what is needed', async () => {
    await open(newChangePathOf('s1', 'ch2'), {
      [own.preview]: [refused(400, '费用 THC 已开账单 CNY 2940.00，不能改得更低；请先开贷记账单')],
    });
    await expect.element(page.getByLabelText('码头操作费 THC 单价')).toHaveFocus();
    await userEvent.keyboard('1');
    await expect.element(page.getByText(/请先开贷记账单/)).toBeVisible();
    await page.getByRole('textbox', { name: '更改原因' }).fill('改');
    await expect.element(page.getByRole('button', { name: '提交审批' })).toBeDisabled();
  });

  test('the page of one follows what becomes of the request', async () => {
    const asked = change({ status: 'asked', can: [], flowId: 'f1' });
    const room = await open(changePathOf('cg1'), {
      [own.one]: [success(asked), success({ ...asked, status: 'approved' })],
    });
    await expect.element(page.getByText('审批中')).toBeVisible();
    await room.sockets({ say: { method: 'flowChanged', taskId: 'f1', toDoCount: 0 } });
    await expect.element(page.getByText('已通过')).toBeVisible();
  });

  test('one that was approved shows what it made, and leads to its approval', async () => {
    await open(changePathOf('cg1'), {
      [own.one]: [
        success(
          change({
            ...{ status: 'approved', can: [], flowId: 'f1' },
            corrections: [
              {
                ...{ id: 'ch8', correctsId: 'ch2', side: 'receivable', chargeCode: 'THC' },
                ...{ chargeName: '码头操作费', currency: 'CNY', amount: '-2940.00', period: '2026-11' },
                ...{ partyName: '宁波远洋贸易', takesBack: true },
              },
            ],
          }),
        ),
      ],
    });
    await expect.element(page.getByText('已通过')).toBeVisible();
    await expect.element(page.getByRole('cell', { name: /CNY 2,540.00/ })).toBeVisible();
    await expect.element(page.getByText(/冲回 · 应收 · 宁波远洋贸易 · 计入 2026-11/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '查看审批' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '提交审批' })).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

test('on a phone a charge of a closed month leads to a form, and before and after stand below each other', async () => {
  await open(chargePathOf('ch1'), {
    [calls.one('ch1')]: [success({ charge: charge({ ...locked, can: [] }), history })],
  });
  await press('更改单');
  await expect.poll(place).toBe(newChangePathOf('s1', 'ch1'));
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('单价').fill('2400');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('USD 4,800.00')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('one that is not for somebody is not there', async () => {
  await open(changePathOf('cg1'), { [own.one]: [refused(404, '数据不存在')] });
  await expect.element(page.getByRole('heading', { name: '找不到这份更改单' })).toBeVisible();
});
