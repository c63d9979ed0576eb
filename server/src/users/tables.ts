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
}
