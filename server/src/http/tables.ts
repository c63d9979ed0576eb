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
