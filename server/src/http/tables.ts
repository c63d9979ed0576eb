declare module '../database/tables.ts' {
  interface Tables extends HttpTables {}
}

export interface HttpTables {
  command_receipt: {
    userId: string;
    commandId: string;
    name: string;
    askedHash: string | null;
    reply: string;
    at: Date;
  };
}
