import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends SystemTables {}
}

export interface SystemTables {
  change_stamp: { name: string; number: number };
  setting: {
    key: string;
    value: ColumnType<unknown, string, string>;
    changedBy: Generated<string | null>;
    changedAt: Generated<Date | null>;
  };
}
