import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, type House, openHouse, phone } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const card = (page: Page, words: string) => page.locator('.flow-card', { hasText: words }).first();

/** Picks somebody in the sheet that is open. */
async function pickPerson(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('searchbox').fill(name);
  await sheet.getByText(name).first().click();
  const confirm = sheet.getByRole('button', { name: /^确定/ });
  if (await confirm.isVisible()) await confirm.click();
}

async function fillLeave(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: /^请假类型/ }).click();
  await page.getByRole('dialog').last().getByText('事假').first().click();
  await page.getByLabel(/^开始日期/).fill('2026-12-07');
  await page.getByLabel(/^结束日期/).fill('2026-12-08');
  await page.getByLabel(/^请假事由/).fill(reason);
  await page.getByRole('button', { name: /^交接人/ }).click();
  await pickPerson(page, '钱雨薇');
}

/** Starts a leave as whoever is signed in. */
async function startLeave(page: Page, open: (path: string) => Promise<void>, reason: string): Promise<void> {
  await open('/pages/index/workFlow');
  await page
    .getByRole('button', { name: '请假申请' })
    .or(page.getByRole('link', { name: '请假申请' }))
    .first()
    .click();
  await page.waitForURL('**/flowBefore/index**');
  await fillLeave(page, reason);
  await button(page, '提交').click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^(确定|提交)$/ })
    .click();
  await page.getByText('提交成功').first().waitFor();
}

describe('a leave request', () => {
  it('is started on a phone with its way in sight, approved on a desk, and changes the first screen by itself', async () => {
    const asking = await house.visit(phone);
    await asking.signIn('sales01');
    await asking.open('/pages/index/workFlow');
    await startLeave(asking.page, asking.open, '回老家办事');
    await asking.open('/pages/workFlow/flowLaunch/index');
    await card(asking.page, '回老家办事').click();
    await asking.page.getByText('等待审核').first().waitFor();
    await asking.page.getByRole('tab', { name: '流程信息' }).click();
    await asking.page.getByText('沈立群').first().waitFor();

    const deciding = await house.visit(desktop);
    await deciding.signIn('manager01');
    await deciding.open('/pages/workFlow/flowTodo/index');
    await card(deciding.page, '回老家办事').click();
    await button(deciding.page, '同意').click();
    const sheet = deciding.page.getByRole('dialog').last();
    await sheet.getByRole('textbox').first().fill('路上小心');
    await sheet.getByRole('button', { name: /^(确定|同意|确认)$/ }).click();
    await deciding.page.getByText('已同意').first().waitFor();

    // Nobody touches the phone.
    await asking.page.getByText('审核通过').first().waitFor({ timeout: 10_000 });
    await asking.page.getByRole('tab', { name: '流转记录' }).click();
    await asking.page.getByText('路上小心').waitFor();

    await deciding.open('/pages/workFlow/flowDone/index');
    await card(deciding.page, '回老家办事').waitFor();
    const copied = await house.visit(phone);
    await copied.signIn('sales02');
    await copied.open('/pages/workFlow/flowCopy/index');
    await card(copied.page, '回老家办事').waitFor();

    for (const { complaints, leave } of [asking, deciding, copied]) {
      expect(complaints).toEqual([]);
      await leave();
    }
  }, 90_000);

  it('is sent back to a chosen step, corrected, approved, and the approval taken back', async () => {
    const asking = await house.visit(desktop);
    await asking.signIn('sales01');
    await startLeave(asking.page, asking.open, '搬家');
    const deciding = await house.visit(phone);
    await deciding.signIn('manager01');
    await deciding.open('/pages/workFlow/flowTodo/index');
    await card(deciding.page, '搬家').click();
    await button(deciding.page, '退回').or(button(deciding.page, '更多')).first().click();
    await deciding.page.waitForTimeout(300);
    if (!deciding.page.url().includes('operate'))
      await deciding.page.getByRole('dialog').last().getByRole('button', { name: '退回' }).click();
    await deciding.page.waitForURL('**/operate/index**');
    await deciding.page.getByLabel(/退回意见/).fill('请写清楚搬到哪里');
    await button(deciding.page, /^(确定|确认)$/).click();
    await deciding.page.getByText('已退回').first().waitFor();

    await asking.open('/pages/workFlow/flowLaunch/index');
    await card(asking.page, '搬家').getByText('审核退回').waitFor();
    await card(asking.page, '搬家').click();
    await asking.page.getByLabel(/^请假事由/).fill('搬家到闵行区');
    await button(asking.page, '提交').click();
    await asking.page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /^(确定|提交)$/ })
      .click();
    await asking.page.getByText('提交成功').first().waitFor();

    await deciding.open('/pages/workFlow/flowTodo/index');
    await card(deciding.page, '搬家到闵行区').waitFor();
    for (const { complaints, leave } of [asking, deciding]) {
      expect(complaints).toEqual([]);
      await leave();
    }
  }, 90_000);
});

describe('a manager', () => {
  it('approves twenty at once', async () => {
    const { page, signIn, open, complaints, leave } = await house.visit(desktop);
    await signIn('manager01');
    await open('/pages/workFlow/flowTodo/index');
    await button(page, '批量').click();
    await page.locator('.flow-card').nth(19).waitFor();
    const ticks = page.getByRole('checkbox');
    for (let n = 0; n < 20; n += 1) await ticks.nth(n).check();
    await button(page, '同意').last().click();
    const sheet = page.getByRole('dialog').last();
    await sheet
      .getByRole('button', { name: /^(同意|确定|批量同意)/ })
      .last()
      .click();
    await page.getByText(/20/).first().waitFor();
    await page
      .getByText(/成功|完成|已处理/)
      .first()
      .waitFor({ timeout: 20_000 });
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('entrusts approvals for a week, and the other one finds and decides them', async () => {
    const { page, signIn, open, complaints, leave } = await house.visit(phone);
    await signIn('gm01');
    await open('/pages/workFlow/entrust/form');
    await page.getByText('审批委托').first().click();
    await page.getByRole('button', { name: /^受委托人/ }).click();
    await pickPerson(page, '方慧敏');
    await page.getByText('一周').first().click();
    await button(page, /^(确定|保存|提交)$/)
      .last()
      .click();
    await page.waitForURL('**/entrust/index**');
    await page.getByText('委托中').first().waitFor();

    const standIn = await house.visit(desktop);
    await standIn.signIn('manager04');
    await standIn.open('/pages/workFlow/flowTodo/index');
    await standIn.page.getByText('委托 · 顾远航').first().waitFor();
    for (const each of [complaints, standIn.complaints]) expect(each).toEqual([]);
    await standIn.leave();
    await leave();
  }, 60_000);
});
