import { getDownload } from '@fairway/contract/files.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { currentUser } from '../../testing/people.ts';
import { clearSession, openSession } from '../../wire/session-store.ts';
import { qian } from '../list/testing/answers.ts';
import { entry, group, mine } from '../testing/conversations.ts';
import { base, emptyOutbox, framesOf, greet, openChat } from '../testing/open-chat.ts';
import { markPlayed, usePlayedVoices } from './played-voices.ts';
import { textParts } from './text-parts.ts';
import { useVoicePlayer } from './voice-player.ts';

beforeEach(emptyOutbox);
afterEach(async () => {
  vi.restoreAllMocks();
  await emptyOutbox();
});

const of = (seq: number, contentType: string, content: unknown) =>
  entry(seq, { contentType, content } as never);
const voice = (seq: number, name: string, length: number) => of(seq, 'voice', { name, path: '', length });
const downloadOf = (name: string) =>
  `GET ${getDownload.path.replace(':type', 'IM').replace(':fileId', name)}`;

/** A second of silence, 8 bits at 8,000 a second: every byte of it is a letter, so that it travels as text. */
const silence = [
  'RIFF\x64\x1f\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x40\x1f\x00\x00\x40\x1f\x00\x00\x01\x00\x08\x00',
  `data\x40\x1f\x00\x00${'\x7f'.repeat(8_000)}`,
].join('');

/** Twelve of them, the same way. */
const longSilence = [
  'RIFF\x24\x7f\x01\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x40\x1f\x00\x00\x40\x1f\x00\x00\x01\x00\x08\x00',
  `data\x00\x7f\x01\x00${'\x7f'.repeat(98_048)}`,
].join('');

/** The addresses of bytes that were made, and those of them that were given back. */
function watchAddresses() {
  const made = vi.spyOn(URL, 'createObjectURL');
  const given = vi.spyOn(URL, 'revokeObjectURL');
  return {
    made: () => made.mock.results.map(({ value }) => value),
    given: () => given.mock.calls.flat(),
  };
}

test('every kind has its face, and all of it is accessible', async () => {
  await openChat({
    list: [
      of(1, 'image', { name: 'f1', path: '/api/file/Image/IM/f1', width: 4000, height: 2000 }),
      voice(2, 'f2', 12),
      of(3, 'file', {
        ...{ name: 'f3', path: '', fileName: '提单.pdf', fileSize: 2_048, fileExtension: 'pdf' },
      }),
      of(4, 'location', { latitude: 29.87, longitude: 121.55, title: '北仑港', address: '进港路 1 号' }),
      of(5, 'card', { cardKind: 'flow', cardId: 't1', title: '付款申请', line: '审批中' }),
    ],
  });
  await expect.element(page.getByRole('button', { name: '李雷发来的图片 查看大图' })).toBeVisible();
  const { width, height } = document.querySelector('.bubble-picture')?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([220, 110]);
  await expect.element(page.getByRole('button', { name: '播放语音，12 秒' })).toBeVisible();
  await expect.element(page.getByText(/^2.*KB$/)).toBeVisible();
  await expect.element(page.getByText('进港路 1 号')).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await page.getByRole('link', { name: /付款申请.*打开流程/ }).click();
  await expect.poll(place).toMatch(/^\/pages\/workFlow\/flowBefore\/index\?config=/);
});

test('a card speaks the language of its reader; one that was stored before speaks as it was written', async () => {
  await chooseLanguage('en');
  const card = { cardKind: 'flow', cardId: 't1', title: '周子涵的付款申请', line: '¥1,200.00 · 11-03' };
  await openChat({
    list: [
      of(1, 'card', { ...card, titleEn: '周子涵: Payment request', lineEn: '¥1,200.00 · Nov 3' }),
      of(2, 'card', { ...card, title: '旧的付款申请' }),
    ],
  });
  await expect.element(page.getByText('周子涵: Payment request')).toBeVisible();
  await expect.element(page.getByText('¥1,200.00 · Nov 3')).toBeVisible();
  await expect.element(page.getByText('旧的付款申请')).toBeVisible();
});

test('one voice at a time, and a dot until it was heard', async () => {
  const addresses = watchAddresses();
  const bytes = { text: silence, type: 'audio/wav' };
  await openChat({
    list: [
      voice(1, 'f1', 1),
      voice(2, 'f2', 2),
      mine(3, { contentType: 'voice', content: { length: 3 } } as never),
    ],
    answers: {
      [downloadOf('f1')]: [success({ name: 'a.wav', url: '/api/file/Download?encryption=x1' })],
      [downloadOf('f2')]: [success({ name: 'b.wav', url: '/api/file/Download?encryption=x2' })],
      'GET /api/file/Download': [bytes],
    },
  });
  const unheard = () => document.querySelectorAll('.bubble-voice-unheard').length;
  await expect.element(page.getByRole('button', { name: '播放语音，1 秒' })).toBeVisible();
  expect(unheard()).toBe(2);
  await page.getByRole('button', { name: '播放语音，1 秒' }).click();
  await expect.poll(() => useVoicePlayer.getState()).toMatchObject({ key: 'm1', isLoading: false });
  await page.getByRole('button', { name: '播放语音，2 秒' }).click();
  await expect.poll(() => useVoicePlayer.getState()).toMatchObject({ key: 'm2', isLoading: false });
  expect(unheard()).toBe(0);
  expect(page.getByRole('button', { name: '暂停语音' }).elements()).toHaveLength(1);
  await expect.poll(() => useVoicePlayer.getState().key).toBeUndefined();
  expect(addresses.made()).toHaveLength(2);
  expect(addresses.given()).toEqual(addresses.made());
});

