import type { ReleaseKind } from '@fairway/contract/release-fields.ts';
import { releasePath } from '@fairway/contract/releases.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { ReleaseTables } from '../tables.ts';

export interface DoneShipment {
  id: string;
  shipmentNo: string;
  companyId: string | null;
  customerId: string;
  ata: Date;
  issueType: string | null;
  operatorId: string | null;
  words: string;
}

/** Shipments that arrived so long ago that their cargo was let go, the latest first. */
export async function listDoneShipments(db: Db, before: Date, most: number): Promise<DoneShipment[]> {
  const { rows } = await sql<DoneShipment>`
    select s.id, s."shipmentNo", s."companyId", s."customerId", s.ata,
      (select b."issueType" from shipment_bill b where b."shipmentId" = s.id and b.kind = 'HBL' limit 1) as "issueType",
      (select m."userId" from shipment_member m where m."shipmentId" = s.id and m.role = 'operator' limit 1) as "operatorId",
      lower(concat_ws(' ', s."shipmentNo", s."mblNo", s."hblNo", c."nameCn")) as words
    from shipment s join customer c on c.id = s."customerId"
    where s.ata < ${before} and s.status <> 'cancelled' and s."awaitsRelease" = false
    order by s.ata desc, s.id limit ${most}`.execute(db);
  return rows;
}

export interface OpenShipment {
  id: string;
  operator: string;
  client: string | null;
  issueType: ReleaseKind | 'electronic';
  boxes: string[];
  owes: boolean;
}

/** Shipments whose bill is issued and whose cargo nothing has released, those that arrive next first. */
export async function listOpenShipments(db: Db): Promise<OpenShipment[]> {
  const { rows } = await sql<OpenShipment>`
    select distinct on (s.eta, s.id) s.id, person.account as operator, b."issueType",
      (select u.account from customer_user cu join user_account u on u.id = cu."userId"
        where cu."customerId" = s."customerId" and u."enabledMark" = 1 order by u.account limit 1) as client,
      array(select x."containerNo" from shipment_box x where x."shipmentId" = s.id and x."containerNo" <> '' order by x.seq) as boxes,
      exists (select from shipment_charge o where o."shipmentId" = s.id and o.side = 'receivable'
        and o."partyId" = s."customerId" and o.settled < o.amount) as owes
    from shipment s
    join shipment_bill b on b."shipmentId" = s.id and b.kind = 'HBL' and b.status = 'issued'
    join shipment_member m on m."shipmentId" = s.id and m.role = 'operator'
    join user_account person on person.id = m."userId" and person."enabledMark" = 1
    join customer c on c.id = s."customerId" and c.status = 'active'
    where s.status = 'active' and s.segment <> 'finished' and s.business = 'SE'
      and not exists (select from cargo_release r where r."shipmentId" = s.id)
      and not exists (select from cargo_hold h where h."shipmentId" = s.id and h."liftedAt" is null)
    order by s.eta, s.id`.execute(db);
  return rows;
}

const someAtOnce = 500;

export async function insertDone(
  db: Db,
  releases: readonly ReleaseTables['cargo_release'][],
  acts: readonly ReleaseTables['cargo_release_act'][],
  holds: readonly ReleaseTables['cargo_hold'][],
): Promise<void> {
  for (let from = 0; from < releases.length; from += someAtOnce)
    await db
      .insertInto('cargo_release')
      .values(releases.slice(from, from + someAtOnce))
      .execute();
  for (let from = 0; from < acts.length; from += someAtOnce)
    await db
      .insertInto('cargo_release_act')
      .values(acts.slice(from, from + someAtOnce))
      .execute();
  if (holds.length > 0)
    await db
      .insertInto('cargo_hold')
      .values([...holds])
      .execute();
}

/** What people were told at the time is read by now. */
export async function forgetNews(db: Db): Promise<void> {
  const links = `${releasePath}%`;
  await sql`delete from message_receiver using message
    where message.id = message_receiver."messageId" and message.link like ${links}`.execute(db);
  await db.deleteFrom('message').where('link', 'like', links).execute();
  // And what their shipments came to is told to nobody anew.
  await sql`update shipment_telling as telling set "changedAt" = null from cargo_release as release
    where release."shipmentId" = telling."shipmentId"`.execute(db);
}
