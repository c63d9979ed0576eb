// Features: session, system, workbench, files
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, type OwnHouse, openOwnHouse } from './house.ts';

let house: OwnHouse;
beforeAll(async () => {
  house = await openOwnHouse({ FAIRWAY_DEMO: '0', FAIRWAY_BASE_PATH: '/fairway' });
});
afterAll(() => house?.close());

describe('an empty system below a base path', () => {
  it('lets its first visitor create the administrator with the printed code', async () => {
    const code = /one-time code: ([\w-]+)/.exec(house.server.printed())?.[1] ?? '';
    expect(code).toMatch(/^[\w]{4}(-[\w]{4}){3}$/);
    const { page, open, complaints, leave } = await house.visit();
    await open('/pages/login/index');
    await page.getByLabel('一次性代码').fill('AAAA-BBBB-CCCC-DDDD');
    await page.getByLabel('公司名称').fill('远洋货代');
    await page.getByLabel('管理员账号').fill('boss');
    await page.getByLabel('姓名').fill('王老板');
    await page.getByLabel('密码', { exact: true }).fill('Strong@2026');
    await page.getByRole('button', { name: '创建并登录' }).click();
    await page.getByText('一次性代码错误').waitFor();
    await page.getByLabel('一次性代码').fill(code);
    await page.getByRole('button', { name: '创建并登录' }).click();
    await page.waitForURL('**/fairway/pages/index/apply');
    await page
      .getByText(/王老板/)
      .first()
      .waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe('/fairway/pages/index/apply');

    await page.getByRole('main').getByRole('link', { name: '我的文件' }).first().click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传' }).first().click();
    await (await choosing).setFiles({
      name: '箱单.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('40HQ x 2'),
    });
    await page.locator('[data-row]', { hasText: '箱单.txt' }).first().click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).last().click();
    expect(String(await bytesOf(await downloading))).toBe('40HQ x 2');
    expect(complaints).toEqual([]);
    await leave();
  });
});
