import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, refused } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { messageDetailPath, messagesPath } from './paths.ts';
import { calls, counted, detail, listed } from './testing/some-messages.ts';

const open = (answer: Answer, path = messageDetailPath('m1')) =>
  openApp(path, {
    answers: {
      [calls.read('m1')]: [answer],
      [calls.counts]: [counted()],
      [calls.list]: [listed([])],
    },
  });

const file = { name: '放假安排.pdf', fileId: 'f1', url: '', fileExtension: 'pdf', fileSize: 2048 };

test('title, who, when, its words and its files, from a pasted link', async () => {
  await open(
    detail('m1', {
      ...{ type: 1, title: '国庆放假安排', excerpt: '10 月 1 日至 7 日' },
      bodyText: '<p>请提前<strong>安排工作</strong></p>',
      files: JSON.stringify([file]),
    }),
  );
  await expect.element(page.getByRole('heading', { name: '国庆放假安排' })).toBeVisible();
  await expect.element(page.getByText('李主管')).toBeVisible();
  await expect.element(page.getByText('2026-11-14 09:30')).toBeVisible();
  await expect.element(page.getByText('10 月 1 日至 7 日')).toBeVisible();
  await expect.element(page.getByText('安排工作')).toBeVisible();
  await expect.element(page.getByText('放假安排.pdf')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下载 放假安排.pdf' })).toBeVisible();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.poll(place).toBe(messagesPath);
});

test('an excerpt that only begins the text is not shown above it', async () => {
  await open(
    detail('m1', {
      type: 1,
      excerpt: '请提前 安排工作',
      bodyText: '<p>请提前<strong>安排工作</strong>，谢谢</p>',
    }),
  );
  await expect.element(page.getByText('安排工作')).toBeVisible();
  expect(document.querySelector('.message-article-excerpt')).toBeNull();
});

test('what is hostile in its words does nothing and is not shown', async () => {
  await open(
    detail('m1', {
      bodyText:
        '<p>看这里</p><img src="https://evil.example/x.png" onerror="window.hacked = 1"><script>window.hacked = 1</script>' +
        '<a href="javascript:window.hacked = 1">点我</a><iframe src="https://evil.example"></iframe>',
      files: '{not json',
    }),
  );
  await expect.element(page.getByText('看这里')).toBeVisible();
  expect(document.querySelector('.rich-text :is(img, script, iframe, [href])')).toBeNull();
  expect('hacked' in window).toBe(false);
});

test('what was taken back, deleted or never there is said in one sentence', async () => {
  await open(refused(404, '数据不存在'));
  await expect.element(page.getByText('该消息已被删除、撤回或已过期')).toBeVisible();
  expect(document.querySelector('.toast:popover-open')).toBeNull();
});

test('a link without a message says so, too', async () => {
  const room = await open(detail('m1'), '/pages/message/messageDetail/index');
  await expect.element(page.getByText('该消息已被删除、撤回或已过期')).toBeVisible();
  expect((await room.heard()).filter(({ call }) => call.includes('ReadInfo'))).toEqual([]);
});

test('one that has expired says since when', async () => {
  await open(detail('m1', { type: 1, expirationTime: Date.UTC(2025, 0, 1, 4) }));
  await expect.element(page.getByText('已于 2025-01-01 12:00 过期')).toBeVisible();
});

test('the words of a flow’s message are a way to the flow, not its JSON', async () => {
  await open(
    detail('m1', {
      ...{ type: 2, title: '付款申请待审批' },
      bodyText: JSON.stringify({ processId: 'p1', enCode: 'pay', flowId: 'f1', type: 1 }),
    }),
  );
  await expect.element(page.getByText('付款申请待审批')).toBeVisible();
  expect(document.body.textContent).not.toContain('processId');
  await page.getByRole('button', { name: '查看流程' }).click();
  await expect.poll(place).toMatch(/^\/pages\/workFlow\/flowBefore\/index\?config=/);
});
