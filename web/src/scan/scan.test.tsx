import { encodeQR } from 'qr';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { readPicture } from './read-picture.ts';
import { loginQrText } from './read-scanned.ts';
import { scan } from './scan.tsx';

/** A QR code as a photo of a screen would hold it: on a wide grey ground, not alone. */
async function pictureOf(text: string, scale = 8): Promise<File> {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules.length * scale + 200;
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
  paper.fillStyle = '#ddd';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) {
      paper.fillStyle = isDark ? '#111' : '#fff';
      paper.fillRect(100 + x * scale, 100 + y * scale, scale, scale);
    }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], 'code.png', { type: 'image/png' });
}

test.each(['{"t":"DFD","id":"1","modelId":"客户"}', 'SITC2311-088', 'https://例子.中国/路?a=1'])(
  'the code in a picture is read: %s',
  async (text) => {
    expect(await readPicture(await pictureOf(text))).toBe(text);
  },
);

test('a picture without a code, and a file that is no picture, say nothing', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 50;
  const blank = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  expect(await readPicture(blank as Blob)).toBeUndefined();
  expect(await readPicture(new Blob(['no picture']))).toBeUndefined();
});

test('a picture chosen from the album answers the scan', async () => {
  const scanned = scan();
  expect(await accessibilityProblems()).toEqual([]);
  await userEvent.upload(page.getByLabelText('从相册选择').first(), await pictureOf('SITC2311-088'));
  expect(await scanned).toBe('SITC2311-088');
});

test('without a camera it says so; what is typed counts, and closing it is no answer', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const typed = scan();
  await expect.element(page.getByText('没有相机权限', { exact: false })).toBeVisible();
  expect(page.getByText('将二维码放入框内', { exact: false }).elements()).toEqual([]);
  await page.getByRole('button', { name: '手动输入' }).click();
  await page.getByLabelText('二维码内容').fill('  ABC-1 ');
  await page.getByRole('button', { name: '确定' }).click();
  expect(await typed).toBe('ABC-1');

  const closed = scan();
  await page.getByRole('button', { name: '关闭' }).click();
  expect(await closed).toBeUndefined();
  vi.restoreAllMocks();
});

test('what the camera sees is read, and the camera is off afterwards', async () => {
  const bitmap = await createImageBitmap(await pictureOf('{"t":"portal","id":"p1"}'));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const stream = canvas.captureStream(10);
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
  let isInSight = false;
  const drawing = setInterval(
    () => (isInSight ? paper.drawImage(bitmap, 0, 0) : paper.fillRect(0, 0, canvas.width, canvas.height)),
    50,
  );
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  const scanned = scan();
  await expect.element(page.getByText('将二维码放入框内', { exact: false })).toBeVisible();
  isInSight = true;
  expect(await scanned).toBe('{"t":"portal","id":"p1"}');
  expect(stream.getTracks().every((track) => track.readyState === 'ended')).toBe(true);
  clearInterval(drawing);
  vi.restoreAllMocks();
});

test('an unknown text is shown to be read and copied; an address can be opened, with its host in sight', async () => {
  await openApp(`/pages/my/scanResult?result=${encodeURIComponent('https://example.com/a?b=1')}`);
  await expect.element(page.getByText('https://example.com/a?b=1')).toBeVisible();
  const link = page.getByRole('link', { name: '打开 example.com' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await accessibilityProblems()).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:text/html,<b>x', 'SITC2311'])(
  '%s is text, never a link',
  async (text) => {
    await openApp(`/pages/my/scanResult?result=${encodeURIComponent(text)}`);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(page.getByRole('link', { name: '打开' }).elements()).toEqual([]);
  },
);

const code = 'a'.repeat(22);
const path = `/pages/my/scanResult?result=${encodeURIComponent(loginQrText(code))}`;
const computer = {
  agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
  address: '10.0.0.7',
  createdAt: 1,
};

test('a waiting computer is shown before it is let in', async () => {
  const room = await openApp(path, {
    answers: {
      [`GET /api/oauth/Ticket/${code}`]: [success(computer)],
      [`POST /api/oauth/Ticket/${code}/Confirm`]: [success(null)],
    },
  });
  await expect.element(page.getByText('Chrome · Windows')).toBeVisible();
  await expect.element(page.getByText('10.0.0.7')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '确认登录' }).click();
  await expect.element(page.getByText('已确认，电脑即将登录')).toBeVisible();
  await expect.poll(place).toBe('/pages/index/my');
  const heard = await room.heard();
  expect(heard.filter(({ call }) => call.startsWith('POST /api/oauth/Ticket'))).toHaveLength(1);
});

test('a code that is too old says what to do', async () => {
  await openApp(path, { answers: { [`GET /api/oauth/Ticket/${code}`]: [refused(400, '票据失效！')] } });
  await expect.element(page.getByText('二维码已失效，请在电脑上刷新后重新扫描')).toBeVisible();
});
