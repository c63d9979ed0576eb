import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

export interface SoldByMonth {
  userId: string;
  organisationId: string;
  teu: number;
  profit: number;
}

/** What each salesperson sold in an average month since a day, in departments that have several shipments a month. */
export async function soldSince(db: Db, day: string): Promise<SoldByMonth[]> {
  const { rows } = await sql<SoldByMonth>`
    select m."userId", u."organisationId", round(sum(s.teu / 12), 2)::float8 as teu,
      round(sum(coalesce(c.profit, 0) / 12), 2)::float8 as profit
    from shipment_member m
    join user_account u on u.id = m."userId" and u.kind = 'member'
    join organisation o on o.id = u."organisationId" and o.kind = 'department'
    join shipment s on s.id = m."shipmentId" and s.status <> 'cancelled' and s."bizDate" >= ${day}::date
    left join lateral (
      select sum(case when c.side = 'receivable' then c."bookNet" else -c."bookNet" end) as profit
      from shipment_charge c where c."shipmentId" = s.id and c.status <> 'rejected' and not c."onBehalf"
    ) c on true
    where m.role = 'sales'
    group by m."userId", u."organisationId", u.account
    having sum(s.teu) > 0 and sum(coalesce(c.profit, 0)) > 0
    order by u.account`.execute(db);
  return rows;
}
