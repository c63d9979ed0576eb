import { beforeEach, expect, test } from 'vitest';
import { success } from '../testing/answers.ts';
import { render } from '../testing/render.ts';
import { enterRoom, type Room } from '../testing/room.ts';
import { request } from '../wire/request.ts';
import { RequestMask } from './request-mask.tsx';

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const mask = () => document.querySelector('.loading-mask:popover-open');
let room: Room;

beforeEach(async () => {
  room = enterRoom();
  await render(<RequestMask />);
});

test('a command under 800 ms shows nothing, a longer one the mask with its words until it ends', async () => {
  await room.answer('POST /api/act', { ...success(null), held: true });
  const start = performance.now();
  const answered = request({ url: '/api/act', command: true });
  await expect.poll(() => mask()?.textContent).toBe('请求中');
  expect(performance.now() - start).toBeGreaterThan(790);
  await room.release('POST /api/act');
  await answered;
  await expect.poll(mask).toBeNull();
});

test('a command answered in time never shows it', async () => {
  await room.answer('POST /api/act', { ...success(null), delay: 500 });
  await request({ url: '/api/act', command: true });
  await wait(500);
  expect(mask()).toBeNull();
});

test('reads show skeletons instead, and a screen that shows its waiting needs no mask', async () => {
  await room.answer('GET /api/read', { ...success(null), delay: 1100 });
  await room.answer('POST /api/act', { ...success(null), delay: 1100 });
  const answered = [
    request({ url: '/api/read', method: 'GET' }),
    request({ url: '/api/act', command: true, mask: false }),
  ];
  await wait(1000);
  expect(mask()).toBeNull();
  await Promise.all(answered);
});

test('the mask covers an open dialog too', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await room.answer('POST /api/act', { ...success(null), held: true });
  const answered = request({ url: '/api/act', command: true });
  await expect.poll(mask).not.toBeNull();
  await room.release('POST /api/act');
  await answered;
  dialog.remove();
});
