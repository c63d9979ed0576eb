import { referenceKey } from '@fairway/domain/shipments/reference-key.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

interface Carried {
  /** Numbers of shipments. */
  from: string;
  to: string;
  /** The boxes that go from one to the other, by their numbers. */
  containerNos: readonly string[];
  /** Whether what was said of the whole is true of the whole of the other too, or only of the boxes that come. */
  isWhole: boolean;
}

/**
 * What people entered names the number of a shipment only. Boxes that go to another one take it along: what was said of
 * them, and what was said of all of them. Who said it, when and why stays.
 */
export async function carryEnteredEvents(
  db: Db,
  { from, to, containerNos, isWhole }: Carried,
): Promise<void> {
  const key = referenceKey(to);
  const boxes = containerNos.map(referenceKey).filter((containerNo) => containerNo !== '');
  await sql`
    with said as (
      select report.*, report.report ->> 'containerNo' as "containerNo"
      from tracking_report_key as named
      join tracking_report as report on report.id = named."reportId" and report.source = 'manual'
      where named.key = ${referenceKey(from)} and not exists (
        select from tracking_retraction as back
        where back.source = report.source and back."eventId" = report."eventId"
      )
    ), gone as (
      select said.*, box."containerNo" as box,
        concat_ws(' ', said."eventId", ${key}::text, case when ${isWhole} then null else box."containerNo" end) as again
      from said cross join lateral (
        select said."containerNo" where said."containerNo" = any(${boxes}::text[])
          or (said."containerNo" is null and ${isWhole})
        union all
        select one from unnest(${boxes}::text[]) as one where said."containerNo" is null and not ${isWhole}
      ) as box
    ), added as (
      insert into tracking_report (id, source, "eventId", hash, "issuedAt", at, report, "feedId", "creatorUserId",
        reason, "receivedAt")
      select left(md5(again), 24), source, again, hash, "issuedAt", at,
        report || jsonb_build_object('eventId', again, 'references', jsonb_build_array(${key}::text),
          'containerNo', box), "feedId", "creatorUserId", reason, "receivedAt"
      from gone
      on conflict (source, "eventId", hash) do nothing
      returning id, at, report ->> 'containerNo' as "containerNo"
    )
    insert into tracking_report_key (key, "reportId", at)
    select ${key}, id, at from added
    union all
    select "containerNo", id, at from added where "containerNo" is not null`.execute(db);
}
