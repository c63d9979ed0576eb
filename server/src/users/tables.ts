declare module '../database/tables.ts' {
  interface Tables extends UserTables {}
}

export interface UserTables {
  user_invitation: {
    userId: string;
    tokenHash: Buffer;
    createdBy: string | null;
    createdAt: Date;
    expiresAt: Date;
  };
  leaving: {
    id: string;
    userId: string;
    leftOn: string;
    at: Date;
    byId: string | null;
    enabledMark: number;
    version: number;
    undoneAt: Date | null;
    undoneBy: string | null;
  };
  leaving_item: { leavingId: string; kind: string; ref: string; toId: string | null; was: unknown };
  successor: { userId: string; kind: string; toId: string };
}
