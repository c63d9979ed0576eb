import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { invoicePathOf, invoicesScreen } from '../paths.ts';
import {
  at,
  calls,
  customerDetail,
  detail,
  draft,
  line,
  localLine,
  openInvoices,
} from '../testing/invoices.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const openMenu = () => page.getByRole('button', { name: '更多操作' }).click();

afterEach(() => page.viewport(390, 844));

const dispute = {
  ...{ id: 'd1', lineId: 'l2', reason: 'price' as const, claimed: '60.00', remark: '报价为 600' },
  ...{ status: 'open' as const, byName: '陈客户', at: at(3), answerBy: Date.UTC(2099, 0, 1), answer: '' },
  ...{ answeredAt: null, creditId: null },
};

test('shows who owes what for which shipment, its tax, its money and what was done', async () => {
  await openInvoices(invoicePathOf('in1'));
  await expect.element(page.getByRole('heading', { name: 'USD 4,860.00' })).toBeVisible();
  await expect.element(page.getByText('大写：USD 肆仟捌佰陆拾元整')).toBeVisible();
  await expect.element(page.getByText('91330200MA2AXXXX1Y')).toBeVisible();
  await expect.element(page.getByText('逾期 12 天')).toBeVisible();
  await expect.element(page.getByText('2,100 × 2 箱 · 税率 免税，税额 0.00')).toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: '6% 622.64 37.36 660.00' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('row', { name: '合计 USD 4,822.64 37.36 4,860.00' }))
    .toBeInTheDocument();
  await expect
    .element(page.getByText('实付 CNY 6,063.00，汇率 1 USD = 7.05 CNY · 汇兑损益 CNY 12.30'))
    .toBeInTheDocument();
  await expect.element(page.getByText('邮件 · ap@ocean.example')).toBeInTheDocument();
  await expect.element(page.getByText('第 1 版（中文）')).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('on a desk what came of it stands beside it', async () => {
  await page.viewport(1440, 900);
  await openInvoices(invoicePathOf('in1'));
  const aside = page.getByRole('complementary').filter({ hasText: '收款记录' });
  await expect.element(aside.getByRole('heading', { name: '操作记录' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a draft is confirmed, and a refusal is said in words', async () => {
  const said = '账单 DN26110002 的费用已变动，请重新核对后再确认';
  const room = await openInvoices(invoicePathOf('in2'), {
    answers: {
      [calls.act('confirm')]: [refused(refusals.INVOICE_TOTALS_CHANGED.code, said), success({ count: 1 })],
      [calls.one('in2')]: [
        success(detail(draft())),
        success(detail(draft({ status: 'confirmed', can: ['issue', 'reopen', 'drop', 'print'] }))),
      ],
    },
  });
  await page.getByRole('button', { name: '确认账单' }).click();
  const sheet = page.getByRole('dialog', { name: '确认账单（1 张）' });
  await sheet.getByRole('button', { name: '确认账单' }).click();
  await expect.element(page.getByText(said)).toBeVisible();
  await sheet.getByRole('button', { name: '确认账单' }).click();
  await expect.element(page.getByRole('button', { name: '发出账单' })).toBeVisible();
  expect(bodyOf((await room.heard(calls.act('confirm')))[1]).invoices).toEqual([{ id: 'in2', version: 1 }]);
});

test('the number of a supplier’s paper is written into the draft', async () => {
  const room = await openInvoices(invoicePathOf('in2'), {
    answers: {
      [calls.one('in2')]: [success(detail(draft({ kind: 'supplier' })))],
      [calls.update('in2')]: [success({ id: 'in2', version: 2, invoiceNo: 'AP26110001', status: 'draft' })],
    },
  });
  await openMenu();
  await page.getByRole('menuitem', { name: '修改草稿' }).click();
  const sheet = page.getByRole('dialog', { name: '修改草稿' });
  await sheet.getByLabelText('供应商账单号').fill('EMC-778');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('已保存')).toBeVisible();
  expect(bodyOf((await room.heard(calls.update('in2')))[0])).toEqual({
    ...{ version: 1, billOn: '2026-10-01', dueOn: '2026-12-11', remark: '', supplierNo: 'EMC-778' },
  });
});

test('it is issued with a paper in the language that was chosen', async () => {
  const room = await openInvoices(invoicePathOf('in2'), {
    answers: {
      [calls.one('in2')]: [success(detail(draft({ status: 'confirmed', can: ['issue', 'print'] })))],
      [calls.act('issue')]: [success({ count: 1 })],
    },
  });
  await page.getByRole('button', { name: '发出账单' }).click();
  const sheet = page.getByRole('dialog', { name: '发出账单（1 张）' });
  await sheet.getByRole('radio', { name: '英文' }).click();
  await sheet.getByRole('button', { name: '发出账单' }).click();
  await expect.poll(async () => bodyOf((await room.heard(calls.act('issue')))[0]).language).toBe('en');
});

test('the due day is moved with a reason only', async () => {
  const room = await openInvoices(invoicePathOf('in1'), {
    answers: { [calls.act('moveDueDay')]: [success({ count: 1 })] },
  });
  await openMenu();
  await page.getByRole('menuitem', { name: '调整到期日' }).click();
  const sheet = page.getByRole('dialog', { name: '调整到期日（1 张）' });
  const agree = sheet.getByRole('button', { name: '调整到期日' });
  await sheet.getByLabelText('新的到期日').fill('2026-12-31');
  await expect.element(agree).toBeDisabled();
  await sheet.getByLabelText('原因').fill('客户月结改期');
  await agree.click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.act('moveDueDay')))[0]))
    .toMatchObject({ on: '2026-12-31', reason: '客户月结改期' });
});

