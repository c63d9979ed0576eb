import type { ChatMessage } from '@fairway/contract/chat.ts';
import { describe, expect, it } from 'vitest';
import { logRows } from './log-rows.ts';

const minute = 60_000;
/** 23:58 in Shanghai. */
const evening = Date.UTC(2026, 10, 14, 15, 58);

const text = (seq: number, sendTime: number, more: Partial<ChatMessage> = {}): ChatMessage =>
  ({
    conversationId: 'c',
    seq,
    id: `id${seq}`,
    clientId: `client${seq}`,
    sendUserId: 'a',
    sendUserName: 'a',
    sendUserHeadIcon: '',
    sendTime,
    replyTo: null,
    mentionIds: [],
    contentType: 'text',
    content: `m${seq}`,
    ...more,
  }) as ChatMessage;

const shown = (
  log: ChatMessage[],
  { readSeq = 99, echoes = [] as { clientId: string; at: number }[] } = {},
) =>
  logRows({ log, echoes, me: 'me', readSeq }).map((row) => {
    if (row.kind === 'message') return row.message.seq;
    return row.kind === 'echo' ? row.echo.clientId : row.kind;
  });

describe('logRows', () => {
  it.each<[string, number[], (string | number)[]]>([
    ['close together: the time once', [0, 1, 4], ['time', 1, 2, 3]],
    ['after five minutes again', [0, 5], ['time', 1, 'time', 2]],
    ['a silence is counted from the last one', [-50, -46, -42], ['time', 1, 2, 3]],
    ['on the next day again, however soon', [0, 1, 2, 3], ['time', 1, 2, 'time', 3, 4]],
  ])('%s', (name, minutes, wanted) => {
    const from = name.startsWith('on the next day') ? evening : evening - 60 * minute;
    expect(shown(minutes.map((after, index) => text(index + 1, from + after * minute)))).toEqual(wanted);
  });

  it('says once where the unread begin: at the first that counts', () => {
    const log = [
      text(1, 0),
      text(2, 1, { sendUserId: 'me' }),
      text(3, 2, { contentType: 'system' } as Partial<ChatMessage>),
      text(4, 3),
      text(5, 4),
    ];
    expect(shown(log, { readSeq: 1 })).toEqual(['time', 1, 2, 3, 'unread', 4, 5]);
    expect(shown(log, { readSeq: 5 })).toEqual(['time', 1, 2, 3, 4, 5]);
  });

  it('skips what is nothing to look at, its time too', () => {
    const hidden = { contentType: 'hidden', content: '' } as Partial<ChatMessage>;
    const recall = { contentType: 'recall', content: { seq: 1 } } as Partial<ChatMessage>;
    expect(shown([text(1, 0, hidden), text(2, 10 * minute), text(3, 11 * minute, recall)])).toEqual([
      'time',
      2,
    ]);
  });

  it('puts what is still on its way after what is stored, and leaves it out once it is', () => {
    const echoes = [
      { clientId: 'client2', at: minute },
      { clientId: 'new', at: 2 * minute },
    ];
    const log = [text(1, 0), text(2, minute, { sendUserId: 'me' })];
    expect(shown(log, { echoes })).toEqual(['time', 1, 2, 'new']);
  });

  it('has a name for each row that is its own, and keeps it when an echo becomes a message', () => {
    const echo = { clientId: 'x', at: 1 };
    const key = (rows: { kind: string; key: string }[]) =>
      rows.find(({ kind }) => kind === 'echo' || kind === 'message')?.key;
    const stored = text(1, 1, { clientId: 'x', sendUserId: 'me' });
    expect(key(logRows({ log: [], echoes: [echo], me: 'me', readSeq: 0 }))).toBe(
      key(logRows({ log: [stored], echoes: [], me: 'me', readSeq: 0 })),
    );
  });
});
