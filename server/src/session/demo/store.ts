import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

export async function givePasswordToEverybody(db: Db, hash: string, changedAt: Date): Promise<void> {
  await sql`
    insert into user_password ("userId", hash, "changedAt") select id, ${hash}, ${changedAt} from user_account`.execute(
    db,
  );
}
