import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { clearSession } from '../../wire/session-store.ts';
import { field, showForm } from './testing/show-form.tsx';
import { filesIn, pictureAddress } from './uploads/file-value.ts';

const uploader = 'POST /api/file/Uploader/annex';
const pictureUploader = 'POST /api/file/Uploader/annexpic';
const stored = (name: string, fileExtension = 'pdf') => ({
  name,
  url: `/api/file/Image/annex/${name}`,
  fileVersionId: 'v1',
  fileSize: 3,
  fileExtension,
});
const kept = (fileId: string, name: string, fileExtension = 'pdf') => ({
  name,
  fileId,
  url: `/api/file/Image/annex/${fileId}`,
  fileExtension,
  fileSize: 2048,
});
const file = (name: string, text = 'abc', type = '') => new File([text], name, { type });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file][multiple]');
const choose = async (...files: File[]) => {
  await expect.poll(chooser).not.toBeNull();
  await userEvent.upload(page.elementLocator(chooser() as HTMLInputElement), files);
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished));
const values = (value: unknown) => filesIn(value).map(({ name, fileId }) => ({ name, fileId }));

afterEach(() => page.viewport(390, 844));

test('several at once: the form waits until all are there, then keeps them as the language says', async () => {
  const { store, room } = await showForm([field('files', '附件')], {
    answers: {
      [uploader]: [
        { ...success(stored('f1')), held: true },
        { ...success(stored('f2')), held: true },
      ],
    },
  });
  await choose(file('提单.pdf'), file('装箱单.pdf'));
  await expect.poll(() => store.isBusy).toBe(true);
  await expect.element(page.getByText('提单.pdf')).toBeVisible();
  await expect.poll(async () => (await room.heard(uploader)).length).toBe(2);
  await room.release(uploader);
  await expect.poll(() => store.isBusy).toBe(false);
  expect(store.values.附件).toHaveLength(2);
  expect(store.values.附件).toMatchObject([
    { fileId: expect.stringMatching(/^f[12]$/), url: expect.any(String), fileExtension: 'pdf', fileSize: 3 },
    {},
  ]);
  expect(store.tryToSend()).toEqual([]);
  const heard = await room.heard(uploader);
  expect(new Set(heard.map(({ headers }) => headers['command-id'])).size).toBe(2);
});

test('one that failed keeps the form from being sent, with a sentence; again with the same id it goes', async () => {
  const { store, room } = await showForm([field('files', '附件')], {
    answers: { [uploader]: [{ drop: true }] },
  });
  await choose(file('提单.pdf'));
  await expect.element(page.getByText('上传失败 · 网络中断，请重试')).toBeVisible();
  expect(store.isBusy).toBe(false);
  expect(store.tryToSend()).toMatchObject([{ path: '附件', message: '“提单.pdf”上传失败，请重试或移除' }]);
  await room.answer(uploader, success(stored('f1')));
  await button('重新上传 提单.pdf').click();
  await expect.poll(() => values(store.values.附件)).toEqual([{ name: '提单.pdf', fileId: 'f1' }]);
  expect(store.tryToSend()).toEqual([]);
  const ids = (await room.heard(uploader)).map(({ headers }) => headers['command-id']);
  expect(new Set(ids).size).toBe(1);
});

test('what the server refuses is said beside the file and cannot be sent again, only removed', async () => {
  const { store } = await showForm([field('files', '附件')], {
    answers: { [uploader]: [refused(1301, '文件内容与扩展名不符')] },
  });
  await choose(file('假.pdf'));
  await expect.element(page.getByText('上传失败 · 文件内容与扩展名不符')).toBeVisible();
  expect(page.getByRole('button', { name: /重新上传/ }).elements()).toHaveLength(0);
  await button('移除 假.pdf').click();
  expect(store.tryToSend()).toEqual([]);
  expect(store.isTouched).toBe(false);
});

