import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useBadge } from '../messages/badge-store.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { refused, success } from '../testing/answers.ts';
import { place } from '../testing/open-app.tsx';
import { knownLog } from './log-store.ts';
import { writeMessage } from './outbox/write-message.ts';
import { direct, echoed, entry, greeting, group, mine, places, received } from './testing/conversations.ts';
import { base, emptyOutbox, framesOf, openChat } from './testing/open-chat.ts';

beforeEach(emptyOutbox);
afterEach(emptyOutbox);

const shown = (text: string) => page.getByText(text, { exact: true });
const scroller = () => document.querySelector('.message-log') as HTMLElement;
const fromEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight;
/** As a person does it with a wheel. */
function goUp(distance: number): void {
  scroller().dispatchEvent(new WheelEvent('wheel', { deltaY: -distance, bubbles: true }));
  scroller().scrollTop -= distance;
}
const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const readings = (room: Parameters<typeof framesOf>[0]) => framesOf(room, 'UpdateReadMessage');

test('messages with their times, the other one’s left and mine right, with read and unread; the whole is accessible', async () => {
  const room = await openChat({
    list: [entry(1), mine(2), mine(3, { sendTime: entry(3).sendTime + 10 * 60_000 })],
  });
  await expect.element(page.getByRole('heading', { name: '李雷' })).toBeVisible();
  await expect.element(shown('第1句')).toBeVisible();
  await expect.element(page.getByText('已读')).toBeVisible();
  await expect.element(page.getByText('未读')).toBeVisible();
  expect(document.querySelectorAll('.said-divider')).toHaveLength(2);
  const left = (text: string) => shown(text).element().getBoundingClientRect().left;
  expect(left('第2句')).toBeGreaterThan(left('第1句'));
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

  await room.sockets({
    say: { method: 'readMessage', conversationId: 'c1', userId: 'u2', readSeq: 3, lastSeq: 3, unread: null },
  });
  await expect.element(page.getByText('未读')).not.toBeInTheDocument();
  await room.sockets({ say: { method: 'Offline', userId: 'u2' } });
  await expect.element(page.getByText('离线')).toBeVisible();
});

test('what comes in while one looks is shown, said to screen readers, read, and counted nowhere; twice is once', async () => {
  const room = await openChat({ list: [entry(1), entry(2), entry(3)] });
  await expect.element(shown('第3句')).toBeVisible();
  await expect.poll(async () => (await readings(room)).at(-1)?.seq).toBe(3);
  const news = received(entry(4, { content: '新来的' }));
  await room.sockets({ say: news });
  await room.sockets({ say: news });
  await expect.element(page.getByRole('log').getByText('新来的')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('李雷：新来的')).toBeInTheDocument();
  await expect.poll(async () => (await readings(room)).at(-1)).toMatchObject({ formUserId: 'c1', seq: 4 });
  expect(await readings(room)).toHaveLength(2);
  expect(page.getByText('以下为未读消息').elements()).toHaveLength(0);
  expect(useBadge.getState().badgeNum).toBe(0);
  // Taken back, it stays nowhere.
  await room.sockets({
    say: received(entry(5, { contentType: 'recall', content: { seq: 4 } } as never)),
  });
  await expect.element(page.getByText('李雷撤回了一条消息')).toBeVisible();
  await expect.poll(() => document.body.textContent).not.toContain('新来的');
});

