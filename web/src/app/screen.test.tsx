import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { enterRoom } from '../testing/room.ts';
import type { ScreenLoader } from '../wire/feature.ts';
import { Screen } from './screen.tsx';
import { fetchScreen, preloadScreens } from './screen-chunk.ts';
import { useScreenChunk } from './use-screen-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const realTimeout = setTimeout;
const pass = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  // React draws in a task of its own, which no fake timer holds.
  await new Promise((resolve) => realTimeout(resolve, 30));
};
const Page = () => <p>到了</p>;
const text = () => document.body.textContent ?? '';

function slowChunk() {
  let arrive: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const loader: ScreenLoader = () =>
    new Promise((resolve, reject) => {
      arrive = () => resolve(Page);
      fail = () => reject(new Error('ChunkLoadError'));
    });
  return { loader, arrive: () => arrive(), fail: () => fail() };
}

test('nothing for 200 ms, then a skeleton, then the screen', async () => {
  const chunk = slowChunk();
  await render(<Screen screen={chunk.loader} />);
  await pass(190);
  expect(document.querySelector('.skeleton')).toBeNull();
  await pass(20);
  expect(document.querySelector('.skeleton')).not.toBeNull();
  chunk.arrive();
  await pass(0);
  expect(text()).toContain('到了');
});

test('after a minute it says that it takes long, after two it counts as failed, with a way to reload', async () => {
  const chunk = slowChunk();
  await render(<Screen screen={chunk.loader} />);
  await pass(59_900);
  expect(document.querySelector('.skeleton')).not.toBeNull();
  await pass(200);
  expect(text()).toContain('加载时间较长');
  await pass(59_700);
  expect(text()).not.toContain('页面加载失败');
  await pass(300);
  expect(text()).toContain('页面加载失败');
  expect(page.getByRole('button', { name: '重新加载' }).elements()).toHaveLength(1);
});

test('a chunk that cannot be loaded fails at once; one that comes late is shown all the same', async () => {
  const broken = slowChunk();
  const screen = await render(<Screen screen={broken.loader} />);
  broken.fail();
  await pass(0);
  expect(text()).toContain('页面加载失败');
  await screen.unmount();

  const late = slowChunk();
  await render(<Screen screen={late.loader} />);
  await pass(125_000);
  late.arrive();
  await pass(0);
  expect(text()).toContain('到了');
});

test('what failed without a network starts anew when the way to the server is back, not before', async () => {
  vi.useRealTimers();
  const room = enterRoom();
  const startAnew = vi.fn();
  const Probe = ({ loader }: { loader: ScreenLoader }) => useScreenChunk(loader, startAnew).phase;
  const chunk = slowChunk();
  await render(<Probe loader={chunk.loader} />);
  dispatchEvent(new Event('online'));
  chunk.fail();
  await expect.poll(text).toContain('failed');
  expect(await room.heard('GET /')).toHaveLength(0);
  await room.answer('GET /', { status: 502 });
  dispatchEvent(new Event('online'));
  await expect.poll(() => room.heard('GET /')).not.toHaveLength(0);
  expect(startAnew).not.toHaveBeenCalled();
  await room.answer('GET /', { text: '<html></html>', type: 'text/html' });
  dispatchEvent(new Event('online'));
  await expect.poll(() => startAnew.mock.calls).toHaveLength(1);
});

test('without a network nothing is fetched ahead', async () => {
  vi.useRealTimers();
  const loader = vi.fn<ScreenLoader>(async () => Page);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // A browser under load may not be idle for as long as a test waits.
  const idle = vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  });
  preloadScreens([loader]);
  expect(loader).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  preloadScreens([loader]);
  expect(loader).toHaveBeenCalledOnce();
  idle.mockRestore();
  online.mockRestore();
});

test('a preloaded screen is there without waiting, and two who ask share one fetch', async () => {
  let fetched = 0;
  const loader: ScreenLoader = async () => {
    fetched += 1;
    return Page;
  };
  vi.useRealTimers();
  preloadScreens([loader]);
  await Promise.all([fetchScreen(loader), fetchScreen(loader)]);
  await expect.poll(() => fetched).toBe(1);
  await render(<Screen screen={loader} />);
  expect(text()).toContain('到了');
});

test('a screen that arrives between drawing and looking for it is shown', async () => {
  // As a promise would be, but it is fulfilled in the middle of what React does.
  let arrive: (page: typeof Page) => void = () => undefined;
  const fetching = {
    // biome-ignore lint/suspicious/noThenProperty: a promise that the test fulfils at once
    then(fulfil: typeof arrive) {
      arrive = fulfil;
      return { finally: () => fetching };
    },
    catch: () => fetching,
  };
  const loader = (() => fetching) as unknown as ScreenLoader;
  void fetchScreen(loader);
  const Arrives = () => {
    useLayoutEffect(() => arrive(Page));
    return null;
  };
  await render(
    <>
      <Screen screen={loader} />
      <Arrives />
    </>,
  );
  await pass(0);
  expect(text()).toContain('到了');
});

test('a bug in a screen leaves words and a way to try again, never a blank page', async () => {
  vi.useRealTimers();
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const loader: ScreenLoader = async () => () => {
    if (isBroken) throw new Error('bug');
    return <p>好了</p>;
  };
  await render(<Screen screen={loader} />);
  await expect.element(page.getByText('页面出错了')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText('好了')).toBeVisible();
  silent.mockRestore();
});