test('cancelled, the form no longer waits and the answer is ignored', async () => {
  const { store, room } = await showForm([field('files', '附件')], {
    answers: { [uploader]: [{ ...success(stored('f1')), held: true }] },
  });
  await choose(file('提单.pdf'));
  await button('取消上传 提单.pdf').click();
  expect(store.isBusy).toBe(false);
  await room.release(uploader);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(store.values.附件).toBeUndefined();
});

test.each([
  [{ most: 1, accept: '.pdf,.ofd,image/*' }, '支持 PDF、OFD、图片；不超过 10 MB'],
  [{ most: 1, accept: '.doc, .docx;xlsx' }, '支持 Word、Excel；不超过 10 MB'],
  [{}, '最多 9 个，每个不超过 10 MB'],
])('%j says what may be chosen', async (limits, said) => {
  await showForm([field('files', '附件', limits)]);
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});

test('limits are said before, and what breaks them is not sent', async () => {
  const { store, room } = await showForm(
    [field('files', '附件', { most: 2, fileSize: 1024, accept: '.pdf,.jpg' })],
    { answers: { [uploader]: [success(stored('f1')), success(stored('f2'))] } },
  );
  await expect.element(page.getByText('支持 PDF、JPG；最多 2 个，每个不超过 1 KB')).toBeVisible();
  await choose(
    file('大.pdf', 'x'.repeat(1025)),
    file('空.pdf', ''),
    file('病毒.exe'),
    file('一.pdf'),
    file('二.JPG'),
    file('三.pdf'),
  );
  const lines = () => [...document.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent);
  await expect
    .poll(lines)
    .toEqual([
      '大.pdf · 超过 1 KB',
      '空.pdf · 文件是空的',
      '病毒.exe · 不支持该文件类型',
      '最多 2 个文件，以下未添加：三.pdf',
    ]);
  await expect.poll(() => filesIn(store.values.附件)).toHaveLength(2);
  expect(await room.heard(uploader)).toHaveLength(2);
  await expect.element(button('附件 选择文件')).toBeDisabled();
});

test('dropped files are taken too', async () => {
  const { store } = await showForm([field('files', '附件')], {
    answers: { [uploader]: [success(stored('f1'))] },
  });
  await expect.element(button('附件 选择文件')).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file('拖入.pdf'));
  document
    .querySelector('.choose-files')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => values(store.values.附件)).toEqual([{ name: '拖入.pdf', fileId: 'f1' }]);
});

test('a row that moves keeps its upload; what arrives for a row that is gone is dropped', async () => {
  await page.viewport(1280, 800);
  const table = field('table', '明细', { columns: [field('text', '品名'), field('files', '附件')] });
  const { store, room } = await showForm([table], {
    values: {
      明细: [
        { id: 'a', 品名: '甲' },
        { id: 'b', 品名: '乙' },
      ],
    },
    answers: { [uploader]: [{ ...success(stored('f1')), held: true }] },
  });
  await button(/附件 上传/)
    .first()
    .click();
  await choose(file('甲的.pdf'));
  await expect.poll(() => store.isBusy).toBe(true);
  store.moveRow('明细', 0, 1);
  await room.release(uploader);
  await expect.poll(() => store.isBusy).toBe(false);
  expect(store.values.明细).toMatchObject([{ id: 'b' }, { id: 'a', 附件: [{ fileId: 'f1' }] }]);
  expect((store.values.明细 as object[])[0]).not.toHaveProperty('附件');
  await choose(file('再来.pdf'));
  await expect.poll(() => store.isBusy).toBe(true);
  store.removeRows('明细', [1]);
  await room.release(uploader);
  await expect.poll(() => store.isBusy).toBe(false);
  expect(store.values.明细).toEqual([{ id: 'b', 品名: '乙' }]);
});

