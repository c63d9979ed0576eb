import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refused, success } from '../../testing/answers.ts';
import { knownLog } from '../log-store.ts';
import { entry, mine, places } from '../testing/conversations.ts';
import { base, openChat } from '../testing/open-chat.ts';

const call = `GET ${base}/c1/messages`;
const shown = (text: string) => page.getByText(text, { exact: true });
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => entry(first + index));
const hidden = (first: number, last: number) =>
  from(first, last).map(({ seq }) => entry(seq, { contentType: 'hidden', content: '' } as never));

test('pages with nothing to look at are passed by, upwards', async () => {
  const pages = [from(61, 62), hidden(31, 60), from(1, 30)];
  await openChat({ answers: { [call]: pages.map((list) => success(places(list, 62))) } });
  await expect.element(shown('第30句')).toBeVisible();
  await expect.element(shown('第62句')).toBeVisible();
});

test('and downwards', async () => {
  const pages = [from(1, 3), hidden(4, 33), from(34, 40)];
  const answers = { [call]: pages.map((list) => success(places(list, 40))) };
  await openChat({ query: '&seq=2', answers });
  await expect.element(shown('第34句')).toBeVisible();
  await expect.poll(() => knownLog('c1').follows).toBe(true);
});

test('a page above that brings nothing is not asked for again and again', async () => {
  const room = await openChat({ list: from(61, 62), lastSeq: 62 });
  await expect.poll(async () => (await room.heard(call)).length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await room.heard(call)).toHaveLength(2);
});

test('an answered message that does not come moves nothing', async () => {
  const list = [...from(41, 99), mine(100, { replyTo: 3 })];
  const quoted = success(places([entry(3)], 100));
  const room = await openChat({ answers: { [call]: [success(places(list)), quoted] } });
  const quote = page.getByRole('button', { name: '查看李雷的原消息' });
  await expect.element(quote).toBeVisible();
  await room.answer(call, refused(500, '系统异常'));
  await quote.click();
  await expect.element(page.getByText('系统异常')).toBeVisible();
  await new Promise(requestAnimationFrame);
  await expect.element(quote).toBeInViewport();
  expect(page.getByRole('button', { name: '回到最新消息' }).elements()).toHaveLength(0);
});