test('from another conversation one more is unread; reading it elsewhere takes it away again', async () => {
  const room = await openChat({ list: [entry(1)] });
  await expect.element(shown('第1句')).toBeVisible();
  const elsewhere = received(entry(7, { conversationId: 'c7' }), 'u7');
  await room.sockets({ say: elsewhere });
  await room.sockets({ say: elsewhere });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(1);
  await room.sockets({ say: received(entry(8, { conversationId: 'c7' }), 'u7') });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(2);
  // Taken back before it was read.
  const recall = entry(9, { conversationId: 'c7', contentType: 'recall', content: { seq: 8 } } as never);
  await room.sockets({ say: received(recall, 'u7') });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(1);
  // What one takes back oneself was never unread.
  const own = mine(10, { conversationId: 'c7', contentType: 'recall', content: { seq: 6 } } as never);
  await room.sockets({ say: received(own, 'u7') });
  await rest(100);
  expect(useBadge.getState().badgeNum).toBe(1);
  await room.sockets({
    say: { method: 'readMessage', conversationId: 'c7', userId: 'u1', readSeq: 10, lastSeq: 10, unread: 0 },
  });
  await expect.poll(() => useBadge.getState().badgeNum).toBe(0);
  await expect.element(shown('第7句')).not.toBeInTheDocument();
});

test('a live message that came too early: what is missing between is fetched, nothing is shown out of order', async () => {
  const room = await openChat({ list: [entry(1), entry(2)] });
  await expect.element(shown('第2句')).toBeVisible();
  const missing = [entry(3), entry(4), entry(5)];
  await room.answer(`GET ${base}/c1/messages`, { ...success(places(missing)), held: true });
  await room.sockets({ say: received(entry(5)) });
  await rest(200);
  expect(page.getByText('第5句').elements()).toHaveLength(0);
  await room.release(`GET ${base}/c1/messages`);
  await expect.element(shown('第5句')).toBeVisible();
  expect([...document.querySelectorAll('.bubble-text')].map(({ textContent }) => textContent)).toEqual([
    ...['第1句', '第2句', '第3句', '第4句', '第5句'],
  ]);
  const asked = await room.heard(`GET ${base}/c1/messages`);
  expect(asked.at(-1)?.query).toContain('after=2');
});

test('after a gap in the line what was missed is fetched', async () => {
  const room = await openChat({ list: [entry(1)] });
  await expect.element(shown('第1句')).toBeVisible();
  await room.answer(`GET ${base}/c1/messages`, success(places([entry(2)])));
  await room.sockets({ close: 0 });
  await expect.poll(async () => (await framesOf(room, 'OnConnection')).length).toBe(2);
  await room.sockets({ say: greeting });
  await expect.element(shown('第2句')).toBeVisible();
});

test('history comes thirty at a time as one goes up, and what one looks at stays where it is', async () => {
  const all = Array.from({ length: 100 }, (_, index) => entry(index + 1));
  const room = await openChat({ list: all.slice(70), lastSeq: 100 });
  await expect.element(shown('第100句')).toBeVisible();
  expect(fromEnd()).toBeLessThan(10);
  await room.answer(`GET ${base}/c1/messages`, { ...success(places(all.slice(40, 70), 100)), held: true });
  goUp(scroller().scrollTop - 700);
  await expect.poll(() => scroller().scrollTop).toBeLessThan(900);
  await rest(300);
  const [seen] = [...document.querySelectorAll<HTMLElement>('[data-seq]')].filter(
    (element) => element.getBoundingClientRect().top > 150,
  );
  const before = seen?.getBoundingClientRect().top ?? 0;
  await room.release(`GET ${base}/c1/messages`);
  await expect.poll(() => knownLog('c1').log.length).toBe(60);
  await rest(300);
  expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(4);
  expect((await room.heard(`GET ${base}/c1/messages`)).map(({ query }) => query)).toContain(
    '?before=71&limit=30',
  );
});

