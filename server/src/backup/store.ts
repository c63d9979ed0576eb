import type { Db } from '../database/open.ts';

export const findLastBackup = (db: Db) =>
  db.selectFrom('backup_record').select(['at', 'bytes']).orderBy('at', 'desc').limit(1).executeTakeFirst();
