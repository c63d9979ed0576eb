import type { NoticeCategory } from '@fairway/contract/notices.ts';

declare module '../database/tables.ts' {
  interface Tables extends NoticeTables {}
}

export interface NoticeTables {
  notice: {
    id: string;
    title: string;
    bodyText: string;
    excerpt: string;
    files: string;
    category: NoticeCategory;
    toIds: string[];
    expirationTime: Date | null;
    state: number;
    version: number;
    messageId: string | null;
    creatorUserId: string;
    creatorTime: Date;
    releaseUserId: string | null;
    releaseTime: Date | null;
  };
}
