import { shipmentPath } from '@fairway/contract/shipments.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { examplesShown, type HandingOver, type Holding, type Moved } from '../http/holding.ts';
import { holdingOfRows } from '../http/holding-of-rows.ts';
import { writeViewers } from './keep-store.ts';
import { historyOf } from './note-change.ts';

const ofPerson = (userId: string) => sql`from shipment_member m join shipment s on s.id = m."shipmentId"
  where m."userId" = ${userId} and s.status = 'active'`;

/** Places in shipments that are not closed: each with its role and its share of the result. */
export const shipmentsHeld: Holding = {
  ...{ kind: 'shipments', seenWith: 'cargoShipment' },
  async count(db, userId, most) {
    const { rows } = await sql<{ count: number }>`select count(distinct id)::int as count from (
      select s.id ${ofPerson(userId)} limit ${most}) as found`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async examples(db, userId) {
    const { rows } = await sql<{ id: string; shipmentNo: string }>`select distinct s.id, s."shipmentNo"
      ${ofPerson(userId)} order by s."shipmentNo" desc limit ${examplesShown}`.execute(db);
    return rows.map(({ id, shipmentNo }) => ({ name: shipmentNo, link: `${shipmentPath}?id=${id}` }));
  },
  async handOver(ctx, { from, to }) {
    if (to === null) return [];
    const { rows } = await sql<Place>`select m."shipmentId", m.role, m.share, exists (
        select from shipment_member o where o."shipmentId" = m."shipmentId" and o.role = m.role and o."userId" = ${to}
      ) as "wasThere" ${ofPerson(from)} order by m."shipmentId" for update of m`.execute(ctx.db);
    await movePlaces(ctx, rows, { from, to });
    return grouped(rows);
  },
  async handBack(ctx, { from, to }, moved) {
    if (to === null) return 0;
    const places = moved.flatMap(({ was }) => was as Place[]);
    const { rows } = await sql<Place>`select m."shipmentId", m.role, one."wasThere" as "keepsOwn",
        case when one."wasThere" then one.share else m.share end as share, false as "wasThere"
      from shipment_member m join shipment s on s.id = m."shipmentId"
      join json_to_recordset(${JSON.stringify(places)}) as one ("shipmentId" text, role text, share numeric,
        "wasThere" boolean) on one."shipmentId" = m."shipmentId" and one.role = m.role
      where m."userId" = ${to} and s.status = 'active' and (not one."wasThere" or m.share >= one.share)
      order by m."shipmentId" for update of m`.execute(ctx.db);
    await movePlaces(ctx, rows, { from: to, to: from });
    return grouped(rows).length;
  },
};

interface Place {
  shipmentId: string;
  role: string;
  share: string;
  /** Who gets it has this role already: the shares are added. */
  wasThere: boolean;
  /** Who gives it back had this role before, and keeps their own share. */
  keepsOwn?: boolean;
}

const grouped = (places: readonly Place[]): Moved[] =>
  [...Map.groupBy(places, ({ shipmentId }) => shipmentId)].map(([ref, was]) => ({ ref, was }));

/** In their histories as well, as a next version: who has one of them on the screen does not write over it. */
async function movePlaces(
  { db, now, session }: HandingOver,
  places: readonly Place[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (places.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(places)}) as one ("shipmentId" text, role text, share numeric,
    "keepsOwn" boolean)`;
  const same = sql`m."userId" = ${from} and m."shipmentId" = one."shipmentId" and m.role = one.role`;
  await sql`update shipment_member m set share = m.share - one.share from ${given}
    where ${same} and one."keepsOwn"`.execute(db);
  await sql`delete from shipment_member m using ${given} where ${same} and one."keepsOwn" is not true`.execute(
    db,
  );
  await sql`insert into shipment_member ("shipmentId", "userId", role, share)
    select one."shipmentId", ${to}, one.role, one.share from ${given}
    on conflict ("shipmentId", "userId", role) do update set share = shipment_member.share + excluded.share`.execute(
    db,
  );
  const ids = [...new Set(places.map(({ shipmentId }) => shipmentId))];
  await noteInHistory(db, ids, { from, to, by: session.userId, now });
  for (let at = 0; at < ids.length; at += 1_000) await writeViewers(db, ids.slice(at, at + 1_000));
}

const noteInHistory = (
  db: Db,
  ids: readonly string[],
  { from, to, by, now }: { from: string; to: string; by: string; now: Date },
) =>
  sql`
    with changed as (
      update shipment set version = version + 1, "lastModifyTime" = ${now} where id = any(${ids}::text[])
      returning id, version),
    names as (select (select "realName" from user_account where id = ${from}) as "from",
      (select "realName" from user_account where id = ${to}) as "to")
    insert into entity_change (entity, "entityId", version, act, "creatorUserId", "creatorTime", differences)
    select ${historyOf}, changed.id, changed.version, 'update', ${by}, ${now},
      jsonb_build_array(jsonb_build_object('field', 'members', 'before', jsonb_build_array(names."from"),
        'after', jsonb_build_array(names."to")))
    from changed, names`.execute(db);

/** What somebody was asked to do for a shipment and nobody did yet. */
export const shipmentTasksHeld = holdingOfRows({
  ...{ kind: 'shipmentTasks', seenWith: 'cargoShipment' },
  rows: [
    {
      ...{ table: 'shipment_task', column: 'assigneeId' },
      isOpen: sql`"doneAt" is null`,
      name: sql`(select "shipmentNo" from shipment where shipment.id = shipment_task."shipmentId") || ' ' ||
        coalesce(nullif(title, ''), kind)`,
      order: sql`"dueAt" nulls last, id`,
    },
  ],
  linkTo: () => '',
});
