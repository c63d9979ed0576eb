import { AppError } from '@fairway/contract/app-error.ts';
import {
  type Exception,
  type Occurrence,
  occurrenceAt,
  occurrencesIn,
  type Range,
  type Timing,
} from '@fairway/domain/schedule/occurrences.ts';
import type { Db } from '../database/open.ts';
import { readOccurrenceId } from './event-id.ts';
import {
  type EventRow,
  type ExceptionRow,
  exceptionsOf,
  findEvent,
  type ParticipantRow,
  participantsOf,
  takeEvent,
} from './store.ts';
import type { EventFacts, KeptAnswer } from './tables.ts';

/** An exception with what it says in place of its series. */
export interface KeptException extends Exception {
  facts: EventFacts | null;
}

export interface LoadedEvent {
  row: EventRow;
  timing: Timing;
  exceptions: KeptException[];
  participants: ParticipantRow[];
}

export const timingOf = ({
  zone,
  startWall,
  endWall,
  rule,
}: Pick<EventRow, 'zone' | 'startWall' | 'endWall' | 'rule'>): Timing => ({
  ...{ zone, start: startWall, end: endWall, rule },
});

export const exceptionOf = ({ startWall, endWall, ...row }: ExceptionRow): KeptException => ({
  ...{ originalStart: row.originalStart, isCancelled: row.isCancelled },
  ...{ start: startWall, end: endWall, facts: row.facts },
});

const loaded = (row: EventRow, exceptions: ExceptionRow[], participants: ParticipantRow[]): LoadedEvent => ({
  ...{ row, timing: timingOf(row), exceptions: exceptions.map(exceptionOf), participants },
});

/** Events with their exceptions, and who of some people takes part. */
export async function loadEvents(
  db: Db,
  rows: EventRow[],
  userIds?: readonly string[],
): Promise<LoadedEvent[]> {
  const repeated = rows.filter(({ rule }) => rule !== '').map(({ id }) => id);
  const exceptions = Map.groupBy(await exceptionsOf(db, repeated), ({ eventId }) => eventId);
  const ids = rows.map(({ id }) => id);
  const people = Map.groupBy(await participantsOf(db, ids, userIds), ({ eventId }) => eventId);
  return rows.map((row) => loaded(row, exceptions.get(row.id) ?? [], people.get(row.id) ?? []));
}

export type KeptOccurrence = Occurrence<KeptException>;

/** What is once has its moments beside it: a month of a team is mostly that, and no zone need be asked. */
export function timesIn(
  {
    row,
    timing,
    exceptions,
  }: { row: Pick<EventRow, 'firstAt' | 'lastAt'>; timing: Timing; exceptions: readonly KeptException[] },
  range: Range,
): KeptOccurrence[] {
  if (timing.rule !== '') return occurrencesIn(timing, exceptions, range);
  const [startAt, endAt] = [row.firstAt.getTime(), row.lastAt.getTime()];
  if (startAt >= range.before || endAt <= range.from) return [];
  const { start, end } = timing;
  return [{ ...{ originalStart: start, start, end, startAt, endAt }, exception: undefined }];
}

type Said = Pick<ParticipantRow, 'originalStart' | 'userId' | 'answer'>;
export type Answered<P> = P & { answer: Exclude<KeptAnswer, 'removed'> };

/** How everybody stands to one time of it. */
export function answersAt<P extends Said>(
  { participants }: { participants: readonly P[] },
  originalStart: string,
): Map<string, Answered<P>> {
  const answers = new Map<string, Answered<P>>();
  for (const said of ['', originalStart])
    for (const one of participants) {
      if (one.originalStart !== said) continue;
      if (one.answer === 'removed') answers.delete(one.userId);
      else answers.set(one.userId, one as Answered<P>);
    }
  return answers;
}

export const factsAt = <F extends Partial<EventFacts>>(
  { row }: { row: F },
  { exception }: KeptOccurrence,
): F | EventFacts => exception?.facts ?? row;

/** One time of an event, by its id, whoever asks. */
export async function findTime(
  db: Db,
  id: string,
  { isTaken = false } = {},
): Promise<{ event: LoadedEvent; time: KeptOccurrence } | undefined> {
  const { eventId, originalStart } = readOccurrenceId(id);
  const row = await (isTaken ? takeEvent : findEvent)(db, eventId);
  if (!row) return undefined;
  const [event] = await loadEvents(db, [row]);
  if (!event) return undefined;
  const time = occurrenceAt(event.timing, event.exceptions, originalStart ?? row.startWall);
  return time && { event, time };
}

/** The same for who may change it: to everybody else it is not there. */
export async function takeOwnTime(db: Db, id: string, userId: string) {
  const found = await findTime(db, id, { isTaken: true });
  if (found?.event.row.creatorUserId !== userId) throw new AppError('NOT_FOUND');
  return found;
}
