import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends BackupTables {}
}

export interface BackupTables {
  backup_record: { at: Generated<Date>; bytes: number | null; rows: number | null };
}