test('hostile names are shown as text, without what turns the writing around', async () => {
  const evil = kept('f1', '<img src=x onerror=alert(1)>invoice‮fdp.exe');
  await showForm([field('files', '附件')], { values: { 附件: [evil] }, mode: 'read' });
  const name = document.querySelector('.file-list-name');
  await expect.poll(() => document.querySelector('.file-list-name')?.textContent).toContain('invoice');
  expect(document.querySelector('.file-list-name img')).toBeNull();
  expect(name?.textContent ?? '').not.toContain('‮');
});

test('an address written into a record is not followed', () => {
  const [mine] = filesIn([
    { ...kept('f1', 'a.png', 'png'), url: 'https://evil.example/pixel', thumbUrl: '//evil' },
  ]);
  expect(mine && pictureAddress(mine, 'annexpic', 'full')).toBe('/api/file/Image/annexpic/f1?size=full');
  const [hostile] = filesIn([kept('../../oauth/Logout', 'a.png')]);
  expect(hostile && pictureAddress(hostile, 'annex', 'thumb')).toBe(
    '/api/file/Image/annex/..%2F..%2Foauth%2FLogout?size=thumb',
  );
  expect(filesIn([null, 3, 'x', {}, { fileId: 7 }, [[]]])).toEqual([]);
});

test('a file is downloaded by a one-time link', async () => {
  const { room } = await showForm([field('files', '附件')], {
    mode: 'read',
    values: { 附件: [kept('f1', '提单.pdf')] },
    answers: {
      'GET /api/file/Download/annex/f1': [
        success({ name: '提单.pdf', url: '/api/file/Download?encryption=once' }),
      ],
      'GET /api/file/Download': [{ text: 'bytes', type: 'application/octet-stream' }],
    },
  });
  await button('下载 提单.pdf').click();
  await expect.poll(() => room.heard('GET /api/file/Download')).toHaveLength(1);
});

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('pictures: thumbnails, one large by a press, and away by its cross', async () => {
  const { store, room } = await showForm([field('pictures', '照片')], {
    values: { 照片: [{ ...kept('p1', '箱号.png', 'png'), url: '/api/file/Image/annexpic/p1' }] },
    answers: {
      'GET /api/file/Image/annexpic/p1': [{ text: atob(dot), type: 'image/png' }],
      [pictureUploader]: [success(stored('p2', 'png'))],
    },
  });
  await button('查看 箱号.png').click();
  await expect.element(page.getByRole('dialog', { name: '箱号.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const asked = await room.heard('GET /api/file/Image/annexpic/p1');
  expect(asked.map(({ query }) => query).sort()).toEqual(['?size=full', '?size=thumb']);
  expect(asked.every(({ headers }) => headers.authorization === 'bearer test')).toBe(true);
  await choose(file('第二张.png', 'abc', 'image/png'));
  await expect.poll(() => filesIn(store.values.照片)).toHaveLength(2);
  await button('移除 箱号.png').click();
  expect(values(store.values.照片)).toEqual([{ name: '第二张.png', fileId: 'p2' }]);
});

test('the next person does not go on with what this one began', async () => {
  const { store, room } = await showForm([field('files', '附件')], {
    answers: { [uploader]: [{ ...success(stored('f1')), held: true }] },
  });
  await choose(file('1.pdf'), file('2.pdf'), file('3.pdf'), file('4.pdf'));
  await expect.poll(() => room.heard(uploader)).toHaveLength(2);
  clearSession();
  expect(store.isBusy).toBe(false);
  await room.release(uploader);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await room.heard(uploader)).toHaveLength(2);
});

test('axe finds nothing, in light and in dark, sending and failed', async () => {
  const nodes = [field('files', '附件'), field('pictures', '照片')];
  await showForm(nodes, {
    values: { 附件: [kept('f1', '提单.pdf')], 照片: [kept('p1', '箱号.png', 'png')] },
    answers: {
      [uploader]: [refused(1301, '文件内容与扩展名不符'), { ...success(stored('f2')), held: true }],
    },
  });
  await choose(file('失败.pdf'), file('慢.pdf'));
  await expect.element(page.getByText(/上传失败/)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    await settled();
    expect(await accessibilityProblems()).toEqual([]);
  }
});
