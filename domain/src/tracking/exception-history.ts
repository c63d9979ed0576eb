import { clockMoments } from './clock-moments.ts';
import { type TrackingEvent, undated } from './event.ts';
import { type Deciding, decideWith, decidingEvents } from './live-events.ts';
import { shipsApart } from './ships-apart.ts';
import { type NamedException, type ProgressFacts, standingOf, troublesOf } from './standing.ts';

/** An exception from when it began until it ended; null while it goes on. */
export interface ExceptionEpisode extends NamedException {
  openedAt: number;
  endedAt: number | null;
}

/** Nobody reads more; what lies before is left out, whatever came in first. */
const mostMoments = 2_000;

const nameOf = ({ code, containerNo, subject }: NamedException): string =>
  JSON.stringify([code, containerNo, subject]);

/**
 * What was and is wrong with a shipment: its exceptions at every moment at which a source said something, or the clock
 * alone may have changed something, by what sources had said until then. When a report reached us is of no account, so
 * late, repeated and mixed up deliveries leave the same history. `heldUp` is in the order it was said.
 */
export function exceptionHistory(
  facts: ProgressFacts,
  heldUp: readonly TrackingEvent[],
  now: number,
): ExceptionEpisode[] {
  const open = new Map<string, ExceptionEpisode>();
  const over: ExceptionEpisode[] = [];
  const look = (troubles: readonly NamedException[], at: number): void => {
    const present = new Map(troubles.map((one) => [nameOf(one), one]));
    for (const [name, episode] of open)
      if (!present.has(name)) {
        open.delete(name);
        over.push({ ...episode, endedAt: Math.max(at, episode.openedAt) });
      }
    for (const [name, one] of present)
      open.set(name, {
        ...one,
        openedAt: open.get(name)?.openedAt ?? Math.min(one.since, at),
        endedAt: null,
      });
  };
  /** What the clock alone did between two turns. */
  const pass = (events: readonly TrackingEvent[], from: number, until: number): void => {
    const { exceptionFacts } = standingOf(events, facts, from);
    const between = clockMoments(events, exceptionFacts).filter((at) => at > from && at < until);
    for (const at of [...new Set(between)].sort((one, other) => one - other))
      look(troublesOf(events, standingOf(events, facts, at), at), at);
  };
  const said = heldUp.filter(({ issuedAt }) => issuedAt < now);
  const papers = new Set(facts.papers.map(({ hereSince }) => hereSince));
  const deciding: Deciding = new Map();
  const apart = shipsApart(heldUp);
  let last: { events: TrackingEvent[]; turn: number } | undefined;
  let next = 0;
  for (const turn of turningPoints(facts, said, now)) {
    let isNew = last === undefined || papers.has(turn);
    for (let event = said[next]; event && event.issuedAt <= turn; event = said[next]) {
      isNew = decideWith(deciding, event, apart) || isNew;
      next += 1;
    }
    if (!isNew) continue;
    if (last) pass(last.events, last.turn, turn);
    last = { events: [...deciding.values()], turn };
    look(troublesOf(last.events, standingOf(last.events, facts, turn), turn), turn);
  }
  if (last) pass(last.events, last.turn, now);
  const events = decidingEvents(heldUp);
  look(troublesOf(events, standingOf(events, facts, now), now), now);
  return [...over, ...open.values()];
}

/** The moments at which something was said or a paper came, from the first on. */
function turningPoints(facts: ProgressFacts, said: readonly TrackingEvent[], now: number): number[] {
  const moments = new Set([
    facts.createdAt,
    ...said.map(({ issuedAt }) => issuedAt).filter((at) => at !== undated),
    ...facts.papers.flatMap(({ hereSince }) => hereSince ?? []),
  ]);
  return [...moments]
    .filter((at) => at < now)
    .sort((one, other) => one - other)
    .slice(-mostMoments);
}
