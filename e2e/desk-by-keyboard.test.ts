// Features: workflow, search
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openOwnHouse, type Visitor } from './house.ts';

let house: House;
let manager: Visitor;
beforeAll(async () => {
  // It decides what other journeys have to do.
  house = await openOwnHouse();
  manager = await house.visit({ viewport: { width: 1440, height: 900 } });
  await manager.signIn('manager01');
});
afterAll(() => house?.close());

/** What a practised person is allowed for all of it. */
const threeMinutes = 180_000;

const opened = () => new URL(manager.page.url()).searchParams.get('id');

/** Presses a key of the open flow, waits for what it asks, and answers it by keys. */
async function act(key: string, say: () => Promise<void> = async () => undefined): Promise<string> {
  const { page } = manager;
  await page.getByRole('tab', { name: '流程信息' }).waitFor();
  const before = opened();
  const kind = await page.locator('.flow-head h2').first().innerText();
  await page.keyboard.press(key);
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('button', { name: '确定' }).waitFor();
  await say();
  // Some steps want an opinion: the focus is where it is written then.
  if (key === 'a' && (await page.evaluate('document.activeElement.tagName')) === 'TEXTAREA')
    await page.keyboard.type('ok');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => url.searchParams.get('id') !== before);
  return kind;
}

describe('a manager at a desk with a keyboard alone', () => {
  it('clears twelve to-dos of four kinds, one returned and one transferred', async () => {
    const { page, complaints } = manager;
    await page.getByRole('button', { name: /搜索功能/ }).waitFor();
    const began = Date.now();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('daibanshiyi');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pages/workFlow/flowTodo/**');
    await page.locator('.list-row').nth(11).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.has('id'));

    const kinds: string[] = [];
    for (let count = 0; count < 10; count++) kinds.push(await act('a'));
    kinds.push(await act('r', () => page.keyboard.type('qing gengzheng jine')));
    kinds.push(
      await act('t', async () => {
        await page.keyboard.press('Enter');
        const finder = page.getByRole('dialog', { name: '选择人员' });
        await finder.getByRole('searchbox').waitFor();
        await page.keyboard.type('guyuanhang');
        await finder.getByRole('button', { name: '顾远航' }).first().waitFor();
        await page.keyboard.press('Enter');
        await finder.waitFor({ state: 'hidden' });
      }),
    );
    expect(Date.now() - began).toBeLessThan(threeMinutes);
    const names = kinds.map((title) => /的(\p{Script=Han}+)/u.exec(title)?.[1] ?? title);
    expect(new Set(names).size, names.join()).toBeGreaterThanOrEqual(4);
    expect(complaints).toEqual([]);
  });
});
