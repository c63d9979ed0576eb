import type { SendableKind } from '@fairway/contract/chat.ts';
import { chanceFrom } from '../../organisation/demo/chance.ts';
import { clock, officeDaysBefore } from '../../organisation/demo/office-days.ts';
import directs from './directs.json' with { type: 'json' };
import groupChats from './groups.json' with { type: 'json' };
import scripts from './scenes.json' with { type: 'json' };
import { lineAbout, type Topic, topicBy } from './topic.ts';

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

/** Two people who write to each other. `a` asks, `b` knows; a customer is always written to first. */
interface Direct {
  a: string;
  b: string;
  /** Which scenes they play. */
  about: string;
  /** How often they did so. */
  times: number;
  /** Days since the last time. */
  ago: number;
  /** So much of the end is not read yet, by whoever did not say the last word. */
  unread?: number;
  isPinned?: boolean;
  isMuted?: boolean;
}

/**
 * Words two people exchange, a line each: who says it, `A` or `B`, then what; a word in braces is of the topic. What
 * stands in brackets is a picture, a file, a place or an approval instead of text.
 */
const scenes: Record<string, string[]> = scripts.scenes;
/** Which scenes people of two desks play. */
const desks: Record<string, string[]> = scripts.desks;
/** Lines of groups are said by accounts, each time about another topic; `@` before an account names somebody. */
const { groups, busyGroup } = groupChats;

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
  function talk(
    lines: readonly string[],
    topic: Topic,
    from: number,
    accountOf: (speaker: string) => string,
  ): Said[] {
    let at = from;
    return lines.map((line) => {
      const [speaker = '', words = ''] = lineAbout(topic, line).split(/ (.*)/);
      at += chance(15, 240) * second;
      return { by: accountOf(speaker), at, ...contentOf(words) };
    });
  }

  const direct = (directs as Direct[]).map(({ a, b, about, times, ago, ...more }) => {
    const said = Array.from({ length: times }, (_, time) => {
      const ofTheirs = desks[about] ?? [];
      const lines = scenes[ofTheirs[time % ofTheirs.length] ?? ''] ?? [];
      const from = clock(office.ago(ago + (times - 1 - time) * daysBetween), chance(9, 16), chance(0, 50));
      return talk(lines, topicBy(chance), from, (speaker) => (speaker === 'A' ? a : b));
    }).flat();
    return written({ kind: 'direct', members: [a, b], said, ...more });
  });

  const group = groups.map(({ name, members, began, times, lines, unread = 0 }) => {
    const said = Array.from({ length: times }, (_, time) =>
      talk(
        lines,
        topicBy(chance),
        clock(office.ago(1 + (times - 1 - time) * daysBetween), chance(9, 16), chance(0, 50)),
        (account) => account,
      ),
    ).flat();
    return written({ kind: 'group', name, members, said, unread, began: clock(office.ago(began), 9) });
  });

  const aboutSomething = (line: string) => lineAbout(topicBy(chance), line);
  const { messages, speakers, lines, ...busy } = busyGroup;
  const start = clock(office.ago(busy.began), 10);
  const step = Math.floor((clock(office.ago(1), 17) - start) / messages);
  const said = Array.from({ length: messages }, (_, n) => ({
    by: speakers[chance(0, speakers.length - 1)] ?? '',
    at: start + n * step + chance(0, step - 1),
    ...contentOf(aboutSomething(lines[chance(0, lines.length - 1)] ?? '')),
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
