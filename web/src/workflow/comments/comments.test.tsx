import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { userTree } from '../../testing/company.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, userInfo } from '../../testing/people.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { draftOf } from '../../wire/drafts.ts';

const list = 'GET /api/workflow/Engine/FlowComment';
const add = 'POST /api/workflow/Engine/FlowComment';
const remove = 'DELETE /api/workflow/Engine/FlowComment/c1';
const path = '/pages/workFlow/comment/index?taskId=t1';

const comment = (id: string, changes: object = {}) => ({
  ...{ id, taskId: 't1', text: `第 ${id} 条`, image: '[]', file: '[]', creatorUser: '钱雨薇' },
  ...{ creatorUserId: 'sales02', creatorUserHeadIcon: '', creatorTime: Date.now() - 60_000 },
  ...{ isDel: false, isExternal: false, mentions: [], ...changes },
});
const pageOf = (rows: object[], total = rows.length): Answer =>
  success({ list: rows, pagination: { currentPage: 1, pageSize: 20, total } });
const open = (answers: Record<string, Answer[]> = {}, user = currentUser) =>
  openApp(path, {
    user,
    answers: {
      [list]: [pageOf([])],
      [add]: [success({ id: 'new' })],
      'GET /api/permission/Users/Selector': [success({ list: userTree })],
      ...answers,
    },
  });
