import type { MyFile } from '@fairway/contract/files.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import type { Room } from '../testing/room.ts';
import { addUploads, useUploads } from './upload-store.ts';

const file = (number: number, changes: Partial<MyFile> = {}): MyFile => ({
  fileId: `f${number}`,
  name: `提单-${number}.pdf`,
  type: 'annex',
  fileExtension: 'pdf',
  fileSize: 2048,
  creatorTime: Date.now() - 3 * 60_000,
  url: `/api/file/Image/annex/f${number}`,
  ...changes,
});
const filesPage = (list: MyFile[], currentPage = 1, total = list.length) =>
  success({ list, pagination: { currentPage, pageSize: 20, total } });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const mine = 'GET /api/file/Mine';

function openFiles(
  path = '/pages/file/index',
  files = [file(1), file(2)],
  user = currentUser,
  more: Record<string, Answer[]> = {},
): Promise<Room> {
  const storage = { 'GET /api/file/Storage': [success({ used: 4096, limit: 5 * 1024 ** 3 })] };
  return openApp(path, { user, answers: { [mine]: [filesPage(files)], ...storage, ...more } });
}

afterEach(() => page.viewport(390, 844));

test('the list says name, size and age; a row opens its detail and back returns', async () => {
  await openFiles();
  await expect.element(page.getByText('提单-1.pdf')).toBeVisible();
  await expect.element(page.getByText('2.00 KB · 3 分钟前').first()).toBeVisible();
  await page.getByText('提单-2.pdf').click();
  await expect.poll(place).toBe('/pages/file/index?id=f2');
  await expect.element(page.getByRole('heading', { name: '提单-2.pdf' })).toBeVisible();
  await expect.element(page.getByText('此类文件不支持预览，请下载后查看')).toBeVisible();
  await button('返回').click();
  await expect.element(page.getByText('提单-1.pdf')).toBeVisible();
});

test('says how much room is used, and warns before it is full', async () => {
  const room = await openFiles();
  await expect.element(page.getByText('已用 4.00 KB，共 5.00 GB')).toBeVisible();
  await room.answer('GET /api/file/Storage', success({ used: 4.5 * 1024 ** 3, limit: 5 * 1024 ** 3 }));
  await room.answer('DELETE /api/file/f1', success(null));
  await page.getByText('提单-1.pdf').click();
  await button('删除').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText(/空间即将用完：已用 4.50 GB/)).toBeVisible();
});

test('deleting asks once, says what happens, and takes the file off the list', async () => {
  const room = await openFiles('/pages/file/index?id=f1');
  await room.answer('DELETE /api/file/f1', success(null));
  await button('删除').click();
  await expect.element(page.getByRole('alertdialog', { name: '删除“提单-1.pdf”？' })).toBeVisible();
  await button('取消').click();
  expect(await room.heard('DELETE /api/file/f1')).toHaveLength(0);
  await button('删除').click();
  await room.answer(mine, filesPage([file(2)]));
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.poll(toastShown).toBe('删除成功');
  await expect.poll(place).toBe('/pages/file/index');
  await expect.element(page.getByText('提单-1.pdf')).not.toBeInTheDocument();
});

test('without grants there are no buttons', async () => {
  const user = { ...currentUser, permissionList: [grants('myFiles', [])] };
  await openFiles('/pages/file/index?id=f1', undefined, user);
  await expect.element(page.getByText('此类文件不支持预览，请下载后查看')).toBeVisible();
  for (const name of ['上传', '下载', '删除']) await expect.element(button(name)).not.toBeInTheDocument();
});

test('a download follows the one-time link, and the token is in no address', async () => {
  const room = await openFiles('/pages/file/index?id=f1');
  const link = { name: '提单-1.pdf', url: '/api/file/Download?encryption=once' };
  await room.answer('GET /api/file/Download/annex/f1', success(link));
  await room.answer('GET /api/file/Download', { text: 'bytes', type: 'application/octet-stream' });
  await button('下载').click();
  await expect.poll(() => room.heard('GET /api/file/Download')).toHaveLength(1);
  const [followed] = await room.heard('GET /api/file/Download');
  expect(Object.fromEntries(new URLSearchParams(followed?.query))).toEqual({
    encryption: 'once',
    name: '提单-1.pdf',
  });
  expect(followed?.headers).not.toHaveProperty('authorization');
});

test('a picture is fetched with the token and shown from memory', async () => {
  const thumbUrl = '/api/file/Image/annex/f3?size=thumb';
  const dot =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="red"/></svg>';
  const pictured = file(3, { name: '柜照.png', fileExtension: 'png', thumbUrl });
  // Said before it opens: it asks for the picture at once.
  const room = await openFiles(undefined, [pictured], currentUser, {
    'GET /api/file/Image/annex/f3': [{ text: dot, type: 'image/svg+xml' }],
  });
  await expect.element(page.getByText('柜照.png')).toBeVisible();
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('.file-thumbnail img')?.src)
    .toMatch(/^blob:/);
  const [asked] = await room.heard('GET /api/file/Image/annex/f3');
  expect(asked).toMatchObject({ query: '?size=thumb', headers: { authorization: 'bearer test' } });
});

