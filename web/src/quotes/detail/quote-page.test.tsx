import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { quoteEditPath, quotePathOf, quotesPath } from '../paths.ts';
import { calls, draft, forCustomer, openQuotes, sent } from '../testing/quotes.ts';

const open = (answers: Record<string, Answer[]> = {}, who: 'sales' | 'customer' = 'sales') =>
  openQuotes(quotePathOf('q1'), { answers, who });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const toast = () => document.querySelector('.toast')?.textContent ?? '';
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = async (name: string) => {
  await press('更多操作');
  await page.getByRole('menuitem', { name }).click();
};
const inDialog = (title: string) => page.getByRole('dialog', { name: title });
const token = 'a'.repeat(43);

afterEach(() => page.viewport(390, 844));

describe('a draft', () => {
  test('shows lines by part, totals by currency and what is not included', async () => {
    await open();
    await expect
      .element(page.getByRole('list', { name: '运费' }).getByText('USD 3,800.00'))
      .toBeInTheDocument();
    await expect.element(page.getByText('2 × USD 1,900 / 40HQ')).toBeInTheDocument();
    await expect.element(page.getByText('CNY 合计')).toBeInTheDocument();
    await expect.element(page.getByText('CNY 28,990.00')).toBeInTheDocument();
    await expect.element(page.getByText('仅在以下情况收取：危险品')).toBeInTheDocument();
    await expect.element(page.getByText('含一次免费改单')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('is sent, and its link can be copied and scanned at once', async () => {
    const room = await open({
      [calls.one]: [success(draft()), success(sent())],
      [calls.act('Send')]: [
        success({ id: 'q1', version: 3, link: { token, expiresAt: Date.UTC(2030, 11, 7) }, toldPeople: 2 }),
      ],
    });
    await press('发送');
    const sheet = inDialog('发送报价单');
    await sheet.getByRole('radio', { name: '7 天' }).click({ force: true });
    await sheet.getByRole('button', { name: '发送' }).click();
    await expect.element(inDialog('分享链接').getByRole('img', { name: '扫码打开报价单' })).toBeVisible();
    await expect
      .element(inDialog('分享链接').getByLabelText('链接地址'))
      .toHaveValue(expect.stringContaining(`/pages/freight/quote/shared#${token}`));
    expect(bodyOf((await room.heard(calls.act('Send')))[0])).toEqual({
      ...{ version: 2, hours: 168, isBelowFloorConfirmed: false },
    });
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('below its floor is sent only by who says so', async () => {
    const room = await open({
      [calls.one]: [success(draft({ isBelowFloor: true }))],
      [calls.act('Send')]: [
        success({ id: 'q1', version: 3, link: { token, expiresAt: Date.UTC(2030, 11, 7) }, toldPeople: 0 }),
      ],
    });
    await press('发送');
    const sheet = inDialog('发送报价单');
    await expect.element(sheet.getByRole('button', { name: '发送' })).toBeDisabled();
    await sheet.getByRole('checkbox').click();
    await sheet.getByRole('button', { name: '发送' }).click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.act('Send')))[0]))
      .toMatchObject({
        isBelowFloorConfirmed: true,
      });
  });

  test('is deleted after a question, and edited by its button', async () => {
    await open({ [calls.remove]: [success(null)] });
    await choose('删除');
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect.poll(place).toBe(quotesPath);
  });
});

describe('a quote that was sent', () => {
  test('gets a new link, and the link is ended', async () => {
    const room = await open({
      [calls.one]: [success(sent())],
      [calls.act('Share')]: [success({ token, expiresAt: Date.UTC(2030, 11, 7) })],
      [calls.act('RevokeLink')]: [success(null)],
    });
    await press('分享链接');
    const sheet = inDialog('分享链接');
    await expect.element(sheet.getByText(/现有链接/)).toBeVisible();
    await sheet.getByRole('button', { name: '生成新链接' }).click();
    await expect.element(sheet.getByRole('img', { name: '扫码打开报价单' })).toBeVisible();
    await sheet.getByRole('button', { name: '停用链接' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '停用链接' }).click();
    await expect.poll(async () => (await room.heard(calls.act('RevokeLink'))).length).toBe(1);
  });

  test('is noted as lost with a reason, and as accepted with a name', async () => {
    const room = await open({
      [calls.one]: [success(sent())],
      [calls.act('Lose')]: [refused(400, '报价单已经接受，不能再操作')],
      [calls.act('Accept')]: [success({ id: 'q1', version: 4, status: 'accepted' })],
    });
    await choose('登记失单');
    const losing = inDialog('登记失单');
    await losing.getByRole('combobox').selectOptions('price');
    await losing.getByRole('button', { name: '登记失单' }).click();
    await expect.poll(toast).toContain('已经接受');
    expect(bodyOf((await room.heard(calls.act('Lose')))[0])).toEqual({ reason: 'price', remark: '' });
    await losing.getByRole('button', { name: '取消' }).click();
    await choose('登记客户接受');
    await inDialog('登记客户接受').getByRole('button', { name: '确定' }).click();
    await expect.poll(toast).toBe('已登记接受');
    expect(bodyOf((await room.heard(calls.act('Accept')))[0])).toEqual({ name: '李经理' });
  });

  test('is copied to a draft, saved on paper and drawn as a long picture', async () => {
    const room = await open({
      [calls.one]: [success(sent())],
      [calls.pdf]: [{ text: '%PDF-1.7', type: 'application/pdf' }],
      [calls.act('Copy')]: [success({ id: 'q2', version: 1, quoteNo: 'QT2' })],
      'GET /api/erpcargo/Quote/q2': [success(draft({ id: 'q2' }))],
    });
    await choose('PDF English');
    await expect.poll(async () => (await room.heard(calls.pdf))[0]?.query).toContain('language=en');
    await choose('长图');
    const picture = inDialog('报价长图').getByRole('img', { name: /长图/ });
    await expect.element(picture).toBeVisible();
    await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(1500);
    await inDialog('报价长图').getByRole('button', { name: '关闭' }).click();
    await choose('复制报价单');
    await expect.poll(place).toBe(quoteEditPath('q2'));
  });

  test('is shown to its customer without what is internal, who accepts it', async () => {
    const room = await open(
      {
        [calls.one]: [success(forCustomer(sent()))],
        [calls.act('Accept')]: [success({ id: 'q1', version: 4, status: 'accepted' })],
      },
      'customer',
    );
    await expect.element(page.getByText('CNY 28,990.00')).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/底价|登记失单|分享链接/);
    await press('接受报价');
    await page.getByRole('alertdialog').getByRole('button', { name: '接受报价' }).click();
    await expect.poll(async () => (await room.heard(calls.act('Accept'))).length).toBe(1);
  });

  test('that is not there or not for the reader is not found', async () => {
    await open({ [calls.one]: [refused(refusals.NOT_FOUND.code, '不存在')] });
    await expect.element(page.getByRole('button', { name: '返回首页' })).toBeVisible();
  });
});
