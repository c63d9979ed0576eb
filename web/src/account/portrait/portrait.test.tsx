import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser } from '../../testing/people.ts';
import { answers as personalData } from '../../testing/personal-data.ts';
import { cropToFile } from '../../ui/crop-to-file.ts';
import { openPicture } from '../../ui/open-picture.ts';
import { chooseTheme } from '../../ui/theme.ts';

const upload = 'POST /api/file/Uploader/userAvatar';
const take = 'PUT /api/permission/Users/Current/Avatar/p9';
const stored = success({ name: 'p9', url: '/api/file/Image/userAvatar/p9', fileVersionId: 'v' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;

/** Four coloured quarters: red, green below it, blue at the right of it, and nothing or grey in the last. */
async function photo(width: number, height: number, last = '#808080', type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const quarters = [
    ['#ff0000', 0, 0],
    ['#0000ff', 1, 0],
    ['#00ff00', 0, 1],
    [last, 1, 1],
  ] as const;
  for (const [colour, x, y] of quarters) {
    paper.fillStyle = colour;
    paper.fillRect((x * width) / 2, (y * height) / 2, width / 2, height / 2);
  }
  return new File([await canvas.convertToBlob({ type })], 'photo', { type });
}

async function openSheet(answers: Record<string, Answer[]> = {}) {
  const room = await openApp('/pages/my/personalData', {
    answers: { ...personalData, [upload]: [stored], [take]: [success(null)], ...answers },
  });
  const portrait = button('王小明的头像，查看或更换');
  await expect.element(portrait).toBeVisible();
  portrait.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: '头像' })).toBeVisible();
  return room;
}

/** Halfway through a movement there is less contrast than at its end. */
const still = () => vi.waitFor(() => expect(document.getAnimations()).toEqual([]));

const choose = async (file: File) => {
  await userEvent.upload(page.getByLabelText('更换头像').first(), file);
};

beforeEach(() => chooseTheme('light'));
afterEach(() => page.viewport(390, 844));

test('a picture is cut, sent, taken, and shown everywhere', async () => {
  const room = await openSheet();
  await choose(await photo(4000, 3000));
  await expect.element(button('使用')).toBeEnabled();
  const headIcon = '/api/file/Image/userAvatar/p9';
  await room.answer(
    'GET /api/oauth/CurrentUser',
    success({ ...currentUser, userInfo: { ...currentUser.userInfo, headIcon } }),
  );
  await room.answer(`GET ${headIcon}`, {
    text: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    type: 'image/svg+xml',
  });
  await button('使用').click();
  await expect.poll(toastShown).toBe('头像更换成功');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const [sent] = await room.heard(upload);
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(sent?.body).toContain('name="file"; filename="portrait.jpg"');
  expect(sent?.body).toContain('Content-Type: image/jpeg');
  expect(await room.heard(take)).toHaveLength(1);
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('.portrait-button img')?.src)
    .toMatch(/^blob:/);
  await expect.element(button('王小明的头像，查看或更换')).toHaveFocus();
});

/** The colour at a place given in hundredths of each side. */
async function colourAt(file: File, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const paper = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  paper?.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0, alpha = 0] =
    paper?.getImageData((x / 100) * bitmap.width, (y / 100) * bitmap.height, 1, 1).data ?? [];
  if (alpha === 0) return 'nothing';
  return red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : 'grey';
}

test('a large photo is made smaller, and the cut is that part of it, 512 by 512', async () => {
  const picture = await openPicture(await photo(4000, 3000));
  expect([picture.canvas.width, picture.canvas.height]).toEqual([2048, 1536]);
  const cut = await cropToFile(picture, { x: 256, y: 0, size: 1536, turn: 0 }, 512, 'portrait');
  const bitmap = await createImageBitmap(cut);
  expect([bitmap.width, bitmap.height, cut.type, cut.name]).toEqual([512, 512, 'image/jpeg', 'portrait.jpg']);
  expect([await colourAt(cut, 25, 25), await colourAt(cut, 75, 25), await colourAt(cut, 25, 75)]).toEqual([
    'red',
    'blue',
    'green',
  ]);
});

