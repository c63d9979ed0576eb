declare module '../../database/tables.ts' {
  interface Tables extends LineTables {}
}

export interface LineTables {
  line_note: {
    id: string;
    lineId: string;
    day: string;
    text: string;
    isForCustomers: boolean;
    creatorUserId: string;
    creatorTime: Date;
  };
}
