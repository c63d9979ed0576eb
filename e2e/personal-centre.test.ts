// Features: account, organisation, session, sign-in-methods, scan
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import * as enAccount from '../web/src/language/en/account.ts';
import * as enFrame from '../web/src/language/en/frame.ts';
import * as enShell from '../web/src/language/en/shell.ts';
import * as zhAccount from '../web/src/language/zh-CN/account.ts';
import * as zhFrame from '../web/src/language/zh-CN/frame.ts';
import * as zhShell from '../web/src/language/zh-CN/shell.ts';
import { answered } from './controls.ts';
import { desktop, type House, openHouse, phone } from './house.ts';

const zh = { ...zhShell.shell, ...zhFrame.frame, ...zhAccount.account };
const en = { ...enShell.shell, ...enFrame.frame, ...enAccount.account };

let house: House;
let folder: string;
let photo: string;
beforeAll(async () => {
  house = await openHouse();
  folder = await mkdtemp(join(tmpdir(), 'fairway-e2e-portrait-'));
  photo = join(folder, 'portrait.jpg');
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c0392b' } });
  await writeFile(photo, await picture.jpeg().toBuffer());
});
afterAll(async () => {
  await house?.close();
  await rm(folder, { recursive: true, force: true });
});

const newPassword = 'Harbour@2027';
const speak = (page: Page, language: string) =>
  page.evaluate(`localStorage.setItem('language', '"${language}"')`);

/** In whichever language the login screen speaks. */
async function signInWith(page: Page, words: typeof zh | typeof en, account: string, password: string) {
  await page.getByLabel(words.account, { exact: true }).fill(account);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}

const refusedWith = (page: Page, words: typeof zh | typeof en, account: string, password: string) =>
  answered(page, words === en ? 'Wrong account or password.' : '账号或密码错误', () =>
    signInWith(page, words, account, password),
  );

async function draw(page: Page, label: string) {
  const paper = page.getByRole('img', { name: label });
  const box = await paper.boundingBox();
  if (!box) throw new Error('there is no paper to sign on');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) {
    await page.mouse.move(box.x + 40 + step * 8, box.y + box.height / 2 + Math.sin(step) * 30);
  }
  await page.mouse.up();
}

describe.each([
  ['a phone, in Chinese', phone, 'zh-CN', zh, 'finance04'],
  ['a desk, in English', desktop, 'en', en, 'sales05'],
] as const)('the personal centre on %s', (_where, how, language, words, account) => {
  it('portrait, signature, password, organisation, and the end of the account', async () => {
    const { page, signIn, open, complaints, leave } = await house.visit(how);
    await signIn(account);
    await speak(page, language);

    await open('/pages/index/my');
    await page.locator('.portrait-button').click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words.portraitChange }).last().click();
    await (await choosing).setFiles(photo);
    await page.getByRole('button', { name: words.portraitUse, exact: true }).click();
    await page.locator('.portrait-button img[src^="blob:"]').waitFor();

    await open('/pages/my/personalData?tab=signature');
    await page.getByRole('button', { name: words.signatureAdd }).first().click();
    await draw(page, words.signatureHere);
    await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
    await page.getByText(words.signatureDefault, { exact: true }).waitFor();

    await open('/pages/my/business');
    const elsewhere = await page.locator('.business button[aria-pressed="false"]').first().innerText();
    await page.getByRole('button', { name: elsewhere }).click();
    await page.locator('.business button[aria-pressed="true"]', { hasText: elsewhere }).waitFor();
    await open('/pages/index/my');
    await page
      .getByRole('main')
      .getByText(elsewhere.split('/').at(-1) ?? '', { exact: true })
      .waitFor();

    // Another device of the same person.
    const other = await house.visit(phone);
    await other.signIn(account);
    await open('/pages/my/accountSecurity');
    await page.getByRole('button', { name: words.deviceSignOut }).first().waitFor();

    await open('/pages/my/modifyPsd');
    await page.getByLabel(words.oldPassword, { exact: true }).fill(demoPassword);
    await page.getByLabel(words.newPassword, { exact: true }).fill(newPassword);
    await page.getByLabel(words.repeatPassword, { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: words.changePassword }).click();
    await page.waitForURL('**/pages/login/index');
    await other.page.reload();
    await other.page.waitForURL('**/pages/login/index?redirect=*');
    await other.leave();

    await refusedWith(page, words, account, demoPassword);
    await page.getByLabel(words.password, { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: words.signIn, exact: true }).click();
    await page.waitForURL('**/pages/index/apply');

    await open('/pages/my/cancellation');
    await page.getByLabel(words.password, { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: words.deleteAccount, exact: true }).click();
    await page.getByRole('button', { name: words.deleteGoOn }).click();
    await page.getByRole('button', { name: words.deleteForGood }).click();
    await page.waitForURL('**/pages/login/index');
    await refusedWith(page, words, account, newPassword);
    expect(complaints).toEqual([]);
    await leave();
  });
});

it('a phone lets a computer in: the code is scanned, looked at, confirmed', async () => {
  const computer = await house.visit(desktop);
  await computer.open('/pages/login/index');
  await computer.page.getByRole('button', { name: '扫码登录' }).click();
  await computer.page.getByRole('img', { name: '登录二维码，请用手机扫描' }).waitFor();
  const shown = await computer.page.locator('.qr-sign-in-code').screenshot();

  const { page, signIn, open, complaints, leave } = await house.visit(phone);
  await signIn('ops01');
  await open('/pages/index/my');
  await page.getByRole('button', { name: '扫一扫' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '从相册选择' }).click();
  await (await choosing).setFiles({ name: 'screen.png', mimeType: 'image/png', buffer: shown });
  await page.getByText('以朱婷婷的身份登录电脑').waitFor();
  await computer.page.getByText('已扫描，请在手机上确认').waitFor();
  await page.getByRole('button', { name: '确认登录' }).click();
  await computer.page.waitForURL('**/pages/index/apply');
  await computer.page.getByText('朱婷婷').first().waitFor();
  expect([...complaints, ...computer.complaints]).toEqual([]);
  await leave();
  await computer.leave();
});
