import type { ColumnType, Generated } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables extends InquiryTables {}
}

export interface InquiryTables {
  rate_inquiry: {
    id: string;
    version: Generated<number>;
    inquiryNo: string;
    status: string;
    askerId: string;
    customerId: string | null;
    mode: string;
    polId: string;
    podId: string;
    lineId: string | null;
    cargo: ColumnType<unknown, string, string>;
    day: string | null;
    remark: string;
    answer: Generated<string>;
    rateId: string | null;
    answererId: string | null;
    answeredAt: Date | null;
    closerId: string | null;
    closedAt: Date | null;
    creatorTime: Date;
    lastModifyTime: Date;
  };
}
