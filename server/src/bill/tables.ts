import type { BillRule } from '@fairway/domain/bill/bill-number.ts';
import type { Generated } from 'kysely';

export type DateFormat = BillRule['dateFormat'];

declare module '../database/tables.ts' {
  interface Tables extends BillTables {}
}

export interface BillTables {
  bill_rule: {
    id: string;
    enCode: string;
    fullName: string;
    prefix: string;
    dateFormat: DateFormat;
    digit: number;
    startNumber: Generated<number>;
    enabledMark: Generated<number>;
  };
  bill_counter: { ruleId: string; period: string; last: number };
  bill_reservation: { ruleId: string; period: string; serial: number; userId: string; reservedAt: Date };
}
