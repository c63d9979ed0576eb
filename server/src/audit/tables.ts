import type { GeneratedAlways } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends AuditTables {}
}

export interface AuditTables {
  audit_log: {
    id: GeneratedAlways<number>;
    at: Date;
    userId: string | null;
    account: string;
    realName: string;
    name: string;
    target: string;
    address: string;
    requestId: string;
  };
}
