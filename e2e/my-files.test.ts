// Features: files, workbench
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, desktop, type House, openHouse, phone } from './house.ts';

let house: House;
let folder: string;
beforeAll(async () => {
  house = await openHouse();
  folder = await mkdtemp(join(tmpdir(), 'fairway-e2e-files-'));
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#1d5fd1' } });
  await writeFile(join(folder, '提单照片.png'), await picture.png().toBuffer());
  await writeFile(join(folder, '箱单.txt'), '箱号 MSKU1234565\n'.repeat(1_000));
  await writeFile(join(folder, '假的.pdf'), 'this is no PDF');
});
afterAll(async () => {
  await house?.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a phone', phone],
  ['a desk', desktop],
])('my files on %s', (_where, how) => {
  it('are stored with a picture of them, found, downloaded byte by byte, and deleted', async () => {
    const { page, signIn, open, complaints, leave } = await house.visit(how);
    await signIn('docs01');
    await page.getByRole('main').getByRole('link', { name: '我的文件' }).first().click();
    await page.waitForURL('**/pages/file/index');

    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传' }).first().click();
    await (await choosing).setFiles([join(folder, '提单照片.png'), join(folder, '箱单.txt')]);
    const row = (name: string) => page.locator('[data-row]', { hasText: name });
    await row('提单照片.png').first().waitFor();
    await row('箱单.txt').first().waitFor();
    await page.locator('img[src^="blob:"]').first().waitFor();

    await page.getByPlaceholder('请输入关键词搜索').fill('箱单');
    await row('提单照片.png').first().waitFor({ state: 'detached' });
    await row('箱单.txt').first().click();
    await page.waitForURL(/[?&]id=/);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).last().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('箱单.txt');
    expect(await bytesOf(download)).toEqual(await readFile(join(folder, '箱单.txt')));

    await page.getByRole('button', { name: '删除' }).last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await row('箱单.txt').first().waitFor({ state: 'detached' });
    // It goes back from what is gone: whoever opened something else now would be called back.
    await page.waitForURL((url) => !url.searchParams.has('id'));
    expect(complaints).toEqual([]);

    await open('/pages/file/index');
    await row('提单照片.png').first().waitFor();
    await leave();
  });

  it('refuse what is not what its name says', async () => {
    const { page, signIn, open, leave } = await house.visit(how);
    await signIn('docs01');
    await open('/pages/file/index');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '上传' }).first().click();
    await (await choosing).setFiles([join(folder, '假的.pdf')]);
    await page.getByText('文件内容与扩展名不符').first().waitFor();
    await leave();
  });
});
