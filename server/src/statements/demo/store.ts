import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/** The company that issued bills to a customer in most months since that day. */
export async function findSteadyCompany(db: Db, partyId: string, since: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('invoice')
    .select('companyId')
    .where('partyId', '=', partyId)
    .where('side', '=', 'receivable')
    .where('issuedAt', 'is not', null)
    .where('billOn', '>=', since)
    .groupBy('companyId')
    .orderBy(sql`count(distinct substr("billOn", 1, 7))`, 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('companyId')
    .executeTakeFirst();
  return found?.companyId;
}
