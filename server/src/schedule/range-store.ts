import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { EventRow, ParticipantRow } from './store.ts';

/** What a calendar draws of an event: a month of a team has thousands, and reading a column costs as much as drawing it. */
export type DrawnRow = Pick<
  EventRow,
  | ('id' | 'creatorUserId' | 'title' | 'category' | 'urgent' | 'isAllDay' | 'color' | 'place' | 'isPrivate')
  | ('zone' | 'startWall' | 'endWall' | 'rule' | 'firstAt' | 'lastAt')
>;
export type DrawnParticipant = Pick<ParticipantRow, 'originalStart' | 'userId' | 'answer'>;

interface Read extends Omit<DrawnRow, 'firstAt' | 'lastAt'> {
  from: number;
  to: number;
  people: [originalStart: string, userId: string, answer: ParticipantRow['answer']][];
}

/** What these people have between two moments and more of the same series, with how they stand to it. */
export async function drawnEvents(
  db: Db,
  userIds: readonly string[],
  { from, before }: { from: Date; before: Date },
): Promise<{ row: DrawnRow; participants: DrawnParticipant[] }[]> {
  const { rows } = await sql<Read>`
    select e.id, e."creatorUserId", e.title, e.category, e.urgent, e."isAllDay", e.color, e.place, e."isPrivate",
      e.zone, e."startWall", e."endWall", e.rule, p.people,
      (extract(epoch from e."firstAt") * 1000)::float8 as "from", (extract(epoch from e."lastAt") * 1000)::float8 as "to"
    from (
      select "eventId", json_agg(json_build_array("originalStart", "userId", answer) order by "originalStart", "userId")
        as people
      from schedule_participant
      where "userId" = any(${userIds}) and "lastAt" >= ${from} and "firstAt" < ${before} group by "eventId"
    ) p join schedule_event e on e.id = p."eventId"`.execute(db);
  return rows.map(({ people, from: first, to: last, ...row }) => ({
    row: { ...row, firstAt: new Date(first), lastAt: new Date(last) },
    participants: people.map(([originalStart, userId, answer]) => ({ originalStart, userId, answer })),
  }));
}
