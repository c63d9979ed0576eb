import type { Preferences } from '@fairway/contract/account.ts';
import type { ColumnType } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends AccountTables {}
}

export interface AccountTables {
  signature: {
    id: string;
    userId: string;
    picture: Buffer;
    digest: string;
    isDefault: boolean;
    creatorTime: Date;
  };
  user_preference: { userId: string; preferences: ColumnType<Partial<Preferences>, string, string> };
}
