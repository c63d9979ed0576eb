import type { Db } from '../../database/open.ts';
import type { LogRow } from '../tables.ts';
import { readTalks, type Talk } from './store.ts';

const mostKnown = 1_000;

/**
 * Conversations with those who listen. Groups are large and change seldom, so they are kept: whoever comes or goes leaves
 * a `system` entry in the same transaction, and reading one forgets what was known before.
 */
export function groupCache(db: Db) {
  const known = new Map<string, Talk>();

  return {
    async talksOf(
      rows: readonly Pick<LogRow, 'conversationId' | 'kind'>[],
      people: readonly string[],
    ): Promise<ReadonlyMap<string, Talk>> {
      for (const { conversationId, kind } of rows) if (kind === 'system') known.delete(conversationId);
      const ids = [...new Set(rows.map(({ conversationId }) => conversationId))];
      const unknown = ids.filter((id) => !known.has(id));
      const read = unknown.length > 0 ? await readTalks(db, unknown, people) : new Map<string, Talk>();
      const talks = new Map([...read, ...ids.flatMap((id) => entryOf(id))]);
      for (const talk of read.values()) if (talk.kind === 'group') known.set(talk.id, talk);
      for (const [oldest] of known) {
        if (known.size <= mostKnown) break;
        known.delete(oldest);
      }
      return talks;
    },
    /** Entries may have been missed. */
    forget: () => known.clear(),
  };

  function entryOf(id: string): [string, Talk][] {
    const talk = known.get(id);
    return talk ? [[id, talk]] : [];
  }
}