test('a credit note is made of chosen lines, with the dispute it answers', async () => {
  const room = await openInvoices(invoicePathOf('in1'), {
    answers: {
      [calls.one('in1')]: [success(detail({ lines: [line(), localLine({ dispute })] }))],
      [calls.credit('in1')]: [success({ id: 'in2', version: 1, invoiceNo: 'CN26110001', status: 'draft' })],
    },
  });
  await openMenu();
  await page.getByRole('menuitem', { name: '开贷记账单' }).click();
  const sheet = page.getByRole('dialog', { name: '开贷记账单' });
  await sheet.getByRole('checkbox', { name: /文件费 DOC/ }).click();
  const amount = sheet.getByLabelText('冲减金额（USD）');
  await expect.element(amount).toHaveValue('60.00');
  await amount.fill('700');
  await expect.element(sheet.getByText('请填写大于 0 且不超过 USD 660.00 的金额')).toBeVisible();
  await amount.fill('60');
  await sheet.getByLabelText('原因').fill('单价更正');
  await sheet.getByRole('button', { name: '生成草稿' }).click();
  await expect.poll(place).toBe(invoicePathOf('in2'));
  expect(bodyOf((await room.heard(calls.credit('in1')))[0])).toEqual({
    ...{ version: 3, reason: '单价更正', lines: [{ lineId: 'l2', amount: '60' }], disputeIds: ['d1'] },
    acceptsTaxed: false,
  });
});

test('what is on a tax invoice is credited only by who was told which one and means it', async () => {
  const said = '这些费用已在发票上：25332000000010000001 (已开具)。';
  const asked = { fields: { acceptsTaxed: '25332000000010000001 (已开具)' } };
  const room = await openInvoices(invoicePathOf('in1'), {
    answers: {
      [calls.one('in1')]: [success(detail())],
      [calls.credit('in1')]: [
        refused(refusals.INVOICE_CREDIT_TAXED.code, said, asked),
        refused(refusals.INVOICE_CREDIT_TAXED.code, said, asked),
        success({ id: 'in2', version: 1, invoiceNo: 'CN26110001', status: 'draft' }),
      ],
    },
  });
  await openMenu();
  await page.getByRole('menuitem', { name: '开贷记账单' }).click();
  const sheet = page.getByRole('dialog', { name: '开贷记账单' });
  await sheet.getByRole('checkbox', { name: /文件费 DOC/ }).click();
  await sheet.getByLabelText('原因').fill('单价更正');
  const make = sheet.getByRole('button', { name: '生成草稿' });
  await make.click();
  const question = page.getByRole('alertdialog', { name: '费用已开票' });
  await expect.element(question.getByText(said)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await question.getByRole('button', { name: '先不冲减' }).click();
  await make.click();
  await question.getByRole('button', { name: '仍要冲减' }).click();
  await expect.poll(place).toBe(invoicePathOf('in2'));
  const sent = (await room.heard(calls.credit('in1'))).map((heard) => bodyOf(heard).acceptsTaxed);
  expect(sent).toEqual([false, false, true]);
});

test('a dispute says until when it is to be answered, and is answered', async () => {
  const room = await openInvoices(invoicePathOf('in1'), {
    answers: {
      [calls.one('in1')]: [success(detail({ answer: 'disputed', lines: [line(), localLine({ dispute })] }))],
      [calls.answerDispute('d1')]: [success({ id: 'd1', status: 'rejected' })],
    },
  });
  await expect.element(page.getByText('单价不符，认为多收 USD 60.00')).toBeVisible();
  await expect.element(page.getByText(/答复期限 2099-01-01/)).toBeVisible();
  await page.getByRole('button', { name: '驳回异议' }).click();
  const sheet = page.getByRole('dialog', { name: '驳回异议' });
  await sheet.getByLabelText('原因').fill('报价单第 3 行为 660');
  await sheet.getByRole('button', { name: '驳回异议' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.answerDispute('d1')))[0]))
    .toEqual({ isAccepted: false, answer: '报价单第 3 行为 660' });
});

