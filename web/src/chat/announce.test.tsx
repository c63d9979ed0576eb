import { defaultPreferences } from '@fairway/contract/account.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNotifyPermission } from '../messages/notify-permission.ts';
import { success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { direct, entry, received } from './testing/conversations.ts';
import { base, greet } from './testing/open-chat.ts';

const told: (string | undefined)[] = [];
/** A browser without a desktop shows none; this one keeps what they say. */
class KeptNotification {
  static permission: NotificationPermission = 'granted';
  constructor(_: string, { body }: NotificationOptions) {
    told.push(body);
  }
  close() {}
}

beforeEach(() => {
  told.length = 0;
  vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new Error('no workers here'));
  vi.stubGlobal('Notification', KeptNotification);
  useNotifyPermission.setState({ permission: 'granted' });
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  dispatchEvent(new Event('blur'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let seq = 0;
const saidIn = (conversationId: string, content: string, mentionIds: string[] = []) => {
  const id = crypto.randomUUID();
  return { say: received(entry(++seq, { conversationId, content, mentionIds, id }), 'u2') };
};

test('without the list a conversation is asked whether it is muted, once; who cannot be asked is not told of', async () => {
  const room = await openApp('/pages/index/my', {
    answers: {
      'GET /api/permission/Users/Current/Preferences': [success(defaultPreferences)],
      [`GET ${base}/muted`]: [success({ ...direct, id: 'muted', isMuted: true })],
      [`GET ${base}/loud`]: [success({ ...direct, id: 'loud' })],
      [`GET ${base}/lost`]: [{ status: 503 }],
    },
  });
  await greet(room);
  await room.sockets(saidIn('muted', '静音的'));
  await room.sockets(saidIn('lost', '问不到的'));
  for (const id of ['muted', 'lost'])
    await expect.poll(async () => (await room.heard(`GET ${base}/${id}`)).length).toBe(1);
  await room.sockets(saidIn('loud', '响亮的'));
  await expect.poll(() => told).toEqual(['响亮的']);
  await room.sockets(saidIn('loud', '再响一次'));
  await room.sockets(saidIn('muted', '叫您的', ['u1']));
  await expect.poll(() => told.toSorted()).toEqual(['再响一次', '叫您的', '响亮的'].toSorted());
  expect(await room.heard(`GET ${base}/loud`)).toHaveLength(1);
});
