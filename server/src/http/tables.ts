export interface HttpTables {
  command_receipt: { userId: string; commandId: string; name: string; reply: string; at: Date };
}
