// Features: users, session, files
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbookOf } from '../server/src/rate-import/testing/sheets.ts';
import { bytesOf, desktop, type OwnHouse, openOwnHouse, phone } from './house.ts';

let house: OwnHouse;
beforeAll(async () => {
  house = await openOwnHouse({ FAIRWAY_DEMO: '0' });
});
afterAll(() => house?.close());

const headings = ['登录账号', '姓名', '所属组织', '角色', '直属上级'];
const sheet = (organisation: string) => ({
  name: '员工.xlsx',
  mimeType: 'application/octet-stream',
  buffer: workbookOf([
    headings,
    ['chen.mo', '陈默', '远洋货代', '销售', 'wang.min'],
    ['zhao.lei', '赵磊', organisation, '销售', 'chen.mo'],
  ]),
});

describe('a company of one’s own', () => {
  it('adds somebody, who comes in by a link, and imports others once their sheet is mended', async () => {
    const code = /one-time code: ([\w-]+)/.exec(house.server.printed())?.[1] ?? '';
    const boss = await house.visit(desktop);
    const { page } = boss;
    await boss.open('/pages/login/index');
    await page.getByLabel('一次性代码').fill(code);
    await page.getByLabel('公司名称').fill('远洋货代');
    await page.getByLabel('管理员账号').fill('boss');
    await page.getByLabel('姓名').fill('王老板');
    await page.getByLabel('密码', { exact: true }).fill('Strong@2026');
    await page.getByRole('button', { name: '创建并登录' }).click();
    await page.waitForURL('**/pages/index/apply');

    await boss.moveTo('/pages/system/users');
    await page.getByRole('button', { name: '新增用户' }).first().click();
    const form = page.getByRole('dialog', { name: '新增用户' });
    await form.getByLabel('姓名').fill('王敏');
    await form.getByLabel('登录账号').fill('wang.min');
    await form.getByRole('button', { name: /所属组织/ }).click();
    await page.getByRole('dialog').last().getByText('远洋货代').first().click();
    await page.getByRole('button', { name: /^确定/ }).click();
    await form.getByRole('button', { name: /角色/ }).click();
    await page.getByRole('dialog').last().getByText('销售').first().click();
    await page.getByRole('button', { name: /^确定/ }).click();
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText('王敏 已新增，请邀请其设置密码').waitFor();
    await page.getByRole('button', { name: '邀请设置密码' }).click();
    await page.getByRole('button', { name: '生成邀请链接' }).click();
    const address = new URL(await page.getByLabel('链接地址').inputValue());
    expect(address.pathname).toBe('/pages/login/invitation');

    const invited = await house.visit(phone);
    await invited.open(address.pathname + address.hash);
    await invited.page.getByText('王敏，您的登录账号是 wang.min').waitFor();
    await invited.page.getByLabel('密码', { exact: true }).fill('Harbour-lights-42');
    await invited.page.getByRole('button', { name: '设置密码并登录' }).click();
    await invited.page.waitForURL('**/pages/index/apply');
    expect(invited.complaints).toEqual([]);
    await invited.leave();
    // The list follows what the other one did.
    await page.keyboard.press('Escape');
    await page.getByRole('gridcell', { name: '在用' }).nth(1).waitFor();

    await boss.moveTo('/pages/system/userImport');
    await page.locator('input[type=file]').setInputFiles(sheet('远洋货代/没有的部门'));
    await page.getByText('没有组织“远洋货代/没有的部门”').waitFor();
    await page.getByText('C3', { exact: true }).waitFor();
    await page.getByRole('button', { name: '换一个文件' }).click();
    await page.locator('input[type=file]').setInputFiles(sheet('远洋货代'));
    await page.getByRole('button', { name: '导入 2 人' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '生成所有邀请链接' }).click();
    const links = String(await bytesOf(await downloading));
    expect(links.match(/pages\/login\/invitation#[\w-]{40,}/g)).toHaveLength(2);
    await page.getByRole('button', { name: '查看用户' }).click();
    await page.getByRole('gridcell', { name: '赵磊' }).waitFor();
    expect(boss.complaints).toEqual([]);
    await boss.leave();
  });
});