const box = page.getByRole('textbox', { name: '评论内容' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const toast = () => document.querySelector('.toast:popover-open')?.textContent;
const stored = (name: string, fileExtension: string) => ({
  ...{ name, url: `/api/file/Image/annexpic/${name}`, fileVersionId: name, fileSize: 3, fileExtension },
});
const sentIn = (body: string | undefined) => JSON.parse(body ?? '{}') as Record<string, unknown>;

// The first visit builds the screen, which takes as long as the machine likes.
beforeAll(() => import('./comment-page.tsx'), 30_000);
afterEach(() => page.viewport(390, 844));

test('what a customer said is marked as theirs', async () => {
  const theirs = comment('c2', { creatorUser: '许佳宁', isExternal: true });
  await open({ [list]: [pageOf([theirs, comment('c1')])] });
  await expect.element(page.getByText('第 c1 条')).toBeVisible();
  const said = [...document.querySelectorAll('.flow-comment-head')].map((head) => head.textContent);
  expect(said).toEqual(['许佳宁 外部1 分钟前', '钱雨薇1 分钟前']);
});

test('what people said, whom they named, and what they showed', async () => {
  const file = { fileId: 'f1', name: '合同.pdf', url: '', fileExtension: 'pdf', fileSize: 2048 };
  const named = comment('c2', {
    text: '@周至 看一下',
    mentions: [{ id: 'ops01', fullName: '周至', isExternal: false }],
    file: JSON.stringify([file]),
  });
  await open({ [list]: [pageOf([named, comment('c1')])] });
  await expect.element(page.getByText('第 c1 条')).toBeVisible();
  await expect.element(page.getByText('1 分钟前').first()).toBeVisible();
  expect(document.querySelector('.mentioned-text-name')?.textContent).toBe('@周至');
  await expect.element(button('下载 合同.pdf')).toBeVisible();
  await expect.element(button('删除评论')).not.toBeInTheDocument();
});

test('a comment is sent, the list is asked again and the box is empty', async () => {
  const room = await open();
  await expect.element(page.getByText('还没有评论')).toBeVisible();
  await box.fill('  请补充材料 ');
  await room.answer(list, pageOf([comment('new', { text: '请补充材料', isDel: true })]));
  await button('发送').click();
  await expect.element(page.getByRole('article').getByText('请补充材料')).toBeVisible();
  await expect.element(box).toHaveValue('');
  const [heard] = await room.heard(add);
  expect(sentIn(heard?.body)).toEqual({
    ...{ taskId: 't1', text: '请补充材料', image: '[]', file: '[]', mentionIds: [] },
  });
});

test('nothing at all is not sent, and neither is too much', async () => {
  const room = await open();
  await button('发送').click();
  await expect.poll(toast).toBe('请输入评论内容!');
  await box.fill('长'.repeat(2_001));
  await expect.element(page.getByRole('alert').getByText('评论内容不能超过 2000 字')).toBeVisible();
  await button('发送').click();
  expect(await room.heard(add)).toEqual([]);
});

test('an @ opens the people; the name is written and who is no longer named is not called', async () => {
  const room = await open();
  await box.click();
  await userEvent.keyboard('请 @');
  await page.getByRole('searchbox').fill('qian');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('searchbox').fill('tom');
  await userEvent.keyboard('{Enter}');
  await button('确定（2）').click();
  await expect.element(box).toHaveValue('请 @钱雨薇 @Tom Lee ');
  await box.fill('请 @Tom Lee 看');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(async () => (await room.heard(add)).length).toBe(1);
  expect(sentIn((await room.heard(add))[0]?.body)).toMatchObject({ mentionIds: ['tom'] });
});

test('an address such as a@b calls nobody', async () => {
  await open();
  await box.click();
  await userEvent.keyboard('a@b.com');
  await expect.element(box).toHaveValue('a@b.com');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a customer has nobody to call', async () => {
  await open({}, { ...currentUser, userInfo: { ...userInfo, userKind: 'customer' } });
  await expect.element(box).toBeVisible();
  await expect.element(button('提醒谁看')).not.toBeInTheDocument();
});

test('pictures and files go along once they have arrived', async () => {
  const room = await open({
    'POST /api/file/Uploader/annexpic': [{ ...success(stored('p1', 'jpg')), delay: 300 }],
    'POST /api/file/Uploader/annex': [success(stored('f1', 'pdf'))],
  });
  await expect.element(box).toBeVisible();
  const inputs = document.querySelectorAll<HTMLInputElement>('.comment-box input[type=file]');
  await userEvent.upload(page.elementLocator(inputs[0] as HTMLElement), [new File(['a'], '现场.jpg')]);
  await userEvent.upload(page.elementLocator(inputs[1] as HTMLElement), [new File(['a'], '合同.pdf')]);
  // It waits for the picture by itself.
  await button('发送').click();
  await expect.poll(async () => (await room.heard(add)).length).toBe(1);
  const sent = sentIn((await room.heard(add))[0]?.body);
  expect(JSON.parse(String(sent.image))).toMatchObject([{ fileId: 'p1', name: '现场.jpg' }]);
  expect(JSON.parse(String(sent.file))).toMatchObject([{ fileId: 'f1', name: '合同.pdf' }]);
  await expect.element(button('移除 现场.jpg')).not.toBeInTheDocument();
});

test('what was not sent is there on return, and gone once it was', async () => {
  const room = await open({ [add]: [refused(403, '此节点未开放该操作')] });
  await box.fill('写到一半');
  await button('发送').click();
  await expect.poll(toast).toBe('此节点未开放该操作');
  await expect.element(box).toHaveValue('写到一半');
  await expect.poll(() => draftOf('comment t1')?.values).toMatchObject({ values: { text: '写到一半' } });
  await room.answer(add, success({ id: 'new' }));
  await button('发送').click();
  await expect.element(box).toHaveValue('');
  await expect.poll(() => draftOf('comment t1')).toBeUndefined();
});

test('a half-written comment waits where it was left', async () => {
  await open();
  await box.fill('稍后再说');
  await expect.poll(() => draftOf('comment t1')).toBeDefined();
  await cleanup();
  await open();
  await expect.element(box).toHaveValue('稍后再说');
});

test('one’s own is deleted after a question', async () => {
  const room = await open({ [list]: [pageOf([comment('c1', { isDel: true })])], [remove]: [success(null)] });
  await button('删除评论').click();
  await button('取消').click();
  expect(await room.heard(remove)).toEqual([]);
  await room.answer(list, pageOf([]));
  await button('删除评论').click();
  await expect.element(page.getByRole('alertdialog').getByText('您确定要删除此项吗？')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('还没有评论')).toBeVisible();
  expect(await room.heard(remove)).toHaveLength(1);
});

test('more of them come with a press', async () => {
  const room = await open({ [list]: [pageOf([comment('c9')], 21), pageOf([comment('c1')], 21)] });
  await button('加载更多').click();
  await expect.element(page.getByText('第 c1 条')).toBeVisible();
  await expect.element(page.getByText('第 c9 条')).toBeVisible();
  expect((await room.heard(list))[1]?.query).toContain('currentPage=2');
});

test('a flow one may not read shows nothing and takes nothing', async () => {
  await open({ [list]: [refused(404, '此条数据不存在')] });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
});

test('without a flow there is nothing to say', async () => {
  await openApp('/pages/workFlow/comment/index');
  await expect.element(page.getByText('没有指定流程')).toBeVisible();
});

test('in English', async () => {
  await chooseLanguage('en');
  await open();
  await expect.element(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect.element(button('Send')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 320, 700],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    const long = comment('c1', {
      text: `${'长'.repeat(300)} https://example.com/${'a'.repeat(200)}`,
      isDel: true,
    });
    await open({ [list]: [pageOf([long])] });
    await expect.element(page.getByText(/长长长/)).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
