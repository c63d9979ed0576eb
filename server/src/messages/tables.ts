import type { SettledAs } from '@fairway/domain/messages/settled.ts';
import type { Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends MessageTables {}
}

export interface MessageTables {
  message: {
    id: string;
    type: number;
    title: string;
    titleEn: Generated<string | null>;
    bodyText: string;
    bodyTextEn: Generated<string | null>;
    excerpt: Generated<string>;
    /** The screen it opens; empty for none. */
    link: Generated<string>;
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
    /** What it asks this person for, by its id; null for what only tells. */
    asks: string | null;
    settledAt: Date | null;
    settledAs: SettledAs | null;
    settledBy: string | null;
    settledTo: string | null;
  };
}
