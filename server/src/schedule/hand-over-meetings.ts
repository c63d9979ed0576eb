import { examplesShown, type HandingOver, type Holding, type Moved } from '../http/holding.ts';
import { keepChanged } from './keep-event.ts';
import { type LoadedEvent, loadEvents } from './loaded-event.ts';
import { countMeetings, giveEvent, meetingsOf } from './meeting-store.ts';
import type { Participant } from './participants.ts';
import { takeEvent } from './store.ts';

/** How somebody took part in it before, and what its calendar of origin called it. */
interface Before {
  uid: string;
  rows: Participant[];
}

/**
 * What somebody has planned with others and is not over. What is private, or theirs alone, is of no use to whoever follows
 * them: it stays with the closed account and is seen by nobody.
 */
export const meetingsHeld: Holding = {
  ...{ kind: 'meetings', seenWith: 'schedule' },
  count: (db, userId, most) => countMeetings(db, userId, new Date(), most),
  async examples(db, userId) {
    const rows = await meetingsOf(db, userId, new Date(), examplesShown);
    return rows.map(({ title }) => ({ name: title, link: '' }));
  },
  async handOver(ctx, { from, to }) {
    if (to === null) return [];
    const moved: Moved[] = [];
    for (const event of await loadEvents(ctx.db, await meetingsOf(ctx.db, from, ctx.now))) {
      const rows = rowsOf(event, from, to);
      const follows: Participant = { originalStart: '', userId: to, answer: 'accepted', proposedAt: null };
      await give(ctx, event, { to, uid: '', rows: [follows], out: [from, to] });
      moved.push({ ref: event.row.id, was: { uid: event.row.uid, rows } satisfies Before });
    }
    return moved;
  },
  async handBack(ctx, { from, to }, moved) {
    let count = 0;
    for (const { ref, was } of moved) {
      const row = await takeEvent(ctx.db, ref);
      // It was passed on, or is over.
      if (!row || to === null || row.creatorUserId !== to) continue;
      const [event] = await loadEvents(ctx.db, [row]);
      if (!event) continue;
      const { uid, rows } = was as Before;
      await give(ctx, event, { to: from, uid, rows, out: [from, to] });
      count += 1;
    }
    return count;
  },
};

const rowsOf = ({ participants }: LoadedEvent, ...userIds: string[]): Participant[] =>
  participants
    .filter(({ userId }) => userIds.includes(userId))
    .map(({ originalStart, userId, answer, proposedAt }) => ({ originalStart, userId, answer, proposedAt }));

interface Given {
  to: string;
  uid: string;
  /** In place of what these people had before. */
  rows: readonly Participant[];
  out: readonly string[];
}

async function give({ db, now }: HandingOver, event: LoadedEvent, { to, uid, rows, out }: Given) {
  const others = event.participants.filter(({ userId }) => !out.includes(userId));
  const back = rows.map((one) => ({ ...one, proposedAt: one.proposedAt && new Date(one.proposedAt) }));
  await giveEvent(db, event.row.id, { to, uid });
  await keepChanged(db, event, { participants: [...others, ...back] }, now);
}