test('ten thousand messages: few are in the page, and going up and down stays quick', async () => {
  const all = Array.from({ length: 10_000 }, (_, index) => entry(index + 1));
  await openChat({ list: all });
  await expect.element(shown('第10000句')).toBeVisible();
  expect(document.querySelectorAll('[data-seq]').length).toBeLessThan(60);
  const began = performance.now();
  for (const part of [0.5, 0.2, 0.8, 0.01, 1]) {
    scroller().scrollTop = scroller().scrollHeight * part;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  expect(performance.now() - began).toBeLessThan(3_000);
  await expect.poll(() => document.querySelectorAll('[data-seq]').length).toBeGreaterThan(3);
});

test('what comes in above an own message that did not leave yet moves nobody from the end', async () => {
  const all = Array.from({ length: 60 }, (_, index) => entry(index + 1));
  const room = await openChat({ list: all });
  await expect.element(shown('第60句')).toBeVisible();
  await writeMessage('u2', { kind: 'text', text: '还没走' });
  await expect.element(shown('还没走')).toBeVisible();
  await rest(700);
  for (let seq = 61; seq <= 80; seq += 1)
    await room.sockets({
      say: received(entry(seq, { content: `第${seq}句${'，很长'.repeat((seq % 5) * 12)}` })),
    });
  await expect.poll(() => knownLog('c1').log.length).toBe(80);
  await expect.poll(fromEnd).toBeLessThan(10);
  await expect.poll(async () => (await readings(room)).at(-1)?.seq).toBe(80);
  expect(page.getByRole('button', { name: /条新消息|回到最新消息/ }).elements()).toHaveLength(0);
});

test('whoever turns their phone at the end of a conversation stays there, and what comes in then is followed', async () => {
  const wide = (seq: number) => entry(seq, { content: `第${seq}句${'，很长很长'.repeat((seq % 7) * 9)}` });
  const all = Array.from({ length: 80 }, (_, index) => wide(index + 1));
  const room = await openChat({ list: all });
  await expect.element(shown(all.at(-1)?.content as string)).toBeVisible();
  for (const [seq, width] of [
    [81, 844],
    [82, 320],
  ] as const) {
    await rest(700);
    await page.viewport(width, 700);
    await expect.poll(fromEnd).toBeLessThan(10);
    await room.sockets({ say: received(wide(seq)) });
    await expect.poll(() => knownLog('c1').log.length).toBe(seq);
    await expect.poll(fromEnd).toBeLessThan(10);
  }
  await page.viewport(390, 844);
  expect(page.getByRole('button', { name: /条新消息|回到最新消息/ }).elements()).toHaveLength(0);
});

test('scrolled up, new ones are counted on a button that leads to them; at the end they are followed', async () => {
  const all = Array.from({ length: 60 }, (_, index) => entry(index + 1));
  const room = await openChat({ list: all });
  await expect.element(shown('第60句')).toBeVisible();
  await room.sockets({ say: received(entry(61)) });
  await expect.element(shown('第61句')).toBeVisible();
  await expect.poll(fromEnd).toBeLessThan(10);
  goUp(1500);
  await expect.element(page.getByRole('button', { name: '回到最新消息' })).toBeVisible();
  const top = scroller().scrollTop;
  await room.sockets({ say: received(entry(62)) });
  await room.sockets({ say: received(entry(63)) });
  const button = page.getByRole('button', { name: '2 条新消息' });
  await expect.element(button).toBeVisible();
  await rest(200);
  expect((await readings(room)).at(-1)?.seq).toBe(61);
  expect(useBadge.getState().badgeNum).toBe(2);
  expect(Math.abs(scroller().scrollTop - top)).toBeLessThan(4);
  await button.click();
  await expect.element(shown('第63句')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.poll(async () => (await readings(room)).at(-1)?.seq).toBe(63);
  expect(useBadge.getState().badgeNum).toBe(0);

  goUp(1500);
  await expect.element(page.getByRole('button', { name: '回到最新消息' })).toBeVisible();
  await room.sockets({ say: received(entry(64)) });
  await expect.element(page.getByRole('button', { name: '1 条新消息' })).toBeVisible();
  scroller().scrollTop = scroller().scrollHeight;
  await expect.poll(async () => (await readings(room)).at(-1)?.seq).toBe(64);
});

test('a place whose end is in sight with it is at the end: what comes in there is read', async () => {
  const room = await openChat({ list: [entry(1), entry(2), entry(3)], query: '&seq=2' });
  await expect.element(shown('第3句')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '回到最新消息' })).not.toBeInTheDocument();
  await room.sockets({ say: received(entry(4)) });
  await expect.poll(async () => (await readings(room)).at(-1)?.seq).toBe(4);
});

