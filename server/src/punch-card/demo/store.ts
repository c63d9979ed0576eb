import type { Insertable } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export interface DemoPunches {
  punch: Insertable<Tables['punch']>[];
  punch_rule: Insertable<Tables['punch_rule']>[];
  punch_agreement: Insertable<Tables['punch_agreement']>[];
}

export async function insertDemoPunches(db: Db, rows: DemoPunches): Promise<void> {
  for (const table of ['punch_rule', 'punch_agreement', 'punch'] as const)
    if (rows[table].length > 0)
      await db
        .insertInto(table)
        .values(rows[table] as never)
        .execute();
}
