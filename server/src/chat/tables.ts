import type { ConversationKind, ThreadKind } from '@fairway/contract/chat.ts';
import type { Generated, Selectable } from 'kysely';

/** What a row of the log is; what was taken back keeps its kind and loses its content. */
export type LogKind = 'text' | 'image' | 'voice' | 'file' | 'location' | 'card' | 'system' | 'recall';

/** Those that show a file. */
export const filedKinds: readonly LogKind[] = ['image', 'voice', 'file'];

declare module '../database/tables.ts' {
  interface Tables extends ChatTables {}
}

export interface ChatTables {
  conversation: {
    id: string;
    kind: ConversationKind;
    directKey: string | null;
    name: Generated<string>;
    /** Pinyin and initials of the name. */
    quickQuery: Generated<string>;
    recordKind: ThreadKind | null;
    recordId: string | null;
    ownerId: string | null;
    lastSeq: Generated<number>;
    creatorTime: Date;
  };
  conversation_member: {
    conversationId: string;
    userId: string;
    joinedSeq: Generated<number>;
    leftSeq: number | null;
    readSeq: Generated<number>;
    clearedSeq: Generated<number>;
    hiddenSeq: number | null;
    mentionSeq: Generated<number>;
    isMuted: Generated<boolean>;
    pinnedAt: Date | null;
    joinedAt: Date;
  };
  chat_message: {
    conversationId: string;
    seq: number;
    id: string;
    senderId: string;
    clientId: string;
    kind: LogKind;
    content: unknown;
    replyTo: number | null;
    mentionIds: Generated<string[]>;
    sendTime: Date;
    recalledAt: Date | null;
    search: Generated<string>;
    grams: Generated<string[]>;
  };
  chat_message_hidden: { conversationId: string; seq: number; userId: string };
  chat_allowance: { userId: string; room: number; at: Date };
}

/** A row of the log with who wrote it. */
export type LogRow = Omit<Selectable<ChatTables['chat_message']>, 'search' | 'grams'> & {
  senderName: string;
  senderAccount: string;
  senderHeadIcon: string;
  senderKind: 'member' | 'customer';
};
