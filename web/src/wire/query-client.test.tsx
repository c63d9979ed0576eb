import { getDownload } from '@fairway/contract/files.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refused, success } from '../testing/answers.ts';
import { render } from '../testing/render.ts';
import { enterRoom, type Room } from '../testing/room.ts';
import { load, useCommand } from './calls.ts';
import { queryClient } from './query-client.ts';
import { noteAnswer } from './reachability.ts';
import { sessionToken, useSession } from './session-store.ts';

const called = 'GET /api/file/Download/annex/f1';
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const notDone = page.getByText('网络不可用，刚才的操作可能没有完成，请稍后核对');
let room: Room;

function Press() {
  const command = useCommand(getDownload);
  return (
    <button type="button" onClick={() => command.mutate({ params: { type: 'annex', fileId: 'f1' } })}>
      go {command.status}
    </button>
  );
}

function Read() {
  const { status, data } = useQuery(load(getDownload, { params: { type: 'annex', fileId: 'f1' } }));
  return (
    <>
      <p>read {status}</p>
      <p>name {data?.name}</p>
    </>
  );
}

const goOffline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
};
const comeOnline = () => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
};

const pressOnce = async () => {
  await render(
    <QueryClientProvider client={queryClient}>
      <Press />
    </QueryClientProvider>,
  );
  await page.getByRole('button').click();
};

beforeEach(() => {
  room = enterRoom();
});

afterEach(comeOnline);

test('a refusal is told in the server’s words', async () => {
  await room.answer(called, refused(404, '此条数据不存在'));
  await pressOnce();
  await expect.poll(toastShown).toBe('此条数据不存在');
});

test('without words of the server the default ones are told', async () => {
  await room.answer(called, { status: 500, text: 'oops', type: 'text/plain' });
  await pressOnce();
  await expect.poll(toastShown).toBe('请求失败，请重试');
});

test('a network failure is rejected without a toast; a quiet line says that nothing was done, until an answer', async () => {
  await room.answer(called, { drop: true });
  await pressOnce();
  await expect.element(page.getByRole('button')).toHaveTextContent('go error');
  expect(toastShown()).toBeUndefined();
  await expect.element(notDone).toBeVisible();
  await room.answer(called, success({ name: 'a', url: '/b' }));
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('go success');
  await expect.element(notDone).not.toBeInTheDocument();
});

test('the line that nothing was done can be read although another call is answered in the same moment', async () => {
  goOffline();
  await room.answer(called, { drop: true });
  await pressOnce();
  await expect.element(notDone).toBeVisible();
  const answered = performance.now();
  noteAnswer();
  await expect.element(notDone).not.toBeInTheDocument();
  expect(performance.now() - answered).toBeGreaterThan(800);
});

test('the line that nothing was done leaves by itself after ten seconds', async () => {
  goOffline();
  await room.answer(called, { drop: true });
  await pressOnce();
  await expect.element(notDone).toBeVisible();
  const seen = performance.now();
  await expect.element(notDone).not.toBeInTheDocument();
  expect(performance.now() - seen).toBeGreaterThan(8_000);
});

test('without network a read fails at once, in silence, and is asked for again when the network is back', async () => {
  const screen = (content: ReactNode) => (
    <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
  );
  await room.answer(called, { drop: true });
  const { rerender } = await render(screen(null));
  goOffline();
  await rerender(screen(<Read />));
  await expect.element(page.getByText('read error'), { timeout: 2_500 }).toBeVisible();
  expect(notDone.elements()).toHaveLength(0);
  await room.answer(called, success({ name: 'a', url: '/b' }));
  comeOnline();
  await expect.element(page.getByText('read success')).toBeVisible();
});

test('what changed while it was loaded for the first time is loaded once more', async () => {
  await room.answer(
    called,
    { ...success({ name: 'before', url: '/b' }), held: true },
    success({ name: 'after', url: '/b' }),
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <Read />
    </QueryClientProvider>,
  );
  await expect.poll(async () => (await room.heard(called)).length).toBe(1);
  void queryClient.invalidateQueries({ queryKey: [getDownload.name] });
  await room.release(called);
  await expect.element(page.getByText('name after')).toBeVisible();
  expect(await room.heard(called)).toHaveLength(2);
});

test('after a silence the command is sent again with the same id, so that it acts once', async () => {
  await room.answer(called, { drop: true }, success({ name: 'a', url: '/b' }));
  await pressOnce();
  await expect.element(page.getByRole('button')).toHaveTextContent('go success');
  const ids = (await room.heard(called)).map(({ headers }) => headers['command-id']);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  [600, '登录过期,请重新登录'],
  [601, '您的账号在其他地方已登录,被强制踢出'],
  [602, 'Token验证失败'],
])('code %i: the words, a second and a half to read them, then the session is gone', async (code, words) => {
  useSession.setState({ token: 'bearer old' });
  localStorage.setItem('token', '"bearer old"');
  await room.answer(called, refused(code, words));
  await pressOnce();
  await expect.poll(toastShown).toBe(words);
  const told = performance.now();
  await expect.poll(sessionToken).toBe('');
  expect(performance.now() - told).toBeGreaterThan(1000);
  expect(localStorage.getItem('token')).toBeNull();
});

test('a session opened meanwhile in another tab is not taken away', async () => {
  useSession.setState({ token: 'bearer old' });
  await room.answer(called, refused(600, '登录过期,请重新登录'));
  await pressOnce();
  await expect.poll(toastShown).toBe('登录过期,请重新登录');
  useSession.setState({ token: 'bearer new' });
  await wait(1700);
  expect(sessionToken()).toBe('bearer new');
});

test('what one person loaded is gone when another signs in', () => {
  queryClient.setQueryData(['secret'], 'of the first');
  const userInfo = (userId: string) => ({ userId }) as never;
  useSession.setState({ token: 'bearer a', userInfo: userInfo('a') });
  queryClient.setQueryData(['secret'], 'of the first');
  useSession.setState({ token: 'bearer b', userInfo: userInfo('b') });
  expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  for (const step of [{ token: 'bearer c' }, { userInfo: userInfo('c') }]) {
    queryClient.setQueryData(['secret'], 'of the one before');
    useSession.setState(step);
    expect(queryClient.getQueryData(['secret'])).toBeUndefined();
  }
});
