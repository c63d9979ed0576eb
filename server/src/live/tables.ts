import type { Language } from '@fairway/contract/errors.ts';

declare module '../database/tables.ts' {
  interface Tables extends LiveTables {}
}

export interface LiveTables {
  socket_ticket: { ticketHash: Buffer; tokenHash: Buffer; language: Language; expiresAt: Date };
  socket_process: { id: string; beatAt: Date };
  socket_presence: { processId: string; userId: string };
}
