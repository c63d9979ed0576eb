import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { useBadge, useQuietUnread } from '../messages/badge-store.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { noteAnswer, noteSilence } from '../wire/reachability.ts';
import { useToDoCount } from '../workflow/to-do-count.ts';

const links = () => page.getByRole('navigation', { name: '主导航' }).getByRole('link');

test('four tabs in their order; the open one is marked, and each opens its page with its title', async () => {
  await openApp('/pages/index/apply');
  await expect.element(links().first()).toBeVisible();
  expect(
    links()
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['协同', '工作台', '首页', '我的']);
  const tabs = [
    ['协同', '/pages/index/workFlow'],
    ['工作台', '/pages/index/apply'],
    ['首页', '/pages/index/index'],
    ['我的', '/pages/index/my'],
  ] as const;
  for (const [name, path] of tabs) {
    await links().filter({ hasText: name }).click();
    await expect.poll(place).toBe(path);
    await expect.element(links().filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => document.title).toBe(`${name} · 航道`);
  }
});

test('in English and at 320 px the words of a tab stay inside it', async () => {
  await page.viewport(320, 480);
  await chooseLanguage('en');
  await openApp('/pages/index/workFlow');
  await expect.element(page.getByRole('link', { name: 'Teamwork' })).toBeVisible();
  for (const tab of document.querySelectorAll('.tab')) {
    const words = tab.querySelector('.tab-words')?.getBoundingClientRect().width ?? 0;
    expect(tab.getBoundingClientRect().width - words).toBeGreaterThan(12);
  }
  await page.viewport(390, 844);
});

test('the messages tab carries the unread number, 99+ at most, and says it in words', async () => {
  await openApp('/pages/index/apply');
  useBadge.setState({ badgeNum: 7 });
  await expect.element(links().filter({ hasText: '首页' })).toHaveTextContent('77 条未读首页');
  useBadge.setState({ badgeNum: 100 });
  await expect.element(page.getByText('99+')).toBeVisible();
  await expect.element(page.getByText('100 条未读')).toBeInTheDocument();
  useBadge.setState({ badgeNum: 0 });
  await expect.element(page.getByText('99+')).not.toBeInTheDocument();
});

test.each([320, 390, 900])('at %i px the number covers no words and stays in its tab', async (width) => {
  await page.viewport(width, 800);
  await openApp('/pages/index/apply');
  useBadge.setState({ badgeNum: 100 });
  await expect.element(page.getByText('99+')).toBeVisible();
  const tab = links().filter({ hasText: '首页' }).element();
  const badge = tab.querySelector('.tab-badge')?.getBoundingClientRect() as DOMRect;
  const words = tab.querySelector('.tab-words')?.getBoundingClientRect() as DOMRect;
  expect(badge.bottom <= words.top || badge.left >= words.right).toBe(true);
  expect(badge.right).toBeLessThanOrEqual(tab.getBoundingClientRect().right);
  useBadge.setState({ badgeNum: 0 });
  await page.viewport(390, 844);
});

test('a phone has the tabs only on the four tab pages, wider screens always', async () => {
  await page.viewport(390, 844);
  await openApp('/pages/apply/externalLink/index');
  await expect.element(page.getByText('您访问的页面不存在或尚未开放')).toBeVisible();
  expect(document.querySelector<HTMLElement>('.tab-bar')?.offsetParent).toBeNull();
  await page.viewport(900, 700);
  const bar = document.querySelector<HTMLElement>('.tab-bar');
  expect(bar?.offsetParent).not.toBeNull();
  expect(bar?.getBoundingClientRect().height).toBeGreaterThan(600);
  await page.viewport(390, 844);
});

test('the approvals tab carries the number of to-dos; without a network the last numbers stay, with their time', async () => {
  const room = await openApp('/pages/index/apply');
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  await room.sockets({ say: { method: 'flowChanged', taskId: 't1', toDoCount: 3 } });
  const tab = links().filter({ hasText: '协同' });
  await expect.element(tab).toHaveTextContent('33 条待办协同');
  noteSilence();
  await expect.poll(() => tab.element().textContent).toMatch(/^33 条待办 截至 \d\d:\d\d协同$/);
  await expect.element(tab.getByTitle(/^截至 \d\d:\d\d$/)).toBeVisible();
  noteAnswer();
  await expect.element(tab).toHaveTextContent('33 条待办协同');
  await room.sockets({ say: { method: 'toDosChanged', toDoCount: 100 } });
  await expect.element(tab).toHaveTextContent('99+100 条待办协同');
  useToDoCount.setState({ toDoCount: 0 });
});

test('what is unread in muted conversations only is a quiet dot', async () => {
  await openApp('/pages/index/apply');
  useBadge.setState({ badgeNum: 0 });
  useQuietUnread.setState({ count: 12 });
  await expect.element(links().filter({ hasText: '首页' })).toHaveTextContent('有免打扰的未读消息首页');
  useBadge.setState({ badgeNum: 1 });
  await expect.element(links().filter({ hasText: '首页' })).toHaveTextContent('11 条未读首页');
  useQuietUnread.setState({ count: 0 });
});
