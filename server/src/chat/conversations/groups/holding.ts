import { examplesShown, type HandingOver, type Holding } from '../../../http/holding.ts';
import { tellOnCommit } from '../../../live/tell-on-commit.ts';
import { findPeople, membersOf } from '../store.ts';
import { countOwnedGroups, findOwnedGroups, lockConversation, putMembers, setOwner } from './store.ts';
import { tellInLog } from './tell-in-log.ts';

/** Groups somebody looks after. Whoever gets one and is not in it joins it, and sees what is said from then on. */
export const groupsHeld: Holding = {
  ...{ kind: 'groups', seenWith: 'user' },
  count: (db, userId, most) => countOwnedGroups(db, userId, most),
  examples: async (db, userId) =>
    (await findOwnedGroups(db, userId, examplesShown)).map(({ name }) => ({ name, link: '' })),
  async handOver(ctx, { from, to }) {
    if (to === null) return [];
    const groups = await findOwnedGroups(ctx.db, from);
    for (const { id } of groups) await giveGroup(ctx, id, to);
    return groups.map(({ id }) => ({ ref: id }));
  },
  async handBack(ctx, { from, to }, moved) {
    let count = 0;
    for (const { ref } of [...moved].sort((one, other) => (one.ref < other.ref ? -1 : 1))) {
      const { ownerId } = await lockConversation(ctx.db, ref);
      if (ownerId !== to) continue;
      await giveGroup(ctx, ref, from);
      count++;
    }
    return count;
  },
};

async function giveGroup(ctx: HandingOver, id: string, to: string): Promise<void> {
  const { db, now } = ctx;
  await lockConversation(db, id);
  const members = await membersOf(db, id);
  if (!members.some((member) => member.id === to)) {
    const people = await findPeople(db, [to]);
    const seq = await tellInLog(ctx, id, 'joined', { people });
    await putMembers(db, id, [to], { joinedSeq: seq - 1, readSeq: seq - 1, now });
  }
  await setOwner(db, id, to);
  await tellOnCommit(db, [{ userIds: [to], what: 'conversation', id }]);
}
