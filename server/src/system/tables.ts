import type { ColumnType, Generated } from 'kysely';

export interface SystemTables {
  change_stamp: { name: string; number: number };
  setting: { key: string; value: ColumnType<unknown, string, string> };
  seed: { name: string; edition: string; at: Generated<Date> };
}
