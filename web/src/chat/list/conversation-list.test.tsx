import type { ChatMessage } from '@fairway/contract/chat.ts';
import { conversationOf, entryOf } from '@fairway/domain/chat/testing/conversations.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useBadge } from '../../messages/badge-store.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import type { Room } from '../../testing/room.ts';
import { keepDraft } from '../../wire/drafts.ts';
import { useSocketState } from '../../wire/socket/send-frame.ts';
import { chatDraftKey } from '../chat-draft.ts';
import { outgoingOf } from '../outbox/outbox-database.ts';
import { putOutgoing } from '../outbox/outbox-store.ts';
import type { Outgoing } from '../outbox/outgoing.ts';
import { writeMessage } from '../outbox/write-message.ts';
import { direct, greeting } from '../testing/conversations.ts';
import { emptyOutbox } from '../testing/open-chat.ts';
import { conversations, fang, listCall, pageOf, qian, seaGroup } from './testing/answers.ts';

const home = '/pages/index/index';
const answers = { [listCall]: [pageOf(conversations)] };
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^(在线 )?${name}`) });
/** Everything its row says. */
const text = (name: string) => () => row(name).query()?.textContent ?? '';
/** The names of the conversations, from the top. */
const names = () =>
  [...document.querySelectorAll('.row-acts .row-face-name')].map((name) => name.firstChild?.textContent);
const asked = async (room: Room) => (await room.heard(listCall)).length;

beforeEach(emptyOutbox);
afterEach(async () => {
  await page.viewport(390, 844);
  await emptyOutbox();
});

test('pinned first, then the newest; each with its last words, its time and what is unread', async () => {
  const lately = { ...qian, lastTime: Date.now() - 5 * 60_000 };
  await openApp(home, { answers: { [listCall]: [pageOf([fang, lately, seaGroup])] } });
  await expect.poll(names).toEqual(['方慧敏', '钱雨薇', '海运组']);
  await expect.poll(text('钱雨薇')).toMatch(/提单 到了吗？/);
  await expect.poll(text('钱雨薇')).toMatch(/5 分钟前.*2 条未读/);
  await expect.poll(text('方慧敏')).toMatch(/已置顶.*2 天前.*\[图片\]/);
  await expect.poll(text('海运组')).toMatch(/\[有人@我\] 周至：第 30 句.*已免打扰.*9 条未读/);
  await expect.element(page.getByText('没有更多数据')).toBeVisible();
});

test('what one began to write stands before what was said', async () => {
  const opened = openApp(home, { answers });
  await opened;
  keepDraft(chatDraftKey('sales02'), { text: '马上就' });
  await page.getByRole('button', { name: /通讯录/ }).click();
  await expect.element(page.getByRole('heading', { name: '通讯录' })).toBeVisible();
  history.back();
  await expect.poll(text('钱雨薇')).toMatch(/\[草稿\] 马上就/);
});

const unsent = (to: string, text: string, state: Outgoing['state']): Outgoing => ({
  ...{ clientId: `${to} ${text}`, userId: 'u1', to, at: Date.now(), state, problem: '' },
  ...{ content: { kind: 'text', text }, replyTo: null, mentionIds: [] },
});

test('what did not leave is seen in the list: waiting for the line, and what failed before anything else', async () => {
  const room = await openApp(home, { answers });
  await expect.element(row('钱雨薇')).toBeVisible();
  await writeMessage('sales02', { kind: 'text', text: '船期\n改了' });
  await expect.poll(text('钱雨薇')).toMatch(/\[未发送\] 船期 改了/);
  await putOutgoing(unsent('c-sea', '发不出去', 'failed'));
  await putOutgoing(unsent('c-sea', '还在等', 'waiting'));
  await expect.poll(text('海运组')).toMatch(/\[有人@我\] \[发送失败\] 发不出去/);
  await expect.poll(text('方慧敏')).not.toMatch(/发送/);
  await connected(room);
  await room.sockets({ say: greeting });
  await expect.poll(() => useSocketState.getState().isUp).toBe(true);
  await expect.poll(text('钱雨薇')).toMatch(/\[发送中\] 船期 改了/);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.poll(text('钱雨薇')).toMatch(/\[未发送\] 船期 改了/);
  online.mockRestore();
  dispatchEvent(new Event('online'));
});

test('who was never written to stands in the list while something for them waits, and their chat opens', async () => {
  await openApp(home, {
    answers: {
      [listCall]: [pageOf([])],
      [`${listCall}/u2`]: [success({ ...direct, id: '', lastSeq: 0 })],
    },
  });
  await expect.element(page.getByText('还没有会话')).toBeVisible();
  await writeMessage('u2', { kind: 'text', text: '您好' });
  await expect.poll(text('李雷')).toMatch(/\[未发送\] 您好/);
  await expect.element(page.getByText('还没有会话')).not.toBeInTheDocument();
  await row('李雷').click();
  await expect.element(page.getByLabelText('输入消息')).toBeVisible();
  await expect.element(page.getByText('您好', { exact: true })).toBeVisible();
});

test('what can never leave, because its conversation is gone, is deleted from its row', async () => {
  await page.viewport(1440, 900);
  await openApp(home, {
    answers: { [listCall]: [pageOf([])], [`${listCall}/gone`]: [refused(404, '数据不存在')] },
  });
  await expect.element(page.getByText('还没有会话')).toBeVisible();
  await writeMessage('gone', { kind: 'text', text: '来不及了' });
  await expect.poll(text('聊天')).toMatch(/\[未发送\] 来不及了/);
  (page.getByRole('button', { name: '“聊天”的更多操作' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('还没有会话')).toBeVisible();
  expect(await outgoingOf('u1')).toEqual([]);
});

test.each<[string, Partial<ChatMessage>, RegExp]>([
  ['voice', { contentType: 'voice', content: { name: 'f', path: '', length: 3 } }, /\[语音\]/],
  [
    'file',
    {
      contentType: 'file',
      content: { name: 'f', path: '', fileName: '提单.pdf', fileSize: 1, fileExtension: 'pdf' },
    },
    /\[文件\] 提单\.pdf/,
  ],
  [
    'location',
    { contentType: 'location', content: { latitude: 1, longitude: 1, title: '洋山港', address: '' } },
    /\[位置\] 洋山港/,
  ],
  [
    'card',
    { contentType: 'card', content: { cardKind: 'flow', cardId: 'x', title: '请假', line: '' } },
    /\[卡片\] 请假/,
  ],
  ['recalled', { contentType: 'recalled', content: '' }, /钱雨薇撤回了一条消息/],
  ['recalled by me', { contentType: 'recalled', content: '', sendUserId: 'u1' }, /您撤回了一条消息/],
  [
    'joined',
    {
      contentType: 'system',
      content: {
        ...{ event: 'joined', by: 'sales02', byName: '钱雨薇', name: '' },
        ...{ userIds: ['u1', 'ops01'], names: ['王小明', '周至'] },
      },
    },
    /钱雨薇邀请您、周至加入群聊/,
  ],
  [
    'customer who joined',
    {
      contentType: 'system',
      content: {
        ...{ event: 'joined', by: 'sales02', byName: '钱雨薇', name: '' },
        ...{ userIds: ['client01', 'ops01'], names: ['周至', '周至'], externalIds: ['client01'] },
      },
    },
    /钱雨薇邀请周至（外部）、周至加入群聊/,
  ],
])('the last words of a %s', async (_, changes, said) => {
  const last = { ...entryOf(7), ...changes } as ChatMessage;
  await openApp(home, { answers: { [listCall]: [pageOf([{ ...seaGroup, last, isMentioned: false }])] } });
  await expect.poll(text('海运组')).toMatch(said);
});

const said = (conversationId: string, seq: number, changes: Partial<ChatMessage> = {}) => ({
  method: 'receiveMessage',
  conversationId,
  seq,
  message: { ...entryOf(seq, { conversationId, sendTime: Date.now() }), ...changes },
  ...{ formUserId: 'sales02', realName: '钱雨薇', account: '', headIcon: '', userId: 'u1' },
  ...{ dateTime: 0, latestDate: 0, messageType: 'text', formMessage: '' },
});
const connected = (room: Room) => expect.poll(async () => (await room.sockets()).open).toBe(1);

test('a message moves its conversation up and counts, without asking for the list again', async () => {
  const room = await openApp(home, { answers });
  await connected(room);
  await expect.poll(names).toEqual(['方慧敏', '钱雨薇', '海运组']);
  const before = await asked(room);
  await room.sockets({ say: said('c-sea', 31, { content: '船到了' }) });
  await expect.poll(names).toEqual(['方慧敏', '海运组', '钱雨薇']);
  await expect.poll(text('海运组')).toMatch(/刚刚.*钱雨薇：船到了/);
  await room.sockets({ say: said('c-qian', 8) });
  await expect.poll(names).toEqual(['方慧敏', '钱雨薇', '海运组']);
  await expect.poll(text('钱雨薇')).toMatch(/3 条未读/);
  // The same again, as after a broken line.
  await room.sockets({ say: said('c-qian', 8) });
  await room.sockets({
    say: { method: 'readMessage', conversationId: 'c-qian', userId: 'u1', readSeq: 8, lastSeq: 8, unread: 0 },
  });
  await expect.poll(text('钱雨薇')).not.toMatch(/未读/);
  await room.sockets({ say: { method: 'Offline', userId: 'sales02' } });
  await expect.element(page.getByText('在线')).not.toBeInTheDocument();
  await room.sockets({ say: { method: 'Online', userId: 'acc01' } });
  await expect.element(page.getByRole('button', { name: /^在线 方慧敏/ })).toBeVisible();
  expect(await asked(room)).toBe(before);
});

test('what cannot be told from a row is asked for: somebody new, a gap, a recall, a change elsewhere', async () => {
  const room = await openApp(home, { answers });
  await connected(room);
  await expect.element(row('钱雨薇')).toBeVisible();
  const tom = conversationOf({ id: 'c-tom', peerId: 'tom', name: 'Tom Lee', lastTime: Date.now() });
  await room.answer(listCall, pageOf([tom, ...conversations]));
  await room.sockets({ say: said('c-tom', 1) });
  await expect.element(row('Tom Lee')).toBeVisible();

  const gap = { ...qian, unread: 5, lastSeq: 10 };
  await room.answer(listCall, pageOf([gap]));
  await room.sockets({ say: said('c-qian', 10) });
  await expect.poll(text('钱雨薇')).toMatch(/5 条未读/);

  await room.answer(listCall, pageOf([{ ...gap, unread: 4, lastSeq: 11 }]));
  await room.sockets({ say: said('c-qian', 11, { contentType: 'recall', content: { seq: 10 } }) });
  await expect.poll(text('钱雨薇')).toMatch(/4 条未读/);

  await room.answer(listCall, pageOf([]));
  await room.sockets({ say: { method: 'conversationChanged', conversationId: 'c-qian' } });
  await expect.element(page.getByText('还没有会话')).toBeVisible();
});

test('an answer that was on its way while something was said does not undo it', async () => {
  const room = await openApp(home, { answers: { [listCall]: [{ ...pageOf(conversations), held: true }] } });
  await connected(room);
  await expect.poll(() => asked(room)).toBe(1);
  await room.answer(listCall, pageOf([{ ...qian, unread: 3, lastSeq: 8 }]));
  await room.sockets({ say: said('c-qian', 8) });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(1);
  await room.release(listCall);
  await expect.poll(text('钱雨薇')).toMatch(/3 条未读/);
});

test('the greeting is compared with a list that is older', async () => {
  const room = await openApp(home, { answers });
  await connected(room);
  await expect.poll(text('钱雨薇')).toMatch(/2 条未读/);
  await room.answer(listCall, pageOf([{ ...qian, unread: 6, lastSeq: 12 }]));
  await room.sockets({
    say: {
      ...{ method: 'initMessage', userId: 'u1', onlineUsers: [], unreadTotalCount: 0 },
      unreadNums: [
        { conversationId: 'c-qian', sendUserId: 'sales02', unreadNum: 6, readSeq: 5, lastSeq: 12 },
      ],
    },
  });
  await expect.poll(text('钱雨薇')).toMatch(/6 条未读/);
});

const setMine = 'PUT /api/message/conversations/c-qian/mine';
const relocate = 'DELETE /api/message/imreply/relocation/c-qian';

test('a finger swipes a row aside: pinned at once, and the server is told', async () => {
  const room = await openApp(home, { answers: { ...answers, [setMine]: [success(null)] } });
  await expect.element(row('钱雨薇')).toBeVisible();
  await room.answer(listCall, pageOf([{ ...qian, isPinned: true }, fang, seaGroup]));
  const track = row('钱雨薇').element().closest('.row-acts-track');
  track?.scrollTo({ left: 300, behavior: 'instant' });
  const pin = page.getByRole('button', { name: '置顶', exact: true }).nth(0);
  await expect.element(pin).toBeInTheDocument();
  [...(track?.querySelectorAll('.row-act') ?? [])]
    .find((button) => button.textContent === '置顶')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(names).toEqual(['钱雨薇', '方慧敏', '海运组']);
  await expect.poll(async () => (await room.heard(setMine))[0]?.body).toBe('{"isPinned":true}');
});

test('on a desk the other mouse button opens a menu; a refusal puts everything back', async () => {
  await page.viewport(1440, 900);
  const room = await openApp(home, { answers: { ...answers, [setMine]: [refused(500, '系统异常')] } });
  await row('钱雨薇').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '免打扰' }).click();
  await expect.poll(async () => (await room.heard(setMine))[0]?.body).toBe('{"isMuted":true}');
  await expect.element(page.getByText('系统异常')).toBeVisible();
  await expect.poll(text('钱雨薇')).toMatch(/2 条未读/);
});

test('removed with the keys, and taken back', async () => {
  await page.viewport(1440, 900);
  const room = await openApp(home, {
    answers: { ...answers, [relocate]: [success(null)], [setMine]: [success(null)] },
  });
  await expect.element(row('钱雨薇')).toBeVisible();
  await room.answer(listCall, pageOf([fang, seaGroup]));
  (page.getByRole('button', { name: '“钱雨薇”的更多操作' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
  await expect.poll(names).toEqual(['方慧敏', '海运组']);
  await expect.element(page.getByText('已移除“钱雨薇”')).toBeVisible();
  expect(await room.heard(relocate)).toHaveLength(1);
  await room.answer(listCall, pageOf(conversations));
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(names).toEqual(['方慧敏', '钱雨薇', '海运组']);
  expect((await room.heard(setMine))[0]?.body).toBe('{"isHidden":false}');
  await expect.element(page.getByText('已移除“钱雨薇”')).not.toBeInTheDocument();
});

test('the next page comes while one scrolls; of many few are in the page', async () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    conversationOf({ id: `c${n}`, peerId: `p${n}`, name: `同事${n}`, lastTime: 1_000_000 - n }),
  );
  const room = await openApp(home, {
    answers: {
      [listCall]: [
        pageOf(many.slice(0, 20), { total: 40 }),
        pageOf(many.slice(20), { currentPage: 2, total: 40 }),
      ],
    },
  });
  await expect.element(row('同事0')).toBeVisible();
  const scrolled = () => {
    document.querySelector('.chat-rows')?.scrollTo({ top: 9_000 });
    return row('同事39').query();
  };
  await expect.poll(scrolled).not.toBeNull();
  await expect.element(row('同事39')).toBeVisible();
  expect(document.querySelectorAll('.chat-row').length).toBeLessThan(30);
  expect(
    (await room.heard(listCall)).map(({ query }) => new URLSearchParams(query).get('currentPage')),
  ).toEqual(['1', '2']);
});

test('a list that does not come can be asked for again', async () => {
  const room = await openApp(home, { answers: { [listCall]: [refused(500, '系统异常')] } });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /站内消息/ })).toBeVisible();
  await room.answer(listCall, pageOf(conversations));
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(row('钱雨薇')).toBeVisible();
});
