// Features: forms, records, form-models, data-interfaces, workbench, areas
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, type House, openHouse, phone } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const config = (place: object) => encodeURIComponent(Buffer.from(JSON.stringify(place)).toString('base64'));
const newForm = (modelId: string) => `/pages/apply/dynamicModel/form?config=${config({ modelId })}`;
const send = (page: Page) => page.getByRole('button', { name: '确定', exact: true }).last();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words);

/** Opens a picker and takes the row with these words. */
async function pick(page: Page, opener: Locator, words: string, isDesk: boolean): Promise<void> {
  await opener.click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('searchbox').fill(words);
  await sheet.getByText(words, { exact: true }).first().click();
  if (isDesk) await sheet.getByRole('button', { name: '确定' }).click();
}

/** Walks down the tree of areas. */
async function chooseArea(page: Page, label: string, names: string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const sheet = page.getByRole('dialog').last();
  for (const name of names) await sheet.getByText(name, { exact: true }).first().click();
  const confirm = sheet.getByRole('button', { name: /^确定/ });
  if (await confirm.isVisible()) await confirm.click();
}

async function dispatchUpToFees(page: Page): Promise<void> {
  await pick(page, page.getByRole('button', { name: /^车辆/ }), '沪A12345', false);
  await expect.poll(() => field(page, '司机').inputValue()).toBe('王大力');
  expect(await field(page, '司机手机').inputValue()).toBe('13700000301');
  await page.getByRole('button', { name: /^箱型/ }).click();
  await page.getByRole('dialog').last().getByText('40尺高柜').first().click();
  await chooseArea(page, '提货地区', ['上海市', '市辖区', '浦东新区']);
  await field(page, '提货地址').fill('顺通路 1 号');
  await chooseArea(page, '送达地区', ['浙江省', '宁波市', '北仑区']);
  await field(page, '送达地址').fill('顺通路 1 号');
}

describe('a truck dispatch on a phone', () => {
  it('is found, refused with a reason, filled by pickers, summed up, saved, changed by two, and remembered', async () => {
    const { page, signIn, complaints, leave } = await house.visit(phone);
    await signIn('ops01');
    await page.getByRole('main').getByRole('link', { name: '派车单' }).click();
    const title = page.locator('.record-row-title').first();
    const newest = await title.innerText();
    await page.getByRole('button', { name: '新增' }).click();
    await page.waitForURL('**/dynamicModel/form**');

    await send(page).click();
    await alert(page, '请选择车辆').waitFor();
    await dispatchUpToFees(page);

    await page.getByRole('button', { name: '新增一行' }).click();
    await pick(page, page.getByRole('button', { name: /^费用(?!明细)/ }).last(), '拖车费', false);
    await field(page, '数量').last().fill('2');
    await page.getByText('叁仟贰佰元整').waitFor();
    await send(page).click();
    await alert(page, '提货地址和送达地址不能相同').waitFor();
    await field(page, '送达地址').fill('兴港路 9 号');
    await send(page).click();
    await page.waitForURL('**/dynamicModel/index**');
    await expect.poll(() => title.innerText()).not.toBe(newest);
    const number = await title.innerText();

    // Two people change the same record.
    const other = await house.visit(desktop);
    await other.signIn('manager01');
    await title.click();
    await page.getByRole('button', { name: '编辑' }).click();
    await page.waitForURL('**/dynamicModel/form**');
    await other.page.goto(page.url(), { waitUntil: 'networkidle' });
    await field(other.page, '备注').last().fill('经理已看');
    await send(other.page).click();
    await other.page.waitForURL('**/dynamicModel/detail**');

    await field(page, '预付司机').fill('200');
    await page.getByText('3,000.00').waitFor();
    await send(page).click();
    await page.getByText('这条数据已被他人修改').waitFor();
    await page.getByRole('button', { name: '载入最新内容' }).click();
    await expect.poll(() => field(page, '备注').last().inputValue()).toBe('经理已看');
    expect(await field(page, '预付司机').inputValue()).toBe('200.00');
    await send(page).click();
    await page.waitForURL('**/dynamicModel/detail**');
    await page.getByText(number).first().waitFor();

    await page.getByRole('button', { name: '修改记录' }).click();
    const history = page.getByRole('dialog', { name: '修改记录' });
    await history.getByText('经理已看').waitFor();
    await history.getByText('200.00').first().waitFor();
    expect(await history.locator('.record-history > li').count()).toBe(3);
    expect(complaints).toEqual([]);
    await other.leave();
    await leave();
  });
});

