import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refused, success } from '../testing/answers.ts';
import { currentUser } from '../testing/people.ts';
import { render } from '../testing/render.ts';
import { enterRoom, type Room } from '../testing/room.ts';
import { clearSession, openSession, sessionToken } from '../wire/session-store.ts';
import { UploadPanel } from './upload-panel.tsx';
import { addUploads, cancelUpload, useUploads } from './upload-store.ts';

const uploader = 'POST /api/file/Uploader/document';
const stored = success({ name: 'f1', url: '', fileVersionId: '', fileSize: 3, fileExtension: 'txt' });
const named = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'text/plain' });
const states = () => useUploads.getState().uploads.map(({ file, state }) => `${file.name} ${state}`);
let room: Room;

beforeEach(() => {
  room = enterRoom();
  useUploads.setState({ uploads: [] });
  openSession('bearer test', currentUser);
});

test('several files go one after the other, with the token, and each says how it went', async () => {
  await room.answer(uploader, stored, refused(400, '不支持该文件类型'), stored);
  await render(<UploadPanel />);
  addUploads([named('a.txt'), named('b.exe'), named('c.txt')]);
  await expect.element(page.getByText('上传结束，1 个失败')).toBeVisible();
  expect(states().filter((state) => state.endsWith('done'))).toHaveLength(2);
  await expect.element(page.getByText('不支持该文件类型')).toBeVisible();
  const heard = await room.heard(uploader);
  expect(heard).toHaveLength(3);
  expect(heard[0]?.headers).toMatchObject({ authorization: 'bearer test', 'jnpf-origin': 'app' });
  expect(heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(heard[0]?.body).toContain('name="file"; filename="a.txt"');
  expect(heard[0]?.headers['command-id']).toBe(useUploads.getState().uploads[0]?.id);
  await expect.element(page.getByRole('button', { name: '重新上传 b.exe' })).not.toBeInTheDocument();
});

test.each([
  [400, 0],
  [403, 0],
  [413, 0],
  [429, 1],
  [500, 1],
  [503, 1],
])('after code %i there are %i ways to try again', async (code, ways) => {
  await room.answer(uploader, refused(code, '不行'));
  await render(<UploadPanel />);
  addUploads([named('a.txt')]);
  await expect.element(page.getByText('不行')).toBeVisible();
  expect(page.getByRole('button', { name: '重新上传 a.txt' }).elements()).toHaveLength(ways);
});

test('the headline counts what failed and what was cancelled, and tells of progress again', async () => {
  await room.answer(uploader, refused(400, '不支持该文件类型'), { ...stored, held: true });
  await render(<UploadPanel />);
  addUploads([named('a.exe'), named('b.txt')]);
  await expect.element(page.getByText('不支持该文件类型')).toBeVisible();
  for (const { id, state } of useUploads.getState().uploads) if (state === 'sending') cancelUpload(id);
  await expect.element(page.getByText('上传结束，1 个失败，1 个已取消')).toBeVisible();
  await room.answer(uploader, { ...stored, held: true });
  addUploads([named('c.txt')]);
  await expect.element(page.getByText('正在上传 1 个文件')).toBeVisible();
  const isAsked = async () => (await room.heard(uploader)).some(({ body }) => body?.includes('c.txt'));
  await expect.poll(isAsked).toBe(true);
  await room.release(uploader);
  await expect.element(page.getByText('上传结束，1 个失败，1 个已取消')).toBeVisible();
});

test('the newest is in sight, and so is the headline, however long the list', async () => {
  await room.answer(uploader, stored);
  await render(<UploadPanel />);
  addUploads(Array.from({ length: 30 }, (_, number) => named(`${number}.txt`)));
  await expect.element(page.getByText('上传完成')).toBeVisible();
  const panel = page.getByRole('region', { name: '上传列表' }).element();
  panel.scrollTop = 0;
  addUploads([named('newest.txt')]);
  await expect.element(page.getByText('newest.txt')).toBeInTheDocument();
  const { top, bottom } = panel.getBoundingClientRect();
  const edges = (name: string) => page.getByText(name).element().getBoundingClientRect();
  await expect.poll(() => edges('newest.txt').bottom).toBeLessThanOrEqual(bottom);
  expect(panel.querySelector('header')?.getBoundingClientRect().top).toBe(top);
});

test('an upload goes on when its screen is left, and can be seen again', async () => {
  await room.answer(uploader, { ...stored, held: true });
  const screen = await render(<UploadPanel />);
  addUploads([named('a.txt')]);
  await expect.element(page.getByText('正在上传 1 个文件')).toBeVisible();
  await screen.unmount();
  await room.release(uploader);
  await expect.poll(states).toEqual(['a.txt done']);
  await render(<UploadPanel />);
  await expect.element(page.getByText('已上传', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '清除已结束的' }).click();
  await expect.element(page.getByText('a.txt')).not.toBeInTheDocument();
});

test('progress is real: it moves while the bytes leave', async () => {
  const seen = new Set<number>();
  const stop = useUploads.subscribe(({ uploads }) => uploads[0] && seen.add(uploads[0].progress));
  await room.answer(uploader, { ...stored, pace: 5 });
  addUploads([named('big.txt', 12_000_000)]);
  await expect.poll(states).toEqual(['big.txt done']);
  stop();
  expect(seen.size).toBeGreaterThan(2);
  expect([...seen].toSorted((a, b) => a - b)).toEqual([...seen]);
});

test('a cancelled upload stops and can be sent again; a broken network says so', async () => {
  await room.answer(uploader, { ...stored, held: true });
  await render(<UploadPanel />);
  addUploads([named('a.txt')]);
  await page.getByRole('button', { name: '取消上传 a.txt' }).click();
  await expect.element(page.getByText('上传结束，1 个已取消')).toBeVisible();
  await room.answer(uploader, { drop: true });
  await page.getByRole('button', { name: '重新上传 a.txt' }).click();
  await expect.element(page.getByText('网络中断，请重试')).toBeVisible();
  await room.answer(uploader, stored);
  await page.getByRole('button', { name: '重新上传 a.txt' }).click();
  await expect.poll(states).toEqual(['a.txt done']);
});

test('signing out takes the uploads along, and an ended session is told', async () => {
  await room.answer(uploader, { ...stored, held: true });
  addUploads([named('a.txt')]);
  expect(states()).toEqual(['a.txt sending']);
  clearSession(true);
  expect(states()).toEqual([]);
  openSession('bearer again', currentUser);
  await room.answer(uploader, refused(600, '登录过期,请重新登录'));
  addUploads([named('b.txt')]);
  await expect
    .poll(() => document.querySelector('.toast:popover-open')?.textContent)
    .toBe('登录过期,请重新登录');
  await expect.poll(sessionToken).toBe('');
});