test('at the end it stays at the end, however fast they come; a hand that goes up is let go up', async () => {
  const all = Array.from({ length: 40 }, (_, index) => entry(index + 1));
  const room = await openChat({ list: all });
  await expect.element(shown('第40句')).toBeVisible();
  const long = (seq: number) => entry(seq, { content: `第${seq}句 ${'很长的一段话'.repeat(seq % 9)}` });
  for (let seq = 41; seq <= 75; seq++) await room.sockets({ say: received(long(seq)) });
  await expect.poll(() => knownLog('c1').log.length).toBe(75);
  await expect.poll(fromEnd).toBeLessThan(10);
  expect(page.getByRole('button', { name: /最新消息|条新消息/ }).elements()).toHaveLength(0);
  await room.sockets({ say: received(long(76)) });
  goUp(600);
  await expect.element(page.getByRole('button', { name: /最新消息|条新消息/ })).toBeVisible();
  const top = scroller().scrollTop;
  await room.sockets({ say: received(long(77)) });
  await rest(300);
  expect(Math.abs(scroller().scrollTop - top)).toBeLessThan(60);
});

test('where the unread begin is said, and a button leads there', async () => {
  const all = Array.from({ length: 60 }, (_, index) => entry(index + 1));
  const detail = { ...direct, readSeq: 20, lastSeq: 60, unread: 40 };
  await openChat({ detail, list: all });
  await expect.element(shown('第60句')).toBeVisible();
  await page.getByRole('button', { name: '40 条未读消息' }).click();
  await expect.element(page.getByText('以下为未读消息')).toBeVisible();
  await expect.element(shown('第21句')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '40 条未读消息' })).not.toBeInTheDocument();
});

test('a link to one message shows the stretch around it, and the way to the newest', async () => {
  const all = Array.from({ length: 200 }, (_, index) => entry(index + 1));
  const room = await openChat({ list: all.slice(84, 115), lastSeq: 200, query: '&seq=100' });
  await expect.element(shown('第100句')).toBeVisible();
  expect((await room.heard(`GET ${base}/c1/messages`))[0]?.query).toBe('?around=100');
  await room.answer(`GET ${base}/c1/messages`, success(places(all.slice(170), 200)));
  await page.getByRole('button', { name: '回到最新消息' }).click();
  await expect.element(shown('第200句')).toBeVisible();
});

test('recall: a tombstone, and one’s own words can be written anew; from elsewhere it disappears too', async () => {
  const room = await openChat({
    list: [entry(1), mine(2, { content: '写错了', sendTime: Date.now() - 5_000 })],
    answers: { [`POST ${base}/c1/messages/2/recall`]: [success(null)] },
  });
  await shown('写错了').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '撤回' }).click();
  await expect.poll(async () => (await room.heard(`POST ${base}/c1/messages/2/recall`)).length).toBe(1);
  const recall = (seq: number, of: number, by: typeof mine) =>
    by(seq, { contentType: 'recall', content: { seq: of } } as never);
  await room.sockets({ say: echoed(recall(3, 2, mine)) });
  await expect.element(page.getByText('您撤回了一条消息')).toBeVisible();
  await page.getByRole('button', { name: '重新编辑' }).click();
  await expect.element(page.getByLabelText('输入消息')).toHaveValue('写错了');
  await expect.element(page.getByLabelText('输入消息')).toHaveFocus();
  await room.sockets({ say: received(recall(4, 1, entry)) });
  await expect.element(page.getByText('李雷撤回了一条消息')).toBeVisible();
  await expect.element(shown('第1句')).not.toBeInTheDocument();
});