describe('the form with every kind on a desk', () => {
  it('is filled by keyboard and paste, with pictures and a signature, left, and come back to', async () => {
    const { page, signIn, open, complaints, leave } = await house.visit(desktop);
    await signIn('sales01');
    await open(newForm('allKinds'));
    await field(page, '单行输入').fill('远航');
    await field(page, '数字').fill('100');
    await page.getByText('壹佰元整').waitFor();

    await page.getByRole('tab', { name: '文件与签名' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /选择图片/ }).click();
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#1d5fd1' } });
    const buffer = await picture.png().toBuffer();
    await (await chooser).setFiles({ name: '现场照片.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: '查看 现场照片.png' }).waitFor();
    await page.getByRole('button', { name: '手写签名 签名' }).click();
    const pad = page.getByRole('dialog').last().locator('canvas');
    const box = await pad.boundingBox();
    if (!box) throw new Error('no pad to sign on');
    await page.mouse.move(box.x + 40, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 120, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('dialog').last().getByRole('button', { name: '确定' }).click();

    await page.getByRole('tab', { name: '子表' }).click();
    await page.getByRole('button', { name: '新增一行' }).click();
    await page.getByRole('textbox', { name: '第 1 行 费用' }).fill('海运费');
    await page.getByRole('textbox', { name: '第 1 行 数量' }).click();
    await page.evaluate(paste('2\t10.5\n3\t100'));
    await page.getByText('321.00').first().waitFor();

    // Left half-filled, and found again as it was.
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '消息' }).click();
    await page.getByRole('button', { name: '保留草稿' }).click();
    await page.waitForURL('**/pages/index/index');
    await open(newForm('allKinds'));
    await page.getByRole('button', { name: '继续填写' }).click();
    await expect.poll(() => field(page, '单行输入').inputValue()).toBe('远航');
    await page.getByRole('tab', { name: '子表' }).click();
    await page.getByText('321.00').first().waitFor();

    await send(page).click();
    await alert(page, '请填写费用')
      .or(page.getByText(/第 2 行.*请填写费用/))
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: '第 2 行 费用' }).fill('文件费');
    await send(page).click();
    await page.waitForURL('**/dynamicModel/index**');
    await page.locator('[data-row]').first().click();
    await page.getByText('远航').first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** A paste event as a spreadsheet causes it. */
const paste = (text: string) => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ${JSON.stringify(text)});
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
})()`;

describe('an unseen form', () => {
  it('is read in by an administrator, told what is wrong with it, previewed, published, and filled in', async () => {
    const { page, signIn, open, complaints, leave } = await house.visit(desktop);
    await signIn('admin');
    await open('/pages/system/form');
    const definition = (calculated: string) =>
      JSON.stringify({
        version: 1,
        nodes: [
          { id: 'a', kind: 'number', model: 'pieces', label: '件数', required: true },
          { id: 'b', kind: 'calculation', model: 'twice', label: '两倍', calculated },
        ],
      });
    await field(page, '表单名称').fill('没见过的表单');
    await field(page, '编码').fill('unseen');
    await page.getByLabel('表单定义（JSON）').fill(definition('{nosuch} * 2'));
    await page.getByRole('button', { name: '检查并预览' }).click();
    await page.getByText('nosuch').last().waitFor();
    await page.getByLabel('表单定义（JSON）').fill(definition('{pieces} * 2'));
    await page.getByRole('button', { name: '检查并预览' }).click();
    await page.getByText('定义没有问题').waitFor();
    await field(page, '件数').fill('21');
    await page.getByText('42').waitFor();
    await page.getByRole('button', { name: '保存' }).click();
    await page.waitForURL('**/pages/system/form?id=*');
    await open('/pages/index/apply');
    await page.getByRole('main').getByRole('link', { name: '没见过的表单' }).first().click();
    await page.getByRole('button', { name: '新增' }).first().click();
    await field(page, '件数').fill('5');
    await send(page).click();
    await page.waitForURL('**/dynamicModel/index**');
    await page.locator('[data-row]').first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
