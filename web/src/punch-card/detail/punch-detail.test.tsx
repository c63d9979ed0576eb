import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { punchDetailPath } from '../paths.ts';
import { answers, at, calls, punch, user } from '../testing/punches.ts';

afterEach(() => vi.restoreAllMocks());

const open = (more = {}) =>
  openApp(punchDetailPath('p1'), { user: user(), answers: { ...answers, ...more } });
const tall = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"><rect width="300" height="900" fill="teal"/></svg>',
)}`;

test('a photo is seen whole when it is enlarged, and a cross closes it', async () => {
  const photo = { fileId: 'f1', sha256: 'a'.repeat(64), name: 'f1.jpg', url: tall, thumbUrl: tall };
  await open({ [calls.one]: [success(punch({ photos: 1, photoList: [photo] }))] });
  await page.getByRole('button', { name: '照片 1' }).click();
  const large = page.getByRole('dialog', { name: '照片 1' });
  const picture = large.getByRole('img', { name: '照片 1' });
  await expect.element(picture).toBeVisible();
  expect(getComputedStyle(picture.element()).objectFit).toBe('contain');
  const { width, height } = picture.element().getBoundingClientRect();
  expect(height / width).toBeCloseTo(3, 1);
  const cross = large.element().querySelector('.enlarged-picture-cross');
  expect(cross?.getBoundingClientRect().width).toBeGreaterThanOrEqual(40);
  expect(await accessibilityProblems()).toEqual([]);
  await large.getByRole('button').click();
  await expect.element(large).not.toBeInTheDocument();
});

test('the place opens as that of the punch, never under the name of the customer', async () => {
  await open({ [calls.one]: [success(punch())] });
  await page.getByRole('link', { name: '上海市浦东新区' }).click();
  await expect.poll(place).toMatch(/^\/open-location/);
  const asked = new URLSearchParams(place().split('?')[1]);
  expect([asked.get('name'), asked.get('address')]).toEqual(['打卡位置', '上海市浦东新区']);
});

test('an open punch follows what was decided about its explanation', async () => {
  const explained = { flowId: 'f1', reason: '客户改了地点', askedTime: at, decidedTime: null, mayOpen: true };
  const room = await open({
    [calls.one]: [
      success(punch({ explanation: 'asked', explained })),
      success(punch({ explanation: 'accepted', explained: { ...explained, decidedTime: at } })),
    ],
  });
  await expect.element(page.getByText('说明审批中')).toBeVisible();
  await room.sockets({ say: { method: 'flowChanged', taskId: 'f1', toDoCount: 0 } });
  await expect.element(page.getByText('说明已通过')).toBeVisible();
});