test.each([
  [90, 'green', 'red'],
  [180, 'grey', 'green'],
  [270, 'blue', 'grey'],
])('turned by %i degrees', async (turn, topLeft, topRight) => {
  const picture = await openPicture(await photo(400, 200));
  const [x, y] = turn === 180 ? [100, 0] : [0, 100];
  const cut = await cropToFile(picture, { x, y, size: 200, turn }, 512, 'portrait');
  expect([await colourAt(cut, 25, 25), await colourAt(cut, 75, 25)]).toEqual([topLeft, topRight]);
});

test('what shines through stays so', async () => {
  const picture = await openPicture(await photo(300, 300, 'rgb(0 0 0 / 0)', 'image/png'));
  const cut = await cropToFile(picture, { x: 0, y: 0, size: 300, turn: 0 }, 512, 'portrait');
  expect([cut.type, cut.name, await colourAt(cut, 75, 75)]).toEqual(['image/png', 'portrait.png', 'nothing']);
});

test('zoomed with the slider, moved with the arrows, turned with the button: the preview follows', async () => {
  await openSheet();
  await choose(await photo(600, 600));
  const preview = () => document.querySelector<HTMLCanvasElement>('.crop-picture-previews canvas');
  const centre = () => [...(preview()?.getContext('2d')?.getImageData(20, 20, 1, 1).data ?? [])].slice(0, 3);
  await expect.poll(centre).toEqual([254, 0, 0]);
  await button('旋转 90°').click();
  await expect.poll(() => (centre()[1] ?? 0) > 200).toBe(true);
  page.getByLabelText('缩放').element().focus();
  await userEvent.keyboard('{End}');
  const area = page.getByRole('application', { name: /裁剪区域/ });
  area.element().focus();
  for (let presses = 0; presses < 20; presses++) await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => (centre()[0] ?? 0) > 200).toBe(true);
});

test.each([
  ['IMG_1.HEIC', '此浏览器无法打开 HEIC 照片，请换成 JPG 或 PNG 格式'],
  ['notes.jpg', '无法打开这张图片，请换一张'],
])('%s cannot be opened: a sentence says so, and another can be chosen', async (name, words) => {
  await openSheet();
  await choose(new File(['no picture'], name));
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await still();
  expect(await accessibilityProblems()).toEqual([]);
  await choose(await photo(300, 300));
  await expect.element(button('使用')).toBeEnabled();
});

test('a refusal and a broken network are said in place, and trying again sends the same under the same id', async () => {
  const room = await openSheet({
    [upload]: [refused(400, '文件超过 2 MB 的大小限制'), { drop: true }],
  });
  await choose(await photo(300, 300));
  await button('使用').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('文件超过 2 MB 的大小限制');
  await button('使用').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络中断，头像未更换，请重试');
  await room.answer(upload, stored);
  await button('使用').click();
  await expect.poll(toastShown).toBe('头像更换成功');
  const ids = (await room.heard(upload)).map(({ headers }) => headers['command-id']);
  expect(new Set(ids).size).toBe(1);
});

test('the way can be watched and stopped', async () => {
  const room = await openSheet({ [upload]: [{ ...stored, held: true }] });
  await choose(await photo(300, 300));
  await button('使用').click();
  await expect.element(page.getByRole('progressbar', { name: '正在上传头像' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button('取消').click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(button('使用')).toBeEnabled();
  expect(await room.heard(take)).toEqual([]);
});

test('the portrait can be looked at', async () => {
  const headIcon = '/api/file/Image/userAvatar/p1';
  const user = { ...currentUser, userInfo: { ...currentUser.userInfo, headIcon } };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await openApp('/pages/my/personalData', {
    user,
    answers: { ...personalData, [`GET ${headIcon}`]: [{ text: svg, type: 'image/svg+xml' }] },
  });
  await button('王小明的头像，查看或更换').click();
  await button('查看大图').click();
  await expect.element(page.getByRole('dialog').last().getByRole('img', { name: '头像' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('更换头像')).toBeVisible();
});

test.each([
  ['light', 390, 844],
  ['dark', 1440, 900],
  ['dark', 320, 568],
] as const)('axe finds nothing while cutting, %s at %i × %i', async (theme, width, height) => {
  await page.viewport(width, height);
  chooseTheme(theme);
  await openSheet();
  await still();
  expect(await accessibilityProblems()).toEqual([]);
  await choose(await photo(300, 300));
  await expect.element(button('使用')).toBeEnabled();
  await still();
  expect(await accessibilityProblems()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
