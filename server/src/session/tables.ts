import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export type EndReason =
  | 'signedOut'
  | 'signedInElsewhere'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'noMenus'
  | 'endedByUser'
  | 'accountDisabled';

declare module '../database/tables.ts' {
  interface Tables extends SessionTables {}
}

export interface SessionTables {
  user_password: { userId: string; hash: string; changedAt: Date | null };
  password_history: { userId: string; hash: string; at: Date };
  session: {
    tokenHash: Buffer;
    id: string;
    userId: string;
    origin: string;
    address: string;
    agent: string;
    createdAt: Date;
    lastSeenAt: Date;
    previousLoginAt: Date | null;
    previousLoginAddress: string;
    endedAt: Date | null;
    endReason: EndReason | null;
    /** The session of the administrator who looks at the system as this person. */
    seenByToken: ColumnType<Buffer | null, Buffer | undefined, never>;
  };
  login_record: { id: GeneratedAlways<number>; userId: string; at: Date; address: string; agent: string };
  login_throttle: {
    subject: string;
    failures: number;
    /** When this count began. */
    since: Date;
    lastFailureAt: Date;
    /** Infinity: until an administrator unlocks. */
    lockedUntil: ColumnType<Date | number | null, Date | 'infinity' | null, Date | 'infinity' | null>;
  };
  known_device: { userId: string; deviceHash: Buffer; lastUsedAt: Date };
  image_code: { id: string; codeHash: string; expiresAt: Date };
  setup_code: { codeHash: string; createdAt: Generated<Date> };
}

export type Throttle = Selectable<SessionTables['login_throttle']>;
