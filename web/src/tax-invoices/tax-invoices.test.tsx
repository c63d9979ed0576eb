import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Heard, refused, success } from '../testing/answers.ts';
import { place } from '../testing/open-app.tsx';
import { applyPathOf, applyScreen, taxInvoicePathOf, taxInvoicesScreen } from './paths.ts';
import {
  calls,
  issued,
  linesPage,
  number,
  openTaxInvoices,
  preview,
  taxableLine,
  taxInvoice,
  taxPage,
} from './testing/tax-invoices.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (status: string) => success({ id: 't1', version: 3, applyNo: 'INV202611100001', status });

describe('on a desk', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('what waits to be issued is shown with the quota, and one is registered beside it', async () => {
    const room = await openTaxInvoices(`${taxInvoicesScreen}?tab=toIssue`, {
      answers: { [calls.issue]: [saved('issued')] },
    });
    await expect.element(page.getByRole('link', { name: '待开具' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByText(/剩余 CNY 600.00/)).toBeVisible();
    await page.getByRole('gridcell', { name: 'INV202611100001' }).click();
    expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({ tab: 'toIssue' });
    await expect.element(page.getByRole('link', { name: 'DN26110001' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await press('登记开具');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabelText('发票号码').fill('123');
    await expect.element(sheet.getByRole('button', { name: '登记开具', exact: true })).toBeDisabled();
    await sheet.getByLabelText('发票号码').fill(number);
    await sheet.getByLabelText('开票日期').fill('2026-11-10');
    await sheet.getByRole('button', { name: '登记开具', exact: true }).click();
    await expect.poll(toast).toContain('已登记');
    expect(bodyOf((await room.heard(calls.issue))[0])).toEqual({
      ...{ version: 2, number, code: '', issuedOn: '2026-11-10', fileIds: [] },
    });
  });

  test('filters narrow what the list is asked by', async () => {
    const query =
      'tab=issued&f.kind=eNormal&f.taxNo=9131&f.rate=6&f.gross=100~200&f.issued=2026-11-01~2026-11-30';
    const room = await openTaxInvoices(`${taxInvoicesScreen}?${query}`);
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(bodyOf((await room.heard(calls.list))[0])).toMatchObject({
      tab: 'issued',
      filters: { kinds: ['eNormal'], taxNo: '9131', vatRate: '6' },
    });
  });
});

test('lines that wait become an application of one customer', async () => {
  await openTaxInvoices(taxInvoicesScreen, {
    answers: { [calls.lines]: [linesPage([taxableLine()])] },
  });
  await expect.element(page.getByText('待开票合计 CNY 106.00')).toBeVisible();
  await page.getByText('DN26110001').click();
  await expect.poll(place).toBe(applyPathOf(['in1']));
});

test('an application is worked out as it is filled in, and sent', async () => {
  const room = await openTaxInvoices(applyPathOf(['in1'], ['l1']), {
    answers: {
      [calls.apply]: [
        success({ id: 't1', version: 1, applyNo: 'INV202611100001', status: 'applied', flowId: 'f1' }),
      ],
    },
  });
  const amount = page.getByLabelText('DN26110001 文件费 本次开票（CNY）');
  await expect.element(amount).toHaveValue('106.00');
  await expect.element(page.getByText('壹佰零陆元整')).toBeVisible();
  await expect.element(page.getByText('USD 汇率 7.1（2026-11-10）')).toBeVisible();
  await expect.element(page.getByLabelText('抬头')).toHaveValue('0');
  await amount.fill('106.01');
  await expect.element(page.getByText('请输入 0 到 CNY 106.00 之间的金额')).toBeVisible();
  // What was chosen stays while it is being corrected.
  await expect.element(page.getByLabelText('抬头')).toHaveValue('0');
  await expect.element(page.getByRole('button', { name: '{提单号}' })).toBeVisible();
  await amount.fill('53');
  await press('{提单号}');
  await expect.element(page.getByLabelText('备注')).toHaveValue('{提单号}');
  await expect.element(page.getByRole('button', { name: '{USD金额}' })).toBeDisabled();
  expect(await accessibilityProblems()).toEqual([]);
  await expect.element(page.getByRole('button', { name: '提交申请' })).toBeEnabled();
  await press('提交申请');
  await expect.poll(place).toBe(taxInvoicePathOf('t1'));
  expect(bodyOf((await room.heard(calls.apply))[0])).toMatchObject({
    ...{ kind: 'eSpecial', titleIndex: 0, remark: '{提单号}' },
    lines: [{ invoiceLineId: 'l1', amount: '53' }],
  });
});

test('what keeps an application back is named, and it is not sent', async () => {
  await openTaxInvoices(applyPathOf(['in1']), {
    answers: {
      [calls.lines]: [linesPage([taxableLine({ vatKind: 'exempt', vatRate: '0' })])],
      [calls.preview]: [success(preview({ problems: ['specialExempt', 'beyondQuota'] }))],
    },
  });
  await expect.element(page.getByLabelText('发票类型')).toHaveValue('eNormal');
  await expect.element(page.getByText('免税、零税率或不征税的费用只能开普通发票')).toBeVisible();
  await expect.element(page.getByText(/超过本月开票额度/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '提交申请' })).toBeDisabled();
});

test('an issued one is delivered, and turned red in part', async () => {
  const room = await openTaxInvoices(taxInvoicePathOf('t1'), {
    answers: {
      [calls.one]: [success(issued())],
      [calls.deliver]: [
        success({ id: 't1', version: 3, applyNo: 'INV202611100001', status: 'delivered', count: 2 }),
      ],
      [calls.red]: [
        success({
          ...{ id: 't1', version: 4, applyNo: 'INV202611100001', status: 'redPending' },
          ...{ redId: 'r1', flowId: 'f2' },
        }),
      ],
    },
  });
  await expect.element(page.getByRole('button', { name: '下载 发票.pdf' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await press('交付');
  await page.getByRole('dialog').getByRole('button', { name: '交付', exact: true }).click();
  await expect.poll(toast).toContain('2 人');
  await press('红冲');
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByLabelText('*经纪代理服务*文件费 · 文件费');
  await amount.fill('106.01');
  await expect.element(sheet.getByText('不能超过可红冲金额')).toBeVisible();
  await amount.fill('53');
  await sheet.getByLabelText('红冲原因').selectOptions('04');
  await sheet.getByRole('button', { name: '提交红冲' }).click();
  await expect.poll(toast).toContain('红冲申请已提交');
  expect(bodyOf((await room.heard(calls.red))[0])).toMatchObject({
    ...{ version: 2, reason: '04', isUsed: false, lines: [{ lineId: 'tl1', gross: '53' }] },
  });
});

test('what came back to who applied says so', async () => {
  await openTaxInvoices(taxInvoicePathOf('t1'), {
    answers: { [calls.one]: [success(taxInvoice({ status: 'applied', returnedWith: '' }))] },
  });
  await expect.element(page.getByText('审批已退回给申请人，请在流程中补充后重新提交。')).toBeVisible();
});

test('a red one says which one it takes back, and what the buyer said', async () => {
  const room = await openTaxInvoices(taxInvoicePathOf('t1'), {
    answers: {
      [calls.one]: [
        success(
          taxInvoice({
            ...{ redOfId: 'b1', redOfNo: number, redReason: '01', gross: '-53.00', confirmation: 'needed' },
            can: ['askBuyer', 'fail', 'cancel'],
          }),
        ),
      ],
      [calls.confirm]: [saved('approved')],
    },
  });
  await expect.element(page.getByRole('link', { name: number })).toBeVisible();
  await press('红字确认');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('红字确认单编号').fill('HZ-1');
  await sheet.getByRole('button', { name: '已发起' }).click();
  await expect.poll(toast).toContain('操作成功');
  expect(bodyOf((await room.heard(calls.confirm))[0])).toEqual({
    version: 2,
    state: 'asked',
    confirmNo: 'HZ-1',
  });
});

test('on a phone they are cards; a customer reads and downloads their own', async () => {
  await openTaxInvoices(`${taxInvoicesScreen}?tab=issued`, {
    ...{ isCustomer: true, buttons: ['btn_apply', 'btn_download'] },
    answers: {
      [calls.list]: [taxPage([issued()])],
      [calls.one]: [success(issued({ can: ['download'], history: [], createdByName: '', flowId: null }))],
    },
  });
  await page.getByText(number).click();
  await expect.poll(place).toBe(taxInvoicePathOf('t1'));
  await expect.element(page.getByRole('button', { name: '下载 发票.pdf' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('who may not apply sees nothing to fill in, and what is not theirs is not there', async () => {
  await openTaxInvoices(applyScreen, { buttons: ['btn_download'] });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});

test('one that is not for somebody is not there', async () => {
  await openTaxInvoices(taxInvoicePathOf('t1'), { answers: { [calls.one]: [refused(404, '数据不存在')] } });
  await expect.element(page.getByRole('heading', { name: '找不到这张发票' })).toBeVisible();
});
