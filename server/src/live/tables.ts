import type { Language } from '@fairway/contract/errors.ts';

export interface LiveTables {
  socket_ticket: { ticketHash: Buffer; tokenHash: Buffer; language: Language; expiresAt: Date };
}
