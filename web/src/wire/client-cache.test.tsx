import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../testing/answers.ts';
import { userTree } from '../testing/company.ts';
import { currentUser, userInfo } from '../testing/people.ts';
import { showPart } from '../testing/show-part.tsx';
import { clientCache } from './client-cache.ts';
import { queryClient } from './query-client.ts';
import { openSession, useSession } from './session-store.ts';

const call = 'GET /api/permission/Users/Selector';
const answers = { [call]: [success({ list: userTree })] };
const minute = 60_000;

function Shown() {
  const { data } = useQuery(clientCache.userTree);
  return <output>{data?.[0]?.fullName}</output>;
}
const comeBack = () => {
  // As the browser tells it: away, and back again.
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
  Reflect.deleteProperty(document, 'visibilityState');
};

test('five minutes nobody asks again; after that whoever comes back to the window does', async () => {
  const room = await showPart(<Shown />, answers);
  await expect.element(page.getByText('远航集团')).toBeVisible();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  clock.mockReturnValue(now + 4 * minute);
  comeBack();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await room.heard(call)).toHaveLength(1);
  clock.mockReturnValue(now + 6 * minute);
  comeBack();
  await expect.poll(() => room.heard(call)).toHaveLength(2);
  clock.mockRestore();
});

test('an answer that says the same is the same tree, so that nothing is indexed twice', async () => {
  await showPart(<Shown />, answers);
  await expect.element(page.getByText('远航集团')).toBeVisible();
  const before = queryClient.getQueryData(clientCache.userTree.queryKey);
  await queryClient.refetchQueries({ queryKey: clientCache.userTree.queryKey });
  expect(queryClient.getQueryData(clientCache.userTree.queryKey)).toBe(before);
});

test('a switch of organisation asks at once', async () => {
  const room = await showPart(<Shown />, answers);
  await expect.element(page.getByText('远航集团')).toBeVisible();
  openSession('bearer test', { ...currentUser, userInfo: { ...userInfo, organizeId: 'o2' } });
  await expect.poll(() => room.heard(call)).toHaveLength(2);
});

test('nothing is left for the next person, and nothing is on the disk', async () => {
  await showPart(<Shown />, answers);
  await expect.element(page.getByText('远航集团')).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('周子涵');
  useSession.setState({ userInfo: { ...userInfo, userId: 'other' } });
  expect(queryClient.getQueryData(clientCache.userTree.queryKey)).toBeUndefined();
});
