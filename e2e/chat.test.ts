// Features: chat, messages, people, files
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIdOf } from '../server/src/organisation/demo/ids.ts';
import { bytesOf, desktop, type OwnHouse, openOwnHouse, phone, type Visitor } from './house.ts';

let house: OwnHouse;
/** 周子涵 has a phone, 朱婷婷 a desk, and so has 许佳宁, who is a customer. */
let sales: Visitor;
let ops: Visitor;
let client: Visitor;
const soon = expect.poll;

beforeAll(async () => {
  house = await openOwnHouse();
  [sales, ops, client] = await Promise.all([
    enter('sales01', phone),
    enter('ops01', desktop),
    enter('client01', phone),
  ]);
});
afterAll(() => house?.close());

async function enter(account: string, how: typeof phone): Promise<Visitor> {
  const visitor = await house.visit(how);
  await visitor.signIn(account);
  return visitor;
}

/** What one journey caused is not held against the next. */
const complaintsOf = (...visitors: Visitor[]) => visitors.flatMap(({ complaints }) => complaints.splice(0));

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
/** Whatever is looked for next is waited for: there is no need to wait for silence as well. */
const go = ({ page }: Visitor, path: string) => page.goto(`${house.url}${path}`);

const homeTab = '/pages/index/index';
const cardOf = (account: string) => `/pages/message/userDetail/index?userId=${userIdOf(account)}`;
const chatWith = (account: string) =>
  `/pages/message/im/index?${new URLSearchParams({ name: '', formUserId: userIdOf(account), headIcon: '' })}`;

const log = (page: Page) => page.getByRole('log');
/** A message in the open chat, by its words. */
const said = (page: Page, words: string) => log(page).locator('.said', { hasText: words });
/** A conversation in the list, by its whole name. */
const row = (page: Page, name: string) => {
  const named = page.locator('.row-face-name', { hasText: new RegExp(`^${name}(已置顶)?$`) });
  return page.locator('.chat-row').filter({ has: named });
};

async function write({ page }: Visitor, words: string): Promise<void> {
  await page.getByLabel('输入消息').fill(words);
  await button(page, '发送').click();
}