test('that it went by mail is kept with who got it', async () => {
  const room = await openInvoices(invoicePathOf('in1'), {
    answers: { [calls.send('in1')]: [success({ count: 0 })] },
  });
  await openMenu();
  await page.getByRole('menuitem', { name: '发送给客户' }).click();
  const sheet = page.getByRole('dialog', { name: '发送给客户' });
  await sheet.getByRole('radio', { name: '邮件' }).click();
  await expect.element(sheet.getByRole('button', { name: '登记发送' })).toBeDisabled();
  await sheet.getByLabelText('收件人').fill('ap@ocean.example');
  await sheet.getByRole('button', { name: '登记发送' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.send('in1')))[0]))
    .toEqual({ via: 'mail', to: 'ap@ocean.example' });
});

test('a customer agrees with it', async () => {
  const room = await openInvoices(invoicePathOf('in1'), {
    who: 'customer',
    answers: {
      [calls.answer('in1')]: [success({ id: 'in1', version: 4, invoiceNo: 'DN26110001', status: 'issued' })],
      [calls.one('in1')]: [
        success(customerDetail()),
        success(customerDetail({ answer: 'confirmed', can: ['print', 'dispute'] })),
      ],
    },
  });
  await expect.element(page.getByRole('button', { name: '更多操作' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '确认无误' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认无误' }).click();
  await expect.element(page.getByText('客户已确认')).toBeVisible();
  expect(bodyOf((await room.heard(calls.answer('in1')))[0])).toMatchObject({ answer: 'confirm' });
});

test('a customer disputes a line, saying why and by how much', async () => {
  const room = await openInvoices(invoicePathOf('in1'), {
    who: 'customer',
    answers: {
      [calls.answer('in1')]: [success({ id: 'in1', version: 4, invoiceNo: 'DN26110001', status: 'issued' })],
    },
  });
  await page.getByRole('button', { name: '提异议' }).click();
  const sheet = page.getByRole('dialog', { name: '提异议' });
  const send = sheet.getByRole('button', { name: '提交异议' });
  await expect.element(send).toBeDisabled();
  await sheet.getByRole('checkbox', { name: /文件费 DOC/ }).click();
  await sheet.getByLabelText('异议原因').selectOptions('单价不符');
  await sheet.getByLabelText('认为多收的金额（USD）').fill('60');
  await sheet.getByLabelText('说明').fill('报价为 600');
  expect(await accessibilityProblems()).toEqual([]);
  await send.click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.answer('in1')))[0]))
    .toEqual({
      answer: 'dispute',
      lines: [{ lineId: 'l2', reason: 'price', claimed: '60', remark: '报价为 600' }],
    });
  await expect.element(page.getByText('异议已提交，我们会尽快答复')).toBeVisible();
});

test('the paper is fetched in the language that was asked for', async () => {
  const room = await openInvoices(invoicePathOf('in1'), {
    who: 'customer',
    answers: { [calls.paper('in1')]: [{ text: '%PDF-1.7', type: 'application/pdf' }] },
  });
  await page.getByRole('button', { name: 'PDF 英文' }).click();
  await expect.poll(async () => (await room.heard(calls.paper('in1')))[0]?.query).toContain('language=en');
});

test('one that is not there, or not for who asks, leads to the list', async () => {
  await openInvoices(invoicePathOf('gone'), {
    answers: { [calls.one('gone')]: [refused(refusals.NOT_FOUND.code, refusals.NOT_FOUND.zh)] },
  });
  await expect.element(page.getByRole('heading', { name: '没有这张账单' })).toBeVisible();
  await page.getByRole('button', { name: '查看全部账单' }).click();
  await expect.poll(place).toBe(invoicesScreen);
});
