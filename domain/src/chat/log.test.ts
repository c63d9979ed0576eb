import type { ChatMessage } from '@fairway/contract/chat.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addsToUnread,
  countsAsUnread,
  hidePlace,
  isShown,
  type Log,
  mergeLog,
  stretchAt,
  unstored,
} from './log.ts';

type Kind = 'text' | 'recall' | 'recalled' | 'hidden' | 'system';

const entry = (seq: number, kind: Kind = 'text', content: unknown = `m${seq}`, sender = 'a'): ChatMessage =>
  ({
    conversationId: 'c',
    seq,
    id: `id${seq}`,
    clientId: `client${seq}`,
    sendUserId: sender,
    sendUserName: sender,
    sendUserHeadIcon: '',
    isExternal: false,
    sendTime: seq * 1000,
    replyTo: null,
    mentionIds: [],
    contentType: kind,
    content: kind === 'recalled' || kind === 'hidden' ? '' : content,
  }) as ChatMessage;

const recall = (seq: number, of: number) => entry(seq, 'recall', { seq: of });
const seqs = (log: Log) => log.map(({ seq }) => seq);
const kindAt = (log: Log, seq: number) => log.find((one) => one.seq === seq)?.contentType;

describe('mergeLog', () => {
  it.each<[string, ChatMessage[][], number[]]>([
    [
      'pages upward',
      [
        [entry(3), entry(4)],
        [entry(1), entry(2)],
      ],
      [1, 2, 3, 4],
    ],
    ['the same twice', [[entry(1)], [entry(1), entry(2)], [entry(2)]], [1, 2]],
    ['out of order', [[entry(5)], [entry(2)], [entry(9), entry(7)]], [2, 5, 7, 9]],
    ['nothing', [[], []], []],
  ])('%s', (_, pages, wanted) => {
    expect(seqs(pages.reduce<Log>(mergeLog, []))).toEqual(wanted);
  });

  it('takes back what a recall points to, whichever of the two comes first', () => {
    const late = mergeLog([entry(1), entry(2)], [recall(3, 1)]);
    expect(kindAt(late, 1)).toBe('recalled');
    expect(late.find(({ seq }) => seq === 1)).toMatchObject({ content: '', clientId: 'client1' });
    expect(kindAt(late, 2)).toBe('text');
    const early = mergeLog([recall(3, 1)], [entry(1)]);
    expect(kindAt(early, 1)).toBe('recalled');
  });

  it('never gives back what was taken back or deleted', () => {
    expect(kindAt(mergeLog([entry(1, 'recalled')], [entry(1)]), 1)).toBe('recalled');
    expect(kindAt(mergeLog([entry(1)], [entry(1, 'recalled')]), 1)).toBe('recalled');
    const hidden = hidePlace([entry(1), entry(2)], 1);
    expect(kindAt(mergeLog(hidden, [entry(1)]), 1)).toBe('hidden');
    expect(kindAt(mergeLog(hidden, [recall(3, 1)]), 1)).toBe('hidden');
  });

  it('leaves what it was given as it was', () => {
    const log = [entry(1)];
    mergeLog(log, [recall(2, 1)]);
    expect(log).toEqual([entry(1)]);
  });

  it('comes to the whole log, whatever order, doubles and old copies it is told in', () => {
    const whole = fc
      .integer({ min: 1, max: 40 })
      .chain((size) =>
        fc.tuple(
          ...Array.from({ length: size }, (_, index) =>
            fc
              .oneof(
                { weight: 4, arbitrary: fc.constant(0) },
                fc.integer({ min: 1, max: Math.max(1, index) }),
              )
              .map((of) => (of > 0 && of <= index ? recall(index + 1, of) : entry(index + 1))),
          ),
        ),
      );
    fc.assert(
      fc.property(whole, fc.infiniteStream(fc.nat()), (told, chance) => {
        const all = told as ChatMessage[];
        const inOrder = all.reduce<Log>((log, one) => mergeLog(log, [one]), []);
        const pick = (below: number) => (chance.next().value as number) % below;
        // Each at least once, some more often, some as they were before they were taken back.
        const copies = [...all, ...all.filter(() => pick(3) === 0), ...inOrder.filter(() => pick(3) === 0)];
        for (let i = copies.length - 1; i > 0; i--) {
          const j = pick(i + 1);
          [copies[i], copies[j]] = [copies[j] as ChatMessage, copies[i] as ChatMessage];
        }
        let log: Log = [];
        while (copies.length > 0) log = mergeLog(log, copies.splice(0, 1 + pick(7)));
        expect(log).toEqual(inOrder);
        expect(seqs(log)).toEqual(seqs(all));
        for (const one of all)
          if (one.contentType === 'recall') expect(kindAt(log, one.content.seq)).toMatch(/^recall/);
      }),
    );
  });
});

describe('stretchAt', () => {
  const log = [1, 2, 3, 7, 8, 20].map((seq) => entry(seq));
  it.each([
    [2, [1, 2, 3]],
    [1, [1, 2, 3]],
    [7, [7, 8]],
    [20, [20]],
    [5, []],
    [21, []],
  ])('around %i', (seq, wanted) => {
    expect(seqs(stretchAt(log, seq))).toEqual(wanted);
  });

  it('is the log itself when nothing is missing', () => {
    const whole = [entry(4), entry(5)];
    expect(stretchAt(whole, 5)).toBe(whole);
  });

  it('has no gap and leaves nothing out that touches it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
        fc.nat(),
        (places, n) => {
          const log = mergeLog(
            [],
            places.map((seq) => entry(seq)),
          );
          const at = places[n % places.length] as number;
          const stretch = seqs(stretchAt(log, at));
          expect(stretch).toContain(at);
          const [first = 0] = stretch;
          expect(stretch).toEqual(stretch.map((_, index) => first + index));
          expect(places).not.toContain(first - 1);
          expect(places).not.toContain(first + stretch.length);
        },
      ),
    );
  });
});

describe('what is seen and counted', () => {
  it.each<[Kind, string, boolean, boolean]>([
    ['text', 'a', true, true],
    ['text', 'me', true, false],
    ['system', 'a', true, false],
    ['recalled', 'a', true, false],
    ['recall', 'a', false, false],
    ['hidden', 'a', false, false],
  ])('%s of %s', (kind, sender, shown, counted) => {
    const message = entry(1, kind, { seq: 9 }, sender);
    expect(isShown(message)).toBe(shown);
    expect(countsAsUnread(message, 'me')).toBe(counted);
    expect(addsToUnread(message, 'me', false)).toBe(counted);
    expect(addsToUnread(message, 'me', true)).toBe(false);
  });
});

describe('unstored', () => {
  it('is what the log does not have yet: each once, of this person only', () => {
    const log = [entry(1, 'text', '', 'me'), entry(2, 'text', '', 'other')];
    const echoes = ['client9', 'client1', 'client2', 'client9'].map((clientId) => ({ clientId }));
    expect(unstored(echoes, log, 'me').map(({ clientId }) => clientId)).toEqual(['client9', 'client2']);
  });
});