test('played, paused and played again before its bytes came, it is heard once; no bytes stay behind', async () => {
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const addresses = watchAddresses();
  const room = await openChat({
    list: [voice(1, 'f1', 12)],
    answers: {
      [downloadOf('f1')]: [success({ name: 'a.wav', url: '/api/file/Download?encryption=x1' })],
      'GET /api/file/Download': [{ text: longSilence, type: 'audio/wav', held: true }],
    },
  });
  const play = page.getByRole('button', { name: '播放语音，12 秒' });
  const pause = page.getByRole('button', { name: '暂停语音' });
  await play.click();
  await expect.element(pause).toHaveAttribute('aria-busy', 'true');
  await pause.click();
  await play.click();
  await room.release('GET /api/file/Download');
  await expect.poll(() => useVoicePlayer.getState()).toMatchObject({ key: 'm1', isLoading: false });
  await expect.element(pause).toHaveAttribute('aria-busy', 'false');
  expect(plays).toHaveBeenCalledTimes(1);
  await pause.click();
  expect(addresses.given()).toEqual(addresses.made());
  await play.click();
  await expect.poll(() => useVoicePlayer.getState()).toMatchObject({ key: 'm1', isLoading: false });
  clearSession();
  expect(addresses.made()).toHaveLength(2);
  expect(addresses.given()).toEqual(addresses.made());
});

test('what was heard is known of each person apart, and forgotten when they sign out', () => {
  const other = { ...currentUser, userInfo: { ...currentUser.userInfo, userId: 'u7' } };
  const heard = () => [...usePlayedVoices.getState().ids];
  openSession('bearer test', currentUser);
  markPlayed('m1');
  clearSession();
  openSession('bearer other', other);
  expect(heard()).toEqual([]);
  markPlayed('m2');
  clearSession(true);
  openSession('bearer other', other);
  expect(heard()).toEqual([]);
  openSession('bearer test', currentUser);
  expect(heard()).toEqual(['m1']);
  clearSession(true);
});

test('whom a text names stands out, oneself most; an @ that names nobody does not', async () => {
  const content = '@王小明 @李雷 @Everybody 看 https://a.cn/@李雷 @路人';
  const list = [
    entry(1, { conversationId: 'g1', content, mentionIds: ['u1', 'u2', 'all'] }),
    mine(2, { conversationId: 'g1', content: '@李雷雷 @李雷', mentionIds: ['u3'] }),
    mine(3, { conversationId: 'g1', content: '@韩梅梅 好', mentionIds: ['u3'] }),
  ];
  await openChat({ detail: group, list });
  await expect.element(page.getByText('@韩梅梅', { exact: true })).toBeVisible();
  const named = (look: string) => [...document.querySelectorAll(look)].map(({ textContent }) => textContent);
  expect(named('.bubble-name')).toEqual(['@王小明', '@李雷', '@Everybody', '@韩梅梅']);
  expect(named('.bubble-name-mine')).toEqual(['@王小明']);
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
});

test.each([
  ['up', '已转发'],
  ['down', '网络恢复后将自动发送'],
])('a message is forwarded as it is, to whom one picks; with the line %s it says %s', async (line, said) => {
  const conversations = {
    list: [qian],
    pagination: { currentPage: 1, pageSize: 20, total: 1 },
  };
  const room = await openChat({
    list: [of(1, 'image', { name: 'f1', path: '', width: 40, height: 30 })],
    answers: { [`GET ${base}`]: [success(conversations)] },
    ...(line === 'down' && { greeting: null }),
  });
  await page.getByRole('article').getByRole('button', { name: '消息操作' }).click();
  await page.getByRole('menuitem', { name: '转发' }).click();
  await expect.element(page.getByRole('dialog').getByText('选择会话')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /钱雨薇/ })
    .click();
  expect(await framesOf(room, 'SendMessage')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: '发送' }).click();
  await expect.poll(() => document.querySelector('.toast:popover-open')?.textContent).toBe(said);
  if (line === 'down') await greet(room);
  await expect
    .poll(async () => (await framesOf(room, 'SendMessage'))[0])
    .toMatchObject({ toUserId: 'sales02', messageContent: { name: 'f1', width: 40, height: 30 } });
});

test.each([
  ['没有地址', ['没有地址']],
  ['看https://a.cn/x，好', ['看', 'https://a.cn/x', '，好']],
  ['(http://a.cn).', ['(', 'http://a.cn', ').']],
  ['https://', ['https://']],
  ['a javascript:alert(1)', ['a javascript:alert(1)']],
])('the parts of %s', (text, wanted) => {
  expect(textParts(text).map((part) => part.text)).toEqual(wanted);
});
