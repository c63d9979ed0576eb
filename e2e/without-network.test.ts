// Features: chat, messages
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnHouse, openOwnHouse, phone } from './house.ts';

let house: OwnHouse;
beforeAll(async () => {
  house = await openOwnHouse();
});
afterAll(() => house?.close());

const soon = expect.poll;
const qian = '/pages/message/im/index?name=钱雨薇&formUserId=user-sales02&headIcon=';

/** Half a minute after its start the app asks for this by itself. */
const askToKeep = `navigator.serviceWorker.register('service-worker.js')
  .then(() => navigator.serviceWorker.ready)
  .then(({ active }) => active.postMessage({ keep: true }))`;
const isKept = (page: Page) => page.evaluate(`caches.match('./', { ignoreVary: true }).then(Boolean)`);

it('the app starts without a server; what was written is there, and is sent once there is one again', async () => {
  const { page, signIn, open } = await house.visit(phone);
  await signIn('sales01');
  await page.evaluate(askToKeep);
  await soon(() => isKept(page)).toBe(true);
  await open(qian);
  const box = page.getByRole('textbox', { name: '输入消息' });
  await box.waitFor();
  await house.server.kill();
  await box.fill('柜子明早到');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await page.locator('.bubble', { hasText: '柜子明早到' }).waitFor();

  await page.goto(`${house.url}/pages/index/index`);
  const row = page.locator('.chat-row', { hasText: '柜子明早到' });
  await row.getByText('[未发送]').waitFor();
  await page.locator('.offline-banner').waitFor();
  // A screen this visitor never opened.
  await page.goto(`${house.url}/pages/my/settings/index`);
  await page.getByText('深色').first().waitFor();

  await house.cutPower();
  await open('/pages/index/index');
  await row.getByText('钱雨薇').waitFor();
  await row.getByText('[未发送]').waitFor({ state: 'detached' });
  const reader = await house.visit(phone);
  await reader.signIn('sales02');
  await reader.open('/pages/message/im/index?name=&formUserId=user-sales01&headIcon=');
  const arrived = reader.page.locator('.bubble', { hasText: '柜子明早到' });
  await arrived.first().waitFor();
  expect(await arrived.count()).toBe(1);
});

it('a device with the files of an older build opens the one the server has', async () => {
  const { page, signIn, open, complaints } = await house.visit(phone);
  await signIn('sales01');
  await page.evaluate(askToKeep);
  await soon(() => isKept(page)).toBe(true);
  const older = `caches.keys().then(([name]) => caches.open(name)).then((cache) =>
    cache.put('./', new Response('<p>older', { headers: { 'content-type': 'text/html' } })))`;
  await page.evaluate(older);
  await open('/pages/index/index');
  await page.getByText('站内消息').waitFor();
  expect(complaints).toEqual([]);
  // Kept again, the page of the server takes the place of the older one.
  await page.evaluate(askToKeep);
  await soon(() => page.evaluate(`caches.match('./').then((kept) => kept.text())`)).toContain('id="root"');
});