test('what is older than two minutes cannot be taken back; copy, answer and delete for me', async () => {
  const room = await openChat({
    list: [entry(1), mine(2, { sendTime: Date.now() - 121_000 })],
    answers: { [`DELETE ${base}/c1/messages/1`]: [success(null)] },
  });
  await shown('第2句').click({ button: 'right' });
  await expect.element(page.getByRole('menuitem', { name: '复制' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: '撤回' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');

  await page.getByRole('article', { name: /李雷/ }).getByRole('button', { name: '消息操作' }).click();
  await page.getByRole('menuitem', { name: '回复' }).click();
  await expect.element(page.getByText('回复 李雷')).toBeVisible();
  await page.getByLabelText('输入消息').fill('收到');
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await framesOf(room, 'SendMessage'))[0]?.replyTo).toBe(1);
  const [frame] = await framesOf(room, 'SendMessage');
  const answer = mine(3, { clientId: frame?.clientId ?? '', content: '收到', replyTo: 1 });
  await room.sockets({ say: echoed(answer) });
  await expect.element(page.getByRole('button', { name: '查看李雷的原消息' })).toBeVisible();

  await page.getByRole('article', { name: /李雷/ }).getByRole('button', { name: '消息操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect.element(shown('第1句')).not.toBeInTheDocument();
  await expect.element(page.getByText('原消息已撤回或删除')).toBeVisible();
});

test('what was deleted on another device disappears here too', async () => {
  const room = await openChat({ list: [entry(1), entry(2), entry(3)] });
  await expect.element(shown('第3句')).toBeVisible();
  const hidden = entry(2, { contentType: 'hidden', content: '' } as never);
  await room.answer(`GET ${base}/c1/messages`, success(places([entry(1), hidden, entry(3)])));
  await room.sockets({ say: { method: 'conversationChanged', conversationId: 'c1' } });
  await expect.element(shown('第2句')).not.toBeInTheDocument();
  await expect.element(shown('第3句')).toBeVisible();
  expect((await room.heard(`GET ${base}/c1/messages`)).at(-1)?.query).toBe('?after=0&limit=200');
});

test('a group: names of senders, who read it, what happened to it, and @ with everybody', async () => {
  const event = { event: 'joined', by: 'u2', byName: '李雷', userIds: ['u3'], names: ['韩梅梅'], name: '' };
  const list = [
    entry(1, { conversationId: 'g1' }),
    entry(2, { conversationId: 'g1', contentType: 'system', content: event } as never),
    mine(3, { conversationId: 'g1' }),
  ];
  const readers = {
    read: [{ id: 'u2', realName: '李雷', headIcon: '' }],
    unread: [{ id: 'u3', realName: '韩梅梅', headIcon: '' }],
  };
  const room = await openChat({
    detail: group,
    list,
    answers: { [`GET ${base}/g1/messages/3/readers`]: [success(readers)] },
  });
  await expect.element(page.getByRole('heading', { name: '宁波出口组（3）' })).toBeVisible();
  await expect.element(page.getByText('李雷邀请韩梅梅加入群聊')).toBeVisible();
  expect(document.querySelector('.said-name')?.textContent).toBe('李雷');
  await page.getByRole('button', { name: '1 人已读' }).click();
  await expect.element(page.getByRole('dialog').getByText('未读（1）')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();

  const box = page.getByLabelText('输入消息');
  await box.click();
  await userEvent.keyboard('@韩');
  await expect.element(page.getByRole('option', { name: '韩梅梅' })).toBeVisible();
  expect(await accessibilityProblems(document.documentElement)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(box).toHaveValue('@韩梅梅 ');
  await userEvent.keyboard('@');
  await page.getByRole('option', { name: '所有人' }).click();
  await userEvent.keyboard('请看{Enter}');
  await expect
    .poll(async () => (await framesOf(room, 'SendMessage'))[0])
    .toMatchObject({ toUserId: 'g1', messageContent: '@韩梅梅 @所有人 请看', mentionIds: ['u3', 'all'] });
});

test('what one began to write is still there on return, and gone when it is sent', async () => {
  await openChat({ list: [entry(1)] });
  await page.getByLabelText('输入消息').fill('写到一半');
  await page.getByRole('button', { name: '返回' }).click();
  await expect.poll(place).not.toContain('/im/');
  await openChat({ list: [entry(1)] });
  await expect.element(page.getByLabelText('输入消息')).toHaveValue('写到一半');
  await userEvent.click(page.getByLabelText('输入消息'));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}第二行{Enter}');
  await expect.element(page.getByLabelText('输入消息')).toHaveValue('');
  expect(localStorage.getItem('drafts')).toBeNull();
});

test('the first message to somebody makes the conversation; the focus stays where one writes', async () => {
  const room = await openChat({
    detail: { ...direct, id: '', lastSeq: 0, readSeq: 0, peerReadSeq: 0 },
    answers: { [`GET ${base}/c1/messages`]: [success(places([]))] },
  });
  await expect.element(page.getByText('打个招呼，开始聊天吧')).toBeVisible();
  await page.getByLabelText('输入消息').fill('您好');
  await userEvent.keyboard('{Enter}');
  await expect.poll(async () => (await framesOf(room, 'SendMessage')).length).toBe(1);
  const [frame] = await framesOf(room, 'SendMessage');
  expect(frame?.toUserId).toBe('u2');
  const first = mine(1, { clientId: frame?.clientId ?? '', content: '您好' });
  await room.answer(`GET ${base}/u2`, success({ ...direct, lastSeq: 1, readSeq: 1, peerReadSeq: 0 }));
  await room.answer(`GET ${base}/c1/messages`, success(places([first])));
  await room.sockets({ say: echoed(first) });
  await expect.element(page.getByText('未读')).toBeVisible();
  await expect.element(page.getByLabelText('输入消息')).toHaveFocus();
  expect(shown('您好').elements()).toHaveLength(1);
});

test('the thread of a record says what it is for, and leads to it', async () => {
  const detail = { ...group, kind: 'record' as const, record: { kind: 'flow' as const, id: 't1' } };
  await openChat({ detail });
  await expect.element(page.getByText('在这里讨论这条记录')).toBeVisible();
  await page.getByRole('button', { name: '查看流程' }).click();
  await expect.poll(place).toContain('/pages/workFlow/flowBefore/index');
});

test('who left may read but not write', async () => {
  await openChat({ detail: { ...group, isMember: false, mayWrite: false }, list: [entry(1)] });
  await expect.element(page.getByText('您已不在该会话中，只能查看之前的消息')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '宁波出口组', exact: true })).toBeVisible();
  expect(page.getByLabelText('输入消息').elements()).toHaveLength(0);
});

test('who may see nothing is told so', async () => {
  await openChat({ address: 'u404', answers: { [`GET ${base}/u404`]: [refused(404, '数据不存在')] } });
  await expect.element(page.getByText('会话不存在或已无法查看')).toBeVisible();
});

test('what goes while one looks at it is gone at once', async () => {
  const room = await openChat({ list: [entry(1)] });
  await expect.element(shown('第1句')).toBeVisible();
  await room.answer(`GET ${base}/u2`, refused(404, '数据不存在'));
  await room.sockets({ say: { method: 'conversationChanged', conversationId: 'c1' } });
  await expect.element(page.getByText('会话不存在或已无法查看')).toBeVisible();
  expect(page.getByLabelText('输入消息').elements()).toHaveLength(0);
  await expect.element(shown('第1句')).not.toBeInTheDocument();
});

test('messages that did not come can be asked for again', async () => {
  const room = await openChat({ answers: { [`GET ${base}/c1/messages`]: [{ status: 503 }] } });
  await expect.element(page.getByText('消息加载失败')).toBeVisible();
  await room.answer(`GET ${base}/c1/messages`, success(places([entry(1)])));
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(shown('第1句')).toBeVisible();
});

test('web addresses can be followed, nothing else can; long words do not widen the page', async () => {
  const content = `见 https://example.com/a?b=1。谢谢 javascript:alert(1) ${'很长'.repeat(200)}${'x'.repeat(300)}`;
  await openChat({ list: [entry(1, { content })] });
  await expect.element(page.getByRole('link', { name: 'https://example.com/a?b=1' })).toBeVisible();
  expect([...document.querySelectorAll('.bubble a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/a?b=1',
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});
