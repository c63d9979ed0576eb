import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends MessageTables {}
}

export interface MessageTables {
  message: {
    id: string;
    type: number;
    title: string;
    bodyText: string;
    excerpt: Generated<string>;
    files: Generated<string>;
    category: Generated<string>;
    expirationTime: Date | null;
    creatorUserId: string | null;
    creatorTime: Date;
  };
  message_receiver: {
    messageId: string;
    userId: string;
    type: number;
    readAt: Date | null;
    removedAt: Date | null;
    expirationTime: Date | null;
    creatorTime: Date;
  };
}