test('a tap on the picture enlarges it; Esc or another tap closes it and leaves the detail open', async () => {
  const thumbUrl = '/api/file/Image/annex/f3?size=thumb';
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="3000"/>';
  // Said before it opens: it asks for the picture at once.
  await openFiles('/pages/file/index?id=f3', [file(3, { name: '柜照.png', thumbUrl })], currentUser, {
    'GET /api/file/Image/annex/f3': [{ text: tall, type: 'image/svg+xml' }],
  });
  const large = page.getByRole('dialog', { name: '柜照.png' });
  await button('柜照.png 放大图片').click();
  await expect.element(large).toBeVisible();
  expect(large.getByRole('img').element().getBoundingClientRect().width).toBe(390);
  await userEvent.keyboard('{Escape}');
  await expect.element(large).not.toBeInTheDocument();
  expect(place()).toBe('/pages/file/index?id=f3');
  await button('柜照.png 放大图片').click();
  await large.getByRole('button').click();
  await expect.element(large).not.toBeInTheDocument();
});

test('the chooser offers the kinds of files that are taken', async () => {
  await openFiles();
  await expect.element(page.getByText('提单-1.pdf')).toBeVisible();
  const accepted = document.querySelector<HTMLInputElement>('input[type=file]')?.accept.split(',');
  expect(accepted).toEqual(expect.arrayContaining(['.pdf', '.xlsx', '.jpg']));
  expect(accepted).not.toContain('.exe');
});

test.each([320, 390])('at %i px a long title ends before the actions', async (width) => {
  await page.viewport(width, 700);
  await chooseLanguage('en');
  await openFiles();
  await expect.element(page.getByRole('heading', { name: 'My files' })).toBeVisible();
  const title = page.getByRole('heading', { name: 'My files' }).element();
  const gap = () =>
    (document.querySelector('.nav-bar-actions')?.getBoundingClientRect().left ?? 0) -
    title.getBoundingClientRect().right;
  expect(gap()).toBeGreaterThanOrEqual(4);
  title.textContent = 'A title much longer than any phone is wide';
  expect(gap()).toBeGreaterThanOrEqual(4);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('an upload that goes on is told on the other screens, and leads back here', async () => {
  const room = await openApp('/pages/index/apply', { answers: { [mine]: [filesPage([file(1)])] } });
  await room.answer('POST /api/file/Uploader/document', { ...success(null), held: true });
  addUploads([new File(['x'], 'a.txt'), new File(['x'], 'b.txt')]);
  const indicator = page.getByRole('link', { name: '正在上传 2 个文件' });
  await indicator.click();
  await expect.poll(place).toBe('/pages/file/index');
  await expect.element(page.getByText('提单-1.pdf')).toBeVisible();
  await expect.element(indicator).not.toBeInTheDocument();
  await button('返回').click();
  await expect.element(indicator).toBeVisible();
  useUploads.setState({ uploads: [] });
  await expect.element(indicator).not.toBeInTheDocument();
});

test('a pasted link finds a file further down than the first page, or says that it is gone', async () => {
  const first = Array.from({ length: 20 }, (_, index) => file(index));
  const pages = [filesPage(first, 1, 22), filesPage([file(20), file(21)], 2, 22)];
  await openApp('/pages/file/index?id=f21', { answers: { [mine]: pages } });
  await expect.element(page.getByRole('heading', { name: '提单-21.pdf' })).toBeVisible();
  history.replaceState(null, '', location.href.replace('f21', 'f99'));
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.element(page.getByText('此文件不存在或已被删除')).toBeVisible();
});

test('searching asks the server, and a failure is told with a way to try again', async () => {
  const room = await openFiles();
  await page.getByRole('searchbox').fill('合同');
  await expect
    .poll(async () => new URLSearchParams((await room.heard(mine)).at(-1)?.query).get('keyword'))
    .toBe('合同');
  // What was asked is answered, before other answers are given.
  await expect.element(page.getByText('提单-1.pdf')).toBeVisible();
  await room.answer(mine, refused(500, '系统异常，请稍后重试'));
  await page.getByRole('searchbox').fill('发票');
  await expect.poll(toastShown).toBe('系统异常，请稍后重试');
  await expect.element(button('重试')).toBeVisible();
  await room.answer(mine, filesPage([]));
  await button('重试').click();
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible();
});

test('nothing there yet: the words and the next thing to do', async () => {
  await openFiles(undefined, []);
  await expect.element(page.getByText('还没有文件')).toBeVisible();
  expect(page.getByRole('button', { name: '上传' }).elements().length).toBeGreaterThan(0);
});
