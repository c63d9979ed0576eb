import type { SendableKind } from '@fairway/contract/chat.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { clock, officeDaysBefore } from '../../organisation/demo/office-days.ts';
import { directs } from './directs.ts';
import { busyGroup, groups } from './groups.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { topicBy } from './topic.ts';

/** One thing somebody said; of what is no text, what it is called. */
export interface Said {
  by: string;
  at: number;
  kind: SendableKind;
  text: string;
  mentions: readonly string[];
}

/** A conversation of the demo company. Accounts stand for people. */
export interface WrittenChat {
  kind: 'direct' | 'group';
  name: string;
  /** The first one began it. */
  members: readonly string[];
  began: number;
  said: readonly Said[];
  /** So many of the last are not read, by all who did not say the last. */
  unread: number;
  isPinned: boolean;
  isMuted: boolean;
}

const second = 1_000;
/** Between two times the same people talk. */
const daysBetween = 4;

/** Everything that was said before a morning; the same for the same day. */
export function writtenChats(morning: number): WrittenChat[] {
  const chance = chanceFrom(20_260_301);
  const office = officeDaysBefore(morning);
  const written = (
    plain: Pick<WrittenChat, 'kind' | 'members' | 'said'> & Partial<WrittenChat>,
  ): WrittenChat => ({
    ...{ name: '', began: plain.said[0]?.at ?? morning, unread: 0, isPinned: false, isMuted: false },
    ...plain,
  });

  /** Lines of one talk, each a while after the one before. */
  function talk(lines: string, from: number, accountOf: (speaker: string) => string): Said[] {
    let at = from;
    return lines
      .trim()
      .split('\n')
      .map((line) => {
        const [speaker = '', words = ''] = line.split(/ (.*)/);
        at += chance(15, 240) * second;
        return { by: accountOf(speaker), at, ...contentOf(words) };
      });
  }

  const direct = directs.map(({ a, b, about, scenes, ago, ...more }) => {
    const said = Array.from({ length: scenes }, (_, time) => {
      const all: readonly [Scene, ...Scene[]] = scenesOf[about];
      const scene = all[time % all.length] ?? all[0];
      const from = clock(office.ago(ago + (scenes - 1 - time) * daysBetween), chance(9, 16), chance(0, 50));
      return talk(scene(topicBy(chance)), from, (speaker) => (speaker === 'A' ? a : b));
    }).flat();
    return written({ kind: 'direct', members: [a, b], said, ...more });
  });

  const group = groups.map(({ name, members, began, times, words, unread = 0 }) => {
    const said = Array.from({ length: times }, (_, time) =>
      talk(
        words(topicBy(chance)),
        clock(office.ago(1 + (times - 1 - time) * daysBetween), chance(9, 16), chance(0, 50)),
        (account) => account,
      ),
    ).flat();
    return written({ kind: 'group', name, members, said, unread, began: clock(office.ago(began), 9) });
  });

  const { messages, speakers, lines, ...busy } = busyGroup;
  const start = clock(office.ago(busy.began), 10);
  const step = Math.floor((clock(office.ago(1), 17) - start) / messages);
  const said = Array.from({ length: messages }, (_, n) => ({
    by: speakers[chance(0, speakers.length - 1)] ?? speakers[0],
    at: start + n * step + chance(0, step - 1),
    ...contentOf(lines[chance(0, lines.length - 1)]?.(topicBy(chance)) ?? ''),
  }));
  const began = clock(office.ago(busy.began), 9);
  return [...direct, ...group, written({ ...busy, kind: 'group', said, began, isMuted: true, unread: 12 })];
}

const inBrackets: Record<string, SendableKind> = {
  图片: 'image',
  文件: 'file',
  位置: 'location',
  审批: 'card',
};

function contentOf(words: string): Pick<Said, 'kind' | 'text' | 'mentions'> {
  const [, what = '', text = ''] = /^\[(\p{Script=Han}+) ?(.*)\]$/u.exec(words) ?? [];
  const kind = inBrackets[what];
  if (kind) return { kind, text, mentions: [] };
  return {
    kind: 'text',
    text: words,
    mentions: [...words.matchAll(/@(\w+)/g)].map(([, account = '']) => account),
  };
}
