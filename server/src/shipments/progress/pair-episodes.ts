import type { ExceptionEpisode } from '@fairway/domain/tracking/exception-history.ts';
import type { ExceptionRow } from './store.ts';

export interface Paired {
  pairs: [ExceptionRow, ExceptionEpisode][];
  /** Not written down yet. */
  added: ExceptionEpisode[];
  /** Written down, and by what is known now never there. */
  left: ExceptionRow[];
}

const nameOf = (one: { code: string; containerNo: string | null; subject: string }): string =>
  JSON.stringify([one.code, one.containerNo ?? '', one.subject]);

function byName<T extends Parameters<typeof nameOf>[0]>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(nameOf(one));
    if (group) group.push(one);
    else groups.set(nameOf(one), [one]);
  }
  return groups;
}

/**
 * Which row is about which episode. What goes on belongs to the row that is open, what is over to the row that began
 * when it did; a row whose cause has ended belongs to the last episode nobody wrote down.
 */
export function pairEpisodes(history: readonly ExceptionEpisode[], known: readonly ExceptionRow[]): Paired {
  const paired: Paired = { pairs: [], added: [], left: [] };
  const rows = byName(known);
  const episodes = byName(history);
  for (const name of new Set([...rows.keys(), ...episodes.keys()])) {
    let waiting = (rows.get(name) ?? []).toSorted(
      (one, other) => one.openedAt.getTime() - other.openedAt.getTime() || (one.id < other.id ? -1 : 1),
    );
    let unwritten = (episodes.get(name) ?? []).toSorted((one, other) => one.openedAt - other.openedAt);
    const pairBy = (fits: (row: ExceptionRow, episode: ExceptionEpisode) => boolean): void => {
      for (const row of waiting.toReversed()) {
        const episode = unwritten.findLast((one) => fits(row, one));
        if (!episode) continue;
        paired.pairs.push([row, episode]);
        waiting = waiting.filter((one) => one !== row);
        unwritten = unwritten.filter((one) => one !== episode);
      }
    };
    const isLive = ({ status }: ExceptionRow): boolean => status !== 'resolved';
    pairBy((row, { endedAt }) => isLive(row) && endedAt === null);
    pairBy((row, { openedAt }) => row.openedAt.getTime() === openedAt);
    pairBy((row, { endedAt }) => isLive(row) && endedAt !== null);
    paired.added.push(...unwritten);
    paired.left.push(...waiting);
  }
  return paired;
}