/** The menu of a message: a right click, which a finger that stays is too. */
async function act(page: Page, words: string, name: string): Promise<void> {
  await said(page, words).locator('.bubble').click({ button: 'right' });
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function pickMember(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

/** How much is unread, as the title of the page says it. */
async function badge(page: Page): Promise<number> {
  return Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
}
const tabBadge = (page: Page, count: number) =>
  page.getByRole('navigation').getByText(`${count} 条未读`, { exact: true });

/** What these people wrote here, in the order of the screen; what others wrote before stands above it. */
async function wordsWith(page: Page, mark: string): Promise<string[]> {
  const all = await log(page).locator('.bubble-text').allInnerTexts();
  return all.filter((words) => words.startsWith(mark));
}

/** How much is written on this device and was not acknowledged. */
const waitingHere = (page: Page) =>
  page.evaluate(
    `new Promise((resolve, reject) => {
      const opening = indexedDB.open('chat-outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('outgoing').objectStore('outgoing').count();
        counting.onerror = () => reject(counting.error);
        counting.onsuccess = () => { opening.result.close(); resolve(counting.result); };
      };
    })`,
  ) as Promise<number>;

async function choose(
  page: Page,
  what: '图片' | '文件',
  file: { name: string; bytes: Buffer; type: string },
) {
  await button(page, '更多').click();
  const choosing = page.waitForEvent('filechooser');
  await button(page, what).click();
  await (await choosing).setFiles({ name: file.name, mimeType: file.type, buffer: file.bytes });
}

describe('two people', () => {
  it('write, show, send and speak to each other; each screen changes by itself', async () => {
    await Promise.all([go(sales, cardOf('ops01')), go(ops, homeTab)]);
    const { page: mobile } = sales;
    const { page: desk } = ops;
    await row(desk, '周子涵').waitFor();
    await soon(() => badge(desk)).toBeGreaterThan(0);
    const before = await badge(desk);
    const unreadBefore = Number(
      (await row(desk, '周子涵').locator('.row-face-badge > [aria-hidden]').allInnerTexts())[0] ?? 0,
    );

    // From a card to a chat, and words with a picture in them.
    await button(mobile, '发消息').click();
    await mobile.getByLabel('输入消息').fill('舱位定了吗');
    await button(mobile, '表情').click();
    for (const emoji of ['👍', '🙏']) {
      await button(mobile.getByRole('group', { name: '表情' }), emoji).click();
    }
    await button(mobile, '发送').click();
    await said(mobile, '舱位定了吗👍🙏').getByText('未读', { exact: true }).waitFor();

    // Nobody touches the desk: the line, its number, the tab and the title.
    await row(desk, '周子涵').getByText('舱位定了吗👍🙏').waitFor();
    await row(desk, '周子涵')
      .getByText(`${unreadBefore + 1} 条未读`)
      .waitFor();
    await tabBadge(desk, before + 1).waitFor();
    await soon(() => badge(desk)).toBe(before + 1);

    await row(desk, '周子涵').click();
    await said(desk, '舱位定了吗👍🙏').waitFor();
    await said(mobile, '舱位定了吗👍🙏').getByText('已读', { exact: true }).waitFor();
    await soon(() => badge(desk)).toBe(before - unreadBefore);
    await row(desk, '周子涵').getByText('条未读').waitFor({ state: 'detached' });

    await write(ops, '定了，周五开船😀');
    await said(mobile, '定了，周五开船😀').waitFor();
    await said(desk, '定了，周五开船😀').getByText('已读', { exact: true }).waitFor();

    // A picture: small in the log, large on a tap.
    const bytes = await desk.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
    await choose(mobile, '图片', { name: '封条.png', bytes, type: 'image/png' });
    const small = desk.getByRole('button', { name: /^周子涵发来的图片/ }).last();
    const widthOf = (image: Locator) =>
      soon(() => image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth));
    await widthOf(small.locator('img')).toBeGreaterThan(0);
    await small.click();
    const large = desk.getByRole('dialog', { name: '周子涵发来的图片' });
    await widthOf(large.locator('img')).toBe(320);
    await desk.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });

    // A file arrives byte by byte.
    const paper = Buffer.from(`%PDF-1.4\n${'订舱委托书 '.repeat(2_000)}\n%%EOF\n`);
    await choose(desk, '文件', { name: '订舱委托书.pdf', bytes: paper, type: 'application/pdf' });
    const downloading = mobile.waitForEvent('download');
    await mobile.getByRole('button', { name: '下载文件 订舱委托书.pdf' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('订舱委托书.pdf');
    expect((await bytesOf(download)).equals(paper)).toBe(true);

    // A voice, held as long as a second needs.
    await button(mobile, '语音输入').click();
    await button(mobile, '按住 说话').hover();
    await mobile.mouse.down();
    await mobile.locator('.voice-time', { hasText: '1″' }).waitFor();
    await mobile.mouse.up();
    // However long a busy machine held it.
    const voice = desk.getByRole('button', { name: /^播放语音，\d+ 秒/ }).last();
    await voice.getByText('未听').waitFor();
    await voice.click();
    await button(desk, '暂停语音').waitFor();
    // It plays to its end.
    await voice.waitFor();
    expect(await voice.getByText('未听').count()).toBe(0);
    await row(desk, '周子涵').getByText('[语音]').waitFor();

    expect(complaintsOf(sales, ops)).toEqual([]);
  });
});

describe('a group', () => {
  it('is made, named, called, taken back in, answered, passed on, silenced and left', async () => {
    const { page: mobile } = sales;
    const { page: desk } = ops;
    await Promise.all([go(sales, homeTab), go(ops, homeTab)]);
    await button(desk, '发起').click();
    await desk.getByRole('menuitem', { name: '发起群聊' }).click();
    await desk.getByRole('button', { name: /^群成员/ }).click();
    await pickMember(desk, '周子涵');
    await pickMember(desk, '何思敏');
    await button(desk, '确定（2）').click();
    await desk.getByLabel('群名称').fill('周五开船');
    await button(desk, '创建群聊').click();
    await desk.getByRole('heading', { name: '周五开船（3）' }).waitFor();

    const box = desk.getByLabel('输入消息');
    await box.pressSequentially('@周');
    await desk.getByRole('option', { name: '周子涵' }).click();
    await box.pressSequentially('请补资料');
    await desk.keyboard.press('Enter');
    await row(mobile, '周五开船').getByText('[有人@我]').waitFor();
    await row(mobile, '周五开船').click();
    await said(mobile, '@周子涵 请补资料').waitFor();

    // Taken back: the other screen keeps only that there was something.
    await write(ops, '写错的价格');
    await said(mobile, '写错的价格').waitFor();
    await act(desk, '写错的价格', '撤回');
    await log(mobile).getByText('朱婷婷撤回了一条消息').waitFor();
    await log(desk).getByText('您撤回了一条消息').waitFor();
    expect(await log(mobile).getByText('写错的价格').count()).toBe(0);

    await act(mobile, '@周子涵 请补资料', '回复');
    await mobile.getByText('回复 朱婷婷').waitFor();
    await write(sales, '今天下班前给');
    await button(said(desk, '今天下班前给'), '查看朱婷婷的原消息').waitFor();

    await act(desk, '今天下班前给', '转发');
    const picking = desk.getByRole('dialog', { name: '选择会话' });
    await picking.getByRole('searchbox').fill('何思敏');
    await picking
      .getByRole('button', { name: /^何思敏/ })
      .first()
      .click();
    await button(desk.getByRole('alertdialog', { name: '发送给“何思敏”？' }), '发送').click();
    await row(desk, '何思敏').getByText('今天下班前给').waitFor();

    // Silenced, it counts without calling.
    await button(mobile, '聊天设置').click();
    await mobile.getByRole('switch', { name: '免打扰' }).click();
    await mobile.getByRole('switch', { name: '免打扰', checked: true }).waitFor();
    await button(mobile, '返回').click();
    await button(mobile, '返回').click();
    await row(mobile, '周五开船').getByText('已免打扰').waitFor();
    await write(ops, '大家辛苦');
    await row(mobile, '周五开船').getByText('1 条未读').waitFor();
    await row(mobile, '周五开船').getByText('朱婷婷：大家辛苦').waitFor();

    await row(mobile, '周五开船').click();
    await said(mobile, '大家辛苦').waitFor();
    await button(mobile, '聊天设置').click();
    await button(mobile, '退出群聊').click();
    await button(mobile.getByRole('alertdialog', { name: '退出“周五开船”？' }), '退出群聊').click();
    await mobile.waitForURL(`**${homeTab}`);
    await log(desk).getByText('周子涵退出了群聊').waitFor();
    await desk.getByRole('heading', { name: '周五开船（2）' }).waitFor();
    await write(ops, '他听不到了');
    await said(desk, '他听不到了').waitFor();

    // Gone from the list, still to be found and read.
    await soon(() => row(mobile, '周五开船').count()).toBe(0);
    await go(sales, '/pages/message/search/index?keyword=周五开船');
    await mobile
      .getByRole('button', { name: /^周五开船/ })
      .first()
      .click();
    await mobile.getByText('您已不在该会话中，只能查看之前的消息').waitFor();
    expect(await mobile.getByLabel('输入消息').count()).toBe(0);
    await said(mobile, '大家辛苦').waitFor();
    expect(await log(mobile).getByText('他听不到了').count()).toBe(0);
    expect(complaintsOf(sales, ops)).toEqual([]);
  });
});

describe('a customer', () => {
  it('finds and reaches nobody who did not write first, and answers who did', async () => {
    const { page } = client;
    await go(client, '/pages/message/search/index?keyword=朱婷婷');
    await page.getByText('没有找到“朱婷婷”').waitFor();
    await go(client, chatWith('ops01'));
    await page.getByText('会话不存在或已无法查看').waitFor();
    expect(await page.getByLabel('输入消息').count()).toBe(0);
    await go(client, '/pages/message/group/create');
    await page.getByText('暂无权限，请联系管理员').waitFor();

    await go(client, homeTab);
    await page.getByText('没有更多数据').waitFor();
    expect(await row(page, '朱婷婷').count()).toBe(0);
    await go(ops, cardOf('client01'));
    await button(ops.page, '发消息').click();
    await write(ops, '您的货已到港');
    await row(page, '朱婷婷').click();
    await said(page, '您的货已到港').waitFor();
    await write(client, '收到，谢谢');
    await said(ops.page, '收到，谢谢').waitFor();
    await said(page, '收到，谢谢').getByText('已读', { exact: true }).waitFor();
    expect(complaintsOf(client, ops)).toEqual([]);
  });
});

describe('whatever breaks', () => {
  it('everything written arrives once, in one order, on every device, and the numbers agree', async () => {
    const { page: mobile } = sales;
    const { page: desk } = ops;
    await Promise.all([go(sales, chatWith('ops01')), go(ops, `${homeTab}?id=${userIdOf('sales01')}`)]);
    await write(ops, '线上 1');
    await said(mobile, '线上 1').waitFor();

    // A locked phone neither hears nor is heard.
    await mobile.context().setOffline(true);
    await mobile.getByText('网络不可用，消息将在恢复后自动发送').waitFor();
    await write(ops, '线上 2');
    await write(sales, '线上 手机没有网时写的');
    await said(mobile, '线上 手机没有网时写的').getByText('等待发送').waitFor();
    await said(desk, '线上 2').getByText('未读', { exact: true }).waitFor();
    expect(await wordsWith(mobile, '线上')).toEqual(['线上 1', '线上 手机没有网时写的']);

    // The server dies, and something is written before it is back.
    const back = house.cutPower();
    await write(ops, '线上 服务器不在时写的');
    await back;
    await said(desk, '线上 服务器不在时写的').getByText('未读', { exact: true }).waitFor();

    // So does the database alone.
    const pidFile = await readFile(join(house.folder, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
    await write(ops, '线上 数据库不在时写的');
    await mobile.context().setOffline(false);
    await said(desk, '线上 手机没有网时写的').waitFor();

    // A device that was never there.
    const other = await enter('sales01', desktop);
    await go(other, `${homeTab}?id=${userIdOf('ops01')}`);
    await said(other.page, '线上 数据库不在时写的').waitFor();
    const pages = [mobile, desk, other.page];
    await soon(() => Promise.all(pages.map(waitingHere))).toEqual([0, 0, 0]);
    const everything = await wordsWith(desk, '线上');
    expect(everything.toSorted()).toEqual(
      [
        '线上 1',
        '线上 2',
        '线上 手机没有网时写的',
        '线上 服务器不在时写的',
        '线上 数据库不在时写的',
      ].toSorted(),
    );
    for (const page of pages) {
      await soon(() => wordsWith(page, '线上')).toEqual(everything);
    }
    await soon(() => desk.locator('.said-mine').getByText('未读', { exact: true }).count()).toBe(0);

    // Elsewhere something came meanwhile: both devices of one person say the same of it.
    await Promise.all([go(sales, homeTab), go(other, homeTab)]);
    await write(ops, '线上 完');
    await row(mobile, '朱婷婷').getByText('1 条未读').waitFor();
    await row(other.page, '朱婷婷').getByText('1 条未读').waitFor();
    await soon(() => badge(mobile)).toBeGreaterThan(0);
    await soon(async () => (await badge(other.page)) - (await badge(mobile))).toBe(0);
    await row(other.page, '朱婷婷').click();
    await row(mobile, '朱婷婷').getByText('条未读').waitFor({ state: 'detached' });
    await soon(async () => (await badge(other.page)) - (await badge(mobile))).toBe(0);
  });
});
